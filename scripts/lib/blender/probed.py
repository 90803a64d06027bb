"""Renders a cell between the probes of a meter, from nearby (view.py says with which arguments). Centimetres."""

import math
import os
import sys

from mathutils import Matrix

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from car_parts import box, built_once, set_down
from cylindrical import HEIGHT, build_cell
from materials import linear
from meshes import tube
from studio import look, opaque, softbox, surround
from turned import turned
from view import take, wet_floor

BESIDE = 5.4


def build_holder(cell, base, metal, sheath):
    """A cell that lies along x on its stand, with a probe at each end and a cable that leaves it."""
    lying = Matrix.Translation((-HEIGHT / 2, 0, 2.2)) @ Matrix.Rotation(math.radians(90), 4, "Y")
    set_down(cell, lying)
    box(-4.6, -1.5, 0, 9.2, 3, 0.5, base, 0.15)
    for x in (-1.9, 1.3):
        box(x, -1.1, 0.4, 0.6, 2.2, 1.2, base, 0.12)
    for side in (-1, 1):
        probe = built_once(lambda: turned([(0, 0), (0.1, 0.05), (0.22, 0.35), (0.22, 0.9), (0.42, 1), (0.42, 1.9), (0, 1.9)], metal))
        set_down(probe, Matrix.Translation((side * (HEIGHT / 2 + 0.04), 0, 2.2)) @ Matrix.Rotation(math.radians(side * 90), 4, "Y"))
        box(side * 4.1 - 0.3, -0.7, 0.4, 0.6, 1.4, 2.6, base, 0.12)
        bend = [(side * (4.3 + 2.4 * t), 2.6 * t * t, 2.2 + 0.9 * math.sin(math.pi * min(t, 1)) - 2 * t * t) for t in (k / 14 for k in range(15))]
        tube(bend, 0.22, sheath)


def build(colours):
    base, metal = opaque("base", linear("#2c3b46"), 0.35, 0.3), opaque("metal", linear("#d0dae0"), 0.2, 0.9)
    seal, black = opaque("seal", linear("#0b1219"), 0.5), opaque("black", linear("#0a1016"), 0.5)
    cell = built_once(lambda: build_cell(opaque("wrap", linear("#0c6a80"), 0.28), opaque("ring", linear("#27b3ab"), 0.3), metal, seal))
    found = built_once(lambda: build_cell(opaque("lit wrap", linear("#2bbfae"), 0.28, glow=0.35), opaque("lit ring", colours["aurora"], 0.3, glow=0.3), metal, seal))
    others = built_once(lambda: build_holder(cell, base, metal, black))
    measured = built_once(lambda: build_holder(found, base, metal, opaque("cable", colours["aurora"], 0.4, glow=0.4)))
    for row in range(-2, 8):
        for column in range(-2, 3):
            set_down(measured if (row, column) == (0, 0) else others, Matrix.Translation((column * 15, row * BESIDE, 0)))
    wet_floor(linear("#0c1822"))
    softbox((-16, 14, 20), (0, 0, 2), 3, 24, 4_400, (0.75, 0.96, 1))
    softbox((18, -12, 10), (0, 0, 2), 2, 20, 2_400, (0.5, 1, 0.93))
    softbox((0, 30, 14), (0, 0, 2), 30, 2, 2_400, (0.7, 0.95, 1))
    surround((0.03, 0.06, 0.09, 1), 0.8)
    look((-8, -17, 12), (0.2, 1.6, 1.8), lens=56, sharp_at=(0, -0.6, 2.6), aperture=0.03)
    return 24, 56


take(build)
