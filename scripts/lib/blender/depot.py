"""Renders vans at their chargers on both sides of an aisle, one of which ages too fast (view.py says with which arguments)."""

import math
import os
import sys

from mathutils import Matrix

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from car_parts import built_once, set_down
from glass_van import build_glass_van
from materials import linear
from studio import look, opaque, softbox, surround
from van import LENGTH, build_charger, build_van
from view import take, wet_floor

# Half of the aisle, from one van to the next, and which one is found.
AISLE, BESIDE, FOUND = 3.6, 3.3, 2


def vans_and_posts(colours):
    """A van as all others and the one that is found, a post that charges and one that waits, each to be set down."""
    dark, rubber = opaque("dark", colours["night"], 0.6), opaque("rubber", linear("#05080b"), 0.7)
    metal, glass = opaque("metal", linear("#8796a2"), 0.3, 0.9), opaque("glass", linear("#05090e"), 0.06)
    post = opaque("post", linear("#101c27"), 0.4)

    paint, lamp = opaque("paint", linear("#253743"), 0.3, 0.3), opaque("lamp", linear("#cfe6f0"), glow=0.7)
    # A clear coat mirrors the lights above as lines along its edges.
    coat = paint.node_tree.nodes["Principled BSDF"].inputs
    coat["Clearcoat"].default_value, coat["Clearcoat Roughness"].default_value = 1, 0.04
    others = built_once(lambda: build_van(paint, glass, lamp, dark, rubber, metal, dark))
    found = built_once(lambda: build_glass_van(colours, ages_fast=True))
    light = lambda name, colour, glow: built_once(lambda: build_charger(post, opaque(name, colour, glow=glow)))
    return others, found, light("charging", colours["aurora"], 3.5), light("waiting", colours["signal-bright"], 5)


def line_the_aisle(colours, end):
    """Vans and their posts on both sides of it, noses towards it, up to the place `end`."""
    others, found, charging, waiting = vans_and_posts(colours)
    for place in range(-1, end):
        for side in (-1, 1):
            is_found = place == FOUND and side == 1
            # Nothing stands before the battery of the one that is found.
            if place == FOUND - 1 and side == 1:
                continue
            y = place * BESIDE
            turn = Matrix.Rotation(math.radians(180 if side == 1 else 0), 4, "Z")
            set_down(found if is_found else others, Matrix.Translation((side * (AISLE + LENGTH), y, 0)) @ turn)
            set_down(waiting if is_found else charging, Matrix.Translation((side * (AISLE + 0.3), y + BESIDE / 2, 0)) @ turn)


def build(colours):
    line_the_aisle(colours, 26)
    wet_floor(linear("#0a141d"))
    # Long lamps above each row shine at the vans of the other.
    for side, strength in ((1, 5200), (-1, 1600)):
        softbox((side * -7, 26, 6.6), (side * 9, 26, 1.4), 70, 0.5, strength, (0.72, 0.93, 1))
        softbox((side * 9.4, 26, 7), (side * 8.8, 26, 0), 70, 0.4, 600, (0.6, 0.88, 1))
    softbox((AISLE + 0.2, FOUND * BESIDE, 5), (AISLE + 2, FOUND * BESIDE, 0), 2.4, 1.4, 90, (1, 0.6, 0.34))
    softbox((AISLE + 3, FOUND * BESIDE - 0.2, 0.14), (AISLE + 3, FOUND * BESIDE - 0.2, 0), 4.2, 1.7, 150, (1, 0.42, 0.12))
    surround((0.03, 0.06, 0.09, 1), 1)
    look((-2.2, -7.5, 4.6), (4.3, 11, 0.75), lens=40, sharp_at=(AISLE, FOUND * BESIDE, 1), aperture=0.5)
    return 24, 66


if __name__ == "__main__":
    take(build)
