"""Renders a printed report, from nearby and by day (view.py says with which arguments)."""

import math
import os
import sys

from mathutils import Matrix

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from car_parts import box, built_once, set_down
from lettering import written
from materials import linear
from meshes import add, tube
from studio import look, opaque
from view import take
from window import by_window

# An A4 sheet in centimetres; its lower left corner is the origin.
WIDE, LONG, THICK = 21, 29.7, 0.06


def band(middle, radius, width, start, end, height, look, steps=64):
    """A flat piece of a ring, from one angle to another in degrees."""
    angles = [math.radians(start + (end - start) * k / steps) for k in range(steps + 1)]
    verts = [
        (middle[0] + r * math.cos(a), middle[1] + r * math.sin(a), height) for a in angles for r in (radius - width / 2, radius + width / 2)
    ]
    add(verts, [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(steps)], look)


def printed(x, y, wide, long, look, high=0.012):
    """Ink on the page; what is printed over it is higher."""
    box(x, y, THICK - 0.006, wide, long, high, look, 0.004)


def build_report(paper, ink, pale, good, strong):
    """The first page: the gauge, its figures, and the map of cells, none of which is weak."""
    box(0, 0, 0, WIDE, LONG, THICK, paper, 0.01)
    written("BatScan", 2, 26.5, 0.95, ink, THICK + 0.01)
    printed(15.4, 26.75, 3.6, 0.36, pale)
    printed(2, 25.6, 17, 0.05, pale)
    for radius, width, start, end, look in ((4.2, 0.95, 200, -20, pale), (4.2, 0.95, 200, 24, good)):
        band((6.8, 19.4), radius, width, start, end, THICK + 0.004 + (0.004 if look is good else 0), look)
    tip = math.radians(24)
    tube([(6.8 + r * math.cos(tip), 19.4 + r * math.sin(tip), THICK + 0.01) for r in (3.5, 4.9)], 0.09, ink)
    for words, y, high in (("92%", 18.9, 1.7), ("SoH", 17.7, 0.6)):
        written(words, 6.8, y, high, ink, THICK + 0.01, "CENTER")
    for row, words in enumerate(("ID.3", "58 kWh", "2021", "14 mV")):
        printed(13, 22.5 - row * 1.6, 1.9 - row % 2 * 0.5, 0.22, pale)
        written(words, 16, 22.4 - row * 1.6, 0.55, ink, THICK + 0.01)
        printed(13, 21.8 - row * 1.6, 6, 0.03, pale)
    for row in range(5):
        for column in range(12):
            look = strong if (row * 3 + column * 5) % 4 else good
            printed(2 + column * 1.42, 14.4 - row * 1.3, 1.22, 1.08, look)
    for row, long in enumerate((17, 16.2, 16.7, 9)):
        printed(2, 7.2 - row * 0.9, long, 0.22, pale)


def lay_out():
    """The report on sheets without print, with a pen."""
    paper = opaque("paper", linear("#eef3f4"), 0.75)
    ink, pale = opaque("ink", linear("#0d1f2d"), 0.5), opaque("pale", linear("#b9c8cf"), 0.6)
    good, strong = opaque("good", linear("#18a99b"), 0.45), opaque("strong", linear("#0b6f7a"), 0.45)
    report = built_once(lambda: build_report(paper, ink, pale, good, strong))
    # More of them below, not quite in line.
    blank = built_once(lambda: box(0, 0, 0, WIDE, LONG, THICK, paper, 0.01))
    for sheet, turn in enumerate((3.5, -1.5, 0.8)):
        set_down(blank, Matrix.Translation((0.1 * sheet, -0.2, sheet * (THICK + 0.01))) @ Matrix.Rotation(math.radians(turn), 4, "Z"))
    set_down(report, Matrix.Translation((0, 0, 3 * (THICK + 0.01))))
    # A pen.
    metal, black = opaque("metal", linear("#8fa2ae"), 0.25, 0.95), opaque("black", linear("#0b1117"), 0.35)
    direction = math.radians(64)
    along = lambda t: (13.2 + t * math.cos(direction), 1.2 + t * math.sin(direction), 0.75)
    tube([along(t) for t in (0, 9.5)], 0.42, black)
    tube([along(t) for t in (9.5, 9.9)], 0.44, metal)
    tube([along(t) for t in (9.9, 13.5)], 0.42, black)
    tube([along(-1.1), along(0)], 0.2, metal)


def build(colours):
    lay_out()
    by_window(0.6)
    look((19, -38, 52), (11, 15.6, 0), lens=80)


if __name__ == "__main__":
    take(build, ground="sunken")
