"""Renders the adapter in its socket, and the panel above it (view.py says with which arguments)."""

import os
import sys

import bpy

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from cockpit import build as build_cockpit
from studio import look, softbox
from view import take


def build(colours):
    build_cockpit(colours)
    softbox((0.1, 0.72, 0.9), (0.36, 0.5, 0.6), 0.2, 0.2, 2.4, (0.75, 0.95, 1))
    look((-0.06, 0.86, 0.76), (0.36, 0.5, 0.62), lens=46, sharp_at=(0.31, 0.51, 0.605), aperture=1.4)
    # The words stand on the left.
    bpy.context.scene.camera.data.shift_x = -0.27
    return 1.2, 5


take(build)
