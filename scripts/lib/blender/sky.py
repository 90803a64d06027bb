"""Skies of a morning or an evening behind a place, as wide pictures that shine."""

from car_parts import box
from materials import linear
from meshes import add
from studio import Nodes, opaque

# How far away they stand, in metres.
SKY = 70
# From the ground upwards: before the sun is up, as it comes up, after it has gone down, and when it is nearly dark.
EARLY = ("#ffd9a0", "#f0a46a", "#7f8494", "#2c4560")
MORNING = ("#ffc07a", "#f7924f", "#a3606a", "#33415f")
EVENING = ("#ff9a5c", "#d9685c", "#7c4a72", "#2c2f58")
DUSK = ("#c98f6a", "#8f8290", "#51719a", "#234a7c")
# How high each of them stands, and where the colour above all of them begins, in metres.
HEIGHTS, HIGHEST = (0, 3, 7, 13), 24


def build_sky(colours, above, far=SKY, left=-200, right=200, fade=None):
    """Light from `left` to `right`, `far` metres along y; with `fade`, a colour and a place along x, it is of that colour on its left, and has all its light from that place on."""
    nodes = Nodes("sky")
    place = nodes.new("SeparateXYZ", nodes.new("NewGeometry").outputs["Position"])
    stops = [*zip(HEIGHTS, map(linear, colours)), (HIGHEST, above)]
    colour = stops[0][1]
    for (start, _), (end, upper) in zip(stops, stops[1:]):
        colour = nodes.new("MixRGB", nodes.between(place.outputs["Z"], start, end, 0, 1), colour, upper).outputs[0]
    if fade:
        colour = nodes.new("MixRGB", nodes.between(place.outputs["X"], left, fade[1], 0, 1), fade[0], colour).outputs[0]
    nodes.new("OutputMaterial", nodes.new("Emission", colour, 1).outputs[0])
    add([(left, far, -1), (right, far, -1), (right, far, 60), (left, far, 60)], [(0, 1, 2, 3)], nodes.material)


def build_roofs():
    """Dim ones before the sky."""
    haze = opaque("haze", linear("#6a4446"), 0.9, glow=0.5)
    for x, wide, high in ((-52, 16, 2.2), (-30, 9, 3.1), (-16, 22, 1.6), (14, 16, 2.3), (34, 12, 2.9), (48, 20, 2)):
        box(x, SKY - 2, 0, wide, 1, high, haze)
