"""Renders what each product measures, from before them (view.py says with which arguments)."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from studio import look
from trio import at, build_trio
from view import take


def build(colours):
    build_trio(colours)
    look(at(0, -17, 3.3), at(0, 0, 0.75), lens=37, sharp_at=at(0, -0.6, 0.8), aperture=0.5)
    return 20, 40


take(build)
