"""Renders the way of data down the lit map of Europe, for narrow screens: a van, a padlock, a cabinet of servers and a phone, each a quarter of the picture's height from the next (view.py says with which arguments). Metres."""

import math
import os
import sys

from mathutils import Matrix

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from materials import linear
from meshes import tube
from places import at, turn
from studio import look, opaque, softbox, spotlight, surround
from view import take
from way_of_data import THICK, build_floor, build_stations

# How high what the picture shows is where the camera looks; it is half as wide.
HIGH = 16.8
# How far away the camera is, and how steeply it looks down, in degrees.
FAR, DOWN = 60, 32
# The map: what is in its middle, in kilometres; how far it is turned, and a metre in kilometres.
ORIGIN, TURNED, SCALE = (34, -40), 19, 112
# Where the route is seen, from the middle of the picture.
ASIDE = -2.1


def on_route(station, below):
    """A place on the floor that is seen on the route, so far below the middle of a station's quarter of the picture."""
    height, down = (1.5 - station) * HIGH / 4 - below, math.radians(DOWN)
    y = height * FAR / (FAR * math.sin(down) - height * math.cos(down))
    return ASIDE * (1 + y * math.cos(down) / FAR), y


def stands(station, below, degrees, size, z=THICK):
    return at(*on_route(station, below), z, degrees) @ Matrix.Scale(size, 4)


def build(colours):
    build_stations(colours, stands(0, 0.9, -54, 0.8), stands(1, 0.9, 30, 1.3, 2), stands(2, 1.2, -20, 1.05), stands(3, 1.5, -10, 0.18) @ turn(70, "X"))
    tube([(*place, THICK + 0.04) for place in (on_route(0, 0.9), on_route(3, 1.5))], 0.045, opaque("data", linear("#d9fffa"), glow=14))
    build_floor(colours, ORIGIN, TURNED, SCALE)
    for station, strength in enumerate((42_000, 24_000, 16_000, 6_000)):
        x, y = on_route(station, 0.9)
        spotlight((x - 4, y - 7, 9), (x, y, 1.2), 26, 0.7, strength, (1, 0.97, 0.93))
        spotlight((x + 2.6, y + 5, 6.4), (x, y, 1.4), 34, 0.5, 4_000, (0.5, 0.85, 1))
        for side, power in ((-1, 160), (1, 80)):
            softbox((x + side * 3.4, y - 3, 4.4), (x, y, 1.6), 0.3, 2.8, power, (0.75, 0.95, 1))
    softbox((0, 0, 14), (0, 0, 0), 12, 24, 900, (0.6, 0.95, 1))
    surround((0.02, 0.045, 0.07, 1), 0.8)
    down = math.radians(DOWN)
    # The lens is for the larger side.
    look((0, -FAR * math.cos(down), FAR * math.sin(down)), (0, 0, 0), lens=36 * FAR / HIGH)
    return FAR + 20, FAR + 60


take(build)
