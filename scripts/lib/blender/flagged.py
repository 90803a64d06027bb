"""Renders the cell that fits none of the others as its code is read on the line (view.py says with which arguments). Centimetres."""

import os
import sys

import bpy
from mathutils import Matrix

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from car_parts import box, built_once, set_down
from materials import linear
from meshes import add
from prismatic import HEIGHT, LONG, TERMINAL, prismatics
from studio import Nodes, look, opaque, softbox, surround
from view import take

# From one carrier to the next, and how high a cell stands on it.
STEP, STAND = 10.4, 2.2


def build_carrier(cell, base, edge, light):
    """A cell on the carrier that takes it along the line, whose lamps say what is known of it."""
    box(-LONG / 2 - 1.2, -2.6, 0.3, LONG + 2.4, 5.2, 1.2, base, 0.25)
    box(-LONG / 2 - 0.6, -1.9, 1.4, LONG + 1.2, 3.8, 0.8, edge, 0.15)
    box(LONG / 2 + 1.18, -1.7, 0.7, 0.08, 3.4, 0.4, light, 0.03)
    box(-LONG / 2 + 1, -2.66, 0.75, LONG - 2, 0.08, 0.3, light, 0.03)
    for side in (-1, 1):
        box(side * (LONG / 2 + 0.3) - 0.25, -1.2, 1.4, 0.5, 2.4, 2.6, edge, 0.12)
    set_down(cell, Matrix.Translation((0, 0, STAND)))


def curtain(colour, foot, height, strength):
    """Light in the air that fades upwards from its foot."""
    nodes = Nodes("curtain")
    up = nodes.new("SeparateXYZ", nodes.new("NewGeometry").outputs["Position"]).outputs["Z"]
    share = nodes.math("POWER", nodes.between(up, foot, foot + height, 1, 0), 3)
    clear, light = nodes.new("BsdfTransparent"), nodes.new("Emission", colour, nodes.math("MULTIPLY", share, strength))
    nodes.new("OutputMaterial", nodes.new("AddShader", clear.outputs[0], light.outputs[0]).outputs[0])
    return nodes.material


def build_reading(line, colour):
    """The light of a reader: a fan of it in the air, and the line that it casts along a lid, over the terminals."""
    top, high = STAND + HEIGHT, 14
    for left, long, z in ((-LONG / 2, LONG, 0), (-TERMINAL - 1.2, 2.4, 0.47), (TERMINAL - 1.2, 2.4, 0.47)):
        box(left, -0.04, top + z - 0.01, long, 0.08, 0.03, line, 0.005)
    fan = [(-LONG / 2, 0, top), (LONG / 2, 0, top), (LONG / 9, 0, top + high), (-LONG / 9, 0, top + high)]
    part = add(fan, [(0, 1, 2, 3)], curtain(colour, top, high, 0.75))
    part.visible_shadow = part.visible_diffuse = False


def build(colours):
    cell, _ = prismatics(colours)
    base, edge = opaque("carrier", linear("#1a2731"), 0.35, 0.5), opaque("holder", linear("#3a4a55"), 0.3, 0.8)
    good, odd = opaque("good", colours["aurora"], glow=5), opaque("odd", colours["signal-bright"], glow=8)
    passed = built_once(lambda: build_carrier(cell, base, edge, good))
    held = built_once(lambda: build_carrier(cell, base, edge, odd))
    for number in range(16):
        set_down(passed if number else held, Matrix.Translation((0, number * STEP, 0)))
    build_reading(odd, colours["signal-bright"])
    for x in (-LONG / 2 - 2.2, LONG / 2 + 1.6):
        box(x, -60, 0, 0.6, 300, 0.9, edge, 0.1)
    box(-300, -200, -1, 600, 700, 1, opaque("floor", linear("#060d14"), 0.42), 0.1)
    # From the reader, and along the edges of the cell that it reads.
    softbox((0, -2, STAND + HEIGHT + 6), (0, 0, STAND + HEIGHT), 13, 1.5, 480, (1, 0.42, 0.12))
    softbox((11.5, 8, STAND + 6), (LONG / 2, 0, STAND + 5), 4, 11, 160, (1, 0.42, 0.12))
    softbox((-7, -12, 3), (0, 0, STAND + 4), 12, 3, 260, (0.6, 0.95, 1))
    softbox((12, 60, 44), (0, 0, STAND + HEIGHT), 60, 40, 30_000, (0.5, 0.9, 1))
    softbox((-34, -16, 22), (0, 0, STAND + HEIGHT / 2), 5, 30, 7_000, (0.6, 0.95, 1))
    softbox((-6, -60, 12), (0, 0, STAND + 4), 40, 8, 5_000, (0.7, 0.95, 1))
    surround((0.03, 0.07, 0.1, 1), 0.3)
    look((26, -54, STAND + HEIGHT + 24), (0, 0, STAND + HEIGHT / 2), lens=44, sharp_at=(0, -1.4, STAND + HEIGHT), aperture=0.013)
    # The words stand on the left.
    lens = bpy.context.scene.camera.data
    lens.shift_x, lens.shift_y = -0.13, 0.075
    return 70, 150


take(build)
