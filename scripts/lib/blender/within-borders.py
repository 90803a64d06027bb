"""Renders the way of data by day, from a van past a padlock into servers within a wall and on to a phone, each in its quarter of the view (view.py says with which arguments). Metres."""

import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from showcase import daylight
from studio import look
from view import take
from way_of_data import build_way

# From one station to the next: a quarter of the picture. How far away the camera is, what it looks at, and how steeply, in degrees.
BESIDE = 4
FAR, AIM, DOWN = 300, 1.5, 16


def build(colours):
    build_way(colours, [((station - 1.5) * BESIDE, 0) for station in range(4)], DOWN)
    daylight(4 * BESIDE / 240)
    down = math.radians(DOWN)
    look((0, -FAR * math.cos(down), AIM + FAR * math.sin(down)), (0, 0, AIM), lens=36 * FAR / (4 * BESIDE))


take(build, ground="sunken")
