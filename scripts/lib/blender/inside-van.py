"""Renders a delivery van whose flank is cut open between its axles: its battery, and the unit that sends its data, by day (view.py says with which arguments). Metres."""

import os
import sys

import bpy

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from cut_van import build_cut_van
from opened_pack import finishes
from studio import look, softbox, surround
from view import take


def build(colours):
    finish = finishes()
    build_cut_van(colours, finish, finish)
    # A window on the left behind, what is bright beyond, the ceiling, and softer light from the right and from before.
    softbox((-8, 8, 14), (2.8, 0, 1), 9, 10, 2600, (1, 0.98, 0.95))
    softbox((-1, 17, 8), (2.8, 0, 1), 16, 5.5, 560, (0.96, 0.985, 1))
    softbox((3, 1, 16), (2.8, 0, 0), 15, 12, 420, (0.97, 0.99, 1))
    softbox((16, -8, 6), (2.8, 0, 1), 7, 8, 650, (0.94, 0.975, 1))
    softbox((-8, -17, 8), (2.8, 0, 1.2), 11, 4, 650, (0.96, 0.985, 1))
    # What the flank mirrors.
    softbox((0.6, -3.4, 0.4), (1.6, 0, 0.9), 7, 0.3, 36, (0.97, 0.99, 1))
    # Into the opening, and from the ceiling of the load space.
    softbox((3.6, -5, 3.4), (2.4, 0, 0.6), 3.5, 1.5, 70, (0.97, 0.99, 1))
    softbox((2, 0.1, 2.35), (2, 0.1, 0), 3, 0.5, 32, (1, 0.98, 0.95))
    surround((0.88, 0.94, 1, 1), 0.36)
    look((11.4, -16.4, 8), (2.8, 0, 1.2), lens=66, sharp_at=(2.8, -0.8, 0.5), aperture=1.2)
    # The words stand on the left.
    lens = bpy.context.scene.camera.data
    lens.shift_x, lens.shift_y = -0.19, 0.004


take(build, ground="sunken")
