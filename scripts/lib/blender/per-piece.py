"""Renders what each product measures, one behind the other (view.py says with which arguments)."""

import os
import sys

import bpy

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from studio import look
from trio import at, build_trio
from view import take


def build(colours):
    build_trio(colours)
    look(at(-6.2, -13.5, 2.7), at(0.7, 0, 0.95), lens=31, sharp_at=at(-2, -1, 0.8), aperture=0.6)
    # The words stand on the left.
    bpy.context.scene.camera.data.shift_x = -0.31
    return 18, 44


take(build)
