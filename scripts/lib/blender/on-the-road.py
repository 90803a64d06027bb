"""Renders the vans of a fleet beside each other by day, with what is left of its battery on the roof of each; of one it is less (view.py says with which arguments). Metres."""

import os
import sys

import bpy

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from car_parts import built_once, set_down
from materials import linear
from opened_pack import finishes
from places import at
from prismatic import joined, moulded
from showcase import daylight
from studio import look, opaque
from van import LENGTH, build_van
from view import take

# How many there are, which one is found and how far it stands out, where they look, and how far the next one stands beside and behind one.
VANS, FOUND, AHEAD, TURN, BESIDE, BEHIND = 5, 3, 1.3, -125, 2.9, 0.3
# The gauge on a roof: its place along it, its size, and how many cells it has room for, and shows on the van that is found.
REAR, LONG, WIDE, TOP = 0.42, 3.4, 1.06, 2.47
CELLS, LESS = 10, 6


def build_gauge(case, slot, cell, count):
    """A flat case with round corners: a slot for each cell, and the cells that are left from the rear."""
    step = (LONG - 0.14) / CELLS
    moulded((REAR + LONG / 2, 0, TOP - 0.05), LONG, WIDE, 0.14, [(0, 0), (0, 0.09), (0.01, 0.105), (0.03, 0.11)], case)
    for number in range(CELLS):
        middle = (REAR + 0.07 + (number + 0.5) * step, 0, TOP + 0.058)
        is_there = number < count
        outline = [(0, 0), (0, 0.04), (0.012, 0.055), (0.03, 0.06)] if is_there else [(0, 0), (0, 0.004)]
        moulded(middle, step - 0.07, WIDE - 0.14, 0.06, outline, cell if is_there else slot)


def build(colours):
    finish = finishes()
    paint = opaque("paint", linear("#d2dbe0"), 0.3, 0.05)
    coat = paint.node_tree.nodes["Principled BSDF"].inputs
    coat["Clearcoat"].default_value, coat["Clearcoat Roughness"].default_value = 1, 0.03
    parts = opaque("glass", linear("#06090c"), 0.03), opaque("lamp", colours["surface"], glow=2), finish["black"], finish["rubber"]
    van = joined(built_once(lambda: build_van(paint, *parts, opaque("rim", linear("#c4cdd2"), 0.25, 0.9), finish["black"])))
    case, slot = opaque("case", linear("#1d262c"), 0.3), opaque("slot", linear("#3a474f"), 0.5)
    good, weak = opaque("cell", linear("#14b3a3"), 0.28, glow=0.15), opaque("weak cell", linear("#ff5a08"), 0.28, glow=0.3)
    gauges = [joined(built_once(lambda: build_gauge(case, slot, *cells))) for cells in ((good, CELLS), (weak, LESS))]
    for number in range(VANS):
        # In a row from behind on the left, whose middle is at the origin.
        aside = number - (VANS - 1) / 2
        is_found = number == FOUND
        place = at(0, 0, 0, TURN) @ at(-LENGTH / 2 - aside * BEHIND + is_found * AHEAD, aside * BESIDE)
        set_down(van, place)
        set_down(gauges[is_found], place)
    daylight(0.065)
    # No bright arcs on the ground, which flanks would throw.
    bpy.context.scene.cycles.caustics_reflective = False
    look((0, -38, 31), (0, 0, 0.8), lens=57)
    # The words stand on the left.
    lens = bpy.context.scene.camera.data
    lens.shift_x, lens.shift_y = -0.197, -0.004


take(build, ground="sunken")
