"""Renders the equipment of the laboratory in a row by day, each above its words: a cycler, a climate chamber, a cell between the probes of a fixture, and the adapter (view.py says with which arguments). Centimetres."""

import math
import os
import sys

from mathutils import Matrix, Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from adapter import build_adapter, prism
from car_parts import box, built_once, set_down
from cylindrical import HEIGHT as ROUND_HEIGHT
from cylindrical import build_cell
from instruments import build_meter, pane
from materials import linear
from meshes import add, face_outwards, tube
from opened_pack import build_sticker
from places import at, turn
from prismatic import HEIGHT, TERMINAL, THICK, brushed, moulded, prismatic, rounded
from studio import look, opaque, softbox, surround
from turned import turned
from view import take

# From the middle of one to that of the next, as those of their words (src/sections/careers/Tools.tsx).
BESIDE = 60
# The cycler: how wide, deep and high; the middle of its bay and how high that is; from one cell to the next, and how much larger than in a batch they are.
CYCLER, BAY, CHANNEL, ROUND = (46, 32, 50), (18.6, 23), 8.1, 2.6
# The chamber, and the window of its door: its middle, how wide and how high it is.
CHAMBER, WINDOW = (46, 36, 60), (-2.6, 26.5, 28, 27)
# How large the cell of the fixture, the meter and the adapter are shown.
CELL, METER, ADAPTER = 1.85, 92, 315


def ring(long, high, radius, y, z, x=0):
    """The outline of what looks to the front, around a place."""
    return [(x + along, y, z + up) for along, up in rounded(long, high, radius)]


def around(*rings, look):
    """A closed body around an opening, from one outline to the next and from the last to the first."""
    count = len(rings[0])
    faces = [
        (i * count + k, i * count + (k + 1) % count, (i + 1) % len(rings) * count + (k + 1) % count, (i + 1) % len(rings) * count + k)
        for i in range(len(rings))
        for k in range(count)
    ]
    body = add([place for one in rings for place in one], faces, look)
    face_outwards(body)
    for polygon in body.data.polygons:
        polygon.use_smooth = True
    body.data.use_auto_smooth, body.data.auto_smooth_angle = True, math.radians(32)


def housing(size, opening, look):
    """Sheet metal around what looks to the front through an opening: its middle, how wide and how high it is."""
    (wide, deep, high), (x, z, long, up) = size, opening
    foot = 1.4
    middle, tall = (high + foot) / 2, high - foot
    around(
        ring(wide, tall, 1.4, deep, middle), ring(wide, tall, 1.4, 0.5, middle), ring(wide - 0.3, tall - 0.3, 1.25, 0.14, middle), ring(wide - 1, tall - 1, 0.9, 0, middle),
        ring(long + 0.5, up + 0.5, 0.9, 0, z, x), ring(long, up, 0.65, 0.25, z, x), ring(long, up, 0.65, deep, z, x), look=look,
    )  # fmt: skip


def to_front(x, z, y=0):
    """Where a thing that was built upright looks to the front."""
    return at(x, y, z) @ turn(90, "X")


def build_feet(rubber, wide, deep):
    foot = built_once(lambda: turned([(0, 0), (1.7, 0), (1.9, 0.3), (1.9, 1.6), (0, 1.6)], rubber, 32))
    for x in (4 - wide / 2, wide / 2 - 4):
        for y in (4, deep - 4):
            set_down(foot, at(x, y))


def build_contact(steel, gold, black):
    """Presses on the cell below it, whose top is at the origin: a pin, its spring, and what holds both."""
    turned([(0, 0), (1.05, 0), (1.15, 0.12), (1.15, 0.6), (0.55, 0.75), (0.55, 6), (0, 6)], gold, 40)
    tube([(0.9 * math.cos(a), 0.9 * math.sin(a), 0.85 + a * 0.055) for a in (k * 0.3 for k in range(126))], 0.15, steel)
    turned([(0, 2.8), (1.5, 2.8), (1.6, 2.9), (1.6, 6), (0, 6)], black, 40)


