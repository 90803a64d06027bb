"""Renders the side of a pack with its type plate (view.py says with which arguments). Centimetres."""

import os
import sys

import bpy

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from unnamed import build as build_pack
from studio import look
from view import take


def build(colours):
    build_pack(colours)
    look((2, -58, 19), (22, 0, 7.6), lens=50, sharp_at=(14, -1, 7), aperture=0.024)
    # The words stand on the left.
    bpy.context.scene.camera.data.shift_x = -0.2
    return 80, 190


take(build)
