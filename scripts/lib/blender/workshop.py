"""Renders the doors of a workshop at night, one of which is open (view.py says with which arguments)."""

import math
import os
import sys

import bpy
from mathutils import Matrix

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from car_parts import box, built_once, set_down
from forecourt import parked_car
from materials import linear
from studio import look, opaque, softbox, surround
from view import take, wet_floor

# The front looks along -y. From one door to the next, and how wide, high and deep what is behind them is, in metres.
BESIDE, WIDE, HIGH, DEEP = 5.2, 4, 3.4, 9


def build_door(slat, seam):
    """One that is rolled down."""
    box(0, 0.16, 0, WIDE, 0.04, HIGH, seam, 0.005)
    for row in range(22):
        box(0.03, 0.1, 0.03 + row * HIGH / 22, WIDE - 0.06, 0.08, HIGH / 22 - 0.025, slat, 0.012)


def build(colours):
    wall, slat = opaque("wall", linear("#1d2b36"), 0.7), opaque("slat", linear("#2c3d49"), 0.38, 0.3)
    seam, frame = opaque("seam", linear("#060c12"), 0.6), opaque("frame", linear("#3b4d59"), 0.35, 0.5)
    inside, shelf = opaque("inside", linear("#5d7580"), 0.7), opaque("shelf", linear("#22333e"), 0.4)
    tube_light, sign = opaque("tube", linear("#e6f7ff"), glow=9), opaque("sign", colours["aurora"], glow=3)
    teal = opaque("teal", linear("#14807f"), 0.32, glow=0.3)
    door = built_once(lambda: build_door(slat, seam))

    def pillar():
        box(WIDE, 0, 0, BESIDE - WIDE, 0.3, HIGH, wall, 0.01)
        for x in (WIDE - 0.04, BESIDE - 0.06):
            box(x, -0.04, 0, 0.1, 0.2, HIGH + 0.05, frame, 0.01)

    between = built_once(pillar)
    lantern = built_once(lambda: box(WIDE / 2 - 0.2, -0.5, HIGH + 0.52, 0.4, 0.1, 0.05, tube_light))
    for place in range(-6, 7):
        at = Matrix.Translation((place * BESIDE, 0, 0))
        set_down(between, at)
        if place != 0:
            set_down(door, at)
            set_down(lantern, at)
            softbox((place * BESIDE + WIDE / 2, -0.5, HIGH + 0.5), (place * BESIDE + WIDE / 2, -0.1, 0), 0.5, 0.1, 26, (0.75, 0.95, 1))
    box(-40, -0.02, HIGH, 80, 0.34, 2.6, wall, 0.02)
    box(-40, -0.3, HIGH + 0.02, 80, 0.34, 0.14, frame, 0.02)
    # What the open one shows: its room, a bench with modules along its back, and a car.
    box(-0.6, 0.3, -0.02, WIDE + 1.2, DEEP, 0.03, inside)
    box(-0.6, DEEP, 0, WIDE + 1.2, 0.1, HIGH + 0.4, inside)
    for x in (-0.7, WIDE + 0.6):
        box(x, 0.3, 0, 0.1, DEEP, HIGH + 0.4, inside)
    box(-0.6, 0.3, HIGH + 0.3, WIDE + 1.2, DEEP, 0.1, shelf)
    for x in (0.9, 2.9):
        box(x, 1.2, HIGH + 0.1, 0.14, DEEP - 2.4, 0.06, tube_light)
    box(-0.5, DEEP - 0.8, 0.86, WIDE + 1, 0.7, 0.06, shelf)
    for level in range(3):
        box(-0.5, DEEP - 0.45, 1.6 + level * 0.5, WIDE + 1, 0.4, 0.04, shelf)
        for column in range(7):
            if (level + column * 2) % 5:
                box(-0.3 + column * 0.66, DEEP - 0.42, 1.64 + level * 0.5, 0.5, 0.32, 0.16, teal, 0.01)
    box(0, -0.34, HIGH + 0.22, WIDE, 0.05, 0.05, sign)
    set_down(parked_car(colours, opaque("lit", linear("#2bbfae"), glow=2.2)), Matrix.Translation((WIDE / 2 + 0.2, 5.2, 0.02)) @ Matrix.Rotation(math.radians(-62), 4, "Z"))
    wet_floor(linear("#0a141d"))
    softbox((WIDE / 2, 4, HIGH + 0.05), (WIDE / 2, 4, 0), 3.4, 6, 420, (0.8, 0.96, 1))
    softbox((WIDE / 2, 0.6, HIGH - 0.1), (WIDE / 2, -4, 0), 3.4, 0.6, 160, (0.75, 0.97, 1))
    softbox((-10, -10, 7), (0, 0, 1.5), 16, 1, 420, (0.55, 0.9, 1))
    surround((0.03, 0.06, 0.09, 1), 0.8)
    look((-2.6, -11.5, 1.6), (2.1, 1, 1.62), lens=42, sharp_at=(2, 2, 1.5), aperture=1.6)
    # The words stand on the left.
    bpy.context.scene.camera.data.shift_x = -0.22
    return 16, 46


take(build)