def small_key(finish):
    return built_once(lambda: moulded((0, 0, 0), 2.8, 1.9, 0.35, [(0, 0), (0, 0.3), (0.1, 0.45)], finish["key"]))


def build_screen(finish, x, z, wide, high, lines):
    """A pane in a frame with curves, of pairs from its lower left corner in shares of its size."""
    box(x, -0.5, z, wide, 0.6, high, finish["black"], 0.25)
    box(x + 0.5, -0.56, z + 0.5, wide - 1, 0.2, high - 1, finish["glass"], 0.08)
    for places, line in lines:
        tube([(x + 0.9 + (wide - 1.8) * a, -0.6, z + 0.9 + (high - 1.8) * b) for a, b in places], 0.15, line)


def build_cycler(cell, finish):
    """Below a panel five cells are clamped."""
    wide, deep, high = CYCLER
    bay, tall = BAY
    low, top = bay - tall / 2, bay + tall / 2
    black, steel = finish["black"], finish["steel"]
    build_feet(finish["rubber"], wide, deep)
    housing(CYCLER, (0, bay, wide - 4, tall), finish["dark"])
    box(-wide / 2 + 1.6, 13, low - 0.4, wide - 3.2, 1, tall + 0.8, finish["back"], 0.1)
    box(-wide / 2 + 2.4, 1.4, low - 0.2, wide - 4.8, 10, 1.1, finish["anodised"], 0.2)
    contact = built_once(lambda: build_contact(steel, finish["gold"], black))
    cup = built_once(lambda: turned([(0, 0), (3.3, 0), (3.4, 0.1), (3.4, 1.7), (3.25, 1.85), (2.95, 1.85), (2.9, 1), (0, 1)], black, 48))
    for channel in range(5):
        x, foot = (channel - 2) * CHANNEL, low + 1.9
        set_down(cup, at(x, 6.2, low + 0.9))
        set_down(cell, at(x, 6.2, foot) @ Matrix.Scale(ROUND, 4))
        set_down(contact, at(x, 6.2, foot + (ROUND_HEIGHT + 0.09) * ROUND))
        box(x - 1.8, -0.14, top + 1.2, 3.6, 0.3, 0.6, finish["rests"] if channel == 3 else finish["lamp"], 0.1)
    # Charged and discharged, again and again.
    wave = [(k / 12, 0.12 + 0.76 * (k % 2)) for k in range(13)]
    build_screen(finish, -wide / 2 + 2.4, top + 4, 20, 11.6, [([(a, b * 0.6) for a, b in wave], finish["faint"]), (wave, finish["line"])])
    knob = built_once(lambda: turned([(2.5, 0), (2.5, 0.3), (2.1, 0.5), (2.05, 2.2), (1.85, 2.45), (0, 2.45)], steel))
    set_down(knob, to_front(17.6, top + 11.5))
    key = small_key(finish)
    socket = built_once(lambda: turned([(1.15, 0), (1.15, 0.6), (1, 0.75), (0.62, 0.75), (0.58, 0.2), (0, 0.2)], black, 40))
    for column in range(3):
        for row in range(2):
            set_down(key, to_front(2.6 + column * 3.7, top + 13.4 - row * 2.9))
    for k in range(5):
        set_down(socket, to_front(2.4 + k * 4, top + 5.8))
    # Air enters at the sides.
    for slot in range(9):
        for side in (-1, 1):
            box(side * wide / 2 - 0.06, 6 + slot * 2.2, top + 3, 0.12, 1.1, 11, black, 0.04)


