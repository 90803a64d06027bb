"""Renders cars in rows from above, from nearby (view.py says with which arguments)."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from mathutils import Matrix

from car_parts import set_down
from forecourt import BESIDE, parked_car
from glass_car import build_glass_car
from materials import linear
from studio import look, softbox, surround
from view import take, wet_floor


def build(colours):
    build_glass_car(colours)
    car = parked_car(colours)
    for row in range(-4, 2):
        for column in range(-7, 8):
            if (row, column) != (0, 0):
                set_down(car, Matrix.Translation((row * 5.4, column * BESIDE, 0)))
    wet_floor(linear("#0a141d"))
    for row in range(-4, 2):
        softbox((row * 5.4 + 3.4, 0, 5.6), (row * 5.4 + 3, 0, 0), 0.3, 40, 900, (0.72, 0.92, 1))
    softbox((2.1, -0.6, 4.6), (2.1, 0, 0), 3, 0.6, 90, (0.55, 1, 0.92))
    softbox((12, -8, 4), (2, 0, 0.6), 0.6, 9, 420, (0.6, 0.9, 1))
    surround((0.03, 0.06, 0.09, 1), 0.8)
    look((14, -9, 8), (0.9, 0.6, 0.4), lens=54, sharp_at=(2.4, -0.4, 0.7), aperture=0.25)
    return 18, 46


take(build)
