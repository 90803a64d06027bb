"""Renders a gloved hand that holds an adapter up and shows its pins, from nearby (view.py says with which arguments)."""

import math
import os
import sys

from mathutils import Matrix

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from car_parts import box, built_once, set_down
from cockpit import build_adapter, prism
from hand import GRIP, PINCH, gloved
from materials import linear
from studio import look, opaque, softbox, surround
from view import take


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

    # The hand's axes are those of its fingers; it holds the adapter by its side, with the pins towards its thumb.
    along = Matrix(((0, 0, 1, 0), (1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 0, 1)))
    held = Matrix.Translation(GRIP) @ Matrix.Rotation(math.radians(-28), 4, "X") @ along @ Matrix.Translation((0.044, -0.008, 0))
    # Its fingers look up, its thumb looks at the camera.
    upright = Matrix(((0, 0, 1, 0), (0, -1, 0, 0), (1, 0, 0, 0), (0, 0, 0, 1))) @ Matrix.Translation([-value for value in GRIP])
    place = Matrix.Rotation(math.radians(-14), 4, "X") @ Matrix.Rotation(math.radians(-24), 4, "Z") @ Matrix.Rotation(math.radians(-14), 4, "Y")
    set_down(gloved(PINCH), place @ upright)
    set_down(built_once(adapter), place @ upright @ held)
    box(-4, 3.4, -3, 8, 0.1, 6, opaque("wall", linear("#1a3040"), 0.8))
    softbox((-1.2, 2.6, 1.4), (-0.4, 3.4, 0.2), 0.6, 0.6, 40, (0.5, 0.95, 1))
    softbox((1.4, 2.6, -0.6), (0.8, 3.4, 0), 0.6, 0.6, 16, (1, 0.8, 0.6))
    softbox((-0.45, -0.6, 0.16), (0, 0, -0.02), 0.4, 0.4, 42, (0.85, 0.96, 1))
    softbox((0.42, 0.2, 0.3), (0.05, 0, -0.03), 0.1, 0.5, 50, (1, 0.72, 0.45))
    softbox((-0.4, 0.3, 0.1), (0, 0, -0.03), 0.1, 0.4, 6, (0.5, 1, 0.95))
    surround((0.02, 0.04, 0.06, 1), 0.8)
    look((0, -0.55, 0.03), (0.03, 0, -0.045), lens=58, sharp_at=(-0.03, -0.04, 0), aperture=4)
    return 1.2, 9


take(build)
