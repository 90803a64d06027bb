"""Renders an issue of the newsletter on a desk (view.py says with which arguments). Centimetres."""

import os
import sys

import bpy

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from car_parts import box
from printed import LONG, THICK, WIDE, lay_out, printed
from studio import look
from view import take


def build_issue(paper, ink, pale, good, strong, odd):
    """Its name, a figure with what it says, and three articles, one of them with a chart."""
    box(0, 0, 0, WIDE, LONG, THICK, paper, 0.01)
    printed(2, 27.4, 3.4, 0.5, strong)
    printed(15.8, 27.5, 3.2, 0.3, pale)
    printed(2, 27, 17, 0.05, pale)
    printed(2, 25.2, 15.4, 1, ink)
    printed(2, 23.7, 11.2, 1, ink)
    printed(2, 14.6, 17, 8, ink)
    for place in range(13):
        high = 6 - place * 0.32 - (place % 3) * 0.14
        printed(2.9 + place * 1.2, 15.4, 0.84, high if place != 8 else 2, odd if place == 8 else good, 0.018)
    for row in range(4):
        printed(2, 13.4 - row * 0.75, 17 - (row % 3) * 0.8, 0.2, pale)
    for column in range(2):
        x = 2 + column * 9
        printed(x, 8.9, 8, 0.05, pale)
        printed(x, 7.6, 6.6 - column, 0.6, ink)
        for row in range(7):
            printed(x, 6.5 - row * 0.75, 8 - (row * 3 % 4) * 0.5, 0.2, pale)


def build(colours):
    lay_out(colours, build_issue)
    look((20, -15, 18), (9.4, 16.4, 0), lens=46, sharp_at=(10, 17, 0), aperture=0.03)
    # The words stand on the left.
    bpy.context.scene.camera.data.shift_x = -0.26
    return 50, 110


take(build)
