"""Renders the desk of a battery engineer by day: a headset, a notebook with the ageing of a cell sketched in it, and that cell (view.py says with which arguments). Centimetres."""

import math
import os
import random
import sys

import bpy
from mathutils import Matrix, Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from car_body import eased
from car_parts import built_once, set_down
from materials import linear
from meshes import add, between, tube
from opened_pack import build_sticker, finishes
from places import at, turn
from prismatic import THICK, moulded, prismatic, rounded
from sample_pages import OVER, bent, paper_look, raised
from studio import look, opaque, softbox, surround
from turned import turned
from view import take

# A page of the notebook, which opens at x = 0, and how thick its block and its cover are.
WIDE, LONG, BLOCK, COVER = 13.6, 19.4, 0.75, 0.22
# The headset: half as far apart as the middles of its cups, how far its headband reaches, and how large its cups are.
EAR, REACH, CUP = 8.3, 17.5, (3.5, 4)


def rise(x):
    """How high the pages are: from the fold they rise steeply, and fall towards their edges."""
    x = abs(x)
    return COVER + BLOCK * (0.25 + 0.75 * math.sin(min(x / 3.4, 1) * math.pi / 2)) - 0.16 * eased(x, 3, WIDE) + 0.02


def build_block(edges):
    """The pages below the uppermost ones."""
    outline = lambda y: [(-WIDE, y, COVER), *((x, y, rise(x) - 0.02) for x in (WIDE * (k / 20 - 1) for k in range(41))), (WIDE, y, COVER)]
    between(outline(0), outline(LONG), edges)


def drawn(line, look, chance, wide=0.14):
    """A line by hand, which is not quite as straight as it was meant, nor everywhere as wide."""
    fine = []
    for start, end in zip(line, line[1:]):
        start, end = Vector(start), Vector(end)
        count = max(round((end - start).length / 0.2), 1)
        fine += [start.lerp(end, k / count) for k in range(count)]
    fine.append(Vector(line[-1]))
    last, phase = len(fine) - 1, chance.random() * 6
    verts = []
    for k, place in enumerate(fine):
        ahead = (fine[min(k + 1, last)] - fine[max(k - 1, 0)]).normalized()
        sway = 0.035 * math.sin(phase + 0.12 * k) + 0.012 * math.sin(2 * phase + 0.58 * k)
        half = wide / 2 * (1 + 0.22 * math.sin(phase + 0.34 * k)) * (0.55 if k in (0, last) else 1)
        verts += [(*(place + Vector((-ahead.y, ahead.x)) * (sway + side * half)), OVER * 2) for side in (-1, 1)]
    add(verts, [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(last)], look)


def build_dots(left, dot):
    """The fine grid of a page."""
    verts, faces = [], []
    for column in range(25):
        for row in range(36):
            x, y, r = left + 0.8 + column * 0.5, 0.95 + row * 0.5, 0.03
            faces.append(tuple(range(len(verts), len(verts) + 4)))
            verts += [(x + a * r, y + b * r, OVER) for a, b in ((-1, 0), (0, -1), (1, 0), (0, 1))]
    add(verts, faces, dot)


