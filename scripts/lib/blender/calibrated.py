"""Renders weights for scales, from nearby (view.py says with which arguments). Centimetres."""

import math
import os
import sys

from mathutils import Matrix

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from car_parts import built_once, set_down
from lettering import written
from materials import linear
from studio import look, opaque, softbox, surround
from turned import turned
from view import take, wet_floor


def wrap(part, radius, z):
    """Bends flat words around an upright cylinder; they look along -y, and stand at a height."""
    for vert in part.data.vertices:
        x, y, _ = vert.co
        vert.co = (radius * math.sin(x / radius), -radius * math.cos(x / radius), y + z)


def build_weight(size, words, body, knob, cut):
    """A round weight so many centimetres wide, with a neck and a knob, and what it weighs."""
    r = size / 2
    turned([(0, 0), (r * 0.94, 0), (r, 0.06 * r), (r, 1.5 * r), (r * 0.97, 1.56 * r), (r * 0.9, 1.6 * r), (r * 0.4, 1.66 * r), (r * 0.27, 1.74 * r), (r * 0.25, 1.86 * r)], body)
    turned([(r * 0.25, 1.86 * r), (r * 0.42, 1.93 * r), (r * 0.5, 2.06 * r), (r * 0.48, 2.2 * r), (r * 0.34, 2.31 * r), (0, 2.35 * r)], knob)
    # A groove that is cut into it.
    turned([(r * 1.002, 1.18 * r), (r * 0.985, 1.2 * r), (r * 0.985, 1.23 * r), (r * 1.002, 1.25 * r)], knob)
    wrap(written(words, 0, 0, r * 0.3, cut, align="CENTER"), r * 1.006, r * 0.6)


def build(colours):
    steel, bright = opaque("steel", linear("#8d9ea9"), 0.2, 1), opaque("bright", linear("#c3d0d8"), 0.16, 1)
    lit = opaque("lit", linear("#1fae9f"), 0.26, 0.8, glow=0.14)
    etched, inked = opaque("etched", linear("#c9d6dc"), 0.8, glow=0.12), opaque("inked", linear("#03110f"), 0.7)
    for size, words, x, y, body, turned_by in (
        (7.4, "5 kg", 2.6, 5.4, steel, -8), (5.6, "2 kg", -4.2, 3.2, steel, 2), (4.4, "1 kg", 3, -1.4, lit, -16), (3.2, "200 g", -1.6, -2.2, steel, -10),
        (2.2, "100 g", -5.6, -2.8, steel, 6), (6.4, "2 kg", -11, 9, steel, 20), (7, "5 kg", 10.5, 12, steel, -20),
    ):  # fmt: skip
        weight = built_once(lambda: build_weight(size, words, body, *((lit, inked) if body is lit else (bright, etched))))
        set_down(weight, Matrix.Translation((x, y, 0)) @ Matrix.Rotation(math.radians(turned_by), 4, "Z"))
    wet_floor(linear("#0c1822"))
    softbox((-14, 22, 26), (0, 2, 2), 30, 3, 5_200, (0.7, 0.97, 1))
    softbox((-24, -6, 14), (0, 0, 3), 3, 22, 2_600, (0.4, 1, 0.92))
    softbox((22, -8, 12), (0, 2, 3), 2, 22, 2_400, (0.85, 0.95, 1))
    softbox((0, -26, 14), (0, 0, 3), 24, 1.5, 900, (0.8, 0.95, 1))
    surround((0.03, 0.06, 0.09, 1), 0.7)
    look((-5, -25, 12), (0, 1.2, 3), lens=58, sharp_at=(2.4, -2, 3), aperture=0.03)
    return 30, 64


take(build)
