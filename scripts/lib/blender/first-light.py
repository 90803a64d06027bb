"""Renders vans at their chargers as the sun comes up at the end of the aisle, one of which ages too fast (view.py says with which arguments)."""

import math
import os
import sys

from mathutils import Matrix

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from car_parts import set_down
from depot import BESIDE, vans_and_posts
from materials import linear
from sky import EARLY, build_roofs, build_sky
from studio import look, softbox, surround
from van import LENGTH
from view import take, wet_floor

# Half of the aisle in metres, and which van is found.
AISLE, FOUND = 3.6, 2


def build(colours):
    others, found, charging, waiting = vans_and_posts(colours)
    for place in range(-1, 12):
        for side in (-1, 1):
            is_found = place == FOUND and side == 1
            if place == FOUND - 1 and side == 1:
                continue
            turn = Matrix.Rotation(math.radians(180 if side == 1 else 0), 4, "Z")
            set_down(found if is_found else others, Matrix.Translation((side * (AISLE + LENGTH), place * BESIDE, 0)) @ turn)
            set_down(waiting if is_found else charging, Matrix.Translation((side * (AISLE + 0.3), (place + 0.5) * BESIDE, 0)) @ turn)
    wet_floor(linear("#0d151d"))
    build_sky(EARLY, colours["night"])
    build_roofs()
    softbox((-14, 52, 5), (4, 4, 1.5), 12, 2, 34_000, (1, 0.72, 0.46))
    softbox((-8, 10, 7), (9, 8, 1.4), 40, 0.5, 1600, (0.72, 0.93, 1))
    softbox((AISLE + 3, FOUND * BESIDE, 0.14), (AISLE + 3, FOUND * BESIDE, 0), 4.2, 1.7, 150, (1, 0.42, 0.12))
    surround((0.04, 0.06, 0.1, 1), 1)
    look((-2.6, -6.5, 2.4), (4.1, 9, 1.25), lens=38, sharp_at=(AISLE, FOUND * BESIDE, 1), aperture=0.5)
    return 30, 260


take(build)
