"""Renders the cell that fits none of the others, from nearby (view.py says with which arguments). Centimetres."""

import os
import sys

import bpy

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from batch import HEIGHT, build as build_batch
from studio import look
from view import take


def build(colours):
    build_batch(colours)
    look((-6.5, -20, 12), (0, 0, HEIGHT + 1.4), lens=50, sharp_at=(0, -1, HEIGHT + 1), aperture=0.02)
    # The words stand on the left.
    lens = bpy.context.scene.camera.data
    lens.shift_x, lens.shift_y = -0.165, 0.06
    return 26, 54


take(build)
