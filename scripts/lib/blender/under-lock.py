"""Renders the door of a cabinet, with the key in its lock (view.py says with which arguments). Centimetres."""

import os
import sys

import bpy

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from locked import build as build_door
from studio import look
from view import take


def build(colours):
    build_door(colours)
    look((-27, -15, 3), (0, 1.5, -1.4), lens=50, sharp_at=(-3.4, -0.4, -1.6), aperture=0.05)
    # The words stand on the left.
    bpy.context.scene.camera.data.shift_x = -0.24
    return 40, 110


take(build)
