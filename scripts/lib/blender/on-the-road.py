"""Renders a van that one sees into as it leaves its depot at night, between others at their chargers (view.py says with which arguments)."""

import math
import os
import sys

import bpy
from mathutils import Matrix

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from car_parts import built_once, set_down
from depot import BESIDE, vans_and_posts
from glass_van import build_glass_van
from materials import linear
from studio import look, softbox, surround
from van import LENGTH
from view import take, wet_floor

# Half of the lane.
LANE = 5.2


def build(colours):
    others, _found, charging, _waiting = vans_and_posts(colours)
    # Towards the one who looks.
    set_down(built_once(lambda: build_glass_van(colours)), Matrix.Translation((0.5, LENGTH, 0)) @ Matrix.Rotation(math.radians(-90), 4, "Z"))
    for place in range(-1, 14):
        for side in (-1, 1):
            y = place * BESIDE + 1
            turn = Matrix.Rotation(math.radians(180 if side == 1 else 0), 4, "Z")
            set_down(others, Matrix.Translation((side * (LANE + LENGTH), y, 0)) @ turn)
            set_down(charging, Matrix.Translation((side * (LANE + 0.3), y + BESIDE / 2, 0)) @ turn)
    wet_floor(linear("#0a141d"))
    for side in (-1, 1):
        softbox((side * -7, 24, 6.6), (side * 10, 24, 1.4), 60, 0.5, 3000, (0.72, 0.93, 1))
    softbox((-2.6, -3, 4.6), (0.4, 2, 1.2), 0.5, 7, 160, (0.7, 0.95, 1))
    softbox((0.5, 2.6, 5.6), (0.5, 2.6, 0), 0.5, 6, 150, (0.55, 1, 0.92))
    # What its lamps shed on the floor, and its battery below it.
    softbox((0.5, -0.1, 0.9), (0.5, -4.5, 0), 1.8, 0.3, 120, (0.8, 1, 0.96))
    softbox((0.5, 2.8, 0.14), (0.5, 2.8, 0), 1.7, 4.2, 60, (0.3, 1, 0.85))
    surround((0.03, 0.06, 0.09, 1), 1)
    look((-4.4, -9.6, 2.1), (0.6, 3, 1.05), lens=48, sharp_at=(0, 0.4, 1), aperture=0.4)
    # The words stand on the left.
    lens = bpy.context.scene.camera.data
    lens.shift_x, lens.shift_y = -0.17, 0.02
    return 14, 54


take(build)
