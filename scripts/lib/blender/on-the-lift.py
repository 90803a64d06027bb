"""Renders a car on a lift by day, below it its battery, which was measured before, on a table that takes it down (view.py says with which arguments). Metres."""

import math
import os
import sys

import bpy
from mathutils import Matrix

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from car_pack import COLUMNS, FLANGE, FOOT, FROM, HALF, LONG, MIDDLE, ROWS, TO, build_bolts, build_housing, build_rails, module_place
from car_parts import box, built_once, opaque_car, set_down
from glass_car import painted
from lettering import written
from materials import linear
from meshes import tube
from opened_pack import DEEP, WALL, build_bolt, build_connections, build_covered_module, finishes
from places import at, turn
from printed import band
from prismatic import joined, moulded
from skateboard import round_part
from studio import look, opaque, softbox, surround
from table import shining
from turned import turned
from view import take

# How high the car is lifted, and the battery, which the table carries.
LIFT, TABLE = 1.68, 0.64
# The posts of the lift along the car, how far from its middle they stand, and how high they are.
POST, ASIDE, HIGH = 1.6, 1.55, 2.7
# Where its arms carry the car, beside the middle.
PADS, BESIDE = (FROM - 0.08, TO + 0.08), 0.8
# Half the length and half the width of the table, and how high its base is.
TOP, WIDE, BASE = 0.88, 0.46, 0.2


def build_post(coat, steel, dark, rubber):
    """One of the two, of folded sheet that is open to the car, at y = 0 and beyond; its carriage, and two arms with pads."""
    for x in (-0.17, 0.14):
        box(x, 0, 0.02, 0.03, 0.26, HIGH, coat, 0.01)
    box(-0.17, 0.23, 0.02, 0.34, 0.03, HIGH, coat, 0.01)
    for x in (-0.17, 0.1):
        box(x, -0.012, 0.02, 0.07, 0.024, HIGH, coat, 0.008)
    box(-0.18, -0.02, HIGH + 0.01, 0.36, 0.29, 0.05, dark, 0.012)
    # The switch and its cable.
    box(0.165, 0.05, 1.15, 0.09, 0.17, 0.34, dark, 0.014)
    for z, face in ((1.4, steel), (1.32, rubber), (1.24, rubber)):
        round_part((0.254, 0.135, z), (1, 0, 0), [(0.026, 0), (0.026, 0.004), (0.019, 0.006), (0.019, 0.016), (0, 0.018)], face)
    tube([(0.2, 0.135, 1.48), (0.2, 0.135, HIGH)], 0.012, dark)
    moulded((0, 0.12, 0), 0.56, 0.5, 0.03, [(0, 0), (0, 0.016), (0.006, 0.022)], coat)
    for x in (-0.23, 0.23):
        for y in (-0.08, 0.32):
            round_part((x, y, 0.022), (0, 0, 1), [(0.03, 0), (0.03, 0.006), (0.02, 0.007), (0.02, 0.026), (0.011, 0.027), (0.011, 0.05), (0, 0.05)], steel)
    box(-0.135, 0.03, LIFT - 0.5, 0.27, 0.18, 0.9, dark, 0.012)
    box(-0.16, -0.13, LIFT, 0.32, 0.15, 0.15, dark, 0.015)
    tube([(0.05, 0.1, LIFT), (0.05, 0.1, HIGH)], 0.014, steel)
    for pad in PADS:
        along, across = pad - POST, BESIDE - ASIDE
        reach = math.hypot(along, across + 0.06)
        arm = at(0, -0.06, LIFT + 0.06) @ Matrix.Rotation(math.atan2(across + 0.06, along), 4, "Z")
        set_down(built_once(lambda: (
            box(0, -0.06, -0.04, reach * 0.62, 0.12, 0.085, dark, 0.014),
            box(reach * 0.5, -0.042, -0.028, reach * 0.5 + 0.04, 0.084, 0.06, steel, 0.01),
        )), arm)  # fmt: skip
        round_part((arm @ Matrix.Translation((reach, 0, 0.03))).translation, (0, 0, 1), [(0.035, -0.06), (0.035, 0.03), (0.07, 0.035), (0.075, 0.04), (0.075, 0.07), (0.065, 0.08), (0, 0.08)], rubber)
        round_part((along * 0.06, -0.06, LIFT + 0.1), (0, 0, 1), [(0.05, 0), (0.05, 0.02), (0.03, 0.03), (0, 0.03)], steel)


