"""Renders a printed report on a desk, as far as the desk goes (view.py says with which arguments). Centimetres."""

import os
import sys

import bpy

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from printed import build as build_report
from studio import look
from view import take


def build(colours):
    build_report(colours)
    look((20, -25, 20), (9.6, 13.5, 0), lens=52, sharp_at=(9, 15, 0), aperture=0.03)
    # The words stand on the left.
    bpy.context.scene.camera.data.shift_x = -0.16
    return 50, 110


take(build)