def build_chamber(cell, finish):
    """Cells in test stand on the grid behind the window of its door."""
    wide, deep, high = CHAMBER
    x, z, long, up = WINDOW
    steel, black, rubber, inner = (finish[name] for name in ("steel", "black", "rubber", "inner"))
    build_feet(rubber, wide, deep)
    sill, ceiling, panel = 8, 46, high - 10.4
    housing(CHAMBER, (0, (sill + ceiling) / 2, 36, ceiling - sill), finish["body"])
    for left, foot, size in (
        (-18.3, sill - 0.3, (0.4, deep - 3, ceiling - sill + 0.6)), (17.9, sill - 0.3, (0.4, deep - 3, ceiling - sill + 0.6)),
        (-18, sill - 0.3, (36, deep - 3, 0.4)), (-18, ceiling - 0.1, (36, deep - 3, 0.4)),
    ):  # fmt: skip
        box(left, 0.6, foot, *size, inner, 0.05)
    box(-18, deep - 3, sill, 36, 0.4, ceiling - sill, inner, 0.05)
    for radius in (1.4, 2.8, 4.2, 5.6):
        tube([(x + radius * math.cos(k * math.pi / 24), deep - 3.3, z + 5 + radius * math.sin(k * math.pi / 24)) for k in range(49)], 0.2, steel)
    shelf = z - up / 2 + 2
    for bar in range(25):
        tube([(-17.5 + bar * 1.46, 1, shelf), (-17.5 + bar * 1.46, deep - 4, shelf)], 0.16, steel)
    for y in (1.2, deep - 4):
        tube([(-17.8, y, shelf - 0.35), (17.8, y, shelf - 0.35)], 0.24, steel)
    for number in range(6):
        stands = at(x - 10.4 + number * 4.15, 10.5, shelf + 0.2, 90) @ Matrix.Scale(1.12, 4)
        set_down(cell, stands)
        for side, lead in ((-1, finish["lead"]), (1, black)):
            pole = stands @ Vector((side * TERMINAL, 0, HEIGHT + 0.3))
            tube([pole, pole + Vector((0, 0, 3)), pole + Vector((0.6, 3, 6)), (x * 0.6 + number * 1.4 - 3, deep - 8, shelf + 19), (x + 4, deep - 3, shelf + 21)], 0.27, lead, smooth=True)
    # The seal, and the door around its window.
    foot, top, thick = 3.2, panel - 1, 4.2
    middle, tall = (foot + top) / 2, top - foot
    around(ring(wide - 1.6, tall - 0.8, 1, 0, middle), ring(wide - 1.6, tall - 0.8, 1, -0.9, middle), ring(36, 37, 1, -0.9, middle), ring(36, 37, 1, 0, middle), look=rubber)
    around(
        ring(wide - 0.4, tall, 1.4, -0.8, middle), ring(wide - 0.4, tall, 1.4, 0.5 - thick, middle), ring(wide - 0.7, tall - 0.3, 1.25, 0.14 - thick, middle), ring(wide - 1.4, tall - 1, 0.9, -thick, middle),
        ring(long + 2.4, up + 2.4, 2.6, -thick, z, x), ring(long + 2.2, up + 2.2, 2.5, 0.1 - thick, z, x), ring(long + 2.2, up + 2.2, 2.5, -0.8, z, x), look=finish["body"],
    )  # fmt: skip
    around(
        ring(long + 2.2, up + 2.2, 2.5, -1, z, x), ring(long + 2.2, up + 2.2, 2.5, -thick - 0.2, z, x), ring(long + 1.8, up + 1.8, 2.3, -thick - 0.4, z, x),
        ring(long + 0.2, up + 0.2, 1.6, -thick - 0.4, z, x), ring(long, up, 1.5, -thick - 0.1, z, x), ring(long, up, 1.5, -1, z, x), look=rubber,
    )  # fmt: skip
    for y in (-thick + 0.4, -1.4):
        add([(x + a * long / 2, y, z + b * up / 2) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))], [(0, 1, 2, 3)], finish["pane"])
    # Its handle and its hinges.
    grip = wide / 2 - 3.4
    tube([(grip, -thick, z - 9), (grip, -thick - 3, z - 8.4), (grip, -thick - 3, z + 8.4), (grip, -thick, z + 9)], 0.85, steel)
    for end in (-9, 9):
        set_down(built_once(lambda: turned([(1.5, 0), (1.5, 0.3), (1.3, 0.5), (0, 0.5)], steel, 40)), to_front(grip, z + end, -thick))
    for height in (foot + 5, top - 8):
        tube([(-wide / 2 - 0.2, -2.6, height), (-wide / 2 - 0.2, -2.6, height + 4.4)], 0.75, steel)
    # Above the door what it is set to: to the cold, to the heat, and back.
    low = panel + 0.6
    cycle = [(0, 0.5), (0.1, 0.5), (0.2, 0.1), (0.38, 0.1), (0.55, 0.9), (0.75, 0.9), (0.86, 0.5), (1, 0.5)]
    build_screen(finish, -wide / 2 + 2.6, low, 17, 7.4, [(cycle, finish["line"])])
    knob = built_once(lambda: turned([(1.7, 0), (1.7, 0.3), (1.4, 0.5), (1.35, 1.6), (1.2, 1.8), (0, 1.8)], steel))
    set_down(knob, to_front(wide / 2 - 5, low + 3.7))
    key = small_key(finish)
    for column in range(3):
        set_down(key, to_front(wide / 2 - 18.5 + column * 3.7, low + 3.7))
    # The port of its wires.
    set_down(built_once(lambda: turned([(3, 0), (3, 0.5), (2.7, 0.8), (1.7, 0.8), (1.6, 0), (0, 0)], rubber)), at(wide / 2, deep * 0.55, z + 4) @ turn(90, "Y"))


