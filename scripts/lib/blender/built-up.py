"""Renders what a battery is built of on an engineer's table in the evening: a round and a flat cell beside an open book, a module, and a pack (view.py says with which arguments). Centimetres."""

import math
import os
import random
import sys

import bpy
from mathutils import Matrix

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from car_parts import box, built_once, set_down
from lettering import written
from materials import linear
from meshes import add, between, tube
from opened_pack import BASE, CELLS, STEP, build_bolt, build_covered_module, build_open_module, build_pack, build_sticker, cell_place, finishes
from places import at
from prismatic import HEIGHT, TERMINAL, THICK, brushed, joined, moulded, prismatic
from studio import look, opaque, softbox, spotlight, surround
from table import wood
from turned import turned
from view import take

# A round cell of the large kind.
R, HIGH = 2.3, 8
# A page of the book, how many leaves are seen in each of its halves, and how high they lie.
WIDE, LONG, LEAVES, PILE = 9, 13.4, 13, 1.15
# Where the lamp hangs, and what it is aimed at.
LAMP, POOL = (40, 6, 42), (9.5, 4, 0)


def wrapped(radius, start, end, low, high, look):
    """A piece of the side of a round body, from one angle to another in degrees."""
    angles = [math.radians(start + (end - start) * k / 6) for k in range(7)]
    verts = [(radius * math.cos(a), radius * math.sin(a), z) for a in angles for z in (low, high)]
    add(verts, [(2 * k, 2 * k + 2, 2 * k + 3, 2 * k + 1) for k in range(6)], look)


def build_round(can, sleeve, band, gasket, cap, black, figures):
    """A steel can, drawn in below its rolled edge, in a sleeve; on it the gasket and the cap with its vents."""
    turned([(0, 0), (R - 0.2, 0), (R - 0.06, 0.06), (R, 0.2), (R, HIGH - 1.1), (R - 0.13, HIGH - 0.93), (R - 0.17, HIGH - 0.84), (R - 0.13, HIGH - 0.75), (R, HIGH - 0.6), (R, HIGH - 0.2), (R - 0.06, HIGH - 0.06), (R - 0.17, HIGH), (R - 0.4, HIGH), (R - 0.44, HIGH - 0.06)], can)
    turned([(R, 0.42), (R + 0.035, 0.45), (R + 0.035, HIGH - 1.25), (R, HIGH - 1.2)], sleeve)
    turned([(R + 0.04, 0.9), (R + 0.043, 0.92), (R + 0.043, 1.12), (R + 0.04, 1.14)], band)
    turned([(R - 0.44, HIGH - 0.1), (R - 0.46, HIGH - 0.02), (R - 0.6, HIGH - 0.04), (R - 0.64, HIGH - 0.18)], gasket)
    turned([(R - 0.62, HIGH - 0.18), (1.28, HIGH - 0.2), (1.2, HIGH - 0.12), (1.14, HIGH + 0.2), (1.06, HIGH + 0.28), (0.62, HIGH + 0.28), (0.58, HIGH + 0.24), (0, HIGH + 0.24)], cap)
    for turn in range(0, 360, 60):
        wrapped(1.205, turn, turn + 26, HIGH - 0.08, HIGH + 0.1, black)
    # What is printed on it, on the side that is seen: three lines and a field of bars.
    for row, long in enumerate((44, 30, 37)):
        wrapped(R + 0.045, 232, 232 + long, 5.6 - row * 0.42, 5.6 - row * 0.42 + (0.24, 0.14, 0.14)[row], figures)
    for bar in range(18):
        wrapped(R + 0.045, 234 + bar * 2.2, 234 + bar * 2.2 + (1.5 if bar % 3 else 0.8), 2.2, 3.3, figures)


def rise(t, share=1):
    """How high a page lies at a share of its width from the fold, the pile being so high."""
    return 0.3 + PILE * share * (1 - math.exp(-11 * t)) * (1 - 0.42 * t**1.4)


def on_page(side, x, y, wide, high, look):
    """Ink on the page on a side, -1 or 1, which follows its curve; from its left lower corner."""
    rows = [x + wide * k / 8 for k in range(9)]
    height = lambda a: rise((a if side > 0 else WIDE - a) / WIDE) + 0.012
    verts = [(a if side > 0 else a - WIDE, y + b, height(a)) for a in rows for b in (0, high)]
    add(verts, [(2 * k, 2 * k + 2, 2 * k + 3, 2 * k + 1) for k in range(8)], look)


