"""Renders the poles of many cells, one beside the other (view.py says with which arguments). Centimetres."""

import os
import sys

import bpy
from mathutils import Matrix

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from car_parts import set_down
from cylindrical import HEIGHT, cells, place_of
from studio import look, softbox, surround
from view import take


def build(colours):
    cell, _ = cells(colours)
    for row in range(-8, 18):
        for column in range(-14, 15):
            set_down(cell, Matrix.Translation((*place_of(row, column), 0)))
    softbox((0, 40, 26), (0, 6, HEIGHT), 60, 4, 8_000, (0.6, 0.95, 1))
    softbox((-30, 4, 16), (0, 4, HEIGHT), 4, 30, 5_000, (0.7, 0.9, 1))
    softbox((10, -20, 22), (0, 0, HEIGHT), 22, 2, 4_600, (0.85, 0.95, 1))
    surround((0.03, 0.07, 0.1, 1), 0.4)
    look((-8, -15, HEIGHT + 6.4), (0.6, 1.4, HEIGHT - 0.8), lens=48, sharp_at=(0.3, 0.2, HEIGHT), aperture=0.045)
    # The words stand on the left.
    bpy.context.scene.camera.data.shift_x = -0.2
    return 17, 40


take(build)