def build_probe(finish, lead):
    """Two pins, one for the current and one for the voltage, on the terminal at the origin; the wires leave upwards."""
    for x in (-0.75, 0.75):
        pin = [(0, 0), (0.22, 0.12), (0.26, 0.5), (0.26, 1.5), (0.5, 1.6), (0.5, 3.4), (0, 3.4)]
        set_down(built_once(lambda: turned(pin, finish["gold"], 32)), at(x, 0))
        tube([(x, 0, 8.4), (x, 0, 10.5), (x * 1.5, 3, 14), (x * 2, 10, 13)], 0.3, lead, smooth=True)
    moulded((0, 0, 3.2), 4.2, 3.2, 0.5, [(0.15, 0), (0, 0.15), (0, 4.9), (0.15, 5.05)], finish["black"])
    for x in (-1.5, 1.5):
        set_down(built_once(lambda: turned([(0.42, 0), (0.42, 0.1), (0.34, 0.2), (0, 0.2)], finish["steel"], 6)), to_front(x, 4.4, -1.6))


def build_fixture(cell, finish):
    """A cell in its nest, below a bridge that presses probes on its terminals."""
    steel, anodised, black = finish["steel"], finish["anodised"], finish["black"]
    moulded((0, 0, 0.6), 36, 17, 1.6, [(0.15, 0), (0, 0.15), (0, 1.5), (0.25, 1.75)], anodised)
    for x in (-15, 15):
        for y in (-6, 6):
            set_down(built_once(lambda: turned([(0, 0), (1.3, 0), (1.3, 0.7), (0, 0.7)], finish["rubber"], 32)), at(x, y))
            set_down(built_once(lambda: turned([(0.8, 0), (0.8, 0.25), (0.7, 0.35), (0.42, 0.35), (0.4, 0.1), (0, 0.1)], steel, 40)), at(x * 1.07, y * 1.07, 2.3))
    floor = 2.35
    moulded((0, 0, floor), 29, 7.8, 0.8, [(0, 0), (0, 2.2), (0.25, 2.45), (0.9, 2.45), (1.05, 2.2)], black)
    stands = at(0, 0, floor + 1.4) @ Matrix.Scale(CELL, 4)
    set_down(cell, stands)
    set_down(built_once(lambda: build_sticker(finish)), stands @ Matrix.Translation((-3.1, -THICK / 2, 2.2)))
    top = floor + 1.4 + (HEIGHT + 0.47) * CELL
    for x in (-16, 16):
        set_down(built_once(lambda: turned([(1.9, 0), (1.9, 1.4), (1.6, 1.7), (1.05, 1.7), (1.05, 26), (0, 26)], steel)), at(x, 0, floor))
        moulded((x, 0, top + 3.2), 4.2, 4.6, 1, [(0.15, 0), (0, 0.15), (0, 4.2), (0.2, 4.4)], anodised)
        set_down(built_once(lambda: turned([(0, 0), (1.9, 0), (2, 0.2), (2, 2), (1.8, 2.3), (0, 2.3)], black)), at(x, 0, floor + 25))
    box(-16, -1.1, top + 4, 32, 2.2, 2.8, anodised, 0.3)
    for side, lead in ((-1, black), (1, finish["lead"])):
        set_down(built_once(lambda: build_probe(finish, lead)), at(side * TERMINAL * CELL, 0, top))


