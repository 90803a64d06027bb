"""Renders what each product measures, above the cards of the products page: a car, a van, and a line with cells (view.py says with which arguments). Metres."""

import os
import sys

import bpy
from mathutils import Matrix, Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from car_parts import LENGTH, box, built_once, set_down
from flagged import STEP, build_carrier, build_reader
from glass_car import build_glass_car
from glass_van import build_glass_van
from materials import linear
from meshes import tube
from places import at
from prismatic import prismatic, prismatics
from studio import look, opaque, softbox, surround
from van import LENGTH as VAN_LENGTH
from view import take, wet_floor

# From the middle of one to that of the next, as those of the cards (src/sections/product/ProductCards.tsx), and how they are turned.
BESIDE, TURN = 4.98, -60
# How long the line is, half of how wide, how high its cells stand, how large these are shown, and which of them is read.
LONG, HALF, BED, CELL, READ = 4.5, 0.62, 0.66, 0.06, 5


def turned(x, middle, size=1):
    """Where a thing is set down whose own middle is as far along it."""
    return at(x, 0, 0, TURN) @ Matrix.Scale(size, 4) @ Matrix.Translation((-middle, 0, 0))


def build_line(colours):
    """Cells on carriers, one of which fits none of the others and is read; from the rear at the origin along x."""
    base, edge = opaque("line base", linear("#1a2731"), 0.35, 0.5), opaque("line edge", linear("#4a5c68"), 0.3, 0.8)
    dark = opaque("line dark", linear("#0c151d"), 0.4, 0.3)
    good, odd = opaque("good", colours["aurora"], glow=3), opaque("odd", colours["signal-bright"], glow=6)
    for side in (-1, 1):
        y = side * HALF
        box(0, y - 0.05, BED - 0.2, LONG, 0.1, 0.2, edge, 0.02)
        box(0.02, y + side * 0.051 - 0.004, BED - 0.12, LONG - 0.04, 0.008, 0.03, good, 0.002)
        for x in (0.3, LONG / 2, LONG - 0.3):
            box(x - 0.06, y - 0.045, 0, 0.12, 0.09, BED - 0.18, base, 0.015)
            box(x - 0.11, y - 0.08, 0, 0.22, 0.16, 0.03, dark, 0.008)
        tube([(0.3, y, 0.2), (LONG - 0.3, y, 0.2)], 0.03, base)
    box(0.02, -HALF, BED - 0.1, LONG - 0.04, 2 * HALF, 0.06, dark, 0.01)
    for end in (0.05, LONG - 0.05):
        tube([(end, -HALF + 0.04, BED - 0.1), (end, HALF - 0.04, BED - 0.1)], 0.09, edge)
    cell = prismatic(opaque("line film", linear("#2bbfae"), 0.32, glow=0.22), opaque("line plate", colours["aurora"], 0.3, glow=0.5))
    passed, read = (
        built_once(lambda: build_carrier(*looks)) for looks in ((cell, base, edge, good), (prismatics(colours)[1], base, edge, odd))
    )
    along = lambda number: 0.4 + number * STEP * CELL
    on_bed = lambda number: at(along(number), 0, BED - 0.04, 90) @ Matrix.Scale(CELL, 4)
    for number in range(READ):
        set_down(passed, on_bed(number))
    set_down(read, on_bed(READ))
    set_down(built_once(lambda: build_reader(dark, odd, colours["signal-bright"])), on_bed(READ))
    # The gate that holds the reader.
    x = along(READ)
    for side in (-1, 1):
        box(x - 0.09, side * (HALF + 0.16) - 0.08, 0, 0.18, 0.16, 2.05, edge, 0.03)
    box(x - 0.1, -HALF - 0.24, 1.95, 0.2, 2 * HALF + 0.48, 0.18, edge, 0.03)


def build(colours):
    car, van = turned(-BESIDE, LENGTH / 2, 1.32), turned(0, VAN_LENGTH / 2)
    set_down(built_once(lambda: build_glass_car(colours)), car)
    set_down(built_once(lambda: build_glass_van(colours)), van)
    set_down(built_once(lambda: build_line(colours)), turned(BESIDE, LONG / 2, 1.06))
    wet_floor(linear("#0a141d"))
    # What the batteries shed in what they are in, and on the floor.
    for place, middle, high in ((car, 2.07, 0.78), (van, 2.8, 1.1)):
        softbox(place @ Vector((middle, 0, high)), place @ Vector((middle, 0, 0)), 1.2, 1.2, 40, (0.3, 1, 0.85))
    for x, strength in ((-BESIDE, 130), (0, 150), (BESIDE, 190)):
        softbox((x, -0.6, 5), (x, -0.6, 0), 3.2, 0.6, strength, (0.55, 1, 0.92))
        softbox((x, 0, 0.14), (x, 0, 0), 1.5, 3, 30, (0.3, 1, 0.85))
    # From before them, and along their backs.
    softbox((-4, -13, 4.5), (0, 0, 0.8), 12, 0.6, 750, (0.7, 0.95, 1))
    softbox((0, 7, 3.4), (0, 0, 1.4), 18, 0.3, 260, (0.5, 0.85, 1))
    surround((0.03, 0.06, 0.09, 1), 0.8)
    look((0, -36, 10.6), (0, 0, 0.95), lens=75, sharp_at=(0, -1.6, 0.8), aperture=1.2)
    bpy.context.scene.camera.data.shift_y = 0.012
    return 38, 62


take(build)
