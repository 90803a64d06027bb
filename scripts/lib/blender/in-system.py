"""Renders reports in a customer's own system, where one has just arrived, and the adapter before it, from nearby and by day (view.py says with which arguments). Centimetres."""

import os
import sys

from mathutils import Matrix

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from adapter import build_adapter
from car_parts import built_once, set_down
from lettering import written
from materials import linear
from meshes import tube
from places import at, turn
from prismatic import moulded
from reports import REPORTS, build_row
from studio import look, opaque
from table import patch, shining
from view import take
from window import by_window

# The page on the screen, how far above the desk it begins, and by how many degrees it leans back.
WIDE, TALL, FOOT, LEAN = 34, 23.4, 3.4, 10
# The rows of the table: where the lowest begins, how large they are, and from one to the next. The one that arrives is in the middle.
LEFT, LOW, LONG, HIGH, STEP = 5, 1.5, 27.5, 5.2, 5.75
ORDER = (1, 0, 2)
ARRIVES = 0
# How large the adapter is shown; it lies on an edge of its case and one of its plug.
ADAPTER, TILT, LIES = 110, -3.2, 0.0177


def build_screen(metal, black, page):
    """Lies on its back, its lower edge at y = 0."""
    moulded((WIDE / 2, TALL / 2 - 0.3, -1.2), WIDE + 2, TALL + 2.6, 0.9, [(0.5, 0), (0, 0.4), (0, 1), (0.06, 1.14)], metal)
    patch(-0.85, -1.45, WIDE + 1.7, TALL + 2.3, black, 0.8, -0.06)
    set_down(page, Matrix.Identity(4))


def build_page(ground, panel, track, arc, text, ink, strong):
    """A request, from which a line leads to the row that answers it."""
    patch(0, 0, WIDE, TALL, ground, 0.3)
    top = LOW + 2 * STEP + HIGH
    patch(LEFT, top + 0.9, 14.6, 2.9, panel, 1.4, 0.014)
    written("GET /reports", LEFT + 1.3, top + 1.8, 1.25, arc, 0.04)
    middle = LOW + STEP + HIGH / 2
    tube([(LEFT, top + 2.35, 0.03), (2.6, top + 2.35, 0.03), (2.6, middle, 0.03), (LEFT - 0.4, middle, 0.03)], 0.17, arc)
    tube([(LEFT - 1.15, middle + 0.7, 0.03), (LEFT - 0.4, middle, 0.03), (LEFT - 1.15, middle - 0.7, 0.03)], 0.17, arc)
    for row, which in enumerate(reversed(ORDER)):
        looks = (arc, strong, ink, ink) if which == ARRIVES else (panel, track, arc, text)
        set_down(built_once(lambda: build_row(*REPORTS[which], LONG, HIGH, *looks)), at(LEFT, LOW + row * STEP))


def build(colours):
    metal, black = opaque("metal", linear("#c3ccd2"), 0.3, 0.9), opaque("black", linear("#070c10"), 0.3)
    shine = lambda colour, strength=1: shining("shows", [(0, linear(colour))], strength)
    arc = shining("shows", [(0, colours["aurora"])])
    ground, panel, track = shine("#0a1d2b", 0.9), shine("#163747"), shine("#2b4f5f")
    page = built_once(lambda: build_page(ground, panel, track, arc, shine("#f4fafb"), shine("#03161c"), shine("#1c9a8c")))
    screen = built_once(lambda: build_screen(metal, black, page))
    set_down(screen, at(0, 0, FOOT) @ turn(90 - LEAN, "X"))
    # Its foot.
    moulded((WIDE / 2, 6, 0), 15, 12, 1.2, [(0.06, 0), (0, 0.06), (0, 0.5), (0.1, 0.6)], metal)
    stay = built_once(lambda: moulded((0, 0, 0), 6, 1, 0.4, [(0, 0), (0, 16)], metal))
    set_down(stay, at(WIDE / 2, 7, 0.4) @ turn(-8, "X"))
    light, pins = opaque("light", colours["aurora"], 0.4, glow=1.2), opaque("pins", linear("#12181d"), 0.4)
    adapter = built_once(lambda: build_adapter(opaque("case", linear("#46545f"), 0.34), opaque("face", linear("#0c1217"), 0.2), light, pins))
    set_down(adapter, at(28, -5.6, LIES * ADAPTER, 62) @ turn(TILT, "Y") @ Matrix.Scale(ADAPTER, 4))
    by_window(0.7)
    look((9, -78, 34), (WIDE / 2 - 0.3, 0, 12.6), lens=54)


take(build, ground="sunken")
