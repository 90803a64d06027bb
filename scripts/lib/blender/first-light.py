"""Renders vans at their chargers as the sun comes up at the end of the aisle, one of which ages too fast (view.py says with which arguments)."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from depot import AISLE, BESIDE, FOUND, line_the_aisle
from materials import linear
from sky import EARLY, build_roofs, build_sky
from studio import look, softbox, surround
from view import take, wet_floor


def build(colours):
    line_the_aisle(colours, 12)
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
