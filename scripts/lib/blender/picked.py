"""Renders a rack of packs, one of which is pulled forward, seen from below (view.py says with which arguments)."""

import math
import os
import sys

from mathutils import Matrix

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from car_parts import box, built_once, set_down
from materials import linear
from meshes import tube
from studio import look, opaque, softbox, surround
from turned import turned
from view import take, wet_floor

# The rack's front is at y = 0 and runs along x. From post to post, from shelf to shelf, and a pack, in metres.
BAY, SHELF, DEEP = 1.5, 0.62, 1.1
WIDE, HIGH = 1.24, 0.3
# The bay and the shelf of the one that was picked, and how far it is pulled forward.
PICKED, PULLED = (1, 1), 0.55


def build_post(steel, hole):
    """A post of folded sheet, with its holes."""
    for y in (0, DEEP - 0.09):
        box(-0.05, y, 0, 0.1, 0.09, 4, steel, 0.008)
    box(-0.09, -0.04, 0, 0.18, 0.18, 0.012, steel, 0.003)
    for row in range(36):
        for x in (-0.024, 0.014):
            box(x, -0.001, 0.12 + row * 0.085, 0.012, 0.01, 0.04, hole, 0.002)
    for row in range(4):
        tube([(0, 0.06, 0.2 + row * 0.8), (0, DEEP - 0.06, 0.8 + row * 0.8)], 0.018, steel)


def build_shelf(beam, steel, roller, bolt):
    """A beam in front and one behind, and rails with rollers between them."""
    for y in (0, DEEP - 0.06):
        box(0.05, y, -0.1, BAY - 0.1, 0.05, 0.1, beam, 0.01)
    for x in (0.05, BAY - 0.09):
        box(x, -0.008, -0.14, 0.04, 0.01, 0.18, beam, 0.003)
        for z in (-0.1, 0):
            box(x + 0.012, -0.016, z, 0.016, 0.01, 0.016, bolt, 0.004)
    for x in (0.26, BAY - 0.34):
        box(x, 0, -0.03, 0.01, DEEP, 0.06, steel, 0.002)
        box(x + 0.07, 0, -0.03, 0.01, DEEP, 0.06, steel, 0.002)
        for number in range(12):
            tube([(x + 0.012, 0.04 + number * 0.09, 0.015), (x + 0.068, 0.04 + number * 0.09, 0.015)], 0.026, roller)


def build_pack(case, lid, seam, metal, mark):
    """Its front is at y = 0; a tray with ribs, the flange with its bolts, the lid, sockets, and a label."""
    box(0, 0, 0.04, WIDE, 1, HIGH * 0.5, case, 0.03)
    for rib in range(9):
        box(0.1 + rib * 0.125, -0.012, 0.06, 0.03, 0.03, HIGH * 0.34, case, 0.008)
    box(-0.03, -0.03, 0.04 + HIGH * 0.46, WIDE + 0.06, 1.06, 0.022, seam, 0.006)
    box(0.02, 0.02, 0.04 + HIGH * 0.5, WIDE - 0.04, 0.96, HIGH * 0.42, lid, 0.04)
    bolt = built_once(lambda: turned([(0.016, 0), (0.016, 0.006), (0.011, 0.008), (0.011, 0.018), (0, 0.018)], metal, 24))
    for number in range(12):
        set_down(bolt, Matrix.Translation((0.02 + number * 0.109, -0.012, 0.062 + HIGH * 0.46)))
    box(0.86, -0.05, 0.075, 0.22, 0.08, 0.075, seam, 0.012)
    for x in (0.9, 0.99):
        socket = built_once(lambda: turned([(0.02, 0), (0.028, 0.012), (0.034, 0.012), (0.034, 0)], metal, 32))
        set_down(socket, Matrix.Translation((x + 0.026, -0.05, 0.112)) @ Matrix.Rotation(math.radians(90), 4, "X"))
    box(0.12, -0.016, 0.08, 0.26, 0.02, 0.07, mark, 0.004)


