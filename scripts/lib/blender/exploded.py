"""Renders a car whose body is lifted off its opened battery, and out of that the weak group of cells, by day (view.py says with which arguments)."""

import os
import sys

import bpy
from mathutils import Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from car_pack import FLANGE, WEAK_CELLS, build_pack, weak_cell_place
from lifted_body import build_lifted, guide
from materials import linear
from opened_pack import finishes
from prismatic import LONG
from skateboard import build_skateboard
from studio import look, opaque, softbox, surround
from view import take

# How high the body is lifted, in metres.
LIFT = 1.1


def build(colours):
    finish = finishes()
    rim = opaque("rim", linear("#c4cdd2"), 0.25, 0.9)
    build_skateboard(finish["black"], finish["metal"], finish["steel"], finish["rubber"], rim)
    build_pack(finish)
    ink = build_lifted(colours, LIFT)
    found = [weak_cell_place(number) for number in WEAK_CELLS]
    for end in (-1, 1):
        x, y, z = found[0] @ Vector((end * (LONG / 2 - 0.15), 0, 0))
        guide(x, y, FLANGE - 0.1, z, ink)
    # A window on the left, where the roof does not mirror it, what is bright beyond, the ceiling, and softer light from the right and from before.
    softbox((-6, 1, 5.2), (2.1, 0, 0.8), 4, 4, 520, (1, 0.98, 0.95))
    softbox((5, 6.5, 2.6), (2.1, 0, 0.8), 5, 1.6, 110, (0.96, 0.985, 1))
    softbox((2.6, -1, 7.4), (2.1, 0, 0), 6, 3.6, 190, (0.97, 0.99, 1))
    softbox((8, -3, 2.6), (2.4, 0, 0.8), 3, 3, 75, (0.94, 0.975, 1))
    softbox((-0.5, -8, 1.6), (2.1, 0, 0.8), 5, 2, 50, (0.96, 0.985, 1))
    # A long one that follows the doors, and what shines below the body.
    softbox((0.5, -5.5, 0.5), (2, 0, 1.7), 7, 0.5, 150)
    softbox((2.1, -2.4, 1.5), (2.1, 0, 0.2), 3, 0.5, 80, (0.97, 0.99, 1))
    surround((0.88, 0.94, 1, 1), 0.36)
    look((9.3, -12.2, 7.1), (2.1, 0, 1.2), lens=60, sharp_at=found[0].translation, aperture=1.2)
    # The words stand on the left.
    lens = bpy.context.scene.camera.data
    lens.shift_x, lens.shift_y = -0.19, -0.008


take(build, ground="sunken")
