"""Renders modules on a bench, one of which is weaker than the others, from nearby (view.py says with which arguments)."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from lab import FOUND, STEP, TOP, build_lab
from studio import look
from view import take


def build(colours):
    build_lab(colours)
    y = FOUND * STEP + 0.55
    look((-0.72, y - 1.0, TOP + 0.78), (0.28, y + 0.28, TOP + 0.1), lens=48, sharp_at=(0.22, y, TOP + 0.14), aperture=0.5)
    return 2.4, 9


take(build)
