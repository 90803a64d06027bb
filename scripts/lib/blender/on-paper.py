"""Renders a printed report on a clipboard, with a pen that marked its weakest cell, by day (view.py says with which arguments). Centimetres."""

import math
import os
import random
import sys

import bpy
from mathutils import Matrix

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from car_body import eased
from car_parts import built_once, set_down
from engraved import build_code
from lettering import written
from materials import linear
from meshes import add, between, tube
from places import at, turn
from prismatic import moulded
from printed import LONG, WIDE
from sample_pages import LEFT, OVER, bent, build_head, build_result, build_text, build_tile, inked, inks, paper_look, raised, read_sample
from studio import look, opaque, softbox, surround
from turned import turned
from view import take

# The board that the sheet lies on, and how far it goes on below its lower edge.
BOARD, RIM = (23.6, 33.6, 0.46), 1.3
# The map of cells: the size of one, how many are in a row, and where the first one is.
CELL, PER_ROW, FIRST = (1.483, 1.06), 12, (LEFT, 14.3)


def build_mark(x, y, look):
    """What the pen drew: once around a place, and a little further."""
    verts = []
    for k in range(101):
        angle, half = math.radians(70 + 4.1 * k), 0.05 + 0.02 * math.sin(k * 0.11)
        reach = ((1 + side * half) * (1.34 + 0.002 * k) for side in (-1, 1))
        verts += [(x + r * math.cos(angle), y + 0.76 * r * math.sin(angle), 2 * OVER) for r in reach]
    add(verts, [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(100)], look)


