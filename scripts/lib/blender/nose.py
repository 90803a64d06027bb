"""Renders the front of one parked car among others, from nearby (view.py says with which arguments)."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from mathutils import Matrix

from car_parts import set_down
from forecourt import BESIDE, parked_car
from materials import linear
from studio import look, softbox, surround
from view import take, wet_floor


def build(colours):
    car = parked_car(colours)
    for column in range(-1, 7):
        set_down(car, Matrix.Translation((-0.2 * abs(column), column * BESIDE, 0)))
    wet_floor(linear("#0a141d"))
    softbox((3.2, -1.5, 4.4), (3, 0, 0.6), 5, 0.4, 620, (0.6, 0.98, 0.95))
    softbox((9, -4, 2.2), (3.8, 0, 0.7), 0.5, 4, 620, (0.7, 0.95, 1))
    softbox((3, 14, 5), (2, 8, 0), 0.4, 20, 1_100, (0.72, 0.92, 1))
    surround((0.03, 0.06, 0.09, 1), 0.8)
    look((7.4, -2.3, 1.25), (3.1, 0.55, 0.72), lens=48, sharp_at=(4.1, -0.2, 0.7), aperture=0.5)
    return 7, 26


take(build)
