"""Renders rows of packs on pallets (view.py says with which arguments)."""

import os
import sys

import bpy

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from strapped import build as build_packs
from studio import look
from view import take


def build(colours):
    build_packs(colours)
    look((-2.7, -2.5, 1.5), (1, 0.6, 0.3), lens=42, sharp_at=(0.3, 0.2, 0.4), aperture=0.3)
    # The words stand on the left.
    bpy.context.scene.camera.data.shift_x = -0.22
    return 5, 14


take(build)