def build_sketches(dot, ink, teal):
    """On the left a cell with its sizes, on the right how its capacity falls over the years, measured and expected."""
    chance = random.Random(11)
    line = lambda *places, look=ink, wide=0.14: drawn(places, look, chance, wide)
    for left in (-WIDE, 0):
        build_dots(left, dot)
    # The cell, seen from above its front.
    x, y, wide, high, dx, dy = -11.2, 8, 7.4, 4.8, 1.2, 0.85
    line((x, y), (x + wide, y), (x + wide, y + high), (x, y + high), (x, y))
    line((x, y + high), (x + dx, y + high + dy), (x + dx + wide, y + high + dy), (x + wide, y + high))
    line((x + wide, y), (x + wide + dx, y + dy), (x + wide + dx, y + high + dy))
    for pole in (1, 5.6):
        px, py = x + pole, y + high + 0.35
        line((px, py), (px, py + 0.6), (px + 1.4, py + 0.6), (px + 1.4, py), (px, py), look=teal)
    for start, end in (((x, y - 1), (x + wide, y - 1)), ((x - 0.9, y), (x - 0.9, y + high))):
        line(start, end, wide=0.1)
        across = Vector((0, 0.25)) if start[1] == end[1] else Vector((0.25, 0))
        for place in (Vector(start), Vector(end)):
            line(place - across, place + across, wide=0.1)
    # The curve.
    x, y, wide, high = 1.9, 4.2, 10, 10.6
    line((x, y + high + 0.8), (x, y), (x + wide + 0.7, y))
    line((x - 0.22, y + high + 0.4), (x, y + high + 0.85), (x + 0.22, y + high + 0.4))
    line((x + wide + 0.3, y + 0.22), (x + wide + 0.75, y), (x + wide + 0.3, y - 0.22))
    for k in range(1, 6):
        line((x + k * 1.8, y - 0.16), (x + k * 1.8, y + 0.16), wide=0.12)
        line((x - 0.16, y + k * 1.9), (x + 0.16, y + k * 1.9), wide=0.12)
    fall = lambda t: high * (0.95 - 0.1 * (1 - math.exp(-7 * t)) - 0.26 * t - 0.32 * max(t - 0.62, 0) ** 2 / 0.14)
    line(*((x + wide * t, y + fall(t)) for t in (k / 50 for k in range(48))), look=teal, wide=0.26)
    for k in range(7):
        t = 0.04 + k * 0.095
        cx, cy = x + wide * t, y + fall(t) + (0.34, -0.3, 0.3, -0.36, 0.36, 0.26, -0.3)[k]
        line((cx - 0.2, cy - 0.2), (cx + 0.2, cy + 0.2))
        line((cx - 0.2, cy + 0.2), (cx + 0.2, cy - 0.2))
    # Until when it is good enough.
    for k in range(13):
        line((x + 0.2 + k * 0.78, y + 0.46 * high), (x + 0.62 + k * 0.78, y + 0.46 * high), wide=0.1)


def build_book(cover, edges, paper, dot, ink, teal, ribbon):
    """Lies open, its lower edge at y = 0."""
    for side in (-1, 1):
        moulded((side * (WIDE + 0.4) / 2, LONG / 2, 0), WIDE + 0.4, LONG + 0.7, 0.5, [(0.06, 0), (0, 0.05), (0, COVER - 0.06), (0.06, COVER)], cover)
    build_block(edges)
    set_down(bent(lambda: build_sketches(dot, ink, teal), paper, raised(lambda x, _y: rise(x)), -WIDE, 2 * WIDE, LONG, [("x", 0)]), Matrix.Identity(4))
    mark = [(0.25, LONG + 0.1), (0.2, 12), (0.5, 5), (0.1, 0), (0.35, -1.4), (0.2, -2.6)]
    height = lambda x, y: rise(x) + 0.05 if y > 0.2 else max(0.03, rise(x) * (1 + y / 2))
    add([(x + a * 0.28, y, height(x, y)) for x, y in mark for a in (-1, 1)], [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(len(mark) - 1)], ribbon)


def build_pen(barrel, steel, accent):
    """A fine one, its point at the origin, along z."""
    turned([(0.03, 0), (0.04, 0.35), (0.1, 0.36), (0.12, 0.9), (0.3, 1.9), (0.34, 2), (0.34, 2.2)], steel)
    turned([(0.36, 2.2), (0.4, 2.26), (0.43, 4.4), (0.44, 12.2), (0.42, 12.26)], barrel)
    turned([(0.42, 12.26), (0.43, 12.3), (0.43, 12.62), (0.42, 12.66)], accent)
    turned([(0.42, 12.66), (0.44, 12.7), (0.42, 13.5), (0.36, 13.62), (0, 13.66)], barrel)


