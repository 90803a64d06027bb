"""Renders a module and what is measured of it, from nearby (view.py says with which arguments)."""

import os
import sys

import bpy

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from lab import FOUND, STEP, TOP, build_lab
from studio import look
from view import take


def build(colours):
    build_lab(colours, is_sound=True)
    y = FOUND * STEP + 0.55
    look((-1.15, y - 1.25, TOP + 0.62), (0.3, y, TOP + 0.2), lens=42, sharp_at=(0.2, y - 0.1, TOP + 0.2), aperture=0.7)
    # The words stand on the left.
    bpy.context.scene.camera.data.shift_x = -0.2
    return 3, 12


take(build)
