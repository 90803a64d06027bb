"""Renders what a laser wrote on the end of a pack: a code and figures, beside its plug, from nearby (view.py says with which arguments). Centimetres."""

import math
import os
import random
import sys

from mathutils import Matrix

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from car_parts import box, built_once, set_down
from lettering import written
from materials import linear
from meshes import add, tube
from prismatic import brushed, moulded
from studio import look, opaque, softbox, surround
from turned import turned
from view import take

# The end of the pack looks along -y and stands on x; what is on it is built lying, and set up by FACE.
FACE = Matrix.Rotation(math.radians(90), 4, "X")
# The code: its modules along a side, the side of one, how many of them a mark in a corner takes, and where the small mark is.
MODULES, MODULE, MARK, SMALL = 25, 0.26, 7, 18
# How high what the laser wrote lies on the plate.
WRITTEN = 0.236


def is_lit(row, column, chance):
    """Whether a module of the code is light: rings around its marks, a dashed line between them, the rest at random."""
    last = MODULES - 1
    for down, across in ((row, column), (row, last - column), (last - row, column)):
        if down <= MARK and across <= MARK:
            from_middle = max(abs(down - 3), abs(across - 3))
            return from_middle in (0, 1, 3)
    from_middle = max(abs(row - SMALL), abs(column - SMALL))
    if from_middle <= 2:
        return from_middle != 1
    if 6 in (row, column):
        return (row + column) % 2 == 0
    return chance.random() < 0.5


def build_code(left, foot, high, look):
    """Its lower left corner is at a place."""
    chance = random.Random(11)
    verts, faces = [], []
    for row in range(MODULES):
        for column in range(MODULES):
            if is_lit(row, column, chance):
                count, x, y = len(verts), left + column * MODULE, foot + (MODULES - 1 - row) * MODULE
                verts += [(x + a * MODULE, y + b * MODULE, high) for a, b in ((0, 0), (1, 0), (1, 1), (0, 1))]
                faces.append(tuple(range(count, count + 4)))
    add(verts, faces, look)


def build_screw(metal, hole, size=0.5):
    """A round head with a hole of six lobes."""
    turned([(size, 0), (size, size * 0.35), (size * 0.8, size * 0.62), (size * 0.5, size * 0.7), (0, size * 0.7)], metal)
    lobes = [(math.radians(k * 5), size * (0.4 + 0.09 * math.cos(6 * math.radians(k * 5)))) for k in range(72)]
    add([(r * math.cos(a), r * math.sin(a), size * 0.7 + 0.004) for a, r in lobes], [tuple(range(72))], hole)


def build_warning(x, y, side, look, ground):
    """The triangle that warns of high voltage, around a place at its foot."""
    corners = [(-0.5, 0), (0.5, 0), (0, 0.87)]
    bolt = [(0.05, 0.58), (-0.11, 0.3), (-0.01, 0.3), (-0.06, 0.1), (0.12, 0.36), (0.02, 0.36)]
    for high, outline, of in ((0, corners, look), (0.004, [(a * 0.74, 0.29 + (b - 0.29) * 0.74) for a, b in corners], ground), (0.008, bolt, look)):
        add([(x + a * side, y + b * side, WRITTEN + high) for a, b in outline], [tuple(range(len(outline)))], of)


def build_plate(plate, line, code, metal, hole):
    """A dark plate, 16 by 9.4; what the laser took off is light."""
    moulded((8, 4.7, 0), 16, 9.4, 0.9, [(0, 0), (0, 0.16), (0.07, 0.23)], plate)
    screw = built_once(lambda: build_screw(metal, hole, 0.42))
    for x in (0.85, 15.15):
        for y in (0.85, 8.55):
            set_down(screw, Matrix.Translation((x, y, 0.22)))
    build_code(1.9, 1.45, WRITTEN, code)
    written("SoH 92%", 9.3, 7.02, 0.86, code, WRITTEN)
    for y, words in ((5.3, "77 kWh"), (3.95, "400 V"), (2.6, "2024")):
        add([(9.3, y + 1, WRITTEN), (14.5, y + 1, WRITTEN), (14.5, y + 1.03, WRITTEN), (9.3, y + 1.03, WRITTEN)], [(0, 1, 2, 3)], line)
        written(words, 9.3, y, 0.7, line, WRITTEN)
    build_warning(13.75, 2.05, 1.3, line, plate)