def build_page(sample, ink):
    """The gauge, figures, the map of cells, the weakest of which is marked, and the code."""
    chance = random.Random(3)
    build_head(ink)
    written(sample["vehicle"], LEFT, 25, 0.86, ink["ink"], OVER)
    build_text(LEFT, 24.4, 11, 1, 0.24, ink["grey"], chance)
    build_result(LEFT + 3.7, 19.5, sample["health"], ink)
    for k, value in enumerate((sample["rated"], str(sample["modelYear"]), sample["spread"], sample["chemistry"])):
        set_down(built_once(lambda: build_tile(0, 0, 3.3, 2.05, value, ink)), at(9.6 + k % 2 * 5, 19.8 - k // 2 * 3.15) @ Matrix.Scale(1.45, 4))
    voltages = sum(sample["cells"], [])
    for k, voltage in enumerate(voltages):
        x, y = FIRST[0] + k % PER_ROW * CELL[0], FIRST[1] - k // PER_ROW * CELL[1]
        is_weak = voltage == min(voltages)
        inked(x + 0.04, y + 0.04, CELL[0] - 0.08, CELL[1] - 0.08, ink["odd"] if is_weak else ink["groups"][min(abs(voltage - sample["mean"]), 6)])
        if is_weak:
            build_mark(x + CELL[0] / 2, y + CELL[1] / 2, ink["pen"])
    set_down(built_once(lambda: build_code(0, 0, 0, ink["ink"])), at(LEFT, 1.5, OVER) @ Matrix.Scale(4 / 6.5, 4))
    build_text(LEFT + 4.7, 5.5, 7, 1, 0.3, ink["body"], chance)
    build_text(LEFT + 4.7, 4.5, 13, 4, 0.2, ink["grey"], chance)


def build_clip(steel, dark):
    """A pressed plate that holds the sheet at its upper edge, y = 0; a hinge, and a lever behind it."""
    pressed = [
        (-1.5, 0.02), (-1.42, 0.2), (-1.2, 0.42), (-0.85, 0.62), (-0.4, 0.76), (0.1, 0.82), (0.6, 0.82), (1, 0.86), (1.4, 1), (1.8, 1.22),
        (2.2, 1.5), (2.5, 1.62), (2.75, 1.64),
    ]  # fmt: skip
    half = lambda y: 5.6 - 0.5 * eased(-y, 0.9, 1.5) - 2.4 * eased(y, 0.6, 1.5)
    outline = lambda side: [(side * half(y), y, z + up) for up, line in ((0, pressed), (0.14, pressed[::-1])) for y, z in line]
    plate = between(outline(-1), outline(1), steel)
    for polygon in plate.data.polygons:
        polygon.use_smooth = True
    plate.data.use_auto_smooth, plate.data.auto_smooth_angle = True, math.radians(32)
    rounding = plate.modifiers.new("rounding", "BEVEL")
    rounding.width, rounding.segments, rounding.limit_method = 0.05, 3, "ANGLE"
    moulded((0, 1.15, 0), 7.6, 1.7, 0.3, [(0, 0), (0, 0.2), (0.05, 0.25)], steel)
    tube([(-3.4, 1.1, 0.55), (3.4, 1.1, 0.55)], 0.3, dark)
    for x in (-2.9, 2.9):
        set_down(built_once(lambda: turned([(0.34, 0), (0.34, 0.1), (0.26, 0.2), (0, 0.24)], steel)), at(x, 0.2, 0.94))


def build_pen(barrel, steel):
    """Its point at the origin, along z; its clip looks along x."""
    turned([(0.03, 0), (0.05, 0.06), (0.1, 0.34), (0.13, 0.36), (0.36, 1.9), (0.39, 2.1), (0.36, 2.14)], steel)
    turned([(0.36, 2.12), (0.42, 2.16), (0.47, 4), (0.48, 7.2), (0.46, 7.25)], barrel)
    turned([(0.46, 7.24), (0.49, 7.28), (0.49, 7.56), (0.46, 7.6)], steel)
    turned([(0.46, 7.58), (0.48, 7.64), (0.46, 12.4), (0.42, 12.46)], barrel)
    turned([(0.42, 12.44), (0.46, 12.48), (0.45, 12.9), (0.4, 13), (0.24, 13.02), (0.24, 13.9), (0.2, 13.98), (0, 14)], steel)
    set_down(built_once(lambda: moulded((0, 0, 0), 4.6, 0.42, 0.2, [(0, 0), (0, 0.08), (0.04, 0.12)], steel)), at(0.52, 0, 10.4) @ turn(90, "Y"))
    set_down(built_once(lambda: moulded((0, 0, 0), 0.5, 0.42, 0.1, [(0, 0), (0, 0.2)], steel)), at(0.4, 0, 12.45) @ turn(90, "Y"))


def build(colours):
    sample = read_sample("weak-cell")
    paper = paper_look(linear("#fbfcfc"))
    ink = inks(colours, paper) | {"odd": opaque("odd", colours["signal"], 0.7), "pen": opaque("pen", linear("#0a1c56"), 0.5)}
    steel, graphite = opaque("steel", linear("#d3dadd"), 0.22, 1), opaque("graphite", linear("#2a353d"), 0.42, 0.5)
    lift = lambda x, y: 0.03 + 0.9 * eased(x - y, 8, 21) ** 2 + 0.5 * eased(-x - y, -5, 0) ** 2
    page = bent(lambda: build_page(sample, ink), paper, raised(lift))
    clip = built_once(lambda: build_clip(steel, opaque("hinge", linear("#59666e"), 0.3, 1)))
    pen = built_once(lambda: build_pen(opaque("barrel", linear("#0c1318"), 0.16), steel))
    wide, long, thick = BOARD
    outline = [(0.08, 0), (0, 0.08), (0, thick - 0.1), (0.03, thick - 0.03), (0.1, thick)]
    board = built_once(lambda: moulded((WIDE / 2, long / 2 - RIM, 0), wide, long, 1.4, outline, graphite))
    aslant = turn(-19, "Z")
    set_down(board, aslant)
    set_down(page, aslant @ at(0, 0, thick))
    set_down(clip, aslant @ at(WIDE / 2, LONG, thick))
    set_down(pen, aslant @ at(10, 9.4, thick + 0.1, -40) @ turn(87.6, "Y") @ turn(150, "Z"))
    # The window on the left behind, what is bright beyond, the ceiling, and softer light from before.
    softbox((-120, 80, 82), (10, 12, 0), 46, 64, 1_000_000, (1, 0.99, 0.98))
    softbox((60, 190, 90), (10, 12, 0), 160, 60, 90_000, (0.96, 0.985, 1))
    softbox((0, 0, 220), (10, 12, 0), 180, 150, 40_000, (0.97, 0.99, 1))
    softbox((20, -180, 90), (10, 12, 0), 160, 90, 36_000, (0.96, 0.985, 1))
    surround((0.88, 0.94, 1, 1), 0.3)
    look((6, -62, 86), (14, 11.5, 0), lens=49)
    # The words stand on the left.
    lens = bpy.context.scene.camera.data
    lens.shift_x, lens.shift_y = -0.232, -0.016


take(build, ground="sunken", goes_on=True)
