"""Renders what each product begins with, side by side on a dark table: the adapter, a fleet on a screen, and a cell (view.py says with which arguments). Centimetres."""

import math
import os
import sys

import bpy
from mathutils import Matrix

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from adapter import build_adapter
from car_parts import box, built_once, set_down
from lettering import written
from materials import linear
from meshes import tube
from opened_pack import build_sticker, finishes
from places import at
from prismatic import THICK, moulded, prismatic
from studio import look, opaque, softbox, spotlight, surround
from table import patch, shining
from view import take

# The screen and its frame.
WIDE, TALL, FRAME = 8.2, 10.6, 0.3


def build_stand(metal, name, ink, wide):
    """A low block with the name of a product on its front, its middle at the origin, its top at z = 0."""
    box(-wide / 2, -4, -1.6, wide, 9, 1.6, metal, 0.12)
    written(name, 0, -4.02, 0.62, ink, -1.12, "CENTER", upright=True)


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
    black, light = opaque("black", linear("#0b1117"), 0.4), opaque("light", colours["aurora"], glow=3)
    metal, ink = opaque("stand", linear("#22313b"), 0.24, 0.75), opaque("name", colours["aurora"], 0.5, glow=0.7)
    things = []

    adapter = built_once(lambda: build_adapter(opaque("case", linear("#7f95a2"), 0.3), opaque("face", linear("#02060a"), 0.1), light, black))
    things.append(("BatScan", 11, adapter, Matrix.Translation((-1, 0.6, 2.15)) @ Matrix.Rotation(math.radians(62), 4, "Z") @ Matrix.Scale(118, 4)))

    shine = lambda colour, strength=1: shining("shows", [(0, colour)], strength)
    lines = [shine(colours["aurora"], strength) for strength in (0.9, 0.6, 0.75)]
    fleet = built_once(lambda: build_fleet(shine(linear("#0e3040")), shine(linear("#3d6272")), lines, shine(colours["signal-bright"], 1.3)))
    frame, glass = opaque("frame", linear("#9aa7b2"), 0.36, 0.6), opaque("glass", linear("#02060a"), 0.1)
    display = built_once(lambda: build_display(frame, glass, fleet))
    # It leans back a little, in a foot.
    upright = built_once(lambda: (
        set_down(display, at(0, -0.1, 0.25) @ Matrix.Rotation(math.radians(84), 4, "X")),
        moulded((0, 0.4, 0), 5.6, 2.6, 0.6, [(0.06, 0), (0, 0.06), (0, 0.4), (0.1, 0.5)], frame),
    ))  # fmt: skip
    things.append(("BatStream", 11, upright, at(0, 0.4, 0, -13)))

    cell = prismatic(opaque("film", linear("#0b6a80"), 0.24), opaque("plate", colours["signal-bright"], 0.3, glow=0.5))
    finish = finishes()
    sticker = built_once(lambda: build_sticker(finish))
    things.append(("BatData", 16, cell, Matrix.Translation((0, 0.8, 0))))

    for (name, wide, thing, own), x in zip(things, (-13.5, 0, 15.5)):
        stand = at(x, 0, 1.6, -14)
        set_down(built_once(lambda: build_stand(metal, name, ink, wide)), stand)
        set_down(thing, stand @ own)
    set_down(sticker, at(15.5, 0, 1.6, -14) @ at(-2.6, 0.8 - THICK / 2, 2))

    box(-300, -200, -2, 600, 500, 2, opaque("table", linear("#0d1822"), 0.16), 0.1)
    # Long ones from the left and behind, which follow edges, and a large soft one above.
    softbox((-10, 26, 44), (0, 0, 4), 70, 10, 42_000, (0.8, 0.97, 1))
    softbox((-60, -8, 26), (-4, 0, 5), 8, 40, 16_000, (0.5, 1, 0.94))
    # For the edges of the adapter, which the page darkens.
    spotlight((-25, 22, 24), (-14, 0, 4), 32, 3, 44_000, (0.8, 1, 0.98))
    spotlight((-32, -18, 14), (-14.5, -1, 4.5), 30, 3, 16_000, (0.7, 1, 0.96))
    # What the screen sheds.
    softbox((-0.6, -1.2, 7.6), (-3, -12, 2), 7, 8, 60, (0.3, 0.9, 0.95))
    softbox((52, -34, 34), (6, 0, 5), 24, 18, 26_000, (1, 0.9, 0.78))
    softbox((0, -70, 20), (0, 0, 5), 60, 8, 9_000, (0.75, 0.95, 1))
    surround((0.03, 0.06, 0.09, 1), 0.8)
    look((-9, -84, 19), (1.5, 0, 5), lens=41, sharp_at=(0, -3, 5), aperture=0.03)
    # The words stand on the left.
    bpy.context.scene.camera.data.shift_x = -0.19
    return 90, 330


take(build)
