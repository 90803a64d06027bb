"""Renders cells on the lanes of a line, one of which fits none of the others and is lifted out (view.py says with which arguments). Centimetres."""

import os
import sys

from mathutils import Matrix

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from car_parts import box, built_once, set_down
from materials import linear
from prismatic import HEIGHT, LONG, joined, prismatics
from studio import look, opaque, softbox, surround
from view import take

# From lane to lane, from cell to cell, and how many stand on a tray.
LANE, STEP, ON_TRAY = 18.4, 3.15, 12
TRAY = ON_TRAY * STEP + 2.6
LIFT = 4.2


def build_tray(cell, base, rail, light, without=None):
    """A module's cells, all but one of them, with the rails that lead them and the light in the floor beside them; it goes on along y."""
    box(-LONG / 2 - 0.5, -STEP / 2, -0.9, LONG + 1, ON_TRAY * STEP, 0.9, base, 0.15)
    for side in (-1, 1):
        box(side * (LONG / 2 + 0.75) - 0.2, -STEP / 2 - 1.3, -0.9, 0.4, TRAY, 4.6, rail, 0.08)
    box(LANE / 2 - 0.06, -STEP / 2 - 1.3, -0.8, 0.12, TRAY, 0.1, light, 0.02)
    box(LANE / 2 - 0.3, -STEP / 2 - 1.3, 0, 0.6, 0.6, HEIGHT + 1.2, rail, 0.08)
    box(LANE / 2 - 0.3, -STEP / 2 - 1.34, HEIGHT + 1.2, 0.6, 0.6, 0.7, light, 0.1)
    for number in range(ON_TRAY):
        if number != without:
            set_down(cell, Matrix.Translation((0, number * STEP, 0)))


def build_gripper(arm, pad, light):
    """Holds the odd one by its narrow sides, from above."""
    top = LIFT + HEIGHT + 3.2
    for side in (-1, 1):
        box(side * (LONG / 2 + 0.2) - 0.2, -0.9, LIFT + HEIGHT - 3.4, 0.4, 1.8, 3, pad, 0.06)
        box(side * (LONG / 2 + 0.75) - 0.35, -1, LIFT + HEIGHT - 3.6, 0.7, 2, 6.8, arm, 0.12)
        box(side * (LONG / 2 + 0.75) - 0.1, -1.06, LIFT + HEIGHT + 0.6, 0.2, 0.1, 1.6, light, 0.03)
    box(-LONG / 2 - 1.6, -1.3, top, LONG + 3.2, 2.6, 1.5, arm, 0.2)
    box(-1.6, -1.2, top + 1.5, 3.2, 2.4, 40, arm, 0.2)


def build(colours):
    cell, outlier = prismatics(colours)
    looks = (
        opaque("tray", linear("#1a2731"), 0.4, 0.4),
        opaque("rail", linear("#33444f"), 0.3, 0.7),
        opaque("light", colours["aurora"], glow=5),
    )
    odd = 5
    full = joined(built_once(lambda: build_tray(cell, *looks)))
    gap = joined(built_once(lambda: build_tray(cell, *looks, without=odd)))
    for lane in range(-6, 8):
        for tray in range(-2, 8):
            kind = gap if (lane, tray) == (0, 0) else full
            set_down(kind, Matrix.Translation((lane * LANE, tray * TRAY - odd * STEP + lane % 3 * 5.3, 0)))
    set_down(outlier, Matrix.Translation((0, 0, LIFT)))
    build_gripper(opaque("gripper", linear("#2a3843"), 0.3, 0.8), opaque("pad", linear("#0b1117"), 0.5), looks[2])
    box(-400, -200, -1.6, 800, 900, 0.7, opaque("floor", linear("#0a141d"), 0.3), 0.05)
    # What the odd one sheds on its neighbours, and what it is seen by.
    softbox((0, -4.5, HEIGHT + LIFT + 4), (0, -1, HEIGHT), 11, 2, 320, (1, 0.42, 0.12))
    softbox((-26, -44, 30), (0, 0, HEIGHT + 2), 14, 14, 5_000, (1, 0.9, 0.8))
    # A wall of light far behind, which the lids mirror, and a low one before, for the edges of the terminals.
    softbox((30, 150, 60), (0, 20, HEIGHT), 160, 70, 46_000, (0.42, 0.85, 1))
    softbox((0, -120, 26), (0, 0, HEIGHT), 160, 14, 12_000, (0.6, 0.9, 1))
    softbox((-80, 10, 40), (0, 10, HEIGHT), 6, 90, 14_000, (0.7, 0.9, 1))
    surround((0.03, 0.07, 0.1, 1), 0.3)
    look((-20, -68, HEIGHT + 21), (3, 3, HEIGHT + 0.6), lens=60, sharp_at=(0, -2, HEIGHT + 1), aperture=0.018)
    return 66, 140


take(build)
