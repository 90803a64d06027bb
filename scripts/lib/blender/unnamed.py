"""Renders the type plate of a pack, which says nothing of its past, from nearby (view.py says with which arguments). Centimetres."""

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

# The pack's side looks along -y; it stands on x. In centimetres.
LONG, HIGH = 120, 16


def build(colours):
    case, lid = opaque("case", linear("#2b3a45"), 0.34, 0.3), opaque("lid", linear("#4a5c68"), 0.3, 0.35)
    seam, metal = opaque("seam", linear("#0a1118"), 0.5), opaque("metal", linear("#95a6b1"), 0.26, 0.95)
    plate, print_, worn = opaque("plate", linear("#c9d4d9"), 0.42, 0.25), opaque("print", linear("#1c2b36"), 0.5), opaque("worn", linear("#a3b2ba"), 0.5, 0.2)
    orange = opaque("orange", linear("#e2793a"), 0.4, glow=0.12)
    box(-20, 0, 1, LONG, 80, HIGH - 5, case, 1.4)
    box(-22, -2, HIGH - 5, LONG + 4, 84, 1.4, seam, 0.4)
    box(-19, 1, HIGH - 4, LONG - 2, 78, 9, lid, 2.2)
    bolt = built_once(lambda: turned([(0, 0), (0.9, 0), (0.9, 0.6), (0.75, 0.75), (0, 0.75)], metal))
    for place in range(18):
        set_down(bolt, Matrix.Translation((-17 + place * 6.4, -0.9, HIGH - 3.5)))
    # The plate: a name and a number are there; the lines for what was done with it are empty.
    box(4, -0.35, 2.6, 17, 0.5, 7.4, plate, 0.1)
    for x in (4.7, 20.3):
        for z in (3.3, 9.3):
            set_down(bolt, Matrix.Translation((x, -0.3, z)) @ Matrix.Rotation(math.radians(90), 4, "X") @ Matrix.Scale(0.36, 4))
    box(5.8, -0.4, 8.2, 5.2, 0.1, 0.8, print_, 0.02)
    for bar in range(16):
        box(13.2 + bar * 0.4, -0.4, 7.5, 0.12 + 0.08 * ((bar * 7) % 3), 0.1, 1.6, print_, 0.01)
    for line in range(3):
        box(5.8, -0.4, 6.6 - line * 1.35, 3.2, 0.1, 0.35, print_, 0.02)
        box(10, -0.38, 6.5 - line * 1.35, 9.6, 0.06, 0.07, worn, 0.01)
    # The plug for high voltage beside it, with nothing in it.
    box(26, -4.5, 3, 12, 6, 7, orange, 1)
    for x in (29.2, 34.8):
        hole = built_once(lambda: turned([(0, 0), (1.5, 0), (1.7, 0.3), (2.1, 0.3), (2.1, 0), (0, -0.02)], seam))
        set_down(hole, Matrix.Translation((x, -4.4, 6.5)) @ Matrix.Rotation(math.radians(90), 4, "X"))
    tube([(-12, -1.4, 4), (-4, -2.4, 3.4), (1, -1.8, 3.2)], 0.7, seam)
    wet_floor(linear("#0a141d"), 900)
    softbox((-10, -34, 30), (12, 0, 8), 20, 5, 9_000, (0.8, 0.97, 1))
    softbox((60, -24, 16), (16, 0, 8), 4, 24, 6_000, (0.4, 1, 0.92))
    softbox((10, 20, 60), (12, 4, 20), 60, 6, 16_000, (0.75, 0.95, 1))
    surround((0.03, 0.06, 0.09, 1), 0.8)
    look((-6, -44, 19), (15.2, 0, 8.2), lens=56, sharp_at=(12.5, -0.5, 7), aperture=0.016)
    return 70, 150


if __name__ == "__main__":
    take(build)
