"""Renders both ways to test a module on one bench: with a heavy cycler, and with an adapter and a phone (view.py says with which arguments). Centimetres."""

import math
import os
import sys

import bpy
from mathutils import Matrix, Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from adapter import build_adapter
from car_parts import box, built_once, set_down
from lettering import written
from materials import linear
from meshes import tube
from places import turn
from printed import band
from prismatic import HEIGHT, LONG, TERMINAL, THICK, brushed, moulded, prismatic
from rolling import bent
from studio import look, opaque, softbox, surround
from turned import turned
from view import take

# A module: its cells, from one to the next, and how high they stand in their frame. The cycler.
CELLS, STEP, STAND = 12, THICK + 0.14, 0.8
DEEP = CELLS * STEP
WIDE, HIGH, BACK = 52, 42, 40
# The radius of a cable, and how long the rings are that it leaves a sleeve through.
THIN, RINGED = 1.15, 3.7
# The phone.
PHONE = (7.4, 15.6, 0.85)


def build_module(cell, frame, metal, copper, dark):
    """Its cells stand along y, between two plates that bars hold together; each is joined with the next."""
    box(-LONG / 2 - 0.6, -1.4, 0, LONG + 1.2, DEEP + 1.6, STAND, frame, 0.15)
    for k in range(CELLS):
        set_down(cell, Matrix.Translation((0, THICK / 2 + k * STEP, STAND)) @ turn(180 * (k % 2), "Z"))
    top = STAND + HEIGHT
    for k in range(CELLS - 1):
        x = (TERMINAL if k % 2 else -TERMINAL) - 1
        y = THICK / 2 + k * STEP
        box(x, y - 0.6, top + 0.44, 2, STEP + 1.2, 0.26, copper, 0.08)
        for bolt in (y, y + STEP):
            box(x + 0.62, bolt - 0.38, top + 0.68, 0.76, 0.76, 0.3, metal, 0.12)
    for y in (-1.3, DEEP):
        box(-LONG / 2 - 0.3, y, STAND, LONG + 0.6, 1.2, HEIGHT - 0.5, frame, 0.2)
        for rib in range(5):
            box(-LONG / 2 + 0.5 + rib * 3.25, y - 0.35, STAND + 0.6, 0.6, 1.9, HEIGHT - 1.8, frame, 0.2)
    for side in (-1, 1):
        for z in (2.6, 7.4):
            box(side * (LONG / 2 + 0.22) - 0.12, -1.5, z, 0.24, DEEP + 3, 1, metal, 0.06)
            for y in (-1.9, DEEP + 1.3):
                box(side * (LONG / 2 + 0.1) - 0.4, y, z + 0.1, 0.8, 0.5, 0.8, metal, 0.15)
    # The socket of its electronics.
    box(-2.6, -2.6, STAND + 2.2, 5.2, 1.4, 5, dark, 0.3)


def ringed(foot, radius, look):
    """A sleeve that gives way to a cable ring after ring, around the origin: from its foot, pairs of radius and height, to RINGED above it."""
    start = foot[-1][1]
    ring = ((0, 0.1), (0, 0.5), (-0.12, 0.55), (-0.12, 0.75))
    rings = [(radius - 0.05 * k + inset, start + 0.7 * k + z) for k in range(5) for inset, z in ring]
    turned([*foot, *rings, (THIN, start + RINGED)], look)


def build_boot(shroud, sleeve, metal):
    """Covers a terminal, at the origin: a shroud on a lug, and a sleeve in which the cable ends."""
    moulded((0, 0, -0.2), 2.5, 1.9, 0.3, [(0, 0), (0, 0.5)], metal)
    moulded((0, 0, 0.3), 3, 2.6, 0.8, [(0.1, 0), (0, 0.15), (0, 1.4), (0.3, 2)], shroud)
    ringed([(1.55, 1.6), (1.55, 2.6)], 1.5, sleeve)


def build_plug(body, sleeve):
    """Sits in a socket, at the origin, and looks along z; its cable leaves it at the end of a sleeve."""
    turned([(2.5, 0), (2.5, 0.5), (2.35, 0.7), (2.1, 0.7)], sleeve)
    turned([(2.1, 0.6), (2.1, 3), (1.9, 3.3), (1.5, 3.4)], body)
    ringed([(1.6, 3.3)], 1.55, sleeve)


