"""Renders an adapter that shows its pins, from nearby (view.py says with which arguments)."""

import math
import os
import sys

from mathutils import Matrix

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from car_parts import box, built_once, set_down
from cockpit import build_adapter, prism
from materials import linear
from studio import look, opaque, softbox, surround
from view import take, wet_floor


def build_plug(case, pin):
    """What goes into the socket, at x = 0 and before it: a collar with two rows of pins."""
    prism(0.008, 0.022, 0.0275, 0.021, case, 0.003)
    for row, z in ((0, -0.0045), (1, 0.0045)):
        for column in range(8):
            box(0.03, -0.0205 + row * 0.001 + column * 0.0056, z - 0.0009, 0.009, 0.0022, 0.0018, pin, 0.0003)


def build(colours):
    case, glass = opaque("case", linear("#5d7686"), 0.32), opaque("screen", linear("#02060a"), 0.1)
    seam, pin = opaque("seam", linear("#0a1016"), 0.5), opaque("pin", linear("#e8d9a8"), 0.2, 0.9)

    def adapter():
        build_adapter(case, glass, opaque("strong", colours["aurora"], glow=5), seam)
        build_plug(seam, pin)

    lying = Matrix.Translation((0, 0, 0.0148)) @ Matrix.Rotation(math.radians(-62), 4, "Z")
    set_down(built_once(adapter), lying)
    others = built_once(lambda: (build_adapter(case, glass, opaque("off", linear("#2d6f7a"), glow=0.3), seam), build_plug(seam, pin)))
    for x, y, turn in ((0.14, 0.12, -48), (-0.13, 0.17, -80), (0.02, 0.3, -30), (0.27, 0.31, -70)):
        set_down(others, Matrix.Translation((x, y, 0.0148)) @ Matrix.Rotation(math.radians(turn), 4, "Z"))
    wet_floor(linear("#0c1822"))
    softbox((-0.3, 0.35, 0.45), (0, 0, 0.02), 0.4, 0.15, 9, (0.75, 0.96, 1))
    softbox((0.4, -0.25, 0.25), (0, 0, 0.02), 0.08, 0.4, 5, (1, 0.96, 0.9))
    softbox((-0.35, -0.25, 0.15), (0, 0, 0.02), 0.05, 0.4, 2.4, (0.4, 1, 0.92))
    surround((0.03, 0.06, 0.09, 1), 0.8)
    look((0.03, -0.29, 0.17), (0.012, 0.012, 0.014), lens=64, sharp_at=(0.015, -0.035, 0.018), aperture=5)
    return 0.5, 1.4


take(build)
