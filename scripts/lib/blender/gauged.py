"""Renders a dial gauge on a cell, from nearby and by day (view.py says with which arguments). Centimetres."""

import math
import os
import sys

from mathutils import Matrix, Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from car_parts import box, built_once, set_down
from cylindrical import HEIGHT, build_cell
from lettering import written
from materials import linear
from meshes import add
from places import at, lying
from prismatic import moulded
from studio import look, opaque
from turned import turned
from view import take
from window import by_window

# The gauge looks along -y, its middle is above the cell, which stands at the origin; it is built lying, and set up by FACE.
FACE = Matrix.Rotation(math.radians(90), 4, "X")
MIDDLE, RADIUS = 10.6, 2.9
# How high the table is on which the cell stands, how large the gauge is shown, and how far behind it the column is.
STAND, LARGER, COLUMN = 1.4, 1.45, 9
# What it shows, in hundredths of a turn from above, clockwise.
SHOWN = 12


def turn(hundredths):
    return Matrix.Rotation(-2 * math.pi * hundredths / 100, 4, "Z")


def arc(inner, outer, start, end, high, look):
    """A flat piece of a ring, between hundredths of a turn."""
    angles = [math.pi / 2 - 2 * math.pi * (start + (end - start) * k / 24) / 100 for k in range(25)]
    verts = [(r * math.cos(a), r * math.sin(a), high) for a in angles for r in (inner, outer)]
    add(verts, [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(24)], look)


def build_hand(long, wide, high, look):
    """Points upwards."""
    add([(-wide, -0.2 * long, high), (wide, -0.2 * long, high), (wide * 0.3, long, high), (-wide * 0.3, long, high)], [(0, 1, 2, 3)], look)


def build_dial(face, ink, lit, hand):
    """The face: a hundred ticks with their figures, those within the tolerance marked; a small dial for whole turns; the hands."""
    turned([(0, 0), (2.5, 0)], face)
    arc(1.3, 1.4, 4, 20, 0.006, lit)
    for tick in range(100):
        long, wide = (0.42, 0.045) if tick % 10 == 0 else (0.3, 0.03) if tick % 5 == 0 else (0.2, 0.018)
        mark = built_once(lambda: box(-wide / 2, 2.4 - long, 0, wide, long, 0.01, ink, 0.002))
        set_down(mark, turn(tick))
    for tick in range(0, 100, 10):
        x, y, _ = turn(tick) @ Vector((0, 1.71, 0))
        written(str(tick), x, y - 0.14, 0.28, ink, 0.006, "CENTER")
    written("mm", 0.42, -0.95, 0.24, ink, 0.006, "CENTER")

    def build_small():
        for tick in range(10):
            set_down(built_once(lambda: box(-0.012, 0.44, 0, 0.024, 0.12, 0.01, ink, 0.002)), turn(tick * 10))
        build_hand(0.4, 0.04, 0.03, ink)

    set_down(built_once(build_small), Matrix.Translation((-0.75, -0.55, 0)) @ Matrix.Scale(0.9, 4))
    set_down(built_once(lambda: build_hand(2.1, 0.07, 0.12, hand)), turn(SHOWN))
    turned([(0.2, 0.06), (0.2, 0.16), (0.14, 0.2), (0, 0.2)], hand)


def build_gauge(steel, bright, face, ink, lit, hand):
    """Lies on its back, its face at the height of the origin."""
    turned([(0, -1.7), (2.5, -1.7), (2.7, -1.5), (2.7, -0.2)], steel, 96)
    # Its rim, which is milled, for turning the dial.
    turned([(2.7, -0.5), (RADIUS, -0.4), (RADIUS, 0.2), (2.8, 0.36), (2.62, 0.38), (2.5, 0.2), (2.48, 0)], bright, 96)
    for rib in range(90):
        set_down(built_once(lambda: box(RADIUS - 0.03, -0.04, -0.3, 0.07, 0.08, 0.42, bright, 0.02)), turn(rib / 0.9))
    build_dial(face, ink, lit, hand)
    # Pointers on the rim, between which a cell passes.
    for end in (4, 20):
        pointer = built_once(lambda: add([(-0.17, 2.62, 0.39), (0.17, 2.62, 0.39), (0.17, 2.5, 0.36), (0, 2.28, 0.3), (-0.17, 2.5, 0.36)], [(0, 1, 2, 3, 4)], lit))
        set_down(pointer, turn(end))


def build_stem(bright, black):
    """Upright, from the gauge's middle down to the cell."""
    down = HEIGHT + 0.09 - MIDDLE
    turned([(0.2, down + 0.5), (0.24, -4), (0.42, -4), (0.46, -3.9), (0.46, -2.5)], bright)
    turned([(0, down), (0.12, down + 0.02), (0.2, down + 0.16), (0.3, down + 0.2), (0.3, down + 0.55), (0.2, down + 0.6)], bright)
    turned([(0.3, 2.5), (0.3, 3.5), (0.44, 3.55), (0.44, 3.9), (0.36, 4), (0, 4)], black)


def build(colours):
    steel, bright = opaque("steel", linear("#b4c0c7"), 0.4, 0.9), opaque("bright", linear("#c9d3d9"), 0.16, 1)
    black, stone = opaque("black", linear("#1b242b"), 0.36), opaque("stone", linear("#2a353d"), 0.3)
    face, ink = opaque("face", linear("#f7fafa"), 0.4), opaque("ink", linear("#0c1a24"), 0.5)
    lit, hand = opaque("lit", linear("#0d9f92"), 0.4), opaque("hand", linear("#0a1017"), 0.35)
    pole, seal = opaque("pole", linear("#c4ced4"), 0.3, 1), opaque("seal", linear("#10171c"), 0.5)
    cell = built_once(lambda: build_cell(opaque("wrap", linear("#0e8c88"), 0.26), opaque("ring", linear("#0a5567"), 0.3), pole, seal))
    set_down(cell, at(0, 0, STAND))
    # The gauge on top of it.
    top = HEIGHT + 0.09
    upon = at(0, 0, STAND + top) @ Matrix.Scale(LARGER, 4) @ at(0, 0, MIDDLE - top)
    set_down(built_once(lambda: build_gauge(steel, bright, face, ink, lit, hand)), upon @ at(0, -0.2) @ FACE)
    set_down(built_once(lambda: build_stem(bright, black)), upon @ at(0, 0.6))
    # The stand: its table, its foot and column, and the arm that holds the gauge.
    lying(lambda: turned([(2.2, -0.5), (2.2, -0.06), (2.14, 0), (0, 0)], bright), (0, 0, STAND))
    moulded((0, 4.4, 0), 9, 16, 1.2, [(0.12, 0), (0, 0.12), (0, STAND - 0.6), (0.06, STAND - 0.46), (0.24, STAND - 0.4)], stone)
    lying(lambda: turned([(1.1, 0.4), (1.1, 40)], steel), (0, COLUMN, 0))
    arm = built_once(
        lambda: (
            moulded((0, 4, -4.2), 2.2, 5, 0.4, [(0.1, 0), (0, 0.1), (0, 1.5), (0.1, 1.6)], black),
            moulded((0, COLUMN / LARGER, -5), 3.4, 3.4, 1.5, [(0.2, 0), (0, 0.2), (0, 3), (0.2, 3.2)], black),
        )
    )
    set_down(arm, upon)
    # Those that are measured already.
    for row, column in ((0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2)):
        set_down(cell, at(7.6 + column * 2.6, 2.6 + row * 2.6))
    by_window(0.4)
    look((-7, -59, 26), (1.9, 0, 9.3), lens=62)


take(build, ground="sunken")
