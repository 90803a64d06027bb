"""Renders reports on a laptop and a stick that they are exported to, from nearby and by day (view.py says with which arguments). Centimetres."""

import os
import sys

from mathutils import Matrix

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from car_parts import box, built_once, set_down
from lettering import written
from materials import linear
from meshes import add, tube
from places import at, turn
from prismatic import moulded
from reports import REPORTS, build_row
from studio import look, opaque
from table import patch, shining
from view import take
from window import by_window

# The laptop's front is at y = 0, its right side at x = 0, where the stick is; its lid leans back.
WIDE, DEEP, THICK = 31, 22, 1.5
STICK, LEAN = 16.4, 16
# From one key to the next; what is on the keys of each row, from the front, and how wide those before and after them are.
PITCH = 1.8
ROWS = (
    ("", (1.2, 1, 1, 1.2, 5.6, 1.2, 1, 1, 1, 0.8)), ("ZXCVBNM,./", (2.2, *[1] * 10, 2.8)), ("ASDFGHJKL;'", (1.8, *[1] * 11, 2.2)),
    ("QWERTYUIOP[]", (1.5, *[1] * 12, 1.5)), ("1234567890-=", (1, *[1] * 12, 2)),
)  # fmt: skip
# The page on its screen; the rows of it, from one to the next; the files, one of which is taken, and their letters.
PAGE = (WIDE - 1.8, 18.7)
HIGH, STEP = 4.3, 4.75
KINDS, TAKEN, LETTERS = ("PDF", "JSON", "CSV"), "CSV", 1.75


def build_laptop(metal, black, pad, caps, mark):
    moulded((-WIDE / 2, DEEP / 2, 0.2), WIDE, DEEP, 1, [(0.5, 0), (0.12, 0.16), (0, 0.4), (0, THICK - 0.16), (0.05, THICK - 0.05), (0.16, THICK)], metal)
    top = THICK + 0.2
    box(-WIDE + 2, 9.6, top - 0.1, WIDE - 4, 10.2, 0.11, black, 0.04)
    for row, (marks, widths) in enumerate(ROWS):
        x, y = -WIDE + 2.1, 9.75 + row * 1.98
        for place, wide in enumerate(widths):
            long, high = wide * PITCH - 0.2, 1.78
            moulded((x + long / 2, y + high / 2, top), long, high, 0.22, [(0, 0), (0, 0.1), (0.05, 0.15)], caps)
            if 1 <= place <= len(marks):
                written(marks[place - 1], x + long / 2, y + 0.6, 0.52, mark, top + 0.155, "CENTER")
            x += wide * PITCH
    box(-WIDE / 2 - 5.4, 1, top - 0.04, 10.8, 7, 0.05, pad, 0.02)
    # Two more ports, and a slot.
    for y, long in ((12.6, 1.0), (9, 1.0), (6, 0.4)):
        box(-0.1, y, 0.86, 0.13, long, 0.36, black, 0.1)


def build_lid(metal, black, page):
    """Its lower edge is at the origin, and it looks along -y."""
    box(-WIDE, 0, 0.2, WIDE, 0.6, 20.5, metal, 0.24)
    box(-WIDE + 0.4, -0.03, 0.7, WIDE - 0.8, 0.1, 19.6, black, 0.03)
    set_down(page, at(-WIDE + 0.9, -0.04, 1.3) @ turn(90, "X"))


def build_arrow(x, y, high, look, z):
    """Downwards onto a line, around a place."""
    tube([(x, y + high * 0.5, z), (x, y - high * 0.16, z)], high * 0.08, look)
    tube([(x - high * 0.3, y + high * 0.12, z), (x, y - high * 0.2, z), (x + high * 0.3, y + high * 0.12, z)], high * 0.08, look)
    tube([(x - high * 0.36, y - high * 0.5, z), (x + high * 0.36, y - high * 0.5, z)], high * 0.08, look)