def build_cable(finish):
    """Lies in loops, and ends in the socket that the adapter goes into; metres, as the adapter is."""
    turns = [k * 0.12 for k in range(2, 158)]
    loops = [
        (0.07 * (1 + 0.05 * math.sin(3.1 * a)) * math.cos(a), 0.056 * (1 + 0.07 * math.cos(2.3 * a)) * math.sin(a), 0.0042 + 0.0082 * min(2.6, a / math.tau))
        for a in turns
    ]
    end = Vector((0.064, -0.072, 0.0145))
    tube([end + Vector((0, -0.002, 0)), end + Vector((0, 0.018, -0.002)), (0.074, -0.024, 0.0048), *loops], 0.0042, finish["rubber"], smooth=True)
    sleeve = [(0.0105, 0), (0.0102, 0.003), *((r, z) for k in range(4) for r, z in ((0.0085 - k * 0.0008, 0.004 + k * 0.0035), (0.0062, 0.006 + k * 0.0035))), (0.0042, 0.019)]
    set_down(built_once(lambda: turned(sleeve, finish["rubber"], 40)), Matrix.Translation(end) @ turn(-90, "X"))

    def socket():
        prism(0, 0.03, 0.029, 0.028, finish["black"], 0.005)
        prism(0.03, 0.0004, 0.0235, 0.018, finish["back"], 0)
        for row, z in ((0, -0.0045), (1, 0.0045)):
            for column in range(8):
                box(0.03, -0.0205 + row * 0.001 + column * 0.0056, z - 0.0009, 0.0006, 0.0026, 0.002, finish["gold"], 0)

    set_down(built_once(socket), Matrix.Translation(end) @ turn(-90, "Z"))


def build_plug(case, pin):
    """What goes into the socket, at x = 0 and before it: a collar with two rows of pins."""
    prism(0.008, 0.022, 0.0275, 0.021, case, 0.003)
    for row, z in ((0, -0.0045), (1, 0.0045)):
        for column in range(8):
            box(0.03, -0.0205 + row * 0.001 + column * 0.0056, z - 0.0009, 0.009, 0.0022, 0.0018, pin, 0.0003)


def finishes(colours):
    """The materials of the equipment by name."""
    return {
        "dark": opaque("dark", linear("#33434e"), 0.42, 0.2),
        "body": opaque("body", linear("#e9edee"), 0.36),
        "back": opaque("back", linear("#16222b"), 0.5),
        "cover": opaque("cover", linear("#e6eaec"), 0.38),
        "ink": opaque("ink", linear("#10171d"), 0.6),
        "inner": brushed("inner", linear("#cfd8dc"), 0.36),
        "anodised": opaque("anodised", linear("#aab6bd"), 0.34, 1),
        "steel": opaque("steel", linear("#d5dadd"), 0.2, 1),
        "gold": opaque("gold", linear("#d9b568"), 0.22, 1),
        "black": opaque("black", linear("#14191d"), 0.4),
        "rubber": opaque("rubber", linear("#1b2125"), 0.62),
        "key": opaque("key", linear("#8b9ba5"), 0.45),
        "lead": opaque("lead", linear("#12968d"), 0.42),
        "glass": opaque("glass", linear("#04141d"), 0.12),
        "pane": pane("pane", (0.93, 0.97, 0.98, 1), 0.22),
        "line": opaque("line", colours["aurora"], glow=2.2),
        "faint": opaque("faint", linear("#2d8f96"), glow=0.6),
        "lamp": opaque("lamp", colours["aurora"], glow=1.6),
        "rests": opaque("rests", linear("#54707d"), 0.4),
    }


