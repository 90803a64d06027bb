"""Renders the cell that fits none of the others as its code is read on the line (view.py says with which arguments). Centimetres."""

import os
import sys

import bpy
from mathutils import Matrix

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from car_parts import box, built_once, set_down
from materials import linear
from meshes import add
from prismatic import HEIGHT, LONG, TERMINAL, prismatic, prismatics
from studio import Nodes, look, opaque, softbox, surround
from view import take

# From one carrier to the next, how high a cell stands on it, and how far above its lid the reader is.
STEP, STAND, READER = 10.4, 2.2, 9.6


def build_carrier(cell, base, edge, light):
    """A cell on the carrier that takes it along the line, whose lamps say what is known of it."""
    box(-LONG / 2 - 1.2, -2.6, 0.3, LONG + 2.4, 5.2, 1.2, base, 0.25)
    box(-LONG / 2 - 0.6, -1.9, 1.4, LONG + 1.2, 3.8, 0.8, edge, 0.15)
    box(LONG / 2 + 1.18, -1.7, 0.7, 0.08, 3.4, 0.4, light, 0.03)
    box(-LONG / 2 + 1, -2.66, 0.75, LONG - 2, 0.08, 0.3, light, 0.03)
    for side in (-1, 1):
        box(side * (LONG / 2 + 0.3) - 0.25, -1.2, 1.4, 0.5, 2.4, 2.6, edge, 0.12)
    set_down(cell, Matrix.Translation((0, 0, STAND)))


def curtain(colour, foot, top, wide, narrow, strength):
    """Light in the air below a slit: a fan across x, weaker where it is wide, towards its sides and in streaks."""
    nodes = Nodes("curtain")
    axes = nodes.new("SeparateXYZ", nodes.new("TexCoord").outputs["Object"]).outputs
    half = nodes.between(axes["Z"], foot, top, wide / 2, narrow / 2)
    across = nodes.math("DIVIDE", axes["X"], half)
    inner = nodes.math("SUBTRACT", 1, nodes.math("POWER", nodes.math("ABSOLUTE", across, 0), 4))
    streaks = nodes.new("TexNoise", None, across, 7, 3, noise_dimensions="1D").outputs["Fac"]
    share = nodes.math("MULTIPLY", inner, nodes.between(streaks, 0.3, 0.7, 0.6, 1))
    share = nodes.math("MULTIPLY", share, nodes.between(axes["Z"], foot, top, 0.3, 1))
    clear, light = nodes.new("BsdfTransparent"), nodes.new("Emission", colour, nodes.math("MULTIPLY", share, strength))
    nodes.new("OutputMaterial", nodes.new("AddShader", clear.outputs[0], light.outputs[0]).outputs[0])
    return nodes.material


def build_reader(case, light, colour):
    """A reader above a cell, its fan of light in the air, and the line that this casts along a lid, over the terminals."""
    lid, head = STAND + HEIGHT, STAND + HEIGHT + READER
    for left, long, z in ((-LONG / 2, LONG, 0), (-TERMINAL - 1.2, 2.4, 0.47), (TERMINAL - 1.2, 2.4, 0.47)):
        box(left, -0.04, lid + z - 0.01, long, 0.08, 0.03, light, 0.005)
    box(-2.6, -1.3, head + 0.1, 5.2, 2.6, 2.2, case, 0.3)
    box(-1.9, -0.35, head - 0.1, 3.8, 0.7, 0.3, case, 0.08)
    box(-1.6, -0.1, head - 0.14, 3.2, 0.2, 0.1, light, 0.03)
    fan = [(-LONG / 2, 0, lid), (LONG / 2, 0, lid), (1.6, 0, head), (-1.6, 0, head)]
    part = add(fan, [(0, 1, 2, 3)], curtain(colour, lid, head, LONG, 3.2, 0.5))
    part.visible_shadow = part.visible_diffuse = part.visible_glossy = False


def build(colours):
    cell, _ = prismatics(colours)
    # It gives off less light of its own than those of others, so that its sides differ.
    outlier = prismatic(opaque("odd film", colours["signal-bright"], 0.22, glow=0.18), opaque("odd plate", colours["signal-bright"], 0.3, glow=0.5))
    base, edge = opaque("carrier", linear("#1a2731"), 0.35, 0.5), opaque("holder", linear("#3a4a55"), 0.3, 0.8)
    good, odd = opaque("good", colours["aurora"], glow=3), opaque("odd", colours["signal-bright"], glow=6)
    set_down(built_once(lambda: build_carrier(outlier, base, edge, odd)), Matrix.Identity(4))
    passed = built_once(lambda: build_carrier(cell, base, edge, good))
    for number in range(1, 22):
        set_down(passed, Matrix.Translation((0, number * STEP, 0)))
    case = opaque("reader", linear("#141f28"), 0.35, 0.5)
    build_reader(case, odd, colours["signal-bright"])
    box(-0.8, -0.7, STAND + HEIGHT + READER + 2.2, 1.6, 1.4, 30, case, 0.15)
    for x in (-LONG / 2 - 2.2, LONG / 2 + 1.6):
        box(x, -60, 0, 0.6, 400, 0.9, edge, 0.1)
    box(-300, -200, -1, 900, 900, 1, opaque("floor", linear("#060d14"), 0.36), 0.1)
    # From the reader, and what the orange cell sheds on its carrier.
    softbox((0, 0, STAND + HEIGHT + READER - 1), (0, 0, STAND), 9, 0.8, 260, (1, 0.5, 0.18))
    # What its large face mirrors, from before the line; what the narrow sides mirror, and behind it all what the lids do.
    softbox((-44, -40, 26), (0, 0, STAND + 5), 14, 30, 11_000, (1, 0.9, 0.82))
    softbox((-9, -10, 5), (-2, 0, STAND + 5), 1, 9, 90, (1, 0.86, 0.7))
    softbox((46, 62, 16), (0, 20, STAND + 5), 40, 12, 12_000, (0.45, 0.92, 1))
    softbox((-56, 89, 50), (0, 10, STAND + HEIGHT), 70, 36, 30_000, (0.5, 0.9, 1))
    surround((0.03, 0.07, 0.1, 1), 0.3)
    look((50, -45, STAND + HEIGHT + 22), (0, 0, STAND + HEIGHT / 2), lens=29, sharp_at=(1, -1.4, STAND + HEIGHT / 2), aperture=0.014)
    # The words stand on the left, a card on the right.
    lens = bpy.context.scene.camera.data
    lens.shift_x, lens.shift_y = -0.165, 0.03
    return 78, 170


if __name__ == "__main__":
    take(build)