def words(side, x, y, wide, high, look, chance):
    """A line of so many short bars as fit."""
    end = x + wide
    while end - x > 2 * high:
        long = min(high * (2 + 4.6 * chance.random()), end - x)
        on_page(side, x, y, long, high, look)
        x += long + high


def build_leaf(side, leaf, look, chance):
    """One of a half of the book: leaves lie fanned, none quite as wide as the next."""
    wide = WIDE - 0.03 * chance.random() - 0.02 * leaf
    steps = [k / 22 for k in range(23)]
    low, high = leaf / LEAVES, (leaf + 0.86) / LEAVES
    ring = [(side * wide * t, rise(t, high)) for t in steps] + [(side * wide * t, rise(t, low)) for t in reversed(steps)]
    front = 0.03 * chance.random()
    count = len(ring)
    verts = [(x, y, z) for y in (front, LONG - front) for x, z in ring]
    sides = [(k, (k + 1) % count, count + (k + 1) % count, count + k) for k in range(count)]
    ends = [tuple(a + e for a in (k, k + 1, count - 2 - k, count - 1 - k)) for k in range(22) for e in (0, count)]
    add(verts, sides + ends, look)


def build_book(paper, shade, cloth, ink, grey, teal, ribbon):
    """Open: on its left page a drawing of a cell and what is said of it, on the right a page of words."""
    chance = random.Random(11)
    for side in (-1, 1):
        box(side * (WIDE / 2 + 0.15) - WIDE / 2 - 0.15, -0.3, 0, WIDE + 0.3, LONG + 0.6, 0.28, cloth, 0.1)
        for leaf in range(LEAVES):
            build_leaf(side, leaf, paper if leaf % 2 == 0 else shade, chance)
        written("SoH" if side > 0 else "Li-ion", 1.1 if side > 0 else 1.1 - WIDE, LONG - 2.1, 0.8, ink, rise(0.4) + 0.03)
    for row in range(15):
        words(1, 1.1, LONG - 2.9 - row * 0.66, 6.8 if row % 5 < 4 else 4, 0.17, grey, chance)
        if row < 11:
            words(-1, 4.6, LONG - 3.2 - row * 0.66, 3.4 if row % 5 < 4 else 2, 0.17, grey, chance)
    # The drawing: two rims, two sides, and lines that point to parts.
    oval = lambda y, a, b: [(-6.5 + a * math.cos(k * math.pi / 20), y + b * math.sin(k * math.pi / 20)) for k in range(41)]
    lines = [oval(9.6, 1.25, 0.42), oval(9.7, 0.6, 0.2), oval(4.4, 1.25, 0.42), [(-7.75, 4.4), (-7.75, 9.6)], [(-5.25, 4.4), (-5.25, 9.6)]]
    for line in lines:
        tube([(x, y, rise(-x / WIDE) + 0.02) for x, y in line], 0.035, teal)
    # A ribbon lies in the fold and hangs out below.
    path = [(0.1, LONG - 0.4, 0.5), (0.25, 8, 0.62), (0.3, 1, 0.62), (0.45, -0.2, 0.45), (0.7, -0.9, 0.03), (1.2, -2.2, 0.03), (1.5, -3.4, 0.03)]
    verts = [(x + a, y, z) for x, y, z in path for a in (-0.22, 0.22)]
    add(verts, [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(len(path) - 1)], ribbon)


def build_ticks(long, step, deep, look, z):
    """Engraved lines along an edge at y = 0, of which every fifth and tenth is longer."""
    verts, faces = [], []
    for k in range(int(long / step) + 1):
        x, high, count = k * step, deep * (1 if k % 10 == 0 else 0.75 if k % 5 == 0 else 0.5), len(verts)
        verts += [(x - 0.022, 0.04, z), (x + 0.022, 0.04, z), (x + 0.022, high, z), (x - 0.022, high, z)]
        faces.append(tuple(range(count, count + 4)))
    add(verts, faces, look)


