"""Renders a gloved hand that pushes the adapter into its socket, from nearby (view.py says with which arguments)."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from cockpit import build as build_cockpit
from cockpit import hold_adapter
from studio import look, softbox
from view import take


def build(colours):
    build_cockpit(colours)
    hold_adapter()
    softbox((0.1, 0.72, 0.9), (0.36, 0.5, 0.6), 0.2, 0.2, 0.6, (0.75, 0.95, 1))
    # Late daylight from the open door, and its edge from behind.
    softbox((0.2, 1.1, 0.9), (0.27, 0.45, 0.55), 0.3, 0.4, 28, (1, 0.72, 0.45))
    softbox((0, -0.25, 0.8), (0.25, 0.45, 0.55), 0.12, 0.5, 14, (1, 0.74, 0.5))
    look((-0.26, 0.86, 0.82), (0.33, 0.435, 0.57), lens=56, sharp_at=(0.31, 0.51, 0.605), aperture=2.8)
    return 1.5, 5


take(build)