def build_tag(orange, paper, string):
    tube([(0, 0, 0.09), (0.004, -0.012, 0)], 0.003, string)
    box(-0.06, -0.014, -0.2, 0.12, 0.004, 0.2, orange, 0.002)
    box(-0.045, -0.0155, -0.16, 0.09, 0.002, 0.08, paper, 0.001)


def build(colours):
    steel, beam = opaque("steel", linear("#2c4d6b"), 0.4, 0.3), opaque("beam", linear("#22343f"), 0.36, 0.2)
    roller, hole = opaque("roller", linear("#a9b6be"), 0.24, 1), opaque("hole", linear("#04070a"), 0.8)
    case, lid = opaque("case", linear("#2b3a45"), 0.34, 0.3), opaque("lid", linear("#4a5c68"), 0.3, 0.35)
    seam, metal, mark = opaque("seam", linear("#0a1118"), 0.5), opaque("metal", linear("#95a6b1"), 0.26, 0.95), opaque("mark", linear("#b8c5cb"), 0.6)
    light, orange = opaque("light", colours["aurora"], glow=5), opaque("orange", colours["signal-bright"], 0.5, glow=0.35)
    lamp = opaque("lamp", linear("#ffd9a8"), glow=5)
    post = built_once(lambda: build_post(steel, hole))
    shelf = built_once(lambda: build_shelf(beam, steel, roller, metal))
    pack = built_once(lambda: build_pack(case, lid, seam, metal, mark))
    for bay in range(-1, 11):
        set_down(post, Matrix.Translation((bay * BAY, 0, 0)))
        for level in range(5):
            at = Matrix.Translation((bay * BAY, 0, 0.25 + level * SHELF))
            set_down(shelf, at)
            if (bay * 3 + level * 5) % 11 != 4:
                forward = PULLED if (bay, level) == PICKED else -0.03 - 0.03 * ((bay * 7 + level * 3) % 3)
                set_down(pack, at @ Matrix.Translation(((BAY - WIDE) / 2, -forward, 0)))
    # The one that was picked, on rails of its own.
    x, z = PICKED[0] * BAY, 0.25 + PICKED[1] * SHELF
    for rail in (0.26, BAY - 0.34):
        box(x + rail, 0.06 - PULLED, z - 0.03, 0.08, PULLED, 0.05, case, 0.006)
    box(x + 0.16, -PULLED - 0.028, z + 0.022, WIDE - 0.06, 0.02, 0.022, light, 0.008)
    box(x + 0.1, -PULLED + 0.02, z + 0.022, 0.02, 0.9, 0.022, light, 0.008)
    set_down(built_once(lambda: build_tag(orange, mark, seam)), Matrix.Translation((x + 0.62, -PULLED - 0.04, z + 0.1)))
    # Lamps along the aisle.
    for number in range(8):
        box(number * 2.4, -0.95, 3.9, 1.2, 0.1, 0.04, lamp, 0.01)
        softbox((number * 2.4 + 0.6, -1.3, 3.85), (number * 2.4 + 0.6, -1, 0), 1.8, 0.3, 200, (1, 0.72, 0.42))
    wet_floor(linear("#0a141d"))
    softbox((x + 0.4, -1.9, 1.9), (x + 0.6, -PULLED, z + 0.2), 0.8, 0.3, 80, (0.7, 0.97, 1))
    softbox((-1.4, -3.2, 1.2), (1.8, -0.4, 1), 0.6, 2.4, 380, (0.7, 0.95, 1))
    surround((0.05, 0.06, 0.08, 1), 0.7)
    look((0.25, -2, 0.42), (2.32, -0.55, 1), lens=36, sharp_at=(x + 0.2, -PULLED, z + 0.15), aperture=0.5)
    return 3.6, 17


take(build)
