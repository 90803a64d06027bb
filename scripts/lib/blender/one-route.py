"""Renders the way of data by day for narrow screens: its stations one below the other, each in its quarter of the picture's height (view.py says with which arguments). Metres."""

import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from showcase import daylight
from studio import look
from view import take
from way_of_data import build_way

# How high what the picture shows is where the camera looks; it is half as wide.
HIGH = 17.6
# How far away the camera is, and how steeply it looks down, in degrees.
FAR, DOWN = 800, 30
# Where the way is seen, a quarter of the width from the left, and how far the middle of a quarter is above its plinth's.
ASIDE, ABOVE = -HIGH / 8, 0.9


def build(colours):
    beside = HIGH / 4 / math.sin(math.radians(DOWN))
    build_way(colours, [(ASIDE, (1.5 - station) * beside) for station in range(4)], DOWN)
    daylight(0.3)
    down = math.radians(DOWN)
    # The lens is for the larger side.
    look((0, -FAR * math.cos(down), ABOVE + FAR * math.sin(down)), (0, 0, ABOVE), lens=36 * FAR / HIGH)


take(build, ground="sunken")