def build_ruler(steel, ink, black):
    box(0, 0, 0, 21, 2.2, 0.09, steel, 0.03)
    set_down(built_once(lambda: build_ticks(20, 0.2, 0.8, ink, 0.094)), at(0.5, 0))
    set_down(built_once(lambda: build_ticks(20, 0.25, 0.6, ink, 0.094)), at(20.5, 2.2, 0, 180))
    turned([(0.34, 0.092), (0.34, 0.096), (0, 0.096)], black)
    bpy.context.scene.collection.objects[-1].location = (20.3, 1.1, 0)


def plate(outline, low, high, look):
    """A flat piece with rounded edges."""
    part = between(*([(x, y, z) for x, y in outline] for z in (low, high)), look)
    edge = part.modifiers.new("edge", "BEVEL")
    edge.width, edge.segments = 0.04, 2


def build_tweezers(steel):
    for side in (-1, 1):
        arm = [(0, 0.02), (1.6, 0.16), (5, 0.62), (10.6, 0.24), (11.6, 0.1), (11.6, 0.18), (10.6, 0.42), (5, 0.98), (1.6, 0.6), (0, 0.4)]
        plate([(x, side * y) for x, y in arm], 0, 0.4, steel)


def build_callipers(steel, satin, ink, black):
    """Along x, their long jaws towards -y and open by 3.2 centimetres."""

    def jaws(x, way):
        for outline in ([(0, 1.6), (0, -4), (0.35, -4), (0.9, -1.4), (1.7, -0.3), (1.7, 1.6)], [(0, 1.5), (0, 2.8), (0.16, 2.8), (0.8, 2.1), (1.5, 1.5)]):
            plate([(x + way * a, b) for a, b in outline], 0.12, 0.5, steel)

    box(-0.6, 0, 0.12, 12.6, 1.6, 0.36, satin, 0.04)
    set_down(built_once(lambda: build_ticks(11, 0.2, 0.6, ink, 0.487)), at(0.6, 0))
    jaws(0, -1)
    jaws(3.2, 1)
    box(3.3, -0.25, 0.06, 5.4, 2.1, 0.56, steel, 0.06)
    box(3.8, 0.35, 0.6, 3.9, 1, 0.04, satin, 0.02)
    set_down(built_once(lambda: build_ticks(3.4, 0.17, 0.5, ink, 0.645)), at(4, 0.35))
    turned([(0.55, 0), (0.6, 0.05), (0.6, 0.55), (0.55, 0.6), (0, 0.6)], black, 28)
    bpy.context.scene.collection.objects[-1].location = (7.8, -0.5, 0.02)
    turned([(0.3, 0.6), (0.3, 0.95), (0.26, 1), (0, 1)], steel)
    bpy.context.scene.collection.objects[-1].location = (4.8, 1.6, -0.1)


def build_clip(look):
    """A paper clip of one wire that lies flat."""
    path, bends = [(0.9, 0.2)], (((0.45, 2.6), 0.45, 0, 180), ((0.36, 0.36), 0.36, 180, 360), ((0.45, 2.1), 0.27, 0, 180))
    for (x, y), r, start, end in bends:
        path += [(x + r * math.cos(math.radians(start + (end - start) * k / 10)), y + r * math.sin(math.radians(start + (end - start) * k / 10))) for k in range(11)]
    tube([(x, y, 0.06) for x, y in [*path, (0.18, 0.9)]], 0.055, look)


def build_busbars(copper, steel):
    """Each joins a cell of a module to the next, on alternate sides."""
    for number in range(1, CELLS):
        middle = (cell_place(number).translation + cell_place(number + 1).translation) / 2
        x = TERMINAL * (1 if number % 2 else -1)
        moulded((x, middle.y, BASE + HEIGHT + 0.45), 2.1, STEP + 1.7, 0.3, [(0, 0), (0, 0.2), (0.05, 0.25)], copper)
        for side in (-1, 1):
            turned([(0.4, 0), (0.4, 0.05), (0.3, 0.09), (0, 0.09)], steel, 20)
            bpy.context.scene.collection.objects[-1].location = (x, middle.y + side * STEP / 2, BASE + HEIGHT + 0.69)


