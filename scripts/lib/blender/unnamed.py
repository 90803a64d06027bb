"""Renders the worn type plate of a pack, which says nothing of its past, from nearby (view.py says with which arguments). Centimetres."""

import math
import os
import random
import sys

from mathutils import Matrix

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from car_parts import box, built_once, set_down
from lettering import written
from materials import linear
from meshes import add, tube
from studio import Nodes, look, opaque, softbox, surround
from turned import turned
from view import take, wet_floor

# The pack's side looks along -y; it stands on x. In centimetres.
LONG, HIGH = 120, 16

# Where the plate's face is, and what it measures.
FACE, LEFT, FOOT, WIDE, TALL = -0.35, 4, 2.6, 17, 7.4


def worn(name, colour, start, end):
    """Print that is whole at x = `start`, and of which only flakes are left at `end`."""
    nodes = Nodes(name)
    place = nodes.new("NewGeometry").outputs["Position"]
    noise = nodes.new("TexNoise", place)
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = 1.5, 9
    noise.inputs["Roughness"].default_value = 0.72
    limit = nodes.between(nodes.new("SeparateXYZ", place).outputs["X"], start, end, 0.34, 0.66)
    left = nodes.math("GREATER_THAN", noise.outputs["Fac"], limit)
    ink = nodes.new("BsdfDiffuse", colour).outputs[0]
    nodes.new("OutputMaterial", nodes.new("MixShader", left, nodes.new("BsdfTransparent").outputs[0], ink).outputs[0])
    return nodes.material


def weathered(name, colour, dirt):
    """Sheet metal with dirt on it, more of it at its foot, which takes the shine away."""
    nodes = Nodes(name)
    place = nodes.new("NewGeometry").outputs["Position"]
    stains = nodes.new("TexNoise", nodes.new("VectorMath", place, (1, 1, 0.6), operation="MULTIPLY").outputs[0])
    stains.inputs["Scale"].default_value, stains.inputs["Detail"].default_value = 0.9, 12
    high = nodes.between(nodes.new("SeparateXYZ", place).outputs["Z"], FOOT, FOOT + TALL, 0.12, -0.06)
    dirty = nodes.between(nodes.math("ADD", stains.outputs["Fac"], high), 0.44, 0.8, 0, 0.8)
    surface = nodes.new("BsdfPrincipled")
    surface.inputs["Metallic"].default_value = 0.3
    nodes.tree.links.new(nodes.new("MixRGB", dirty, colour, dirt).outputs[0], surface.inputs["Base Color"])
    nodes.tree.links.new(nodes.between(dirty, 0, 0.8, 0.36, 0.85), surface.inputs["Roughness"])
    nodes.new("OutputMaterial", surface.outputs[0])
    return nodes.material


def scratch(x, z, long, degrees, wide, look):
    """A scratch from a place, pointed at both ends."""
    a, high = math.radians(degrees), FACE - 0.008
    way = lambda along, across: (x + along * math.cos(a) - across * math.sin(a), high, z + along * math.sin(a) + across * math.cos(a))
    add([way(0, 0), way(long * 0.4, -wide / 2), way(long, 0), way(long * 0.6, wide / 2)], [(0, 1, 2, 3)], look)


