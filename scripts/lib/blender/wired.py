"""A module in test: opened, its cells joined by bars, with orange cables to what charges it. Centimetres, as in opened_pack.py."""

import math

from mathutils import Matrix

from car_parts import box, built_once, set_down
from materials import linear
from meshes import tube
from opened_pack import CELLS, HALF, STEP, build_bolt, build_frame, build_sticker, cell_place, finishes
from places import at
from prismatic import TERMINAL, joined, moulded, place, prismatic
from studio import opaque

# How high the lids and the faces of the terminals are above what the module stands on.
LID, POLE = 10.1, 10.6
# Where its two cables begin: at the first and the last cell, on the side of +x.
ENDS = [(TERMINAL, end * (CELLS - 1) / 2 * STEP) for end in (-1, 1)]


def build_bar(metal, weld):
    """Joins the terminals of two neighbours, on which it is welded; what is between them lets it give way."""
    for side in (-1, 1):
        moulded((0, side * STEP / 2, 0), 2.5, 2.2, 0.3, [(0.05, 0), (0, 0.05), (0, 0.17), (0.06, 0.22)], metal)
        for radius in (0.62, 0.34):
            tube([(radius * math.cos(k * math.pi / 12), side * STEP / 2 + radius * math.sin(k * math.pi / 12), 0.225) for k in range(25)], 0.05, weld)
    box(-1.1, -0.45, 0.08, 2.2, 0.9, 0.3, metal, 0.13)


def build_carrier(black, board, gold, white):
    """What lies on the lids: a moulded frame around the bars, and a strip of conductors from each of them to a plug at the front."""
    long = CELLS * STEP
    for x, wide in ((-7.05, 0.5), (-3, 0.5), (3, 0.5), (7.05, 0.5)):
        box(x - wide / 2, -long / 2, LID - 0.3, wide, long, 0.95, black, 0.12)
    for number in range(CELLS + 1):
        for x in (-5.05, 5.05):
            box(x - 2.1, (number - CELLS / 2) * STEP - 0.11, LID - 0.2, 4.2, 0.22, 0.62, black, 0.06)
    for number in range(4):
        box(-3, (number - 1.5) * 9.4 - 0.5, LID - 0.1, 6, 1, 0.45, black, 0.1)
    box(-1.5, -long / 2 - 0.2, LID + 0.3, 3, long, 0.1, board, 0.03)
    for track in range(7):
        box(-1.2 + track * 0.38, -long / 2, LID + 0.39, 0.12, long * (1 - track * 0.11), 0.02, gold, 0.004)
    for number in range(CELLS):
        side = 1 if number % 2 else -1
        y = (number - (CELLS - 1) / 2) * STEP + 0.5
        box(min(side * 1.4, side * 4), y - 0.22, LID + 0.34, 2.6, 0.44, 0.06, gold, 0.02)
    moulded((0, -long / 2 + 1.2, LID + 0.2), 4.2, 2, 0.25, [(0, 0), (0, 1.4), (0.12, 1.55)], black)
    box(-1.7, -long / 2 + 0.12, LID + 0.55, 3.4, 0.3, 0.7, white, 0.08)


def build_boot(orange, dark, steel):
    """Sits on a terminal, its cable leaves along +x: a cap with a latch, ribs for fingers, and a sleeve around the cable."""
    moulded((0, 0, -0.1), 3.6, 2.5, 0.5, [(0, 0), (0, 1.9), (0.15, 2.15), (0.5, 2.25)], orange)
    moulded((0, 0, -0.25), 4, 2.8, 0.6, [(0, 0), (0, 0.45), (0.1, 0.55)], dark)
    moulded((-0.2, 0, 2.1), 1.7, 1.4, 0.3, [(0, 0), (0, 0.28), (0.1, 0.36)], dark)
    for side in (-1, 1):
        for rib in range(4):
            box(-1 + rib * 0.55, side * 1.25 - 0.09, 0.7, 0.24, 0.18, 1, orange, 0.06)
    for x, radius, look in ((1.6, 1.12, orange), (2.3, 1.0, orange), (2.9, 1.06, dark), (3.3, 0.9, orange), (3.8, 0.96, dark)):
        tube([(x, 0, 0.95), (x + 0.5, 0, 0.95)], radius, look)
    place(-0.2, 0, 2.46, [(0.42, 0), (0.42, 0.12), (0.3, 0.16), (0, 0.16)], steel)


def build_wired():
    """The module without its cables."""
    look = finishes()
    # Straps that mirror less of the cables.
    look["steel"] = opaque("steel", linear("#b9c0c4"), 0.36, 1)
    nickel, gold = opaque("nickel", linear("#c9c4b8"), 0.24, 1), opaque("conductor", linear("#c08a4a"), 0.3, 1)
    orange, board = opaque("boot", linear("#e84e0a"), 0.38), opaque("board", linear("#0c2a24"), 0.35)
    bolt = joined(built_once(lambda: build_bolt(0.5, look["steel"], look["black"])))
    cell = prismatic(opaque("film", linear("#0f9a9a"), 0.24), opaque("ring", linear("#27b3ab"), 0.32))
    bar = built_once(lambda: build_bar(nickel, opaque("weld", linear("#6e6a62"), 0.35, 1)))
    build_frame(look, bolt)
    for number in range(1, CELLS + 1):
        # Plus beside minus.
        set_down(cell, cell_place(number) @ Matrix.Rotation(math.pi * (number % 2), 4, "Z"))
        if number < CELLS:
            side = -1 if number % 2 else 1
            set_down(bar, at(side * TERMINAL, (number - CELLS / 2) * STEP, POLE - 0.04))
    build_carrier(look["black"], board, gold, look["cover"])
    boot = built_once(lambda: build_boot(orange, look["black"], look["steel"]))
    for (x, y), turn in zip(ENDS, (-62, 62)):
        set_down(boot, at(x, y, POLE, turn))
    set_down(built_once(lambda: build_sticker(look)), at(0, -HALF - 0.36, 4.4) @ Matrix.Scale(0.9, 4))
