"""Renders the edge of a batch of cells; the one that fitted none of the others lies before it (view.py says with which arguments). Centimetres."""

import math
import os
import sys

import bpy
from mathutils import Matrix

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from batch import HEIGHT, RADIUS, cells, place_of
from car_parts import set_down
from materials import linear
from studio import look, softbox, surround
from view import take, wet_floor

# Where the one that lies there stood.
GAP = (0, 2)


def build(colours):
    cell, outlier = cells(colours)
    for row in range(0, 26):
        for column in range(-30, 31):
            if (row, column) != GAP:
                set_down(cell, Matrix.Translation((*place_of(row, column), 0)))
    lying = Matrix.Rotation(math.radians(-52), 4, "Z") @ Matrix.Rotation(math.radians(90), 4, "X")
    set_down(outlier, Matrix.Translation((6.6, -2.6, RADIUS)) @ lying)
    wet_floor(linear("#0a141d"))
    softbox((4, -8, 9), (4, -5, 0), 3, 3, 260, (1, 0.42, 0.12))
    softbox((0, 60, 34), (0, 6, HEIGHT), 90, 5, 6_000, (0.6, 0.95, 1))
    softbox((-46, 4, 22), (0, 4, HEIGHT), 4, 40, 4_000, (0.7, 0.9, 1))
    softbox((20, -40, 26), (0, 0, HEIGHT / 2), 60, 3, 12_000, (0.7, 0.95, 1))
    surround((0.03, 0.07, 0.1, 1), 0.3)
    look((-7, -32, 14), (1.6, -0.6, 2.2), lens=50, sharp_at=(4, -3, 2), aperture=0.03)
    # The words stand on the left.
    bpy.context.scene.camera.data.shift_x = -0.13
    return 34, 62


take(build)
