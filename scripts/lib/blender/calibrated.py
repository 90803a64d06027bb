"""Renders weights for scales, from nearby and by day (view.py says with which arguments). Centimetres."""

import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from car_parts import built_once, set_down
from lettering import written
from materials import linear
from places import at
from studio import look, opaque
from turned import turned
from view import take
from window import by_window


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
    steel, bright = opaque("steel", linear("#b9c4ca"), 0.34, 0.95), opaque("bright", linear("#d2dade"), 0.18, 1)
    lit, lit_knob = opaque("lit", linear("#0e9589"), 0.26, 0.3), opaque("lit knob", linear("#13a898"), 0.24, 0.3)
    etched, inked = opaque("etched", linear("#1c262d"), 0.6), opaque("inked", linear("#f2fafa"), 0.6)
    for size, words, x, y, is_lit, turned_by in (
        (7.4, "5 kg", 1.2, 5.4, False, -8), (5.6, "2 kg", -5.6, 2.6, False, -8), (4.4, "1 kg", 5.8, -0.8, True, -10), (3.2, "200 g", -1.7, -2, False, -8), (2.2, "100 g", -5.4, -3.6, False, -6),
    ):  # fmt: skip
        weight = built_once(lambda: build_weight(size, words, *((lit, lit_knob, inked) if is_lit else (steel, bright, etched))))
        set_down(weight, at(x, y, 0, turned_by))
    by_window(0.34)
    look((-8, -70, 32), (-0.2, 2, 3.7), lens=108)


take(build, ground="sunken")
