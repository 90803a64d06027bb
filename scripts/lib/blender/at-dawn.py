"""Renders cars on a forecourt as the sun comes up behind them, one of which is seen into, and a dealer (view.py says with which arguments)."""

import math
import os
import sys

from mathutils import Matrix

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from car_parts import built_once, set_down
from forecourt import parked_car
from glass_car import build_glass_car
from materials import linear
from person import set_down_reader
from sky import MORNING, build_roofs, build_sky
from studio import look, softbox, surround
from view import take, wet_floor

# From one car to the next and from one row to the next, in metres.
BESIDE, BEHIND = 3.6, 7.2


def build(colours):
    others = parked_car(colours)
    found = built_once(lambda: build_glass_car(colours))
    away = Matrix.Rotation(math.radians(-62), 4, "Z")
    for row in range(3):
        for column in range(-8, 9):
            at = Matrix.Translation((column * BESIDE + row * 1.4, row * BEHIND, 0)) @ away
            if (row, column) == (0, 0):
                set_down(found, at)
            # Nothing hides the one that is seen into, nor who stands beyond it.
            elif (row, column) not in ((0, -1), (0, 1), (1, 0), (1, 1)):
                set_down(others, at)
    set_down_reader(Matrix.Translation((2.8, -2.2, 0)) @ Matrix.Rotation(math.radians(-105), 4, "Z"), colours, 0.05)
    wet_floor(linear("#0d151d"))
    build_sky(MORNING, colours["night"])
    build_roofs()
    # The sun is low, behind them and to the right.
    softbox((11, 40, 6), (0, 0, 1), 14, 3, 60_000, (1, 0.6, 0.3))
    softbox((0, 3.6, 5.6), (0, 3.4, 0), 60, 0.3, 500, (0.72, 0.92, 1))
    softbox((-12, -12, 5), (0, 0, 0.6), 10, 2, 260, (0.5, 0.8, 1))
    surround((0.04, 0.06, 0.1, 1), 0.9)
    look((-4.6, -12.6, 1.62), (0.3, 0.6, 1.15), lens=50, sharp_at=(0, -1, 0.7), aperture=0.5)
    return 30, 260


take(build)
