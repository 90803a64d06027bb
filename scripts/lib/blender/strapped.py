"""Renders a pack on a pallet, held by straps, from nearby (view.py says with which arguments)."""

import os
import sys

from mathutils import Matrix

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from car_parts import box, built_once, set_down
from materials import linear
from studio import look, opaque, softbox, surround
from view import take, wet_floor

# The pack, in metres, on its pallet.
LONG, WIDE, HIGH, FOOT = 1.9, 1.2, 0.26, 0.15


def build_pallet(wood):
    for row in range(5):
        box(-0.06, row * 0.29 - 0.05, FOOT - 0.025, LONG + 0.12, 0.16, 0.025, wood, 0.004)
    for x in (0, LONG / 2 - 0.07, LONG - 0.14):
        box(x, -0.05, 0.02, 0.14, WIDE + 0.1, 0.1, wood, 0.006)
        box(x, -0.05, 0, 0.14, WIDE + 0.1, 0.02, wood, 0.004)


def build_pack(case, lid, seam, plug):
    box(0, 0, FOOT, LONG, WIDE, HIGH * 0.55, case, 0.03)
    box(-0.03, -0.03, FOOT + HIGH * 0.5, LONG + 0.06, WIDE + 0.06, 0.02, seam, 0.006)
    box(0.02, 0.02, FOOT + HIGH * 0.5, LONG - 0.04, WIDE - 0.04, HIGH * 0.5, lid, 0.04)
    for rib in range(6):
        box(0.17 + rib * 0.29, 0.16, FOOT + HIGH - 0.01, 0.12, WIDE - 0.32, 0.022, lid, 0.01)
    for bolt in range(13):
        for y in (-0.018, WIDE + 0.006):
            box(0.02 + bolt * 0.152, y, FOOT + HIGH * 0.5 + 0.014, 0.024, 0.014, 0.016, plug, 0.004)
    box(-0.1, 0.34, FOOT + 0.05, 0.12, 0.2, 0.09, plug, 0.02)
    box(-0.14, 0.37, FOOT + 0.065, 0.06, 0.14, 0.06, seam, 0.01)


def build_strap(web, buckle):
    """Across the pack and down both of its sides."""
    top = FOOT + HIGH + 0.012
    box(0, -0.045, top, 0.075, WIDE + 0.09, 0.006, web, 0.002)
    for y in (-0.048, WIDE + 0.042):
        box(0, y, 0.03, 0.075, 0.006, top - 0.024, web, 0.002)
    box(-0.02, 0.2, top + 0.004, 0.115, 0.15, 0.03, buckle, 0.008)
    box(0, 0.16, top + 0.03, 0.075, 0.14, 0.02, buckle, 0.006)


def build(colours):
    wood, case = opaque("wood", linear("#3a4249"), 0.75), opaque("case", linear("#2b3a45"), 0.34, 0.3)
    lid, seam = opaque("lid", linear("#4a5c68"), 0.3, 0.35), opaque("seam", linear("#0a1118"), 0.5)
    metal, web = opaque("metal", linear("#95a6b1"), 0.28, 0.9), opaque("web", linear("#e2793a"), 0.6, glow=0.1)

    def load():
        build_pallet(wood)
        build_pack(case, lid, seam, metal)
        for x in (0.42, 1.36):
            strap = built_once(lambda: build_strap(web, metal))
            set_down(strap, Matrix.Translation((x, 0, 0)))

    loaded = built_once(load)
    for row in range(3):
        for column in range(-1, 2):
            set_down(loaded, Matrix.Translation((row * 2.5, column * 1.75, 0)))
    wet_floor(linear("#0a141d"))
    softbox((0.6, 0.4, 3.2), (1, 0.6, 0), 3.4, 0.4, 240, (0.75, 0.96, 1))
    softbox((-3, -2.6, 1.6), (0.6, 0.4, 0.3), 0.4, 3, 130, (0.4, 1, 0.92))
    softbox((-2.5, 4, 2.2), (0.8, 0.6, 0.3), 3, 0.4, 230, (0.75, 0.95, 1))
    surround((0.03, 0.06, 0.09, 1), 0.8)
    look((-2.1, -2.2, 1.5), (0.72, 0.5, 0.26), lens=50, sharp_at=(0.25, 0.2, 0.4), aperture=0.25)
    return 4, 11


take(build)
