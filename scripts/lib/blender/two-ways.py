"""Renders both ways to test a module by day: with a heavy cycler, and with an adapter and a phone (view.py says with which arguments). Centimetres."""

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
from opened_pack import BASE, CELLS, HALF, STEP, build_bolt, build_frame, cell_place, finishes
from places import at, turn
from printed import band
from prismatic import HEIGHT, LONG, TERMINAL, brushed, joined, moulded, prismatic
from rolling import bent
from studio import look, opaque, softbox, surround
from table import shining
from turned import turned
from view import take

# The cycler.
WIDE, HIGH, BACK = 52, 42, 30
# The radius of a cable, and how long the rings are that it leaves a sleeve through.
THIN, RINGED = 1.15, 3.7
# The phone.
PHONE = (7.4, 15.6, 0.85)


def build_module(cell, finish, bolt, bar):
    """Its cells, each of which is joined with the next; at its front the socket of its electronics."""
    build_frame(finish, bolt)
    top = BASE + HEIGHT + 0.44
    for number in range(1, CELLS + 1):
        set_down(cell, cell_place(number) @ turn(180 * (number % 2), "Z"))
        if number < CELLS:
            x, y = (TERMINAL if number % 2 else -TERMINAL), cell_place(number).translation.y
            box(-LONG / 2 + 0.5, y + STEP / 2 - 0.07, 0.8, LONG - 1, 0.14, HEIGHT - 0.8, finish["foam"], 0.02)
            moulded((x, y + STEP / 2, top), 1.9, STEP + 1.3, 0.3, [(0.04, 0), (0, 0.04), (0, 0.2), (0.06, 0.26)], bar)
            for pole in (y, y + STEP):
                moulded((x, pole, top + 0.24), 0.9, 0.9, 0.44, [(0, 0), (0, 0.06), (0.06, 0.1), (0.2, 0.1), (0.26, 0.05)], finish["steel"])
    box(-5.2, -HALF - 0.9, 1.9, 10.4, 1.2, 6.6, finish["black"], 0.35)


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
    front = at(WIDE / 2, 0, 2 + HIGH / 2) @ turn(90, "X")
    edges = [(0.5, -BACK), (0.14, 0.14 - BACK), (0, 0.5 - BACK), (0, -0.5), (0.14, -0.14), (0.5, 0)]
    set_down(built_once(lambda: moulded((0, 0, 0), WIDE, HIGH, 2, edges, case)), front)
    set_down(built_once(lambda: moulded((0, 0, 0), WIDE - 2.8, HIGH - 2.8, 1.2, [(0, -0.1), (0, 0.4), (0.1, 0.5)], panel)), front)
    for x in (2.6, WIDE - 2.6):
        for z in (5, HIGH - 1):
            tube([(x, -0.5, z), (x, -0.75, z)], 0.5, metal)
            box(x - 0.4, -0.8, z - 0.07, 0.8, 0.1, 0.14, seam, 0.02)
    box(5, -0.8, 25, 24, 0.6, 16.5, seam, 0.5)
    box(5.9, -0.86, 25.9, 22.2, 0.3, 14.7, screen, 0.2)
    for row in range(4):
        box(6.8, -0.88, 28 + row * 3.4, 20.4, 0.05, 0.06, seam, 0)
    written("V", 6.6, -0.92, 1.1, trace, 39, upright=True)
    written("Ah", 25.2, -0.92, 1.1, trace, 26.6, upright=True)
    tube([(6.8 + 20 * t, -0.95, 37.4 - 7 * t * t - 1.2 * math.sin(5 * t)) for t in (k / 30 for k in range(31))], 0.16, trace)
    knob = built_once(lambda: turned([(0, 0), (2, 0), (2, 0.5), (1.6, 0.8), (1.5, 2.4), (1.3, 2.7), (0, 2.7)], rubber))
    for x, z in ((34, 37.5), (41, 37.5), (48, 37.5), (34, 29.5)):
        set_down(knob, Matrix.Translation((x, -0.5, z)) @ turn(90, "X"))
        box(x - 0.1, -3.25, z + 0.2, 0.2, 0.1, 1.2, metal, 0.02)
        written("V" if z < 30 else {34: "A", 41: "Ah", 48: "W"}[x], x, -0.56, 1.1, ink, z - 4.1, "CENTER", upright=True)
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
        tube([(x, 4, 36), (out, 5, 36), (out, 17, 36), (x, 18, 36)], 0.9, metal, smooth=True)


def build_phone(rim, glass, arc, track, figure):
    """It lies with its screen upwards, which shows a gauge."""
    wide, long, thick = PHONE
    moulded((0, 0, 0), wide, long, 1.1, [(0.15, 0), (0, 0.15), (0, thick - 0.12), (0.12, thick)], rim)
    moulded((0, 0, thick - 0.02), wide - 0.3, long - 0.3, 1, [(0, 0), (0.04, 0.05)], glass)
    over = thick + 0.045
    band((0, 1.4), 2.45, 0.5, -40, 220, over, track)
    band((0, 1.4), 2.45, 0.5, 15, 220, over + 0.01, arc)
    for words, y, high in (("92%", 0.85, 1.3), ("SoH", -0.3, 0.54)):
        written(words, 0, y, high, figure, over + 0.02, "CENTER")
    for row in range(3):
        box(-2.6, -3.2 - row * 1.2, over, 5.2, 0.06, 0.02, track, 0.01)
        box(-2.6, -2.9 - row * 1.2, over, 2.6 - row * 0.5, 0.3, 0.02, track, 0.02)
        box(1.6, -2.9 - row * 1.2, over, 1, 0.3, 0.02, arc if row == 0 else track, 0.02)


