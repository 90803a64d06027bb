"""Renders modules in an open cabinet, from nearby (view.py says with which arguments)."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from hall import AISLE, OPEN, WIDE, build as build_hall
from studio import look, softbox
from view import take


def build(colours):
    build_hall(colours)
    y = OPEN * WIDE + WIDE / 2
    softbox((AISLE - 1, y + 0.4, 1.5), (AISLE + 0.6, y, 0.8), 0.8, 0.8, 20, (0.8, 0.97, 1))
    look((0.4, y - 1.55, 1.5), (AISLE + 0.25, y + 0.1, 0.84), lens=48, sharp_at=(AISLE + 0.2, y, 0.9), aperture=0.35)
    return 4, 14


take(build)
