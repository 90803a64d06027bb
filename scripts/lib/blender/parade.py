"""Renders vehicles of several kinds that drive one behind the other at night, one of which is seen into (view.py says with which arguments)."""

import os
import sys

import bpy
from mathutils import Matrix

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from car_parts import set_down
from depot import vans_and_posts
from forecourt import parked_car
from glass_car import build_glass_car
from materials import linear
from studio import look, softbox, surround
from view import take, wet_floor


def build(colours):
    build_glass_car(colours)
    car, (van, *_others) = parked_car(colours), vans_and_posts(colours)
    for vehicle, x, y in ((van, 5.5, 0.1), (car, -5.3, 0), (car, -11.4, 0.1), (car, 12.2, 0), (van, -17.6, 0)):
        set_down(vehicle, Matrix.Translation((x, y, 0)))
    wet_floor(linear("#0a141d"))
    # A long light above them, and one that their sides mirror.
    softbox((0, -0.4, 5.2), (0, 0, 0), 40, 0.5, 1500, (0.6, 1, 0.94))
    softbox((0, -9, 3.4), (0, 0, 0.9), 40, 0.5, 1300, (0.7, 0.95, 1))
    softbox((0, 6, 4), (0, 0, 1.2), 40, 0.3, 420, (0.5, 0.85, 1))
    surround((0.03, 0.06, 0.09, 1), 0.8)
    look((5.4, -15.5, 1.8), (3.6, 0, 0.86), lens=50, sharp_at=(2.6, -0.9, 0.7), aperture=0.5)
    # The words stand on the left.
    lens = bpy.context.scene.camera.data
    lens.shift_x, lens.shift_y = -0.13, 0.02
    return 17, 34


take(build)
