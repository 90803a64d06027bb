"""Renders two modules of a storage cabinet that have not aged alike, from nearby (view.py says with which arguments). Centimetres."""

import math
import os
import sys

from mathutils import Matrix, Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from car_parts import box, built_once, set_down
from materials import linear
from meshes import add, tube
from places import lying
from prismatic import brushed, build_code, moulded, plate
from studio import look, opaque, softbox, surround
from turned import turned
from view import take

# A module's face looks along -y, its middle is at the origin; it is built lying, and set up by FACE. From one module to the next,
# and how far one is pulled out.
FACE = Matrix.Rotation(math.radians(90), 4, "X")
WIDE, HIGH, DEEP, STEP, PULLED = 43.6, 16.4, 62, 18.2, 19
# How high a bar of light can be, and where it stands; the radius of a cable, and where sockets are.
FULL, BAR, CABLE = 11.6, -15.6, 0.74
PLUGS = (0.2, 6.2)


def build_screw(steel, dark):
    """A countersunk screw with a socket of six edges."""
    turned([(0.42, 0), (0.42, 0.1), (0.34, 0.2), (0.2, 0.2)], steel, 32)
    turned([(0.2, 0.2), (0.19, 0.06), (0, 0.06)], dark, 6)


def perforated(columns, rows, pitch, radius, look, steps=16):
    """Sheet metal with round holes, around the origin."""
    verts, faces = [], []
    for row in range(rows):
        for column in range(columns):
            x, y, first = (column - (columns - 1) / 2) * pitch, (row - (rows - 1) / 2) * pitch, len(verts)
            for k in range(steps):
                c, s = (f(2 * math.pi * (k + 0.5) / steps) for f in (math.cos, math.sin))
                wide = pitch / 2 / max(abs(c), abs(s))
                verts += [(x + wide * c, y + wide * s, 0), (x + radius * c, y + radius * s, 0), (x + radius * c, y + radius * s, -0.2)]
            for k in range(steps):
                one, other = first + 3 * k, first + 3 * ((k + 1) % steps)
                faces += [(one, other, other + 1, one + 1), (one + 1, other + 1, other + 2, one + 2)]
    add(verts, faces, look)


def build_handle(steel, dark):
    """A bow on two feet, upright."""
    for y in (-5, 5):
        set_down(built_once(lambda: turned([(0.95, 0), (0.95, 0.3), (0.85, 0.42), (0.6, 0.45)], dark, 40)), Matrix.Translation((0, y, 0)))
    bow = [(-5, 0.3), (-5, 2.6)] + [(-5 + 0.9 * (1 - math.cos(a)), 2.6 + 0.9 * math.sin(a)) for a in (math.pi / 16 * k for k in range(1, 9))]
    tube([(0, y, z) for y, z in bow] + [(0, -y, z) for y, z in reversed(bow)], 0.55, steel)


def build_plug(orange, black, steel, dark):
    """A high-voltage connector: its flange with four screws, its angled body with a lever, and a sleeve from which the cable leaves downwards."""
    plate(0, 0, 0, 5.2, 5.2, 0.6, black, 0.7, 0.12)
    lying(lambda: build_screw(steel, dark), *((x, y, 0.55) for x in (-2, 2) for y in (-2, 2)))
    set_down(built_once(lambda: turned([(1.75, 0.5), (1.75, 1.1), (1.6, 1.2), (1.6, 1.6)], black, 48)), Matrix.Identity(4))
    moulded((0, -0.2, 1.5), 3.3, 3.9, 0.7, [(0.12, 0), (0, 0.12), (0, 2), (0.1, 2.25), (0.35, 2.4)], orange)
    plate(0, 0.5, 3.8, 1.9, 1.5, 0.3, orange, 0.3, 0.12)
    for side in (-1, 1):
        box(side * 1.72 - 0.12, -1, 1.9, 0.24, 2.4, 1, black, 0.1)
    box(-1.84, 1.2, 2.1, 3.68, 0.4, 0.6, black, 0.12)
    rings = [(r - 0.03 * k, 1 + 0.34 * k + z) for k in range(4) for r, z in ((1.02, 0), (1.02, 0.2), (0.9, 0.22), (0.9, 0.32))]
    set_down(built_once(lambda: turned([(1.25, 0), (1.25, 0.9), (1.1, 1), *rings, (0.7, 2.5)], black, 40)), Matrix.Translation((0, -2, 2.7)) @ FACE)


