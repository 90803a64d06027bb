"""A sky as the sun comes up, and what stands before it far away."""

import math

import bpy

from car_parts import box
from materials import linear
from studio import Nodes, opaque

# How far away it stands, in metres.
SKY = 70


# From the ground upwards: before the sun is up, as it comes up, and after it has gone down.
EARLY = ("#ffd9a0", "#f0a46a", "#7f8494", "#2c4560")
MORNING = ("#ffc07a", "#f7924f", "#a3606a", "#33415f")
EVENING = ("#ff9a5c", "#d9685c", "#7c4a72", "#2c2f58")
# How high each of them stands, in metres.
HEIGHTS = (0, 3, 7, 13)
HIGHEST = 24


def build_sky(colours, night):
    """A wall of light across y, which is the colour of the night high above, and dim roofs before it."""
    nodes = Nodes("sky")
    height = nodes.new("SeparateXYZ", nodes.new("NewGeometry").outputs["Position"]).outputs["Z"]
    ramp = nodes.new("ValToRGB", nodes.between(height, 0, HIGHEST, 0, 1))
    stops = [*((at / HIGHEST, linear(colour)) for at, colour in zip(HEIGHTS, colours)), (1, night)]
    # It has its first and its last one from the beginning.
    for at, _colour in stops[1:-1]:
        ramp.color_ramp.elements.new(at)
    for stop, (_at, colour) in zip(ramp.color_ramp.elements, stops):
        stop.color = colour
    nodes.new("OutputMaterial", nodes.new("Emission", ramp.outputs["Color"], 1).outputs[0])
    bpy.ops.mesh.primitive_plane_add(size=400, location=(0, SKY, 0), rotation=(math.radians(90), 0, 0))
    bpy.context.object.data.materials.append(nodes.material)
    haze = opaque("haze", linear("#6a4446"), 0.9, glow=0.5)
    for x, wide, high in ((-52, 16, 2.2), (-30, 9, 3.1), (-16, 22, 1.6), (14, 16, 2.3), (34, 12, 2.9), (48, 20, 2)):
        box(x, SKY - 2, 0, wide, 1, high, haze)
