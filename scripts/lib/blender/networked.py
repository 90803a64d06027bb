"""Renders rows of sockets in a network, one cable of which carries something (view.py says with which arguments). Centimetres."""

import os
import sys

import bpy

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from patched import build as build_network
from studio import look
from view import take


def build(colours):
    build_network(colours)
    look((-21, -5, 9), (-1, 8.2, -0.6), lens=44, sharp_at=(-1.2, 8.4, 1.4), aperture=0.03)
    # The words stand on the left.
    bpy.context.scene.camera.data.shift_x = -0.2
    return 30, 80


take(build)