def build_plate(plate, print_, bare, gouge):
    """Its name and number are there still; what stood on its lines was scoured off, and much of the rest with it."""
    box(LEFT, FACE, FOOT, WIDE, 0.5, TALL, plate, 0.1)
    on = FACE - 0.004
    written("77 kWh", 5.9, on, 0.95, print_, 8.1, upright=True)
    for bar in range(16):
        box(13.2 + bar * 0.4, on, 7.5, 0.12 + 0.08 * ((bar * 7) % 3), 0.01, 1.6, print_, 0.001)
    for row, words in enumerate(("400 V", "SoH", "km")):
        z = 6.4 - row * 1.4
        written(words, 5.9, on, 0.62, print_, z, upright=True)
        box(9.6, on, z - 0.06, 9.8, 0.01, 0.05, print_, 0.001)
    chance = random.Random(5)
    # Of a brush, in two strokes over the lines; and of all that it met in its life.
    for _ in range(150):
        x, z, long = 9 + chance.random() * 8, 3.2 + chance.random() * 4, 1 + chance.random() * 3
        scratch(x, z, min(long, 20.6 - x), 9 + chance.gauss(0, 5), 0.018 + chance.random() * 0.03, bare)
    for _ in range(26):
        x, z = 4.4 + chance.random() * 14, 3.4 + chance.random() * 5
        scratch(x, z, 0.4 + chance.random() * 1.6, chance.choice((-32, -24, 20, 64)) + chance.gauss(0, 7), 0.02 + chance.random() * 0.03, gouge)
    for x, z, long, degrees in ((6.2, 9.7, 8.4, -33), (12.8, 3.2, 6.8, 27), (4.7, 4.1, 6, 12)):
        scratch(x, z, long, degrees, 0.07, gouge)
        scratch(x, z + 0.05, long, degrees, 0.045, bare)


def build(colours):
    case, lid = opaque("case", linear("#2b3a45"), 0.34, 0.3), opaque("lid", linear("#4a5c68"), 0.3, 0.35)
    seam, metal = opaque("seam", linear("#0a1118"), 0.5), opaque("metal", linear("#95a6b1"), 0.26, 0.95)
    plate, print_ = weathered("plate", linear("#c9d4d9"), linear("#4a4a42")), worn("print", linear("#0d161d"), 3, 21)
    bare, gouge = opaque("bare", linear("#f4f8fa"), 0.3, 0.4, glow=0.15), opaque("gouge", linear("#39444b"), 0.6)
    orange = opaque("orange", linear("#e2793a"), 0.4, glow=0.12)
    box(-20, 0, 1, LONG, 80, HIGH - 5, case, 1.4)
    box(-22, -2, HIGH - 5, LONG + 4, 84, 1.4, seam, 0.4)
    box(-19, 1, HIGH - 4, LONG - 2, 78, 9, lid, 2.2)
    bolt = built_once(lambda: turned([(0, 0), (0.9, 0), (0.9, 0.6), (0.75, 0.75), (0, 0.75)], metal))
    for place in range(18):
        set_down(bolt, Matrix.Translation((-17 + place * 6.4, -0.9, HIGH - 3.5)))
    build_plate(plate, print_, bare, gouge)
    for x in (4.7, 20.3):
        for z in (3.3, 9.3):
            set_down(bolt, Matrix.Translation((x, -0.3, z)) @ Matrix.Rotation(math.radians(90), 4, "X") @ Matrix.Scale(0.36, 4))
    # The plug for high voltage beside it, with nothing in it.
    box(26, -4.5, 3, 12, 6, 7, orange, 1)
    for x in (29.2, 34.8):
        hole = built_once(lambda: turned([(0, 0), (1.5, 0), (1.7, 0.3), (2.1, 0.3), (2.1, 0), (0, -0.02)], seam))
        set_down(hole, Matrix.Translation((x, -4.4, 6.5)) @ Matrix.Rotation(math.radians(90), 4, "X"))
    tube([(-12, -1.4, 4), (-4, -2.4, 3.4), (1, -1.8, 3.2)], 0.7, seam)
    wet_floor(linear("#0a141d"), 900)
    softbox((-10, -34, 30), (12, 0, 8), 20, 5, 15_000, (0.86, 0.97, 1))
    softbox((60, -24, 16), (16, 0, 8), 4, 24, 6_000, (0.4, 1, 0.92))
    softbox((10, 20, 60), (12, 4, 20), 60, 6, 16_000, (0.75, 0.95, 1))
    surround((0.03, 0.06, 0.09, 1), 0.8)
    look((-6, -44, 19), (15.2, 0, 8.2), lens=56, sharp_at=(12.5, -0.5, 7), aperture=0.022)
    return 70, 150


if __name__ == "__main__":
    take(build)