def build(colours):
    finish = finishes(colours)
    metal, seal = opaque("metal", linear("#c3d0d8"), 0.25, 1), opaque("seal", linear("#0b1219"), 0.5)
    round_cell = built_once(lambda: build_cell(opaque("wrap", linear("#0c6a80"), 0.28), opaque("ring", linear("#12968d"), 0.32), metal, seal))
    cell = prismatic(opaque("film", linear("#0a5567"), 0.26), opaque("plate", linear("#12968d"), 0.32))
    measured = prismatic(opaque("lit film", linear("#0f9a9a"), 0.24, glow=0.04), opaque("lit plate", colours["aurora"], 0.3, glow=0.4))
    first = -1.5 * BESIDE
    cycler = at(first - 5.5, -10, 0, -13)
    set_down(built_once(lambda: build_cycler(round_cell, finish)), cycler)
    chamber = at(first + BESIDE - 4, -10, 0, -14)
    set_down(built_once(lambda: build_chamber(cell, finish)), chamber)
    fixture = at(first + 2 * BESIDE - 1, -15, 0, -22) @ Matrix.Scale(1.14, 4)
    set_down(built_once(lambda: build_fixture(measured, finish)), fixture)
    meter = lambda: build_meter(finish["dark"], finish["key"], finish["glass"], finish["line"], finish["steel"], finish["lead"])
    instrument = built_once(meter)
    for number in range(2):
        set_down(instrument, at(first + 2 * BESIDE - 15, 19, number * 0.225 * METER, -18) @ Matrix.Scale(METER, 4))
    case, glass = opaque("case", linear("#7f95a2"), 0.32), opaque("face", linear("#05090d"), 0.14)
    pin = opaque("pin", linear("#e8d9a8"), 0.2, 1)

    def adapter():
        build_adapter(case, glass, finish["line"], finish["black"])
        build_plug(finish["black"], pin)

    place = at(first + 3 * BESIDE - 8.5, -13, 0, -146)
    set_down(built_once(adapter), place @ Matrix.Scale(ADAPTER, 4) @ Matrix.Translation((0, 0, 0.018)))
    set_down(built_once(lambda: build_cable(finish)), at(first + 3 * BESIDE - 2, 10, 0, 10) @ Matrix.Scale(ADAPTER, 4))
    # Two windows on the left, what is bright beyond, the ceiling, and softer light from the right and from before.
    softbox((-330, 190, 320), (0, 0, 10), 150, 220, 1_500_000, (1, 0.98, 0.95))
    softbox((-330, -300, 300), (0, 0, 16), 130, 200, 1_250_000, (1, 0.985, 0.965))
    softbox((160, 460, 200), (0, 0, 10), 420, 120, 600_000, (0.96, 0.985, 1))
    softbox((-10, 20, 480), (0, 0, 0), 460, 320, 330_000, (0.97, 0.99, 1))
    softbox((400, -260, 200), (0, 0, 20), 220, 240, 180_000, (0.94, 0.975, 1))
    softbox((-120, -560, 150), (0, 0, 16), 420, 160, 150_000, (0.96, 0.985, 1))
    # The lamp of the chamber, and the light of what is measured.
    softbox(chamber @ Vector((0, 14, 43)), chamber @ Vector((0, 14, 0)), 26, 20, 48_000, (0.86, 0.97, 1))
    softbox(fixture @ Vector((-6, -16, 3)), fixture @ Vector((-2, 0, 12)), 30, 2, 9_000, (0.25, 1, 0.86))
    softbox(cycler @ Vector((0, 3, 29)), cycler @ Vector((0, 8, 8)), 40, 3, 6_000, (0.8, 0.98, 1))
    surround((0.88, 0.94, 1, 1), 0.24)
    look((0, -672, 172), (0, 0, 22), lens=85)


take(build, ground="sunken")
