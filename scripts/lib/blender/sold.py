"""Renders a used car by day, and before it, on a plinth, the adapter and a phone with its report (view.py says with which arguments). Metres."""

import os
import sys

import bpy
from mathutils import Matrix

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from adapter import build_adapter
from car_parts import LENGTH, built_once, opaque_car, set_down
from glass_car import painted
from materials import linear
from places import at, turn
from prismatic import moulded
from showcase import build_phone
from studio import look, opaque, softbox, surround
from view import take

# How far before the car and how high the camera is, which looks along y.
AWAY, EYE = 10, 1.9
# The middle of the plinth's top, from the camera.
PLINTH = (0.098, 0.92, -0.24)


def build_plinth(coat):
    """Centimetres; its top is at z = 0."""
    moulded((0, 0, -165), 18.4, 14, 0.5, [(0, 0), (0, 164.7), (0.09, 164.91), (0.3, 165)], coat)


def build_on_plinth(colours):
    """Centimetres: the phone leans back in its foot; the adapter lies before it."""
    steel = opaque("steel", linear("#aab4ba"), 0.28, 0.9)
    moulded((4.2, 0.5, 0), 5.4, 4, 0.6, [(0.06, 0), (0, 0.06), (0, 0.5), (0.1, 0.6)], steel)
    set_down(built_once(build_phone), at(4.2, 0, 0.3, -8) @ turn(80, "X"))
    case, face = opaque("case", linear("#46545f"), 0.34), opaque("face", linear("#0c1217"), 0.2)
    light, pins = opaque("light", colours["aurora"], 0.4, glow=1.2), opaque("pins", linear("#12181d"), 0.4)
    set_down(built_once(lambda: build_adapter(case, face, light, pins)), at(-3.6, -0.6, 1.77, 62) @ turn(-3.2, "Y") @ Matrix.Scale(100, 4))


def build(colours):
    paint = painted("paint", linear("#d2d9dc"), linear("#1c2429"), 0.2, 0.65)
    lamp, rim, black = opaque("lamp", colours["surface"], glow=2), opaque("rim", linear("#c4cdd2"), 0.25, 0.9), opaque("black", linear("#14191d"), 0.45)
    car = opaque_car(paint, opaque("glass", linear("#060b10"), 0.03), black, lamp, opaque("rubber", linear("#1b2125"), 0.7), rim, black)
    set_down(car, at(0, 0, 0, 220) @ Matrix.Translation((-LENGTH / 2, 0, 0)))
    stand = at(PLINTH[0], PLINTH[1] - AWAY, PLINTH[2] + EYE) @ Matrix.Scale(0.01, 4)
    set_down(built_once(lambda: build_plinth(opaque("coat", linear("#f3f6f7"), 0.36))), stand @ turn(15, "Z"))
    set_down(built_once(lambda: build_on_plinth(colours)), stand)
    # A window on the left, the ceiling, what is bright behind, and softer light from the right and from before.
    softbox((-7, 0.5, 6), (0, 0, 0.8), 3, 3, 760, (1, 0.98, 0.95))
    softbox((0, 0, 8), (0, 0, 0), 7, 4, 150, (0.97, 0.99, 1))
    softbox((-1, 8, 3), (0, 0, 1), 7, 2, 120, (0.96, 0.985, 1))
    softbox((8, -3, 3), (0, 0, 0.8), 4, 3, 90, (0.94, 0.975, 1))
    softbox((-4, -24, 8), (0, 0, 0.8), 12, 5, 520, (0.96, 0.985, 1))
    # A long one that follows the doors, and another window for the plinth.
    softbox((7, -1.4, 1.5), (0, 0, 0.8), 7, 0.5, 150)
    softbox((-2.6, -10.4, 3.7), (0.1, -9, 1.6), 0.9, 0.9, 80, (1, 0.985, 0.965))
    surround((0.88, 0.94, 1, 1), 0.25)
    look((0, -AWAY, EYE), (0, 0, EYE), lens=40)
    # The words stand on the left.
    lens = bpy.context.scene.camera.data
    lens.shift_x, lens.shift_y = -0.2, -0.163


take(build, ground="sunken", goes_on=True)
