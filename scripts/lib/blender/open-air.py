"""Renders cabinets of batteries beside a wind farm as the sun goes down, one of which is open (view.py says with which arguments)."""

import math
import os
import sys

import bpy
from mathutils import Matrix

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from car_parts import box, built_once, set_down
from hall import WIDE, cabinets
from materials import linear
from meshes import add
from sky import EVENING, SKY, build_roofs, build_sky
from studio import look, opaque, softbox, surround
from view import take, wet_floor

# Half of the aisle in metres, and which cabinet on the right is open.
AISLE, OPEN = 3.4, 3
# A wind turbine far away: its tower and its blades in metres.
TOWER, BLADE = 11, 6.4


def build_turbine(look):
    """It looks along y; its hub is at the origin."""
    add([(-0.16, 0.3, -TOWER), (0.16, 0.3, -TOWER), (0.08, 0.3, 0), (-0.08, 0.3, 0)], [(0, 1, 2, 3)], look)
    box(-0.16, -0.2, -0.16, 0.32, 0.6, 0.32, look, 0.1)
    for turn in (12, 132, 252):
        blade = built_once(lambda: add([(-0.06, 0, 0), (0.24, 0, BLADE * 0.2), (0.04, 0, BLADE), (-0.04, 0, BLADE)], [(0, 1, 2, 3)], look))
        set_down(blade, Matrix.Rotation(math.radians(turn), 4, "Y"))


def build(colours):
    quiet, opened = cabinets(colours)
    for place in range(-2, 14):
        for side in (-1, 1):
            # The row on the left begins further away, so that the sky is seen beside it.
            if side == -1 and place < 5:
                continue
            turn = Matrix.Rotation(math.radians(180 if side == 1 else 0), 4, "Z")
            at = Matrix.Translation((side * AISLE, place * WIDE + (WIDE if side == 1 else 0), 0)) @ turn
            set_down(opened if place == OPEN and side == 1 else quiet, at)
    turbine = built_once(lambda: build_turbine(opaque("turbine", linear("#2a2029"), 0.9)))
    for x, scale in ((-31, 1), (-17, 0.8), (-8.5, 0.66), (1.5, 0.9), (14, 0.74)):
        set_down(turbine, Matrix.Translation((x, SKY - 6, TOWER * scale)) @ Matrix.Scale(scale, 4))
    wet_floor(linear("#0d151d"))
    build_sky(EVENING, colours["night"])
    build_roofs()
    softbox((-16, 50, 6), (2, 4, 1.2), 12, 2, 13_000, (1, 0.55, 0.4))
    y = OPEN * WIDE + WIDE / 2
    softbox((AISLE - 0.6, y, 3.1), (AISLE + 0.4, y, 1), 0.3, 1.2, 55, (0.7, 1, 0.94))
    softbox((-6, -4, 5), (AISLE, 4, 1.2), 6, 3, 420, (0.6, 0.85, 1))
    surround((0.04, 0.06, 0.1, 1), 1)
    look((-1.2, -1.6, 1.6), (1.1, 5, 1.5), lens=30, sharp_at=(AISLE, y, 1.2), aperture=0.9)
    # The words stand on the left.
    bpy.context.scene.camera.data.shift_x = -0.1
    return 30, 260


take(build)