def build(colours):
    finish = finishes()
    steel, satin = opaque("steel", linear("#b0b7bb"), 0.24, 1), brushed("satin", linear("#a2aaaf"), 0.32)
    ink, black = opaque("ink", linear("#161b20"), 0.6), opaque("black", linear("#080b0e"), 0.5)
    first = built_once(
        lambda: build_round(
            opaque("can", linear("#b9bfc3"), 0.2, 1), opaque("sleeve", linear("#0d8d92"), 0.24, 0.45), opaque("band", colours["aurora"], 0.3),
            opaque("gasket", linear("#11161a"), 0.5), opaque("nickel", linear("#cfc7b8"), 0.2, 1), black, opaque("figures", linear("#d6ecec"), 0.5),
        )
    )  # fmt: skip
    set_down(first, at(1.5, -3.6, 0, 8))
    cell = prismatic(opaque("film", linear("#0b3446"), 0.22), opaque("plate", linear("#12968d"), 0.32))
    flat = at(9.7, 8.4, 0, 26)
    set_down(cell, flat)
    set_down(built_once(lambda: build_sticker(finish)), flat @ Matrix.Translation((-2.9, -THICK / 2, 2.2)))

    paper, shade = opaque("paper", linear("#d9d2c4"), 0.8), opaque("shade", linear("#a79d8c"), 0.9)
    book = built_once(
        lambda: build_book(
            paper, shade, opaque("cloth", linear("#12333d"), 0.75), opaque("bold", linear("#22282c"), 0.7),
            opaque("grey", linear("#4c5052"), 0.8), opaque("drawn", linear("#0b6f73"), 0.7), opaque("ribbon", colours["signal"], 0.5),
        )
    )  # fmt: skip
    set_down(book, at(-5.8, -2.4, 0, 8))
    set_down(built_once(lambda: build_ruler(satin, ink, black)), at(-6.6, -8.9, 0, 2))
    set_down(built_once(lambda: build_callipers(steel, satin, ink, black)), at(5, -1.6, 0, -3))
    set_down(built_once(lambda: build_tweezers(steel)), at(-7.6, 17, 0, 14))
    set_down(built_once(lambda: build_clip(opaque("brass", linear("#d8a549"), 0.22, 1))), at(12, -5.9, 0, 66))

    # Both are smaller than they are, so that they find room on the table.
    bolt = joined(built_once(lambda: build_bolt(0.5, finish["steel"], finish["black"])))
    module = at(10.5, 31, 0, 42) @ Matrix.Scale(0.8, 4)
    set_down(built_once(lambda: build_open_module(finish, bolt, cell, 0)), module)
    set_down(built_once(lambda: build_busbars(opaque("copper", linear("#b47a55"), 0.3, 1), finish["steel"])), module)
    screw = joined(built_once(lambda: build_bolt(0.32, finish["steel"], finish["black"])))
    covered = joined(built_once(lambda: build_covered_module(finish, bolt, screw)))
    set_down(built_once(lambda: build_pack(finish, covered, 5)), at(14, 75, 0, -9) @ Matrix.Scale(0.56, 4))

    box(-400, -120, -3, 800, 520, 3, wood(), 0.6)
    spotlight(LAMP, POOL, 45, 3, 1_700_000, (1, 0.64, 0.35))
    softbox((-110, 36, 50), (2, 4, 4), 30, 50, 36_000, (0.5, 0.75, 1))
    softbox((26, 150, 66), (14, 20, 4), 60, 14, 20_000, (0.4, 0.95, 0.9))
    softbox((30, -70, 60), (6, 0, 4), 40, 20, 3_500, (1, 0.82, 0.63))
    softbox((-34, -14, 15), (1.5, -3.6, 5), 3, 20, 1_800, (0.55, 0.8, 1))
    softbox((24, -34, 16), (1.5, -3.6, 4), 2, 16, 1_500, (1, 0.85, 0.68))
    softbox((34, 56, 62), (12, 66, 4), 30, 20, 34_000, (1, 0.78, 0.55))
    surround((0.03, 0.05, 0.075, 1), 0.6)
    look((0, -66, 34), (0, 2, 7), lens=42.5, sharp_at=(0.5, -5, 4), aperture=0.04)
    bpy.context.scene.camera.data.shift_x = -0.2
    return 95, 270


take(build)