def swept(line, outline, look):
    """A body along a line in a plane: its outline is of pairs across it in the plane, and out of it."""
    verts = []
    for k, place in enumerate(line):
        ahead = (Vector(line[min(k + 1, len(line) - 1)]) - Vector(line[max(k - 1, 0)])).normalized()
        verts += [(place[0] - ahead.y * across, place[1] + ahead.x * across, out) for across, out in outline]
    count, last = len(outline), len(outline) * (len(line) - 1)
    faces = [(r * count + k, r * count + (k + 1) % count, (r + 1) * count + (k + 1) % count, (r + 1) * count + k) for r in range(len(line) - 1) for k in range(count)]
    body = add(verts, [*faces, tuple(reversed(range(count))), tuple(range(last, last + count))], look)
    for polygon in body.data.polygons:
        polygon.use_smooth = True
    body.data.use_auto_smooth, body.data.auto_smooth_angle = True, math.radians(38)


def build_cup(shell, steel, leather, cloth, accent):
    """Its outer side looks along z, its cushion along -z."""
    turned([(3.05, -0.5), (3.3, -0.3), (3.42, 0), (3.42, 0.3), (3.3, 0.72), (2.9, 1.12), (2.5, 1.26), (2.44, 1.2)], shell)
    turned([(2.44, 1.2), (2.4, 1.28), (2.26, 1.28), (2.22, 1.2)], accent)
    turned([(2.22, 1.2), (2.16, 1.28), (1.2, 1.36), (0, 1.38)], shell)
    turned([(3.1, -0.52), (3.24, -0.56), (3.24, -0.68), (3.1, -0.72)], steel)
    ring = [(2.42 + 1.06 * math.cos(a), -1.45 + 0.92 * math.sin(a)) for a in (2 * math.pi * k / 40 for k in range(41))]
    turned(ring, leather)
    turned([(2, -0.9), (0, -0.85)], cloth)


def build_headset(shell, steel, leather, cloth, accent, foam):
    """Lies in the plane z = 0, its cups at y = 0, its headband along y; its microphone before the left cup."""
    arc = [((EAR - 0.1) * math.copysign(abs(math.cos(a)) ** 0.72, math.cos(a)), 5.2 + (REACH - 5.2) * math.sin(a) ** 0.86) for a in (math.pi * k / 48 for k in range(49))]
    strip = lambda thick, wide, radius, shift=0: [(x + shift, y) for x, y in rounded(thick, wide, radius, 4)]
    swept([(x, y, 0) for x, y in arc], strip(0.42, 2.3, 0.16), shell)
    swept([(x, y, 0) for x, y in arc[7:42]], strip(1.1, 2.7, 0.5, 0.55), leather)
    cup = built_once(lambda: build_cup(shell, steel, leather, cloth, accent))
    for side in (-1, 1):
        # What slides out of the headband, and the fork in which the cup turns.
        slide = ((-0.1, 5.6), (0.1, 4.2), (0.5, 2.6), (0.55, 0.8))
        swept([(side * (EAR + out), y, 0) for out, y in slide], strip(0.2, 1.25, 0.09), steel)
        swept([(side * (EAR - 0.1), 6.6, 0), (side * (EAR - 0.08), 5, 0)], strip(0.62, 2.5, 0.24), shell)
        set_down(cup, at(side * (EAR - 0.75), 0) @ turn(side * 86, "Y") @ Matrix.Diagonal((CUP[0] / 3.42, CUP[1] / 3.42, 1, 1)))
        set_down(built_once(lambda: turned([(0.95, 0), (0.95, 0.3), (0.82, 0.42), (0, 0.46)], shell)), at(side * (EAR + 0.35), 0.2) @ turn(side * 90, "Y"))
    boom = [(-EAR - 0.7, 0.2, 0), (-EAR - 0.75, -1.6, 0.05), (-EAR - 0.7, -5, 0.1), (-EAR + 0.6, -8.6, 0.1), (-EAR + 3.2, -10.6, 0), (-EAR + 5, -11.2, -0.1)]
    tube(boom, 0.19, shell, smooth=True)
    capsule = [(0, -0.1), (0.3, -0.06), (0.52, 0.2), (0.56, 0.6), (0.56, 1.5), (0.5, 1.9), (0.28, 2.12), (0, 2.16)]
    way = (Vector(boom[-1]) - Vector(boom[-2])).to_track_quat("Z", "Y").to_matrix().to_4x4()
    set_down(built_once(lambda: turned(capsule, foam)), Matrix.Translation(boom[-1]) @ way)
    set_down(built_once(lambda: turned([(0.2, -0.5), (0.34, -0.4), (0.36, 0), (0.36, 0.12)], accent)), Matrix.Translation(boom[-1]) @ way)


