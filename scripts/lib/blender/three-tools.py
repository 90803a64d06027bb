"""Renders what each product begins with, on blocks of pale stone by day: the adapter, a fleet on a screen, and a cell (view.py says with which arguments). Centimetres."""

import math
import os
import sys

import bpy
from mathutils import Matrix

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from adapter import build_adapter
from car_parts import built_once, set_down
from lettering import written
from materials import linear
from meshes import tube
from opened_pack import build_sticker, finishes
from places import at, turn
from prismatic import THICK, moulded, prismatic
from studio import Nodes, look, opaque, softbox, surround
from table import patch, shining
from view import take

# The screen and its frame.
WIDE, TALL, FRAME = 8.2, 10.6, 0.3
# Of each product's block: the middle of its front, how wide, deep and high it is.
BLOCKS = {"BatScan": (-15.4, -7, 16.4, 16, 4.4), "BatStream": (0, 1, 16.6, 14, 10.4), "BatData": (18.8, -3, 19.8, 11, 6.8)}
# How large the adapter, the screen and the cell are shown; it lies on an edge of its case and one of its plug.
ADAPTER, TILT, LIES, SCREEN, CELL = 168, -3.2, 0.0177, 1.66, 1.2


def stone():
    """Pale limestone, honed: clouds, and grains that are a little darker."""
    nodes = Nodes("stone")
    place = nodes.new("NewGeometry").outputs["Position"]

    def noise(scale, detail):
        one = nodes.new("TexNoise", place)
        one.inputs["Scale"].default_value, one.inputs["Detail"].default_value = scale, detail
        return one.outputs["Fac"]

    clouds = nodes.new("MixRGB", nodes.between(noise(0.16, 6), 0.35, 0.65, 0, 1), linear("#e9ecec"), linear("#f3f5f5")).outputs[0]
    grains = nodes.new("MixRGB", nodes.between(noise(3.2, 3), 0.63, 0.74, 0, 0.5), clouds, linear("#c3c9ca")).outputs[0]
    surface = nodes.new("BsdfPrincipled", grains)
    surface.inputs["Roughness"].default_value = 0.55
    nodes.new("OutputMaterial", surface.outputs[0])
    return nodes.material


def build_block(name, wide, deep, high, look, ink):
    """Stands on the origin, the middle of its front; the name of a product is on it."""
    moulded((0, deep / 2, 0), wide, deep, 0.3, [(0.1, 0), (0, 0.1), (0, high - 0.2), (0.06, high - 0.06), (0.2, high)], look)
    written(name, 0, -0.012, 1.6, ink, high - 3, "CENTER", upright=True)


def build_fleet(ground, track, lines, odd):
    """The health of a fleet's vehicles over the years: all fall gently, but for one that bends away; its figure stands before its end."""
    patch(0, 0, WIDE, TALL, ground, 0.3)
    for k in range(5):
        patch(0.6, 2.1 + k * 1.75, 0.36, 0.09, track, 0.04, 0.014)
        patch(1.3 + k * 1.5, 0.75, 0.09, 0.36, track, 0.04, 0.014)
    drawn = lambda line, radius, z, falls: tube([(1.3 + 5.9 * t, falls(t), z) for t in (k / 40 for k in range(41))], radius, line)
    for k in range(6):
        start, loss = 9.9 - k * 0.2, 0.7 + k * 0.22
        drawn(lines[k % len(lines)], 0.06, 0.03, lambda t: start - loss * t**0.8 + 0.05 * math.sin(9 * t + k * 2))
    drawn(odd, 0.11, 0.06, lambda t: 9.3 - t - 5.2 * max(t - 0.34, 0) ** 2 / 0.66**2)
    tube([(7.2, 3.1, 0.03), (7.2, 3.1, 0.1)], 0.34, odd)
    written("90%", 6.4, 2.15, 1.9, odd, 0.06, "RIGHT")