def build_cycler(case, panel, seam, metal, rubber, screen, trace, ink):
    """Its front looks along -y: a screen, knobs, sockets for cables as thick as a thumb, vents and handles."""
    for x in (4, WIDE - 8):
        for y in (3, BACK - 7):
            box(x, y, 0, 4, 4, 2, rubber, 0.4)
    box(0, 0, 2, WIDE, BACK, HIGH, case, 1.2)
    box(1.4, -0.5, 3.4, WIDE - 2.8, 1, HIGH - 2.8, panel, 0.4)
    for x in (2.6, WIDE - 2.6):
        for z in (5, HIGH - 1):
            tube([(x, -0.5, z), (x, -0.75, z)], 0.5, metal)
            box(x - 0.4, -0.8, z - 0.07, 0.8, 0.1, 0.14, seam, 0.02)
    box(5, -0.8, 25, 24, 0.6, 16.5, seam, 0.5)
    box(5.9, -0.86, 25.9, 22.2, 0.3, 14.7, screen, 0.2)
    for row in range(4):
        box(6.8, -0.88, 28 + row * 3.4, 20.4, 0.05, 0.06, ink, 0)
    written("V", 6.6, -0.92, 1.1, trace, 39, upright=True)
    written("Ah", 25.2, -0.92, 1.1, trace, 26.6, upright=True)
    tube([(6.8 + 20 * t, -0.95, 38.6 - 8 * t * t - 1.2 * math.sin(5 * t)) for t in (k / 30 for k in range(31))], 0.16, trace)
    knob = built_once(lambda: turned([(0, 0), (2, 0), (2, 0.5), (1.6, 0.8), (1.5, 2.4), (1.3, 2.7), (0, 2.7)], rubber))
    for x, z in ((34, 37.5), (41, 37.5), (48, 37.5), (34, 29.5)):
        set_down(knob, Matrix.Translation((x, -0.5, z)) @ turn(90, "X"))
        box(x - 0.1, -3.25, z + 0.2, 0.2, 0.1, 1.2, metal, 0.02)
        written("V" if z < 30 else {34: "A", 41: "Ah", 48: "W"}[x], x, -0.56, 0.9, ink, z - 3.9, "CENTER", upright=True)
    for row in range(2):
        for column in range(3):
            box(38.6 + column * 4.2, -0.9, 27.4 + row * 2.8, 3.2, 0.6, 1.8, seam, 0.3)
    for k in range(12):
        box(7 + k * 1.8, -0.6, 7, 0.9, 0.3, 13, seam, 0.3)
    for x in (34, 45):
        tube([(x, -0.4, 12), (x, -1.2, 12)], 3, seam)
        tube([(x, -1.2, 12), (x, -4, 12)], 1.9, rubber)
        written("+" if x == 45 else "–", x, -0.56, 1.5, ink, 16, "CENTER", upright=True)
    for x, out in ((0, -3.3), (WIDE, WIDE + 3.3)):
        tube([(x, 4, 36), (out, 5, 36), (out, 17, 36), (x, 18, 36)], 0.9, metal)


def build_phone(rim, glass, arc, track, figure):
    """It lies with its screen upwards, which shows a gauge."""
    wide, long, thick = PHONE
    moulded((0, 0, 0), wide, long, 1.1, [(0.15, 0), (0, 0.15), (0, thick - 0.12), (0.12, thick)], rim)
    moulded((0, 0, thick - 0.02), wide - 0.3, long - 0.3, 1, [(0, 0), (0.04, 0.05)], glass)
    over = thick + 0.045
    band((0, 1.4), 2.45, 0.5, -40, 220, over, track)
    band((0, 1.4), 2.45, 0.5, 15, 220, over + 0.01, arc)
    for words, y, high in (("92%", 0.9, 1.1), ("SoH", 0.1, 0.42)):
        written(words, 0, y, high, figure, over + 0.02, "CENTER")
    for row in range(3):
        box(-2.6, -3.2 - row * 1.2, over, 5.2, 0.06, 0.02, track, 0.01)
        box(-2.6, -2.9 - row * 1.2, over, 2.6 - row * 0.5, 0.3, 0.02, track, 0.02)
        box(1.6, -2.9 - row * 1.2, over, 1, 0.3, 0.02, arc if row == 0 else track, 0.02)