def build_castor(steel, rubber):
    """A wheel in its fork, on the floor, below a plate at BASE - 0.06."""
    round_part((0.02, -0.02, 0.06), (0, 1, 0), [(0, 0), (0.045, 0), (0.06, 0.008), (0.06, 0.032), (0.045, 0.04), (0, 0.04)], rubber)
    for y in (-0.03, 0.024):
        box(-0.03, y, 0.05, 0.07, 0.006, 0.08, steel, 0.002)
    box(-0.05, -0.05, 0.125, 0.1, 0.1, 0.012, steel, 0.004)


def build_table(coat, steel, dark, rubber):
    """Around the origin: a base on castors, scissors, and a top whose upper side is at TABLE."""
    top = TABLE - 0.07
    for z, high, extra in ((BASE - 0.07, 0.07, 0), (top, 0.07, 0.05)):
        for side in (-1, 1):
            box(-TOP - extra, side * WIDE - 0.035, z, 2 * (TOP + extra), 0.07, high, coat, 0.012)
            box(side * (TOP + extra - 0.035) - 0.035, -WIDE, z, 0.07, 2 * WIDE, high, coat, 0.012)
    moulded((0, 0, top + 0.035), 2 * TOP + 0.14, 2 * WIDE + 0.1, 0.03, [(0.006, 0), (0, 0.006), (0, 0.024), (0.008, 0.032)], coat)
    for x in (-0.66, -0.22, 0.22, 0.66):
        box(x - 0.04, -WIDE, TABLE - 0.006, 0.08, 2 * WIDE, 0.012, rubber, 0.004)
    castor = built_once(lambda: build_castor(steel, rubber))
    for x in (-TOP + 0.06, TOP - 0.06):
        for y in (-WIDE, WIDE):
            set_down(castor, at(x, y, 0, 25 * x))
    rise, run = top - BASE, 2 * TOP - 0.2
    long = math.hypot(rise, run)
    for side in (-1, 1):
        for way, y in ((1, WIDE - 0.02), (-1, WIDE - 0.07)):
            arm = at(0, side * y, (top + BASE) / 2) @ Matrix.Rotation(-way * math.atan2(rise, run), 4, "Y")
            set_down(built_once(lambda: box(-long / 2 - 0.03, -0.016, -0.045, long + 0.06, 0.032, 0.09, dark, 0.014)), arm)
            for end in (-1, 0, 1):
                pin = arm @ Matrix.Translation((end * long / 2, 0, 0))
                round_part(pin.translation, (0, side, 0), [(0.03, -0.02), (0.03, 0.02), (0.018, 0.024), (0.018, 0.03), (0, 0.03)], steel)
    tube([(-TOP + 0.2, 0, BASE), (0.1, 0, BASE + rise * 0.36)], 0.045, dark)
    tube([(0.1, 0, BASE + rise * 0.36), (0.42, 0, BASE + rise * 0.55)], 0.028, steel)


def build_pack(finish):
    """All its modules under their covers, which are teal; sockets at its front."""
    build_housing(finish["anodised"], finish["metal"], finish["rubber"])
    build_bolts(finish["steel"])
    build_rails(finish)
    # Before the wall at its front, where two of the housing's walls are one.
    front = TO + 0.0185
    box(front, -HALF - 0.01, FOOT + 0.004, 0.006, 2 * HALF + 0.02, FLANGE - FOOT - 0.02, finish["anodised"], 0.002)
    bolt, screw = (joined(built_once(lambda: build_bolt(radius, finish["steel"], finish["black"]))) for radius in (0.5, 0.32))
    set_down(built_once(lambda: build_connections(finish, bolt)), at(front + 0.006, 0, FOOT + 0.015, 90) @ Matrix.Scale(0.016, 4) @ at(0, DEEP / 2 - WALL))
    covers = {"cover": opaque("module", linear("#12968d"), 0.34), "gap": opaque("grooves", linear("#0a5f63"), 0.6), "teal": finish["cover"]}
    covered = joined(built_once(lambda: build_covered_module(finish | covers, bolt, screw)))
    for number in range(1, COLUMNS * ROWS + 1):
        set_down(covered, module_place(number))


