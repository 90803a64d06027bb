"""Renders cells in the drawers of a cycler, which charges and discharges them, from nearby (view.py says with which arguments). Centimetres."""

import os
import sys

from mathutils import Matrix

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from car_parts import box, built_once, set_down
from cylindrical import HEIGHT, build_cell
from materials import linear
from studio import look, opaque, softbox, surround
from view import take

# From one cell to the next, and from one drawer to the next.
BESIDE, ROW = 3.2, 9.4


def build_channel(cell, frame, contact, light):
    """A cell between its contacts, and the light of its channel; it looks along -y."""
    set_down(cell, Matrix.Identity(4))
    box(-1.35, -1.35, -0.7, 2.7, 2.7, 0.7, frame, 0.12)
    box(-0.34, -0.34, HEIGHT + 0.05, 0.68, 0.68, 1.5, contact, 0.1)
    box(-0.9, -2.32, HEIGHT + 1.9, 1.8, 0.2, 0.34, light, 0.06)


def build(colours):
    frame, metal = opaque("frame", linear("#26353f"), 0.4, 0.3), opaque("contact", linear("#c3d0d8"), 0.25, 0.9)
    seal = opaque("seal", linear("#0b1219"), 0.5)
    cell = built_once(lambda: build_cell(opaque("wrap", linear("#0c6a80"), 0.3), opaque("ring", linear("#27b3ab"), 0.3), metal, seal))
    full = built_once(lambda: build_cell(opaque("lit wrap", linear("#2bbfae"), 0.3, glow=0.35), opaque("lit ring", colours["aurora"], 0.3, glow=0.4), metal, seal))
    charges, rests = opaque("charges", colours["aurora"], glow=3), opaque("rests", linear("#2d6f7a"), glow=0.3)
    busy = built_once(lambda: build_channel(cell, frame, metal, charges))
    quiet = built_once(lambda: build_channel(cell, frame, metal, rests))
    lit = built_once(lambda: build_channel(full, frame, metal, charges))
    for row in range(-2, 4):
        for column in range(-7, 12):
            kind = lit if (row, column) == (0, 1) else quiet if (row * 3 + column * 5) % 7 in (0, 4) else busy
            set_down(kind, Matrix.Translation((column * BESIDE, 0, row * ROW)))
        box(-30, -2.2, row * ROW - 1.1, 70, 5, 0.45, frame, 0.1)
        box(-30, -2.2, row * ROW + HEIGHT + 1.5, 70, 4.6, 1.1, frame, 0.15)
    box(-30, 2.6, -30, 70, 1, 70, opaque("back", linear("#0a1219"), 0.7))
    softbox((-10, -22, 20), (2, 0, 3), 3, 26, 6_000, (0.75, 0.96, 1))
    softbox((24, -16, 4), (2, 0, 3), 2, 20, 2_600, (0.5, 1, 0.93))
    surround((0.03, 0.06, 0.09, 1), 0.9)
    look((-7, -21, 8.5), (3.2, 0, 3.4), lens=52, sharp_at=(3.2, -1, 3), aperture=0.035)
    return 26, 60


take(build)