def build_plug(black, ring, metal, hole, sheath):
    """Its middle is at the origin."""
    moulded((0, 0, 0), 9, 9, 1.6, [(0, 0), (0, 0.5), (0.2, 0.7)], metal)
    screw = built_once(lambda: build_screw(metal, hole, 0.6))
    for x in (-3.4, 3.4):
        for y in (-3.4, 3.4):
            set_down(screw, Matrix.Translation((x, y, 0.7)))
    turned([(3.5, 0.6), (3.5, 1.6), (3.2, 1.9)], black)
    turned([(3.3, 1.7), (3.3, 2.4), (3.2, 2.5), (2.9, 2.5)], ring)
    turned([(3, 2.3), (3.05, 2.6), (3.05, 4.6), (2.7, 5.1), (1.7, 5.6), (1.6, 6.8), (1.2, 6.9)], black)
    for rib in range(20):
        set_down(built_once(lambda: box(2.96, -0.16, 2.8, 0.2, 0.32, 1.6, black, 0.06)), Matrix.Rotation(math.radians(18 * rib), 4, "Z"))
    tube([(0, -14 * (1 - math.cos(t)), 6.6 + 7 * math.sin(t)) for t in (math.pi / 2 * k / 24 for k in range(25))], 1.15, sheath)


def build_wall(metal, gap):
    """Drawn along x with grooves at its foot; the edge of the lid lies on a seal."""
    box(-60, 1.2, -6, 120, 13, 6, metal, 0.3)
    for fin in range(5):
        box(-60, -6.4 + fin * 1.5, -3, 120, 0.8, 3.9, metal, 0.16)
    box(-60, -8, -5, 120, 10, 4.7, gap)
    box(-60, 14.1, -6, 120, 0.35, 7.1, gap, 0.1)
    box(-60, 14.4, -40, 120, 1.3, 41.4, metal, 0.3)


def build(colours):
    metal, bright = brushed("anodised", linear("#b3c0c8"), 0.3), opaque("bright", linear("#b4c2ca"), 0.24, 1)
    plate, hole = opaque("plate", linear("#0d1921"), 0.36, 0.4), opaque("hole", linear("#04080b"), 0.7)
    line, code = opaque("line", linear("#a9ccd0"), 0.5, glow=0.16), opaque("code", colours["aurora"], 0.4, glow=0.42)
    black, orange = opaque("black", linear("#0b1218"), 0.38), opaque("orange", colours["signal-bright"], 0.4)
    set_down(built_once(lambda: build_wall(metal, hole)), FACE)
    bolt = built_once(lambda: turned([(0, 0), (1.1, 0), (1.1, 0.15), (0.75, 0.2), (0.75, 0.9), (0.6, 1), (0, 1)], bright, 6))
    for place in range(12):
        set_down(bolt, Matrix.Translation((-46 + place * 8.6, 1.6, 15.7)))
    set_down(built_once(lambda: build_plate(plate, line, code, bright, hole)), Matrix.Translation((0, 0, 3)) @ FACE)
    set_down(built_once(lambda: build_plug(black, orange, bright, hole, black)), Matrix.Translation((-8.2, 0, 7.7)) @ FACE)
    # Along the metal.
    softbox((-44, -16, 14), (4, 0, 7), 14, 26, 24_000, (0.82, 0.96, 1))
    softbox((40, -7, 24), (6, 0, 7), 3, 24, 12_000, (1, 0.9, 0.78))
    softbox((-40, -44, -8), (2, 0, 7), 20, 22, 9_500, (0.86, 0.97, 1))
    softbox((-20, -60, 34), (0, 0, 6), 50, 8, 16_000, (0.75, 0.96, 1))
    surround((0.03, 0.06, 0.09, 1), 0.8)
    look((20, -33, 18.4), (2.7, 0, 7.4), lens=47, sharp_at=(7.6, 0, 7.5), aperture=0.032)
    return 60, 120


if __name__ == "__main__":
    take(build)
