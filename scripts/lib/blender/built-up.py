"""Renders what a battery is built of, one behind the other: a cell, a group of cells, a module, a pack (view.py says with which arguments). Metres."""

import math
import os
import sys

import bpy
from mathutils import Matrix

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from car_parts import built_once, set_down
from cylindrical import STEP, build_cell, cells
from glass_car import PACK, build_pack
from lab import build_module
from materials import linear
from studio import look, opaque, softbox, surround
from view import take, wet_floor

# Cells are built in centimetres, and shown far larger than beside a pack.
CELL = Matrix.Scale(0.085, 4)


def placed(x, y, turn=0, size=1):
    return Matrix.Translation((x, y, 0)) @ Matrix.Rotation(math.radians(turn), 4, "Z") @ Matrix.Scale(size, 4)


def build(colours):
    cell, _outlier = cells(colours)
    for row in range(2):
        for column in range(3):
            set_down(cell, placed(0.95, 0.1, 18) @ CELL @ Matrix.Translation((column * STEP, row * STEP, 0)))
    tray, lit = opaque("tray", linear("#33444f"), 0.35, 0.4), opaque("lit", linear("#2bbfae"), 0.32, glow=0.5)
    metal = opaque("pole", linear("#a5b3bd"), 0.42, 0.9)
    set_down(built_once(lambda: build_module(tray, opaque("module", linear("#14807f"), 0.32, glow=0.25), metal)), placed(2.55, -0.15, 62, 1.9))
    first = built_once(lambda: build_cell(lit, lit, metal, opaque("seal", linear("#0b1219"), 0.5)))
    set_down(first, placed(0.1, 0) @ CELL)
    pack = built_once(lambda: build_pack(tray, lit, opaque("darker", colours["action"], 0.4, glow=0.35)))
    set_down(pack, placed(1.5, 2.7, -12, 1.3) @ Matrix.Translation((-PACK["from"], 0, -0.18)))
    wet_floor(linear("#0a141d"))
    softbox((1.3, 0, 4), (1.3, 0, 0), 3, 0.5, 90, (0.6, 1, 0.94))
    softbox((1.2, 3, 1.2), (1.2, 0, 0.3), 4, 0.3, 40, (0.6, 0.95, 1))
    softbox((3, 2.8, 4), (3, 2.8, 0), 3, 0.6, 120, (0.55, 1, 0.92))
    softbox((-2, -5, 3), (1.2, 0, 0.3), 0.6, 3, 120, (0.75, 0.95, 1))
    softbox((1, 8, 2.6), (1.4, 2, 0.4), 9, 0.4, 60, (0.5, 0.9, 1))
    surround((0.03, 0.06, 0.09, 1), 0.8)
    look((0.2, -5.4, 1.7), (1.5, 0.8, 0.42), lens=43, sharp_at=(1.2, 0.2, 0.3), aperture=0.5)
    # The words stand on the left.
    bpy.context.scene.camera.data.shift_x = -0.36
    return 7, 18


take(build)