def build_screen(finish, colours):
    """Stands on a foot and looks along -y: the state of health, in centimetres."""
    glass, arc, track = shining("screen", [(0, linear("#0a1d2b"))]), opaque("arc", colours["aurora"], glow=1.6), opaque("track", linear("#1d4350"), glow=0.4)
    figure = opaque("figure", colours["surface"], glow=1.3)
    turned([(0, 0), (20, 0), (20.6, 0.4), (20.6, 1.2), (20, 1.7), (4, 2.2), (3.2, 2.6), (3, 5), (2, 5.4), (2, 94), (0, 94)], finish["metal"])

    def panel():
        moulded((0, 0, -3), 40, 54, 3, [(1.2, 0), (0.3, 0.5), (0, 1.2), (0, 2.6), (0.3, 2.9)], finish["black"])
        moulded((0, 0, -0.2), 37.6, 51.6, 2, [(0, 0), (0, 0.25), (0.1, 0.3)], glass)
        band((0, 6), 13.4, 3.4, -40, 220, 0.13, track)
        band((0, 6), 13.4, 3.4, -40 + 0.08 * 260, 220, 0.16, arc)
        written("92%", 0, 4, 7, figure, 0.2, "CENTER")
        written("SoH", 0, -3.4, 3.4, figure, 0.2, "CENTER")
        for row, long in enumerate((28, 25)):
            moulded((0, -13 - row * 6, 0.1), 30, 2, 0.9, [(0, 0), (0, 0.04)], track)
            moulded((long / 2 - 15, -13 - row * 6, 0.12), long, 2, 0.9, [(0, 0), (0, 0.05)], arc)

    set_down(built_once(panel), at(0, -2.4, 96) @ turn(80, "X"))


def build(colours):
    # The housing is coated, as it mirrors the ground only.
    finish = finishes() | {"anodised": opaque("coated", linear("#77848c"), 0.42, 0.4)}
    coat, arm = opaque("coat", linear("#eef2f3"), 0.34), opaque("arm", linear("#46535c"), 0.4, 0.3)
    steel, rubber = finish["steel"], finish["rubber"]
    paint = painted("paint", linear("#0d5566"), linear("#03151b"), 0.16, 0.55)
    lamp, rim = opaque("lamp", colours["surface"], glow=2), opaque("rim", linear("#c4cdd2"), 0.25, 0.9)
    set_down(opaque_car(paint, opaque("glass", linear("#060b10"), 0.03), finish["black"], lamp, rubber, rim, finish["black"]), at(0, 0, LIFT))
    post = built_once(lambda: build_post(coat, steel, arm, rubber))
    set_down(post, at(POST, ASIDE))
    set_down(post, at(POST, -ASIDE) @ Matrix.Diagonal((1, -1, 1, 1)))
    set_down(built_once(lambda: build_table(coat, steel, arm, rubber)), at(MIDDLE, 0))
    set_down(built_once(lambda: build_pack(finish)), at(0, 0, TABLE - FOOT))
    set_down(built_once(lambda: build_screen(finish, colours)), at(0.7, -2, 0, 50) @ Matrix.Scale(0.0135, 4))
    # A window on the left, what is bright beyond, the ceiling, and softer light from the right and from before.
    softbox((-4.5, -5.5, 6.4), (2.1, 0, 1.6), 4, 4, 640, (1, 0.98, 0.95))
    softbox((-5, 6.5, 3.6), (2.1, 0, 1.6), 5, 1.6, 120, (0.96, 0.985, 1))
    softbox((2.1, 0, 8.9), (2.1, 0, 0), 6, 3.6, 230, (0.97, 0.99, 1))
    softbox((6, 6, 3.6), (2.4, 0, 1.6), 3, 3, 85, (0.94, 0.975, 1))
    softbox((9, -5, 2.6), (2.1, 0, 1.4), 5, 2, 190, (0.96, 0.985, 1))
    softbox((9, 0.5, 0.8), (2.1, 0, 0.8), 3, 1.4, 150, (0.97, 0.99, 1))
    # A long one that follows the doors, and what shines on the battery, below the car.
    softbox((1.5, -5.5, 1.6), (2, 0, 2.6), 7, 0.5, 130)
    softbox((5, -1.4, 2.1), (2.1, 0, 0.9), 0.5, 2.4, 70, (0.97, 0.99, 1))
    softbox((MIDDLE, 0, LIFT + 0.1), (MIDDLE, 0, 0), LONG, 1.4, 34, (1, 0.99, 0.97))
    surround((0.88, 0.94, 1, 1), 0.36)
    look((14.6, -8.6, 6.2), (2.1, 0, 6.2), lens=53)
    # The words stand on the left; posts are upright.
    lens = bpy.context.scene.camera.data
    lens.shift_x, lens.shift_y = -0.24, -0.45


take(build, ground="sunken", goes_on=True)
