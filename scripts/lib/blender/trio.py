"""What each product measures, side by side at night: a car and a van that one sees into, and a pack. Metres."""

import math

from mathutils import Matrix, Vector

from car_parts import LENGTH, box, built_once, set_down
from glass_car import PACK, build_glass_car, build_pack
from glass_van import build_glass_van
from materials import linear
from studio import opaque, softbox, surround
from van import LENGTH as VAN_LENGTH
from view import wet_floor

# From one to the next: the columns of the cards that stand below (src/sections/product/ProductCards.tsx).
BESIDE = 4.63


def turned(x, y, degrees, middle, size=1):
    """Where a thing is set down whose own middle is as far along it."""
    turn = Matrix.Rotation(math.radians(degrees), 4, "Z")
    return Matrix.Translation((x, y, 0)) @ turn @ Matrix.Scale(size, 4) @ Matrix.Translation((-middle, 0, 0))


# The middle of the pack, along it.
PACK_MIDDLE = (PACK["from"] + PACK["to"]) / 2
# What one sees into is at the origin, so all else stands around it.
AROUND = turned(-0.92 * BESIDE, -1.4, -34, LENGTH / 2).inverted()


def at(x, y, z):
    """A place as it is seen from before them: to the right, away, and upwards from below the van."""
    return AROUND @ Vector((x, y, z))


def build_trio(colours):
    light = lambda place, target, *rest: softbox(at(*place), at(*target), *rest)
    build_glass_car(colours)
    set_down(built_once(lambda: build_glass_van(colours)), AROUND @ turned(0, 0.9, -50, VAN_LENGTH / 2))

    def pack():
        build_pack(
            opaque("pack tray", linear("#33444f"), 0.35, 0.4),
            opaque("pack cell", linear("#2bbfae"), 0.32, glow=0.5),
            opaque("pack darker cell", colours["action"], 0.4, glow=0.35),
        )
        box(PACK_MIDDLE - 0.9, -0.55, -0.3, 1.8, 1.1, 0.5, opaque("stand", linear("#16242f"), 0.35), 0.03)

    set_down(built_once(pack), AROUND @ Matrix.Translation((0, 0, 0.45)) @ turned(BESIDE, -0.6, -32, PACK_MIDDLE, 1.5))
    wet_floor(linear("#0a141d"))
    for x, strength in ((-BESIDE, 150), (0, 260), (BESIDE, 130)):
        light((x, -0.6, 5), (x, -0.6, 0), 3.6, 0.6, strength, (0.55, 1, 0.92))
    # From before them, and along their backs.
    light((-4, -13, 4.5), (0, 0, 0.8), 12, 0.6, 650, (0.7, 0.95, 1))
    light((0, 7, 3.4), (0, 0, 1.4), 16, 0.3, 150, (0.5, 0.85, 1))
    light((0, 0.9, 0.14), (0, 0.9, 0), 1.7, 3.6, 50, (0.3, 1, 0.85))
    surround((0.03, 0.06, 0.09, 1), 0.8)
