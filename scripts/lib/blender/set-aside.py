"""Renders a tray of cells and, set aside before it, the one that fits none of the others, by day (view.py says with which arguments). Centimetres."""

import os
import sys

import bpy

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from car_parts import box, built_once, set_down
from materials import linear
from opened_pack import build_sticker, finishes
from places import at, turn
from prismatic import HEIGHT, TERMINAL, THICK, joined, moulded, prismatic
from studio import look, opaque, softbox, surround
from view import take

# Cells side by side and one behind the other, from one to the next, and which place is empty, counted from the left and from before.
COLUMNS, ROWS, BESIDE, BEHIND = 2, 7, 16.8, 4.5
EMPTY = (0, 1)
# Of the tray: how much wider it is than what stands in it, how high, and its floor.
EDGE, HIGH, FLOOR = 4.6, 4.4, 0.9


def cell_place(column, row):
    return at((column - (COLUMNS - 1) / 2) * BESIDE, (row - (ROWS - 1) / 2) * BEHIND, FLOOR)


def build_tray(look):
    """Its rim, two grips, and the ribs between which cells stand."""
    wide, deep = COLUMNS * BESIDE + EDGE, ROWS * BEHIND + EDGE
    outside = [(0.7, 0), (0.3, 0.35), (0, HIGH - 1), (0, HIGH - 0.6), (-0.7, HIGH - 0.5), (-0.75, HIGH - 0.1), (-0.6, HIGH)]
    moulded((0, 0, 0), wide, deep, 2.6, [*outside, (0.5, HIGH), (0.7, HIGH - 0.2), (1, FLOOR + 0.2), (1.2, FLOOR)], look)
    for side in (-1, 1):
        box(side * (wide / 2 + 0.4) - 1.4, -6, HIGH - 0.9, 2.8, 12, 0.8, look, 0.35)
    for column in range(COLUMNS + 1):
        x = (column - COLUMNS / 2) * BESIDE
        box(x - 0.45, -deep / 2 + 1.4, FLOOR - 0.1, 0.9, deep - 2.8, 2.4, look, 0.2)
        for row in range(ROWS + 1):
            box(x - 1.5, (row - ROWS / 2) * BEHIND - 0.45, FLOOR - 0.1, 3, 0.9, 3, look, 0.2)


def build_capped(cell, look):
    """A cell whose terminals are under caps, as cells are delivered."""
    set_down(cell, at(0, 0))
    for x in (-TERMINAL, TERMINAL):
        moulded((x, 0, HEIGHT - 0.04), 3.7, 2.3, 0.55, [(0, 0), (0, 0.58), (0.05, 0.7), (0.18, 0.78)], look)


def build(_colours):
    finish = finishes()
    cell = prismatic(opaque("film", linear("#e6eaec"), 0.3), opaque("plate", linear("#12968d"), 0.32))
    capped = joined(built_once(lambda: build_capped(cell, opaque("cap", linear("#1cb3a6"), 0.36))))
    odd = opaque("odd", linear("#f2530a"), 0.28)

    def tray():
        build_tray(opaque("tray", linear("#39434a"), 0.42))
        for column in range(COLUMNS):
            for row in range(ROWS):
                if (column, row) != EMPTY:
                    set_down(capped, cell_place(column, row))

    set_down(built_once(tray), at(4, 9, 0, -24))
    aside = at(-13, -21, THICK / 2, 17) @ turn(90, "X")
    set_down(prismatic(odd, odd), aside)
    set_down(built_once(lambda: build_sticker(finish)), aside @ at(2.6, THICK / 2, 5.4) @ turn(180, "X"))
    # A window on the left behind, what is bright beyond, the ceiling, and softer light from the right and from before.
    softbox((-150, 110, 170), (0, 0, 0), 100, 120, 520_000, (1, 0.98, 0.95))
    softbox((60, 260, 130), (0, 0, 0), 220, 80, 260_000, (0.96, 0.985, 1))
    softbox((0, 20, 250), (0, 0, 0), 220, 180, 150_000, (0.97, 0.99, 1))
    softbox((190, -80, 90), (0, 0, 0), 90, 110, 90_000, (0.94, 0.975, 1))
    softbox((-70, -190, 50), (0, -10, 4), 130, 60, 60_000, (0.96, 0.985, 1))
    surround((0.88, 0.94, 1, 1), 0.3)
    look((-30, -160, 100), (-2, -2, 4), lens=58)
    # The words stand on the left.
    lens = bpy.context.scene.camera.data
    lens.shift_x, lens.shift_y = -0.22, -0.016


take(build, ground="sunken")
