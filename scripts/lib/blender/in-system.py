"""Renders reports in a customer's own system, where one has just arrived, and the adapter before it, from nearby (view.py says with which arguments). Centimetres."""

import math
import os
import random
import sys

from mathutils import Matrix

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from adapter import build_adapter
from car_parts import box, built_once, set_down
from lettering import written
from materials import linear
from meshes import tube
from places import at
from prismatic import moulded
from reports import REPORTS, build_row
from studio import look, opaque, softbox, surround
from table import patch, shining
from view import take

# The page on the screen, how far above the desk it begins, and by how many degrees it leans back.
WIDE, TALL, FOOT, LEAN = 44, 25, 2.2, 14
# The rows of the table: where the lowest begins, how large they are, and from one to the next. The one that arrives is in the middle.
LEFT, LOW, LONG, HIGH, STEP = 5.4, 1.6, 21, 4.7, 5.15
ORDER = (1, 0, 2)
ARRIVES = 0


def build_screen(metal, black, page):
    """Lies on its back, its lower edge at y = 0."""
    moulded((WIDE / 2, TALL / 2 - 0.3, -1.2), WIDE + 2, TALL + 2.6, 0.9, [(0.5, 0), (0, 0.4), (0, 1), (0.06, 1.14)], metal)
    patch(-0.85, -1.45, WIDE + 1.7, TALL + 2.3, black, 0.8, -0.06)
    set_down(page, Matrix.Identity(4))


def build_page(ground, panel, track, arc, odd, text, ink, strong, cells):
    """A request, from which a line leads to the row that answers it; beside the table are the cells of that car."""
    patch(0, 0, WIDE, TALL, ground, 0.3)
    top = LOW + 2 * STEP + HIGH
    patch(LEFT, top + 0.6, 13, 2.5, panel, 1.2, 0.014)
    written("GET /reports", LEFT + 1.1, top + 1.4, 1.1, arc, 0.04)
    middle = LOW + STEP + HIGH / 2
    tube([(LEFT, top + 1.85, 0.03), (3.5, top + 1.85, 0.03), (3.5, middle, 0.03), (LEFT - 0.3, middle, 0.03)], 0.15, arc)
    tube([(LEFT - 0.95, middle + 0.6, 0.03), (LEFT - 0.3, middle, 0.03), (LEFT - 0.95, middle - 0.6, 0.03)], 0.15, arc)
    for row, which in enumerate(reversed(ORDER)):
        looks = (arc, strong, ink, ink) if which == ARRIVES else (panel, track, odd if which == 2 else arc, text)
        set_down(built_once(lambda: build_row(*REPORTS[which], LONG, HIGH, *looks)), at(LEFT, LOW + row * STEP))
    for k in range(8):
        patch(0.9, TALL - 4 - k * 2.6, 1.1, 1.1, arc if k == 2 else track, 0.3, 0.014)
    x = LEFT + LONG + 1.2
    patch(x, LOW, WIDE - x - 1, 2 * STEP + HIGH, panel, 0.8, 0.014)
    chance = random.Random(3)
    for row in range(7):
        for column in range(7):
            patch(x + 1 + column * 1.95, LOW + 1 + row * 1.95, 1.65, 1.65, chance.choice(cells), 0.3, 0.034)


def build(colours):
    metal, black = opaque("metal", linear("#8d99a5"), 0.3, 0.9), opaque("black", linear("#03060a"), 0.2)
    shine = lambda colour, strength=1: shining("shows", [(0, linear(colour))], strength)
    arc, odd = (shining("shows", [(0, colours[name])], 1) for name in ("aurora", "signal-bright"))
    cells = [shine(name, 0.5) for name in ("#1f8f88", "#27a79c", "#2fb3a6", "#23978f")]
    looks = (shine("#0a1d2b", 0.8), shine("#12303f", 0.9), shine("#254a5a"), arc, odd, shine("#e9f4f5", 0.9), shine("#03161c"), shine("#1c9a8c"), cells)
    page = built_once(lambda: build_page(*looks))
    screen = built_once(lambda: build_screen(metal, black, page))
    set_down(screen, at(0, 0, FOOT) @ Matrix.Rotation(math.radians(90 - LEAN), 4, "X"))
    # Its foot.
    moulded((WIDE / 2, 8.6, 0), 22, 14, 1.2, [(0.06, 0), (0, 0.06), (0, 0.5), (0.1, 0.6)], metal)
    light = opaque("light", colours["aurora"], glow=4)
    adapter = built_once(lambda: build_adapter(opaque("case", linear("#6f8796"), 0.32), opaque("face", linear("#02060a"), 0.1), light, black))
    set_down(adapter, at(22.5, -7.5, 1.6, 62) @ Matrix.Scale(100, 4))
    box(-120, -100, -2, 260, 300, 2, opaque("desk", linear("#0a1620"), 0.25), 0.1)
    softbox((20, 20, 40), (18, -6, 2), 40, 6, 16_000, (0.6, 0.9, 1))
    softbox((54, -30, 24), (22, -10, 2), 6, 24, 9_000, (0.85, 0.95, 1))
    softbox((-24, -24, 22), (12, -8, 4), 4, 24, 5_000, (0.4, 1, 0.92))
    # For the adapter.
    softbox((2, -30, 14), (22, -10, 2), 12, 8, 3_500, (0.85, 0.96, 1))
    surround((0.03, 0.06, 0.09, 1), 0.8)
    look((2, -46, 20), (16.4, 0, 9.3), lens=43, sharp_at=(20, 2, 11), aperture=0.04)
    return 50, 140


take(build)