def build(colours):
    finish = finishes()
    metal, rubber, dark = finish["steel"], finish["rubber"], finish["black"]
    bolt = joined(built_once(lambda: build_bolt(0.5, metal, dark)))
    cell = prismatic(opaque("film", linear("#0e7f86"), 0.26), opaque("plate", linear("#12968d"), 0.32))
    bar = brushed("bar", linear("#d8d3c8"), 0.24)
    module = at(-2, -8, 0, -28)
    set_down(built_once(lambda: build_module(cell, finish, bolt, bar)), module)
    light = opaque("light", colours["aurora"], 0.4, glow=1.2)
    adapter = built_once(lambda: build_adapter(opaque("case", linear("#46545f"), 0.34), opaque("face", linear("#0c1217"), 0.2), light, dark))
    set_down(adapter, module @ at(0, -HALF - 0.9, 5.2, 90) @ Matrix.Scale(130, 4))

    case, panel = opaque("case of cycler", linear("#e6eaec"), 0.36), opaque("panel", linear("#cdd6da"), 0.4)
    screen, ink = opaque("screen", linear("#04141d"), 0.12), opaque("ink", linear("#16222b"), 0.6)
    trace, seam = opaque("trace", linear("#cfe3ea"), glow=1.2), opaque("seam", linear("#1c262d"), 0.5)
    cycler = at(-14, 25, 0, -13)
    set_down(built_once(lambda: build_cycler(case, panel, seam, metal, rubber, screen, trace, ink)), cycler)
    for socket, number, cable in ((45, 1, opaque("teal cable", linear("#0f7f7c"), 0.42)), (34, CELLS, opaque("black cable", linear("#1b2228"), 0.5))):
        bite = module @ cell_place(number) @ at(-TERMINAL, 0, HEIGHT + 0.5) @ turn(18, "Y")
        set_down(built_once(lambda: build_boot(cable, rubber, metal)), bite)
        plug = cycler @ at(socket, -4, 12) @ turn(90, "X")
        set_down(built_once(lambda: build_plug(cable, rubber)), plug)
        # The farther apart its ends are, the wider it swings.
        away = 8 + 0.38 * (plug.translation - bite.translation).length
        low = (plug.translation + bite.translation) / 2 + Vector((0, -6, -6))
        bent((plug @ Vector((0, 0, 4)), plug @ Vector((0, 0, away)), low, bite @ Vector((0, 0, away)), bite @ Vector((0, 0, 3))), THIN, cable)

    rim, glass = opaque("rim", linear("#2a3138"), 0.28, 0.9), shining("glass", [(0, linear("#0a1d2b"))])
    arc, track = opaque("arc", colours["aurora"], glow=1), opaque("track", linear("#2a4653"), glow=0.5)
    phone = built_once(lambda: build_phone(rim, glass, arc, track, opaque("figure", linear("#f2fafa"), glow=1)))
    rests = at(-28, -13, 0, 8) @ Matrix.Scale(1.35, 4)
    set_down(phone, rests @ at(0, 0, 0.9) @ turn(66, "X") @ at(0, PHONE[1] / 2))
    set_down(built_once(lambda: (
        moulded((0, 2.2, 0), 5.6, 8.4, 1, [(0.1, 0), (0, 0.1), (0, 0.45), (0.15, 0.6)], finish["metal"]),
        moulded((0, -1.2, 0.5), 4.6, 0.7, 0.3, [(0, 0), (0, 1), (0.12, 1.2)], finish["metal"]),
    )), rests)  # fmt: skip

    # Two windows on the left, what is bright beyond, the ceiling, and softer light from the right.
    softbox((-300, 170, 300), (10, 10, 10), 190, 240, 1_050_000, (1, 0.98, 0.95))
    softbox((-290, -250, 270), (10, 0, 10), 70, 90, 2_700_000, (1, 0.985, 0.965))
    softbox((200, 400, 170), (10, 0, 10), 340, 110, 270_000, (0.96, 0.985, 1))
    softbox((0, 30, 460), (10, 0, 0), 380, 310, 170_000, (0.97, 0.99, 1))
    softbox((360, -240, 170), (10, 0, 20), 190, 220, 90_000, (0.94, 0.975, 1))
    surround((0.88, 0.94, 1, 1), 0.24)
    look((48, -320, 94), (0, 0, 18), lens=70)
    # The words stand on the left.
    lens = bpy.context.scene.camera.data
    lens.shift_x, lens.shift_y = -0.18, 0.009


take(build, ground="sunken", goes_on=True)
