"""Renders the leads of a meter on a module, from nearby (view.py says with which arguments)."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from lab import FOUND, STEP, TOP, build_lab
from studio import look
from view import take


def build(colours):
    build_lab(colours)
    y = (FOUND - 1) * STEP + 0.55
    look((-0.62, y - 0.62, TOP + 0.66), (0.36, y + 0.02, TOP + 0.2), lens=48, sharp_at=(0.26, y - 0.14, TOP + 0.18), aperture=0.9)
    return 1.6, 8


take(build)
