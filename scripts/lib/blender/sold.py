"""Renders a car that one sees into as it drives off a forecourt at night (view.py says with which arguments)."""

import math
import os
import sys

import bpy
from mathutils import Matrix

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from car_parts import set_down
from forecourt import BESIDE, parked_car
from glass_car import build_glass_car
from materials import linear
from studio import look, softbox, surround
from view import take, wet_floor

# From the middle of the lane to the noses of the parked cars.
LANE = 4.6


def build(colours):
    build_glass_car(colours)
    parked = parked_car(colours)
    for row in range(3):
        for column in range(-6, 12):
            # Noses towards the lane, or, in the row behind them, away from it.
            turn = Matrix.Rotation(math.radians(90 if row == 1 else -90), 4, "Z")
            set_down(parked, Matrix.Translation((column * BESIDE + 0.9, LANE + (4.4, 4.8, 13.6)[row], 0)) @ turn)
    wet_floor(linear("#0a141d"))
    softbox((2.1, -1, 4.6), (2.1, 0, 0), 5, 0.5, 150, (0.55, 1, 0.92))
    softbox((-5, -7, 3), (1.4, 0, 0.8), 6, 0.5, 160, (0.7, 0.95, 1))
    softbox((-4, 1.5, 2.6), (0, 0, 0.9), 0.5, 2.4, 60, (0.6, 0.85, 1))
    softbox((8, 7.2, 5.2), (8, 8, 0), 50, 0.3, 900, (0.72, 0.92, 1))
    surround((0.03, 0.06, 0.09, 1), 0.8)
    look((-6.6, -8.4, 2.1), (1.7, 0.3, 0.62), lens=56, sharp_at=(0.8, -0.8, 0.7), aperture=0.35)
    # The words stand on the left.
    lens = bpy.context.scene.camera.data
    lens.shift_x, lens.shift_y = -0.16, 0.02
    return 13, 40


take(build)