def build_face(sheet, panel, dark, steel, label, ink, orange, light, share):
    """The front of a module; the bar of its light is as high as this share of the whole."""
    plate(0, 0, 0, 48.2, 17.2, 0.3, sheet, 0.4, 0.08)
    plate(0, 0, 0.28, WIDE, HIGH, 0.9, panel, 0.9, 0.3)
    top = 1.18
    screw = lambda: build_screw(steel, dark)
    lying(screw, *((x, y, 0.28) for x in (-23, 23) for y in (-6.2, 6.2)))
    lying(screw, *((x, y, top - 0.1) for x in (-20.6, -11.4, 9.2, 20.6) for y in (-7, 7)))
    lying(lambda: build_handle(steel, dark), (-19.4, 0, top), (19.4, 0, top))

    # The bar in its frame, beside a scale.
    plate(BAR, 0, top - 0.05, 3.4, FULL + 2.2, 0.4, dark, 0.7, 0.12)
    plate(BAR, 0, top + 0.3, 1.9, FULL + 0.5, 0.1, ink, 0.5, 0.04)
    plate(BAR, (share - 1) * FULL / 2, top + 0.36, 1.5, FULL * share, 0.22, light, 0.4, 0.1)
    for tick in range(11):
        box(BAR + 2.1, -FULL / 2 + tick * FULL / 10 - 0.04, top - 0.05, 0.9 if tick % 5 == 0 else 0.5, 0.08, 0.08, label, 0.01)

    # A type plate, riveted; below it a breaker and a connector for data.
    plate(-7.6, 3, top - 0.05, 8.6, 6.2, 0.16, label, 0.3, 0.04)
    z = top + 0.12
    for y, long, high in ((4.9, 4.4, 0.6), (3.9, 7.2, 0.16), (3.3, 6.4, 0.16), (2.7, 6.9, 0.16)):
        box(-11.4, y, z - 0.02, long, high, 0.03, ink, 0.005)
    for bar in range(26):
        box(-11.4 + bar * 0.17, 0.6, z - 0.02, 0.11 if bar % 3 == 0 else 0.06, 1.3, 0.03, ink, 0.005)
    build_code(-5.4, 0.55, z + 0.01, ink)
    lying(screw, *((x, y, top - 0.04) for x in (-11.5, -3.7) for y in (0.3, 5.7)))
    plate(-9.8, -4.2, top - 0.05, 4, 4.6, 0.3, dark, 0.4, 0.12)
    box(-10.9, -5.2, top + 0.2, 2.2, 2.6, 0.5, panel, 0.2)
    box(-10.5, -3.9, top + 0.5, 1.4, 1, 0.9, steel, 0.2)
    rim = [(1.3, 0), (1.3, 0.5), (1.15, 0.62), (1.02, 0.62), (1, 0.2), (0, 0.2)]
    lying(lambda: turned(rim, steel, 40), (-5.2, -4.2, top - 0.05))
    lying(lambda: turned([(0.95, 0), (0.95, 1.5), (0.8, 1.6), (0.4, 1.7), (0.4, 2.4)], dark, 40), (-5.2, -4.2, top + 0.1))

    # The cable of one socket leaves downwards, that of the other upwards.
    plug = built_once(lambda: build_plug(orange, dark, steel, ink))
    for x, turn in zip(PLUGS, (0, math.pi)):
        set_down(plug, Matrix.Translation((x, 0, top - 0.05)) @ Matrix.Rotation(turn, 4, "Z"))

    # Air, through holes in a frame.
    box(9.9, -6.6, top - 0.06, 8, 13.2, 0.1, ink, 0.01)
    lying(lambda: perforated(10, 17, 0.74, 0.27, sheet), (13.9, 0, top + 0.25))
    for x in (9.7, 17.4):
        box(x, -6.9, top - 0.1, 0.7, 13.8, 0.6, panel, 0.12)
    for y in (-6.9, 6.2):
        box(9.7, y, top - 0.1, 8.4, 0.7, 0.6, panel, 0.12)


def build_module(sheet, panel, dark, steel, **face):
    """With its body behind the face, whose lid is screwed on, and the inner rails on its sides."""
    set_down(built_once(lambda: build_face(sheet, panel, dark, steel, **face)), FACE)
    box(-21.4, 0.1, -7.6, 42.8, DEEP, 15.2, panel, 0.2)
    box(-21.6, 0.3, 6.4, 43.2, DEEP - 0.2, 1.4, sheet, 0.25)
    screw = built_once(lambda: build_screw(steel, dark))
    for k in range(9):
        for x in (-20.6, 20.6):
            set_down(screw, Matrix.Translation((x, 2 + k * 7, 7.75)))
        for side in (-1, 1):
            set_down(screw, Matrix.Translation((side * 21.55, 3.5 + k * 7, 7)) @ Matrix.Rotation(math.radians(side * 90), 4, "Y"))
    # Ribs in the lid.
    for k in range(5):
        box(-16 + k * 7, 3, 7.7, 4, 14, 0.25, sheet, 0.12)
    for side in (-1, 1):
        box(side * 21.9 - 0.3, 1, -2.2, 0.6, DEEP - 1, 2.8, steel, 0.1)


