"""Renders the front of one parked car among others, from nearby (view.py says with which arguments)."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from mathutils import Matrix

from car_parts import box, opaque_car, set_down
from forecourt import BESIDE, parked_car
from glass_car import painted
from materials import linear
from studio import look, opaque, softbox, surround
from view import take, wet_floor


def build(colours):
    dark = opaque("dark", colours["night"])
    own = opaque_car(
        paint=painted("paint", linear("#1f4658"), linear("#02060a"), 0.16, 0.5),
        glass=opaque("glass", linear("#05090e"), 0.04),
        battery=dark,
        lamp=opaque("lamp", linear("#d9eef5"), glow=2.5),
        rubber=opaque("rubber", linear("#0a0f14"), 0.6),
        metal=opaque("metal", linear("#a5b4be"), 0.25, 0.9),
        dark=dark,
    )
    others = parked_car(colours)
    for column in range(-1, 7):
        set_down(others if column else own, Matrix.Translation((-0.2 * abs(column), column * BESIDE, 0)))
    # Lamps behind the row.
    warm = opaque("warm lamp", linear("#ffce94"), glow=4)
    for k in range(7):
        box(-9 + k * 0.6, 1 + k * 4, 3.1 + 0.12 * k, 0.5, 0.5, 0.12, warm, 0.04)
    wet_floor(linear("#16222c"))
    softbox((3.2, -1.5, 4.4), (3, 0, 0.6), 5, 0.6, 900, (0.68, 0.95, 1))
    softbox((9, -4, 2.2), (3.8, 0, 0.7), 0.5, 4, 650, (0.75, 0.95, 1))
    softbox((8.5, 3.5, 2.8), (4, 0.3, 0.6), 3, 1.2, 260, (1, 0.86, 0.7))
    softbox((3, 14, 5), (2, 8, 0), 0.4, 20, 2_200, (0.8, 0.93, 1))
    softbox((-7, 4, 3.4), (2, 2, 1), 14, 0.5, 700, (1, 0.72, 0.42))
    surround((0.03, 0.06, 0.09, 1), 1)
    look((7.4, -2.3, 1.25), (3.1, 0.55, 0.72), lens=48, sharp_at=(4.1, -0.2, 0.7), aperture=0.5)
    return 7, 40


take(build)