def build(colours):
    finish = finishes()
    steel, paper = finish["steel"], paper_look(linear("#fbfcfc"))
    ink, teal, dot = opaque("pen", linear("#12263a"), 0.6), opaque("teal pen", linear("#0b7f7a"), 0.6), opaque("dot", linear("#b3c2c9"), 0.7)
    cover, edges, ribbon = opaque("cover", linear("#07444f"), 0.5), opaque("edges", linear("#e4e8e8"), 0.7), opaque("ribbon", linear("#12968d"), 0.55)
    book = at(5, -14, 0, -12) @ Matrix.Scale(0.88, 4)
    set_down(built_once(lambda: build_book(cover, edges, paper, dot, ink, teal, ribbon)), book)
    pen = built_once(lambda: build_pen(opaque("barrel", linear("#10171d"), 0.24), steel, opaque("accent", linear("#12968d"), 0.3)))
    set_down(pen, book @ at(0.9, 1.7, rise(4) + 0.4, 4) @ turn(91, "Y"))
    shell, leather = opaque("shell", linear("#2d3942"), 0.34), opaque("leather", linear("#161c21"), 0.48)
    cloth, accent, foam = opaque("cloth", linear("#2f3b43"), 0.9), opaque("ring", linear("#19b5a8"), 0.3), opaque("foam", linear("#101519"), 0.85)
    headset = built_once(lambda: build_headset(shell, steel, leather, cloth, accent, foam))
    # It lies on its cups and on its headband.
    tilt = math.degrees(math.asin((CUP[0] - 1.35) / REACH))
    set_down(headset, at(-11, 9, CUP[0], 14) @ turn(-tilt, "X"))
    cell = prismatic(opaque("film", linear("#0f9a93"), 0.26), opaque("plate", linear("#0a5567"), 0.32))
    stands = at(9.6, 10, 0, -13)
    set_down(cell, stands)
    set_down(built_once(lambda: build_sticker(finish)), stands @ at(0.6, -THICK / 2, 1.7))
    # A window on the left behind, what is bright beyond, the ceiling, and softer light from before.
    softbox((-110, 84, 92), (0, 0, 3), 50, 64, 900_000, (1, 0.99, 0.98))
    softbox((60, 190, 90), (0, 0, 0), 160, 60, 90_000, (0.96, 0.985, 1))
    softbox((0, 0, 220), (0, 0, 0), 180, 150, 46_000, (0.97, 0.99, 1))
    softbox((20, -180, 90), (0, 0, 0), 160, 90, 46_000, (0.96, 0.985, 1))
    surround((0.88, 0.94, 1, 1), 0.3)
    look((0, -82, 66), (0, 4, 1), lens=43)
    # The words stand on the left.
    lens = bpy.context.scene.camera.data
    lens.shift_x, lens.shift_y = -0.215, 0


take(build, ground="sunken", goes_on=True)
