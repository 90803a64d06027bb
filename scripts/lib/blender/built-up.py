"""Renders what a battery is built of, by day and from nearby: a cell, the module that it is missing in, and the pack that the module is missing in (view.py says with which arguments). Centimetres."""

import os
import sys

import bpy

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from car_parts import built_once, set_down
from materials import linear
from opened_pack import BASE, CELLS, STEP, build_bolt, build_covered_module, build_open_module, build_pack, build_sticker, cell_place, finishes, module_place
from places import at, turn
from prismatic import HEIGHT, TERMINAL, THICK, brushed, joined, moulded, prismatic
from studio import look, opaque, softbox, surround
from turned import turned
from view import take

# Which module and which of its cells are out, how far before their places they stand, and how all of it is turned.
MODULE, CELL, OUT, FURTHER, TURN = 5, 4, 49, 27, -26


def build_busbars(metal, steel):
    """Each joins a cell of a module to the next, on alternate sides; those of the missing cell are off."""
    for number in range(1, CELLS):
        if CELL not in (number, number + 1):
            middle = (cell_place(number).translation + cell_place(number + 1).translation) / 2
            x = TERMINAL * (1 if number % 2 else -1)
            moulded((x, middle.y, BASE + HEIGHT + 0.45), 2.1, STEP + 1.7, 0.3, [(0, 0), (0, 0.2), (0.05, 0.25)], metal)
            for side in (-1, 1):
                turned([(0.4, 0), (0.4, 0.05), (0.3, 0.09), (0, 0.09)], steel, 20)
                bpy.context.scene.collection.objects[-1].location = (x, middle.y + side * STEP / 2, BASE + HEIGHT + 0.69)


def build(_colours):
    finish = finishes()
    bolt, screw = (joined(built_once(lambda: build_bolt(radius, finish["steel"], finish["black"]))) for radius in (0.5, 0.32))
    cell = prismatic(opaque("film", linear("#0a5567"), 0.26), opaque("plate", linear("#12968d"), 0.32))
    lit = prismatic(opaque("lit film", linear("#13a398"), 0.26), opaque("lit plate", linear("#0a5567"), 0.32))
    slant = turn(TURN, "Z")
    covered = joined(built_once(lambda: build_covered_module(finish, bolt, screw)))
    set_down(built_once(lambda: build_pack(finish, covered, MODULE)), slant)
    x, y, _ = module_place(MODULE)
    module = slant @ at(x, y - OUT)
    set_down(built_once(lambda: build_open_module(finish, bolt, cell, CELL)), module)
    set_down(built_once(lambda: build_busbars(brushed("bar", linear("#d8d3c8"), 0.24), finish["steel"])), module)
    first = slant @ at(x, y - OUT - FURTHER)
    set_down(lit, first)
    set_down(built_once(lambda: build_sticker(finish)), first @ at(0.6, -THICK / 2, 1.7))
    cx, cy, _ = first.translation
    # A window on the left behind, what is bright beyond, the ceiling, and softer light from the right and from before.
    softbox((cx - 130, cy + 150, 190), (cx + 20, cy + 40, 0), 130, 150, 620_000, (1, 0.98, 0.95))
    softbox((cx + 120, cy + 330, 150), (cx + 40, cy + 70, 0), 260, 90, 300_000, (0.96, 0.985, 1))
    softbox((cx + 30, cy + 50, 260), (cx + 30, cy + 50, 0), 260, 220, 260_000, (0.97, 0.99, 1))
    softbox((cx + 190, cy - 120, 100), (cx + 30, cy + 40, 0), 110, 120, 120_000, (0.94, 0.975, 1))
    softbox((cx - 70, cy - 160, 60), (cx, cy, 6), 130, 70, 60_000, (0.96, 0.985, 1))
    surround((0.88, 0.94, 1, 1), 0.36)
    look((cx + 24, cy - 104, 88), (cx + 24, cy + 38, 4), lens=39)
    # The words stand on the left.
    lens = bpy.context.scene.camera.data
    lens.shift_x, lens.shift_y = -0.205, -0.026


take(build, ground="sunken")
