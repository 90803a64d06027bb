"""Renders the van that ages too fast, in its row at the chargers (view.py says with which arguments)."""

import os
import sys

import bpy

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from depot import AISLE, BESIDE, FOUND, build as build_depot
from studio import look
from view import take


def build(colours):
    build_depot(colours)
    y = FOUND * BESIDE
    look((-1.6, y - 9, 2.3), (AISLE + 1.4, y, 1.2), lens=27.5, sharp_at=(AISLE + 1, y - 1, 0.8), aperture=0.5)
    # The words stand on the left.
    lens = bpy.context.scene.camera.data
    lens.shift_x, lens.shift_y = -0.235, 0.09
    return 18, 56


take(build)
