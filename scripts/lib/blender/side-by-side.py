"""Renders the poles of many cells, one beside the other (view.py says with which arguments). Centimetres."""

import os
import sys

import bpy

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from poles import HEIGHT, build as build_cells
from studio import look
from view import take


def build(colours):
    build_cells(colours)
    look((-8, -15, HEIGHT + 6.4), (0.6, 1.4, HEIGHT - 0.8), lens=48, sharp_at=(0.3, 0.2, HEIGHT), aperture=0.045)
    # The words stand on the left.
    bpy.context.scene.camera.data.shift_x = -0.2
    return 17, 40


take(build)
