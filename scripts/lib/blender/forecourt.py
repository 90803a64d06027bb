"""Renders cars on a forecourt at night, one of which is seen into (view.py says with which arguments)."""

import os
import sys

from mathutils import Matrix

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from car_parts import opaque_car, set_down
from glass_car import build_glass_car, painted
from materials import linear
from studio import look, opaque, softbox, surround
from view import take, wet_floor

# From one car to the next, and from one row to the next.
BESIDE, BEHIND = 2.75, 7.4


def parked_car(colours, battery=None):
    """One of those that nobody has looked into; its battery is as dark as all below it, unless it has a look of its own."""
    dark = opaque("dark", colours["night"])
    return opaque_car(
        paint=painted("other paint", linear("#16242f"), linear("#02060a"), 0.22, 0.35),
        glass=opaque("other glass", linear("#05090e"), 0.06),
        battery=battery or dark,
        lamp=opaque("other lamp", linear("#b9d8e6"), glow=0.5),
        rubber=opaque("other rubber", linear("#05080b"), 0.7),
        metal=opaque("other metal", linear("#5b6b78"), 0.3, 0.9),
        dark=dark,
    )


def build(colours):
    others = parked_car(colours)
    build_glass_car(colours)
    for row in range(-4, 1):
        for column in range(-14, 15):
            # Nothing stands before the battery that is seen.
            if (row, column) not in ((0, 0), (0, -1)):
                set_down(others, Matrix.Translation((row * BEHIND, column * BESIDE + row * 0.6, 0)))
    wet_floor(linear("#0a141d"))
    # Long lamps above the rows, whose mirror images follow roofs and bonnets.
    for row in range(-2, 1):
        softbox((row * BEHIND + 3.6, 0, 5.6), (row * BEHIND + 3.2, 0, 0), 60, 0.3, 900, (0.72, 0.92, 1))
    softbox((2.1, -1.2, 4.6), (2.1, 0, 0), 4, 0.6, 60, (0.55, 1, 0.92))
    softbox((14, -14, 3), (2, 0, 0.6), 8, 1.5, 200, (0.6, 0.85, 1))
    surround((0.03, 0.06, 0.09, 1), 0.8)
    look((11.6, -12.4, 3.1), (1.5, 0.55, 0.7), lens=62, sharp_at=(2.6, -0.8, 0.6), aperture=0.4)
    return 17, 50


if __name__ == "__main__":
    take(build)