def build(colours):
    frame, metal = opaque("frame", linear("#1c2933"), 0.4, 0.3), opaque("metal", linear("#a9b6be"), 0.28, 0.95)
    dark, rubber = opaque("dark", linear("#070b10"), 0.5), opaque("rubber", linear("#0d1216"), 0.62)
    copper = brushed("copper", linear("#c98d62"), 0.28)
    cell = prismatic(opaque("film", linear("#0b6178"), 0.24), opaque("plate", linear("#27b3ab"), 0.3, glow=0.1))
    # From the module's own place to the bench.
    stands = Matrix.Translation((14, -12, 0)) @ turn(-34, "Z")
    set_down(built_once(lambda: build_module(cell, frame, metal, copper, dark)), stands)
    light = opaque("light", colours["aurora"], glow=5)
    adapter = built_once(lambda: build_adapter(opaque("case", linear("#5d7686"), 0.32), opaque("face", linear("#02060a"), 0.1), light, dark))
    set_down(adapter, stands @ Matrix.Translation((0, -2.6, STAND + 4.7)) @ turn(90, "Z") @ Matrix.Scale(100, 4))

    case, panel = opaque("case of cycler", linear("#3a4953"), 0.42, 0.2), opaque("panel", linear("#18222a"), 0.45, 0.2)
    screen, ink = opaque("screen", linear("#02070b"), 0.12), opaque("ink", linear("#5d707c"), 0.6)
    cycler = built_once(lambda: build_cycler(case, panel, dark, metal, rubber, screen, opaque("trace", linear("#9fb6c2"), glow=1), ink))
    placed = Matrix.Translation((25, 30, 0)) @ turn(-16, "Z")
    set_down(cycler, placed)
    orange, black = opaque("orange cable", linear("#d9591c"), 0.45), opaque("black cable", linear("#0c1115"), 0.5)
    last = DEEP - THICK / 2 - 0.14
    for socket, y, cable in ((45, THICK / 2, orange), (34, last, black)):
        bite = stands @ Matrix.Translation((TERMINAL, y, STAND + HEIGHT + 0.5)) @ turn(18, "Y")
        set_down(built_once(lambda: build_boot(cable, rubber, copper)), bite)
        plug = placed @ Matrix.Translation((socket, -4, 12)) @ turn(90, "X")
        set_down(built_once(lambda: build_plug(cable, rubber)), plug)
        low = (plug.translation + bite.translation) / 2 + Vector((0, -6, -6))
        bent((plug @ Vector((0, 0, 4)), plug @ Vector((0, 0, 24)), low, bite @ Vector((0, 0, 30)), bite @ Vector((0, 0, 3))), THIN, cable)

    glass = opaque("glass", linear("#010508"), 0.08)
    arc, track = opaque("arc", colours["aurora"], glow=3.4), opaque("track", linear("#2a4653"), glow=0.5)
    phone = built_once(lambda: build_phone(metal, glass, arc, track, opaque("figure", linear("#e9f6f5"), glow=1.6)))
    rests = Matrix.Translation((-4, -24, 0)) @ turn(6, "Z")
    set_down(phone, rests @ Matrix.Translation((0, 0, 0.9)) @ turn(66, "X") @ Matrix.Translation((0, PHONE[1] / 2, 0)))
    set_down(built_once(lambda: (box(-3, -1.6, 0, 6, 8, 0.7, frame, 0.25), box(-3, -1.6, 0.5, 6, 0.7, 1, frame, 0.2))), rests)

    box(-300, -42, -4, 600, 260, 4, opaque("bench", linear("#0d1720"), 0.34), 0.4)
    softbox((14, 34, 62), (17, 0, 10), 44, 10, 46_000, (0.8, 0.96, 1))
    softbox((40, 130, 90), (30, 20, 20), 70, 12, 160_000, (0.6, 0.9, 1))
    softbox((-110, -60, 46), (6, -10, 8), 12, 60, 80_000, (0.5, 0.95, 1))
    softbox((110, -50, 50), (50, 20, 25), 8, 60, 90_000, (0.75, 0.92, 1))
    softbox((0, -60, 110), (24, 0, 8), 60, 10, 60_000, (1, 0.93, 0.85))
    softbox((-4, -29, 12), (-4, -50, 0), 6, 10, 120, colours["aurora"][:3])
    surround((0.03, 0.06, 0.09, 1), 0.6)
    look((2, -190, 60), (27, 0, 13), lens=44.5, sharp_at=(0, -18, 8), aperture=0.05)
    # The words stand on the left.
    lens = bpy.context.scene.camera.data
    lens.shift_x, lens.shift_y = -0.2, 0.042
    return 210, 480


take(build)