def build_file(kind, wide, high, ground, sheet, fold, text):
    """A sheet whose upper right corner is folded, with the kind of file on it."""
    patch(0, 0, wide, high, sheet, 0.4, 0.014)
    corner = 1.3
    add([(wide - corner, high + 0.02, 0.03), (wide + 0.02, high + 0.02, 0.03), (wide + 0.02, high - corner, 0.03)], [(0, 1, 2)], ground)
    add([(wide - corner, high, 0.034), (wide - corner, high - corner, 0.034), (wide, high - corner, 0.034)], [(0, 1, 2)], fold)
    written(kind, 0.9, (high - LETTERS) / 2, LETTERS, text, 0.04)


def build_page(ground, panel, track, arc, text, dim, fold, ink, strong):
    """Reports on the left, and the files that they can be had as on the right, one of which is on its way."""
    patch(0, 0, *PAGE, ground, 0.3)
    written("BatScan", 1.2, PAGE[1] - 2.4, 1.2, text, 0.03)
    for row, (car, percent) in enumerate(REPORTS):
        place = Matrix.Translation((1, PAGE[1] - 8 - row * STEP, 0))
        set_down(built_once(lambda: build_row(car, percent, 16.6, HIGH, panel, track, arc, text)), place)
    for row, kind in enumerate(KINDS):
        place = Matrix.Translation((18.6, PAGE[1] - 8 - row * STEP, 0))
        looks = (arc, strong, ink) if kind == TAKEN else (panel, fold, dim)
        set_down(built_once(lambda: build_file(kind, 9.6, HIGH, ground, *looks)), place)
        if kind == TAKEN:
            set_down(built_once(lambda: build_arrow(7.7, HIGH / 2 - 0.2, 2.2, ink, 0.05)), place)


def build_stick(case, metal, light, ink):
    """Its end in the port is at the origin, and it points along x."""
    box(-1, -0.62, -0.24, 1.6, 1.24, 0.48, metal, 0.05)
    lying = Matrix.Translation((3.3, 0, -0.38))
    set_down(built_once(lambda: moulded((0, 0, 0), 5.6, 2.2, 0.5, [(0.16, 0), (0, 0.16), (0, 0.6), (0.05, 0.7), (0.16, 0.76)], metal)), lying)
    set_down(built_once(lambda: moulded((0, 0, 0.755), 5.1, 1.7, 0.36, [(0, 0), (0.02, 0.02)], case)), lying)
    patch(1.1, -0.16, 2, 0.32, light, 0.15, 0.4)
    written("64 GB", 3.55, -0.25, 0.5, ink, 0.402)


def build(colours):
    metal, black = opaque("metal", linear("#c3ccd2"), 0.32, 0.9), opaque("black", linear("#070c10"), 0.3)
    caps, mark = opaque("caps", linear("#1a2229"), 0.46), opaque("mark", linear("#c7d3d9"), 0.5)
    steel, case = opaque("steel", linear("#cdd5da"), 0.22, 1), opaque("case", linear("#0d8f86"), 0.36)
    shine = lambda colour, strength=1: shining("shows", [(0, linear(colour))], strength)
    arc, text, dim, ink, strong = shining("shows", [(0, colours["aurora"])]), shine("#f4fafb"), shine("#b5ced6"), shine("#03161c"), shine("#1c9a8c")
    ground, panel, fold = shine("#0a1d2b", 0.9), shine("#163747"), shine("#2f5d6d")
    page = built_once(lambda: build_page(ground, panel, shine("#2b4f5f"), arc, text, dim, fold, ink, strong))
    build_laptop(metal, black, opaque("pad", linear("#b3bec4"), 0.42, 0.6), caps, mark)
    lid = built_once(lambda: build_lid(metal, black, page))
    set_down(lid, at(0, DEEP - 0.5, THICK) @ turn(-LEAN, "X"))
    light, words = opaque("light", colours["aurora"], glow=1.4), opaque("words", linear("#f4fafb"), 0.5)
    set_down(built_once(lambda: build_stick(case, steel, light, words)), at(0, STICK, 1.02) @ Matrix.Scale(1.3, 4))
    by_window(0.7)
    look((22, -62, 44), (-10.8, 12, 9.4), lens=56)


take(build, ground="sunken")
