"""Renders the cells of a module as bars are welded to their terminals, from nearby (view.py says with which arguments). Centimetres."""

import math
import os
import sys

from mathutils import Matrix

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from car_parts import box, built_once, set_down
from materials import linear
from prismatic import HEIGHT, LONG, TERMINAL, prismatics
from studio import look, opaque, softbox, surround
from turned import turned
from view import take

# From one cell to the next, from module to module, and how high the bars lie.
STEP, MODULE = 2.85, LONG + 2.6
TOP = HEIGHT + 0.47


def build_bar(metal, seam):
    """Joins the terminals of two cells; each has a round seam where it was welded."""
    box(-0.95, -1, 0, 1.9, STEP + 2, 0.16, metal, 0.05)
    for y in (0, STEP):
        weld = built_once(lambda: turned([(0.34, 0), (0.38, 0.03), (0.46, 0.03), (0.5, 0)], seam))
        set_down(weld, Matrix.Translation((0, y, 0.16)))


def build(colours):
    cell, _ = prismatics(colours)
    bar = built_once(lambda: build_bar(opaque("bar", linear("#c8824a"), 0.26, 1), opaque("seam", linear("#e8eef1"), 0.3, 1)))
    for module in range(-2, 3):
        for number in range(-6, 14):
            turn = Matrix.Rotation(math.pi * (number % 2), 4, "Z")
            set_down(cell, Matrix.Translation((module * MODULE, number * STEP, 0)) @ turn)
            # Of the bars of the nearest module, not all are there yet.
            for side in (-1, 1):
                if number % 2 == (side + 1) // 2 and (number < 1 or module != 0):
                    set_down(bar, Matrix.Translation((module * MODULE + side * TERMINAL, number * STEP, TOP)))
    softbox((0, 60, 40), (0, 6, HEIGHT), 56, 28, 11_500, (0.5, 0.9, 1))
    softbox((-30, 4, 16), (0, 4, HEIGHT), 4, 30, 3_000, (0.7, 0.9, 1))
    softbox((10, -30, 22), (0, 0, HEIGHT), 22, 4, 4_600, (0.85, 0.95, 1))
    surround((0.03, 0.07, 0.1, 1), 0.4)
    look((4, -20, HEIGHT + 12), (-2.6, 0.6, HEIGHT), lens=56, sharp_at=(-4, -1, HEIGHT), aperture=0.022)
    return 27, 80


take(build)