def build_rack(frame, dark, steel):
    """Posts with square holes, the outer rails, and blind plates above and below."""
    for side in (-1, 1):
        box(side * 24.2 - 2, 0, -60, 4, 3, 140, frame, 0.15)
        box(side * 30 - 3.6, -2.4, -60, 7.2, 70, 140, frame, 0.6)
        box(side * 26.5 - 0.5, -1.4, -60, 1, 2, 140, dark, 0.3)
        for k in range(70):
            box(side * 23 - 0.45, -0.06, -60 + k * 2, 0.9, 0.2, 0.9, dark, 0.02)
        for row in (0, 1):
            box(side * 22.3 - 0.25, 0.6, row * STEP - 2.6, 0.5, 66, 3.6, steel, 0.1)
        # Their bearings, which are seen when a module is pulled out.
        box(side * 22.2 - 0.2, 8 - PULLED, -1.6, 0.4, PULLED, 1.6, steel, 0.1)
    for row in (-1, 2):
        z = row * STEP
        box(-24.1, -0.3, z - HIGH / 2 - 0.4, 48.2, 0.3, HIGH + 0.8, dark, 0.1)
        box(-21.8, -1, z - HIGH / 2, 43.6, 0.8, HIGH, frame, 0.3)
        vent = built_once(lambda: perforated(46, 12, 0.8, 0.27, frame))
        set_down(vent, Matrix.Translation((0, -1.2, z)) @ FACE)
        box(-18.4, -1.06, z - 4.8, 36.8, 0.1, 9.6, dark, 0.01)
        for x in (-23, 23):
            for y in (-6.2, 6.2):
                set_down(built_once(lambda: build_screw(steel, dark)), Matrix.Translation((x, -0.28, z + y)) @ FACE)
    box(-30, 66, -60, 60, 2, 140, dark)
    # The door of the next cabinet.
    box(35, -3, -60, 70, 70, 140, frame, 0.8)
    box(38, -3.6, -60, 70, 1, 140, frame, 0.5)
    for k in range(14):
        box(44, -3.7, -24 + k * 3, 40, 0.3, 1.2, dark, 0.1)


def build(colours):
    sheet, panel = opaque("sheet", linear("#56656f"), 0.34, 0.65), opaque("panel", linear("#1d2a33"), 0.4, 0.35)
    dark, steel = opaque("dark", linear("#06090d"), 0.42), opaque("steel", linear("#b4c0c8"), 0.24, 1)
    label, ink = brushed("label", linear("#c9d3d8"), 0.34), opaque("ink", linear("#0a0f14"), 0.5)
    sheath = opaque("sheath", linear("#702708"), 0.46)
    orange, frame = opaque("orange", linear("#8c310a"), 0.38), opaque("frame", linear("#2a3a45"), 0.38, 0.4)
    sound, weak = opaque("sound", colours["aurora"], glow=1.1), opaque("weak", linear("#ff6a1f"), glow=1.8)
    for row, out, light, share in ((1, 0, sound, 1), (0, PULLED, weak, 0.42)):
        looks = dict(sheet=sheet, panel=panel, dark=dark, steel=steel, label=label, ink=ink, orange=orange, light=light, share=share)
        set_down(built_once(lambda: build_module(**looks)), Matrix.Translation((0, -out, row * STEP)))
    build_rack(frame, dark, steel)
    # In series: a cable joins both, and one leads to the module above and to that below.
    outlet = lambda plug, row, out: Vector((PLUGS[plug], -out - 3.9, row * STEP + (3.6 if plug else -3.6)))
    start, end = outlet(0, 1, 0), outlet(1, 0, PULLED)
    first, last = (start + Vector(way) for way in ((0, 0, -5), (0.6, -3, -9))), (end + Vector(way) for way in ((0, 2, 9), (0, 0, 6)))
    tube([start, *first, start.lerp(end, 0.6) + Vector((0, 0, 3.4)), *last, end], CABLE, sheath, smooth=True)
    upwards, downwards = ((0, 0, 6), (0, -2, 12), (-2, -1, 30)), ((0, 0, -6), (0, 0, -14), (2, 4, -40))
    for start, ways in ((outlet(1, 1, 0), upwards), (outlet(0, 0, PULLED), downwards)):
        tube([start, *(start + Vector(way) for way in ways)], CABLE, sheath, smooth=True)
    softbox((-60, -70, 70), (0, -8, 8), 24, 60, 100_000, (0.85, 0.96, 1))
    softbox((70, -50, 30), (0, -8, 8), 10, 70, 60_000, (0.4, 0.98, 0.92))
    softbox((10, -60, 90), (0, -10, 8), 80, 14, 80_000, (0.8, 0.96, 1))
    softbox((-64, -26, 12), (-22, -10, 0), 6, 30, 40_000, (0.5, 1, 0.93))
    surround((0.03, 0.06, 0.09, 1), 0.8)
    look((-54, -108, 37), (0, -9, 6.6), lens=56, sharp_at=(-12, -18, 4), aperture=0.035)
    return 150, 420


take(build)
