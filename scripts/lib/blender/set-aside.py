"""Renders a rack of cells; the one that fitted none of the others lies on the bench before it (view.py says with which arguments). Centimetres."""

import math
import os
import sys

import bpy
from mathutils import Matrix

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from car_parts import box, built_once, set_down
from materials import linear
from prismatic import LONG, THICK, brushed, joined, prismatics
from studio import look, opaque, softbox, surround
from view import take

# From cell to cell on a shelf, how many stand between two posts, and from shelf to shelf.
STEP, IN_BAY, SHELF = 3.2, 9, 14.4
BAY = IN_BAY * STEP + 1.6
# Where the one that lies there stood.
GAP = 5


def build_bay(cell, steel, light, without=None):
    """Cells side by side on a shelf, their narrow sides to the front, all but one of them; the light is under the shelf above."""
    box(-0.8, 0, -0.8, BAY, LONG + 2, 0.8, steel, 0.1)
    box(-0.8, 0, -0.8, BAY, 0.3, 1.3, steel, 0.08)
    box(-1.2, 0.2, -0.8, 0.9, 0.9, SHELF, steel, 0.1)
    box(0.6, 2.4, SHELF - 1.1, BAY - 2.8, 0.3, 0.26, light, 0.03)
    for number in range(IN_BAY):
        if number != without:
            set_down(cell, Matrix.Translation(((number + 0.5) * STEP, LONG / 2 + 1, 0)) @ Matrix.Rotation(math.pi / 2, 4, "Z"))


def build(colours):
    cell, outlier = prismatics(colours)
    steel, light = opaque("steel", linear("#3b4c58"), 0.3, 0.8), opaque("light", colours["aurora"], glow=1.6)
    full = joined(built_once(lambda: build_bay(cell, steel, light)))
    gap = joined(built_once(lambda: build_bay(cell, steel, light, GAP)))
    for bay in range(-4, 4):
        for shelf in range(3):
            set_down(gap if (bay, shelf) == (0, 0) else full, Matrix.Translation((bay * BAY, 0, 2 + shelf * SHELF)))
    lying = Matrix.Rotation(math.radians(-27), 4, "Z") @ Matrix.Rotation(math.radians(90), 4, "X")
    set_down(outlier, Matrix.Translation((15, -10, THICK / 2)) @ lying)
    box(-200, -120, -4, 400, 300, 4, brushed("bench", linear("#16242f"), 0.3), 0.1)
    box(-200, LONG + 2.4, 0, 400, 1, 2 + SHELF, opaque("wall", linear("#0b1722"), 0.6), 0.1)
    softbox((8, -26, 14), (14, -12, 1), 6, 6, 700, (1, 0.62, 0.32))
    softbox((4, -22, 2.2), (13, -14, 1.4), 11, 3.6, 260, (0.8, 0.95, 1))
    # Under the shelf above, behind, and from before.
    softbox((24, 3, 2 + SHELF - 1), (24, 7, 0), 62, 1.6, 3_600, (0.45, 1, 0.9))
    softbox((20, 70, 60), (14, -8, 0), 90, 30, 22_000, (0.5, 0.9, 1))
    softbox((60, -30, 18), (14, -8, 6), 5, 40, 7_000, (0.7, 0.95, 1))
    softbox((10, -80, 30), (12, 0, 8), 50, 6, 11_000, (0.7, 0.95, 1))
    surround((0.03, 0.07, 0.1, 1), 0.3)
    look((0, -76, 24), (11, -6, 4.4), lens=46, sharp_at=(14, -15, 2), aperture=0.028)
    # The words stand on the left.
    bpy.context.scene.camera.data.shift_x = -0.16
    return 84, 170


take(build)
