"""Renders an adapter in the box that it came in, from nearby (view.py says with which arguments)."""

import math
import os
import sys

from mathutils import Matrix

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from adapter import build_adapter
from car_parts import box, built_once, set_down
from materials import linear
from studio import look, opaque, softbox, surround
from view import take, wet_floor

# The box, in metres.
WIDE, DEEP, HIGH, THICK = 0.24, 0.17, 0.075, 0.004


def build_box(board, foam, hole):
    for x, y, wide, deep in ((0, 0, WIDE, THICK), (0, DEEP - THICK, WIDE, THICK), (0, 0, THICK, DEEP), (WIDE - THICK, 0, THICK, DEEP)):
        box(x, y, 0, wide, deep, HIGH, board, 0.001)
    box(THICK, THICK, 0, WIDE - 2 * THICK, DEEP - 2 * THICK, HIGH - 0.022, foam, 0.002)
    box(0.06, 0.05, HIGH - 0.0235, 0.12, 0.075, 0.003, hole, 0.001)
    flap = built_once(lambda: box(0, 0, 0, WIDE, THICK, 0.1, board, 0.001))
    set_down(flap, Matrix.Translation((0, DEEP - THICK, HIGH)) @ Matrix.Rotation(math.radians(-38), 4, "X"))
    side = built_once(lambda: box(0, 0, 0, THICK, DEEP, 0.075, board, 0.001))
    set_down(side, Matrix.Translation((0, 0, HIGH)) @ Matrix.Rotation(math.radians(-62), 4, "Y"))
    set_down(side, Matrix.Translation((WIDE - THICK, 0, HIGH)) @ Matrix.Rotation(math.radians(58), 4, "Y"))


def build(colours):
    board, foam, hole = opaque("board", linear("#33454f"), 0.7), opaque("foam", linear("#0d161d"), 0.95), opaque("hole", linear("#04080b"), 0.9)
    glass, seam = opaque("screen", linear("#02060a"), 0.1), opaque("seam", linear("#0a1016"), 0.5)
    build_box(board, foam, hole)
    adapter = built_once(lambda: build_adapter(opaque("case", linear("#5d7686"), 0.32), glass, opaque("strong", colours["aurora"], glow=5), seam))
    lying = Matrix.Rotation(math.radians(16), 4, "Z") @ Matrix.Scale(1.55, 4)
    set_down(adapter, Matrix.Translation((0.155, 0.085, HIGH - 0.002)) @ lying)
    # Printed on its front.
    box(0.02, -0.0006, 0.018, 0.07, 0.002, 0.007, opaque("mark", colours["aurora"], glow=0.6), 0.0004)
    box(0.02, -0.0006, 0.034, 0.11, 0.002, 0.011, opaque("name", linear("#9fb4be"), 0.6), 0.0004)
    wet_floor(linear("#0c1822"))
    softbox((-0.3, 0.55, 0.6), (0.12, 0.08, 0.05), 0.4, 0.2, 16, (0.75, 0.96, 1))
    softbox((0.6, -0.3, 0.5), (0.12, 0.08, 0.05), 0.1, 0.5, 9, (1, 0.96, 0.9))
    softbox((-0.5, -0.3, 0.2), (0.12, 0.08, 0.05), 0.05, 0.6, 4, (0.4, 1, 0.92))
    surround((0.03, 0.06, 0.09, 1), 0.8)
    look((-0.1, -0.42, 0.4), (0.125, 0.075, 0.058), lens=62, sharp_at=(0.13, 0.06, 0.08), aperture=2.2)
    return 0.9, 2.4


take(build)