def build_display(metal, glass, page):
    """Lies on its back, its lower edge at y = 0."""
    wide, tall = WIDE + 2 * FRAME, TALL + 2 * FRAME
    moulded((0, tall / 2, -1), wide, tall, 0.6, [(0.3, 0), (0.06, 0.1), (0, 0.24), (0, 0.84), (0.05, 0.95), (0.12, 1)], metal)
    patch(0.13 - wide / 2, 0.13, wide - 0.26, tall - 0.26, glass, 0.5)
    set_down(page, at(-WIDE / 2, FRAME, 0.014))


def build(colours):
    black, light = opaque("black", linear("#12181d"), 0.4), opaque("light", colours["aurora"], 0.4, glow=1.2)
    rock, ink = stone(), opaque("name", linear("#0b3440"), 0.6)
    tops = {}
    for name, (x, y, wide, deep, high) in BLOCKS.items():
        set_down(built_once(lambda: build_block(name, wide, deep, high, rock, ink)), at(x, y))
        tops[name] = at(x, y + deep / 2, high)

    adapter = built_once(lambda: build_adapter(opaque("case", linear("#46545f"), 0.34), opaque("face", linear("#0c1217"), 0.2), light, black))
    set_down(adapter, tops["BatScan"] @ at(1, 1.4, LIES * ADAPTER, 62) @ turn(TILT, "Y") @ Matrix.Scale(ADAPTER, 4))

    shine = lambda colour, strength=1: shining("shows", [(0, colour)], strength)
    lines = [shine(colours["aurora"], strength) for strength in (0.9, 0.6, 0.75)]
    page = shining("page", [(12, linear("#081b29")), (28, linear("#12384b"))])
    fleet = built_once(lambda: build_fleet(page, shine(linear("#6f94a3")), lines, shine(colours["signal-bright"], 1.1)))
    frame, glass = opaque("frame", linear("#8d989f"), 0.28, 0.9), opaque("glass", linear("#02060a"), 0.1)
    display = built_once(lambda: build_display(frame, glass, fleet))
    # It leans back a little, in a foot.
    upright = built_once(lambda: (
        set_down(display, at(0, -0.1, 0.25) @ turn(84, "X")),
        moulded((0, 0.4, 0), 5.6, 2.6, 0.6, [(0.06, 0), (0, 0.06), (0, 0.4), (0.1, 0.5)], frame),
    ))  # fmt: skip
    set_down(upright, tops["BatStream"] @ at(0, -1, 0) @ Matrix.Scale(SCREEN, 4))

    cell = tops["BatData"] @ at(0, -0.6) @ Matrix.Scale(CELL, 4)
    set_down(prismatic(opaque("film", linear("#0e8c88"), 0.26), opaque("plate", linear("#0a5567"), 0.32)), cell)
    set_down(built_once(lambda: build_sticker(finishes())), cell @ at(-2.4, -THICK / 2, 1.7) @ Matrix.Scale(1.15, 4))

    # Two windows on the left, what is bright beyond, the ceiling, and softer light from the right.
    softbox((-190, 110, 190), (0, 0, 10), 120, 150, 420_000, (1, 0.98, 0.95))
    softbox((-190, -150, 170), (0, 0, 10), 44, 56, 1_100_000, (1, 0.985, 0.965))
    softbox((130, 260, 110), (0, 0, 10), 220, 70, 110_000, (0.96, 0.985, 1))
    softbox((-10, 20, 300), (0, 0, 0), 240, 200, 70_000, (0.97, 0.99, 1))
    softbox((230, -150, 110), (0, 0, 20), 120, 140, 32_000, (0.94, 0.975, 1))
    surround((0.88, 0.94, 1, 1), 0.24)
    look((42, -212, 66), (0, 0, 14.5), lens=71)
    # The words stand on the left.
    bpy.context.scene.camera.data.shift_x = -0.184


take(build, ground="sunken", goes_on=True)
