"""Renders the stick that reports were exported to, from nearby (view.py says with which arguments)."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from exported import lay_out
from studio import look
from view import take


def build(colours):
    lay_out(colours)
    look((13, -3, 10), (-0.2, 18.7, 4.5), lens=44, sharp_at=(4, 16.4, 1.4), aperture=0.09)
    return 40, 110


take(build)
