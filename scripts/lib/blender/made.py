"""Renders circuit boards on a bench, one of which is at work (view.py says with which arguments). Centimetres."""

import os
import sys

import bpy
from mathutils import Matrix

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from car_parts import box, built_once, set_down
from materials import linear
from meshes import tube
from studio import look, opaque, softbox, surround
from turned import turned
from view import take

# A board, and from one to the next on the bench.
LONG, WIDE, THICK, BESIDE = 6.4, 4, 0.16, 5.2


def build_chip(x, y, long, wide, body, pin):
    """With pins along its two long sides."""
    box(x, y, THICK, long, wide, 0.2, body, 0.03)
    for place in range(int(long / 0.2)):
        for side in (y - 0.14, y + wide):
            box(x + 0.06 + place * 0.2, side, THICK, 0.09, 0.14, 0.07, pin, 0.01)


def build_board(base, pad, pin, body, can, lamp):
    box(0, 0, 0, LONG, WIDE, THICK, base, 0.06)
    # Paths in the board, which turn by half a right angle.
    for path in range(9):
        y = 0.5 + path * 0.36
        bend = 0.2 + 0.1 * (path % 4)
        tube([(0.5, y, THICK), (1.3, y, THICK), (1.3 + bend, y + bend * 0.6, THICK), (LONG - 0.5, y + bend * 0.6, THICK)], 0.026, pad)
    build_chip(1.5, 1.5, 1.5, 1.1, body, pin)
    build_chip(3.7, 2.5, 1, 0.7, body, pin)
    build_chip(3.6, 0.6, 0.8, 0.5, body, pin)
    for x, y in ((4.6, 1.6), (5.1, 1.6), (3.3, 3.4), (0.7, 3.3), (1, 0.5)):
        box(x, y, THICK, 0.34, 0.18, 0.14, can, 0.02)
        for end in (x - 0.04, x + 0.3):
            box(end, y - 0.01, THICK, 0.08, 0.2, 0.15, pin, 0.02)
    for x, y in ((2.6, 0.6), (2.6, 3.4)):
        for place in range(4):
            box(x + place * 0.24, y, THICK, 0.12, 0.22, 0.1, body if place % 2 else can, 0.02)
    capacitor = built_once(lambda: turned([(0, 0), (0.34, 0), (0.34, 0.7), (0.3, 0.78), (0, 0.76)], can))
    for x, y in ((5.2, 0.8), (5.2, 3.2)):
        set_down(capacitor, Matrix.Translation((x, y, THICK)))
    # The plug for a car's socket, on its edge.
    box(-0.9, 0.5, -0.3, 1.2, 3, 0.9, body, 0.1)
    for row in range(2):
        for place in range(8):
            box(-1.3, 0.74 + place * 0.34, row * 0.3 - 0.08, 0.5, 0.14, 0.05, pin, 0.01)
    for place in range(3):
        box(2.6 + place * 0.4, 2.9, THICK, 0.2, 0.12, 0.1, lamp, 0.02)
    for x in (0.5, LONG - 0.3):
        for y in (0.24, WIDE - 0.24):
            set_down(built_once(lambda: turned([(0.12, 0), (0.24, 0), (0.24, 0.03), (0.12, 0.03)], pad)), Matrix.Translation((x, y, THICK)))


def build(colours):
    base, works = opaque("base", linear("#1b4a55"), 0.4), opaque("base at work", linear("#12756f"), 0.32, glow=0.12)
    pad, pin = opaque("pad", linear("#b9a06a"), 0.35, 0.9), opaque("pin", linear("#b4c2cb"), 0.25, 1)
    body, can = opaque("body", linear("#0b1117"), 0.35), opaque("can", linear("#71838e"), 0.3, 0.6)
    off, on = opaque("off", linear("#26424d"), 0.3), opaque("on", colours["aurora"], glow=14)
    other = built_once(lambda: build_board(base, pad, pin, body, can, off))
    lit = built_once(lambda: build_board(works, pad, pin, body, can, on))
    for row in range(-3, 9):
        for column in range(-4, 5):
            set_down(lit if (row, column) == (0, 0) else other, Matrix.Translation((column * 8.6, row * BESIDE, 0.4)))
    box(-90, -90, -2, 180, 180, 2, opaque("bench", linear("#0c1720"), 0.35), 0.1)
    softbox((-10, 26, 20), (3, 4, 0), 30, 4, 14_000, (0.7, 0.95, 1))
    softbox((26, 2, 14), (3, 2, 0), 4, 20, 3_600, (0.9, 0.97, 1))
    softbox((-22, -8, 12), (3, 2, 0), 4, 20, 2_600, (0.4, 1, 0.92))
    softbox((3, 2, 5), (3, 2, 0), 3, 3, 60, (0.5, 1, 0.92))
    surround((0.03, 0.06, 0.09, 1), 0.5)
    look((-5.5, -9, 6.6), (3, 2.4, 0), lens=54, sharp_at=(2.4, 1.8, 0.6), aperture=0.06)
    # The words stand on the left.
    bpy.context.scene.camera.data.shift_x = -0.2
    return 14, 34


take(build)
