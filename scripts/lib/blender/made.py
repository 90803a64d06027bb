"""Renders the circuit board of our adapter by day, on its spacers and at work (view.py says with which arguments). Millimetres."""

import math
import os
import sys

import bpy
from mathutils import Matrix, Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from car_parts import box, built_once, set_down
from cockpit import rim
from lettering import written
from materials import linear
from meshes import add
from places import at, turn
from prismatic import joined, moulded, place
from studio import look, opaque, softbox, surround
from turned import turned
from view import take

# The board: how long, wide and thick it is, and how high it lies; it begins at the origin, where its plug is.
LONG, WIDE, THICK, UNDER = 92, 56, 1.6, 9
# Its upper face, copper and what is printed on it.
TOP, COPPER, PRINT = THICK, THICK + 0.03, THICK + 0.06
# The processor's middle, half its width, its pins along a side and from one to the next.
CHIP, HALF, PINS, PITCH = (46, 28), 7, 25, 0.5
# Pins of the plug in a row, the middle of which is where, and from one to the next.
PLUG, ROW = WIDE / 2, 2.3


def strips(lines, wide, look, z=COPPER):
    """Flat lines with round ends and bends, as one part."""
    verts, faces = [], []

    def face(places):
        faces.append(tuple(range(len(verts), len(verts) + len(places))))
        verts.extend((x, y, z) for x, y in places)

    for line in lines:
        for a, b in zip(line, line[1:]):
            (ax, ay), (bx, by) = a, b
            away = wide / 2 / math.dist(a, b)
            ox, oy = -(by - ay) * away, (bx - ax) * away
            face([(ax + ox, ay + oy), (ax - ox, ay - oy), (bx - ox, by - oy), (bx + ox, by + oy)])
        for x, y in line:
            face([(x + wide / 2 * math.cos(k * math.pi / 6), y + wide / 2 * math.sin(k * math.pi / 6)) for k in range(12)])
    return add(verts, faces, look)


def rings(places, inner, outer, look, z=COPPER):
    """Flat rings, or discs whose `inner` radius is 0, as one part."""
    turns = [(math.cos(k * math.pi / 16), math.sin(k * math.pi / 16)) for k in range(32)]
    verts = [(x + r * c, y + r * s, z) for x, y in places for c, s in turns for r in (inner, outer)]
    faces = [(64 * one + 2 * k, 64 * one + 2 * k + 1, 64 * one + 2 * ((k + 1) % 32) + 1, 64 * one + 2 * ((k + 1) % 32)) for one in range(len(places)) for k in range(32)]
    add(verts, faces, look)


def pads(places, long, wide, look, z=COPPER):
    """Flat rectangles around places, as one part."""
    verts = [(x + a * long / 2, y + b * wide / 2, z) for x, y in places for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    add(verts, [tuple(range(4 * k, 4 * k + 4)) for k in range(len(places))], look)


def fan(pins, wider, straight, ends):
    """Lines from pins side by side along x, that go up, spread by half right angles and go on; pairs of x and y from the middle of the first."""
    lines = []
    for pin, end in zip(pins, ends):
        aside = pin * wider - pin
        bends = [(pin, straight), (pin + aside, straight + abs(aside))] if aside else []
        lines.append([(pin, 0), *bends, (pin + aside, max(end, straight + abs(aside) + 0.3))])
    return lines


def from_side(lines, side):
    """Lines from a side of the processor: 0 is the front one, and on from there against the clock."""
    whole = Matrix.Translation((*CHIP, 0)) @ turn(180 + 90 * side, "Z") @ Matrix.Translation((0, HALF + 1, 0))
    return [[tuple((whole @ Vector((*spot, 0))).xy) for spot in line] for line in lines]


def build_copper(trace, gold, hole, silk):
    """Paths below the mask, holes from layer to layer, and contacts."""
    pin = lambda count: [(k - (count - 1) / 2) * PITCH for k in range(count)]
    fingers = from_side(fan(pin(13), 2 / PITCH, 1.5, [14.5] * 13), 0)
    plug = from_side(fan(pin(16), ROW / PITCH, 1.4, [31] * 16), 3)
    radio = from_side(fan(pin(18), 1.6, 1.2, [14 + k % 2 * 1.4 for k in range(18)]), 1)
    power = from_side(fan(pin(23), 1.9, 1.2, [8.5 + k % 3 * 1.2 for k in range(23)]), 2)
    strips(fingers + plug + radio + power, 0.24, trace)
    ends = [line[-1] for line in radio + power]
    # Along the rear and the front.
    rails = [[(8, 45.4), (22, 45.4), (24, 47.4), (60, 47.4)], [(8, 47.6), (20, 47.6), (22, 49.6), (58, 49.6)], [(64, 9), (70, 9), (74, 13), (84, 13)], [(64, 11), (69, 11), (73, 15), (84, 15)]]
    strips(rails, 0.9, trace)
    ends += [(70 + k * 1.6, 30 - k % 2 * 1.6) for k in range(9)]
    rings(ends, 0.18, 0.42, trace, COPPER + 0.01)
    rings(ends, 0, 0.18, hole, COPPER + 0.01)
    # Contacts along the front edge, pads to test at, and rings around the screws.
    pads([(CHIP[0] + (k - 6) * 2, 3.1) for k in range(13)], 1.3, 5.4, gold)
    tests = [(66 + k * 3.4, 4.2) for k in range(6)]
    rings(tests, 0, 1.05, gold)
    rings(tests, 1.4, 1.55, silk, PRINT)
    rings([(x, y) for x in (4, LONG - 4) for y in (4, WIDE - 4)], 1, 3.5, gold)
    # The antenna.
    rows = [(86, 33.6)]
    for k in range(9):
        x = (90, 84.6) if k % 2 == 0 else (84.6, 90)
        rows += [(x[0], 33.6 + k * 1.5), (x[0], 35.1 + k * 1.5)]
    strips([rows], 0.6, gold)


def gull(tin):
    """A pin of a chip, which leaves it along y at a height and stands on its foot."""
    profile = [(-0.2, 0.8), (0.3, 0.8), (0.45, 0.68), (0.6, 0.2), (0.75, 0.12), (1.25, 0.12)]
    verts = [(x, y, z + up) for y, z in profile for up in (-0.12, 0.04) for x in (-0.12, 0.12)]
    faces = [(4 * k + a, 4 * k + b, 4 * k + 4 + b, 4 * k + 4 + a) for k in range(len(profile) - 1) for a, b in ((0, 1), (1, 3), (3, 2), (2, 0))]
    add(verts, [*faces, (20, 21, 23, 22)], tin)


def build_chip(half_long, half_wide, high, along, across, step, body, dot, pin):
    """A flat body with so many pins along the sides that are parallel to x, and to y."""
    side = [(0.28, 0), (0.04, high * 0.46), (0, high * 0.5), (0.04, high * 0.54), (0.22, high), (0.3, high + 0.04)]
    moulded((0, 0, 0.12), 2 * half_long, 2 * half_wide, 0.3, side, body)
    place(-half_long + 1.1, half_wide - 1.1, high + 0.161, [(0.42, 0), (0.42, 0.01), (0, 0.01)], dot)
    for quarter, (count, half) in enumerate(((along, half_wide), (across, half_long)) * 2):
        for k in range(count):
            set_down(pin, turn(90 * quarter, "Z") @ Matrix.Translation(((k - (count - 1) / 2) * step, half, 0)))


def build_small(long, wide, high, body, tin):
    """A resistor or a capacitor: a body between two ends of tin, on solder."""
    box(-long / 2 + 0.1, -wide / 2, 0.04, long - 0.2, wide, high, body, 0.04)
    for side in (-1, 1):
        x = side * (long / 2 - long * 0.12)
        box(x - long * 0.13, -wide / 2 - 0.02, 0.02, long * 0.26, wide + 0.04, high + 0.04, tin, 0.07)
        moulded((side * long / 2, 0, 0), long * 0.34, wide + 0.1, 0.1, [(0, 0), (0, 0.08), (0.16, high * 0.45)], tin)


def build_can(radius, high, metal, base, mark):
    """An electrolytic capacitor on its foot; one side of its lid is marked."""
    moulded((0, 0, 0), 2 * radius + 0.5, 2 * radius + 0.5, 0.9, [(0, 0), (0, 0.8), (0.1, 0.9)], base)
    r = radius
    turned([(r, 0.9), (r, 1.5), (r - 0.22, 1.75), (r - 0.22, 1.95), (r, 2.2), (r, high - 0.35), (r - 0.1, high - 0.1), (r - 0.35, high), (0, high)], metal)
    arc = [math.radians(-52 + k * 8) for k in range(14)]
    add([(0.86 * r * math.cos(a), 0.86 * r * math.sin(a), high + 0.01) for a in arc], [tuple(range(14))], mark)


def build_coil(core, cover, tin):
    """A coil in its pressed core, on two feet."""
    for side in (-1, 1):
        box(side * 3.2 - 0.5, -1.4, 0, 1, 2.8, 0.9, tin, 0.1)
    moulded((0, 0, 0.15), 6.8, 6.8, 1.3, [(0.15, 0), (0, 0.15), (0, 3.1), (0.3, 3.4)], core)
    place(0, 0, 3.5, [(2.5, 0), (2.5, 0.06), (2.4, 0.1), (0, 0.1)], cover)


def build_radio(shield, board, silk):
    """A radio module: a shield of tinplate with a dimple and vents, on a board of its own."""
    moulded((0, 0, 0), 17.4, 14.4, 0.4, [(0, 0), (0, 0.7)], board)
    moulded((0, 0, 0.7), 16.4, 13.4, 0.7, [(0, 0), (0, 2), (0.1, 2.25), (0.35, 2.4)], shield)
    moulded((0, 0, 3.06), 13.6, 10.6, 0.6, [(0, 0), (0.1, 0.06)], shield)
    written("RF", 0, 0.6, 1.7, silk, 3.14, "CENTER")
    for row, long in enumerate((7.6, 5.4)):
        pads([(0, -1.6 - row * 1.3)], long, 0.5, silk, 3.14)


def build_usb(metal, inside):
    """A socket that looks along x, its mouth at x = 0."""
    body = lambda high, wide, x, long, look: (moulded((0, 0, 0), high, wide, high / 2 - 0.02, [(0, 0), (0, long)], look), bpy.context.scene.collection.objects[-1])[1]
    for high, wide, start, long, look in ((3.2, 9, -7.4, 7.4, metal), (2.5, 8.3, -0.6, 0.62, inside), (0.7, 6.6, -0.5, 0.54, metal)):
        part = body(high, wide, start, long, look)
        part.matrix_world = Matrix.Translation((start, 0, 1.7)) @ turn(90, "Y")


def build_plug(body, shell, inside, gold, tin):
    """What goes into a car's socket, along -x: its body on the board's edge, and its collar, which is open, with two rows of pins."""
    moulded((1, 0, -6.2), 11, 42, 1.2, [(0.5, 0), (0, 0.5), (0, 13.4), (0.2, 14), (0.7, 14.4)], body)
    sizes = ((18.4, 14.4, 3.4, 4), (18.4, 14.4, 3.4, 15), (17.8, 13.6, 3, 15.6), (17, 12, 2.6, 15.2), (17, 12, 2.6, 4))
    edges = [[(-x, y, z + 1) for x, y, z in rim(half, high, round_by, far)[:-1]] for half, high, round_by, far in sizes]
    count = len(edges[0])
    faces = [(r * count + k, r * count + (k + 1) % count, (r + 1) * count + (k + 1) % count, (r + 1) * count + k) for r in range(4) for k in range(count)]
    collar = add([spot for edge in edges for spot in edge], faces, shell)
    for polygon in collar.data.polygons:
        polygon.use_smooth = True
    collar.data.use_auto_smooth, collar.data.auto_smooth_angle = True, math.radians(40)
    box(-12.6, -14.6, -0.3, 10, 29.2, 2.6, inside, 0.4)
    for row in (-1, 1):
        for k in range(8):
            box(-13.6, (k - 3.5) * 3.6 - 0.75, 1 + row * 2.2 - 0.45, 12, 1.5, 0.9, gold, 0.2)
    for k in range(16):
        box(6.6, (k - 7.5) * ROW - 0.32, THICK, 2.2, 0.64, 0.5, tin, 0.12)


def build_spacer(brass, steel, black):
    """Below the board, with the screw that holds it."""
    turned([(0, -UNDER), (2.7, -UNDER), (2.9, -UNDER + 0.2), (2.9, -0.2), (2.7, 0), (0, 0)], brass, 6)
    bpy.context.scene.collection.objects[-1].data.use_auto_smooth = True
    for polygon in bpy.context.scene.collection.objects[-1].data.polygons:
        polygon.use_smooth = False
    turned([(2.7, TOP), (2.75, TOP + 0.2), (2.7, TOP + 1), (2.3, TOP + 1.5), (1.35, TOP + 1.75), (1.25, TOP + 1.7), (1.25, TOP + 0.8)], steel, 48)
    turned([(1.26, TOP + 0.8), (0, TOP + 0.8)], black, 6)


def frame(x, y, long, wide, silk):
    """Corners printed around a part."""
    for a in (-1, 1):
        for b in (-1, 1):
            cx, cy = x + a * long / 2, y + b * wide / 2
            strips([[(cx - a * 1.4, cy), (cx, cy), (cx, cy - b * 1.4)]], 0.18, silk, PRINT)


def build_print(silk):
    """What is printed on the mask."""
    names = (("U1", 36.2, 37.4), ("J1", 11, 47), ("U4", 65, 51.6), ("L1", 27.4, 54), ("C8", 51.6, 54), ("J2", 81, 23.4), ("OK", 24.4, 8.4))
    for words, x, y, high in (("BatScan", 12, 3.4, 2.6), *((*name, 1.2) for name in names)):
        written(words, x, y, high, silk, PRINT)
    frame(*CHIP, 17.6, 17.6, silk)
    frame(74, 42, 18.6, 15.6, silk)
    for x in (26, 36):
        frame(x, 49.6, 8.4, 8.4, silk)


def build_board(colours):
    mask, trace = opaque("mask", linear("#05504e"), 0.3), opaque("trace", linear("#108078"), 0.3)
    for one in (mask, trace):
        coat = one.node_tree.nodes["Principled BSDF"].inputs
        coat["Clearcoat"].default_value, coat["Clearcoat Roughness"].default_value = 0.6, 0.12
    gold, tin = opaque("gold", linear("#e0b45a"), 0.22, 1), opaque("tin", linear("#ccd3d6"), 0.22, 1)
    silk, hole = opaque("silk", linear("#e8eeee"), 0.6), opaque("hole", linear("#03100f"), 0.6)
    body, engraved = opaque("body", linear("#15191c"), 0.42), opaque("engraved", linear("#8d989d"), 0.5)
    shell, black = opaque("shell", linear("#2f3a41"), 0.38), opaque("black", linear("#0d1114"), 0.5)
    metal, shield = opaque("metal", linear("#c6ccd0"), 0.26, 1), opaque("shield", linear("#c9cfd2"), 0.3, 1)
    clay, dark = opaque("clay", linear("#b08f69"), 0.45), opaque("resistor", linear("#14181b"), 0.3)
    moulded((LONG / 2, WIDE / 2, 0), LONG, WIDE, 3, [(0.05, 0), (0, 0.05), (0, THICK - 0.14), (0.04, THICK - 0.1)], opaque("core", linear("#a8a274"), 0.6))
    moulded((LONG / 2, WIDE / 2, THICK - 0.1), LONG - 0.08, WIDE - 0.08, 3, [(0, 0), (0.06, 0.1)], mask)
    build_copper(trace, gold, hole, silk)
    build_print(silk)

    pin = joined(built_once(lambda: gull(tin)))
    set_down(built_once(lambda: build_chip(HALF, HALF, 1.3, PINS, PINS, PITCH, body, engraved, pin)), at(*CHIP, TOP))
    written("BatScan", CHIP[0], CHIP[1] + 0.6, 1.9, engraved, TOP + 1.5, "CENTER")
    for row, long in enumerate((7.4, 5.2)):
        pads([(CHIP[0], CHIP[1] - 1.8 - row * 1.4)], long, 0.55, engraved, TOP + 1.5)
    driver = joined(built_once(lambda: build_chip(2.6, 2, 1.4, 4, 0, 1.27, body, engraved, pin)))
    for x, y, way in ((17, 51, 0), (60, 52.2, 0), (66, 22, 90), (66, 14.4, 90)):
        set_down(driver, at(x, y, TOP, way))
    small = joined(built_once(lambda: build_small(1.6, 0.85, 0.8, clay, tin)))
    resistor = joined(built_once(lambda: build_small(1.6, 0.85, 0.45, dark, tin)))
    large = joined(built_once(lambda: build_small(3.2, 1.7, 1.6, clay, tin)))
    # What protects each wire of the plug, and what is around the processor and its neighbours.
    for k in range(16):
        set_down(resistor if k % 4 else small, at(14.5 + k % 2 * 2.6, PLUG + (k - 7.5) * ROW, TOP))
    for k in range(7):
        set_down(small, at(CHIP[0] + 10.4 + k % 2 * 1.4, 21 + k * 2.2, TOP, 90))
        set_down(resistor if k % 3 else small, at(38 + k * 2.6, 44.6, TOP, 90))
        set_down(resistor, at(69.6 + k * 1.9, 32, TOP, 90))
        set_down(small if k % 2 else resistor, at(70 + k * 2, 20.6, TOP, 90))
    for x, y, way in ((43, 49, 90), (46, 49, 90), (62, 46, 0), (62, 43, 0), (72, 26.6, 0), (77, 26.6, 0), (62, 33, 90), (30, 11.6, 0)):
        set_down(large, at(x, y, TOP, way))
    coil = built_once(lambda: build_coil(opaque("core of coil", linear("#3a4248"), 0.55), opaque("cover of coil", linear("#4d575d"), 0.45), tin))
    for x in (26, 36):
        set_down(coil, at(x, 49.6, TOP))
    can = built_once(lambda: build_can(3.1, 7.4, metal, black, black))
    for x in (52.6, 52.6 + 7.6):
        set_down(can, at(x, 40.6 + 9, TOP, 200))
    quartz = built_once(lambda: moulded((0, 0, 0), 5, 3.2, 0.5, [(0, 0), (0, 0.25), (0.25, 0.3), (0.3, 0.8), (0.5, 0.95)], metal))
    set_down(quartz, at(33.4, 17.4, TOP))
    set_down(built_once(lambda: build_radio(shield, trace, engraved)), at(74, 42, TOP))
    set_down(built_once(lambda: build_usb(metal, black)), at(LONG + 0.6, 18, TOP))
    set_down(built_once(lambda: build_plug(shell, opaque("collar", linear("#cfd8dc"), 0.35), black, gold, tin)), at(0, PLUG, 0))
    # Three lamps, one of which is lit.
    package, off, lit = opaque("package", linear("#262d31"), 0.4), opaque("off", linear("#b9b48f"), 0.3), opaque("lit", colours["aurora"], glow=2)
    for k, light in enumerate((off, off, lit)):
        x, y = 13.6 + k * 4.2, 9.4
        moulded((x, y, TOP), 2, 3, 0.2, [(0, 0), (0, 1), (0.06, 1.1)], package)
        moulded((x, y, TOP + 1.08), 1.5, 2.2, 0.5, [(0, 0), (0.1, 0.16)], light)
        for side in (-1, 1):
            moulded((x, y + side * 1.5, TOP), 1.7, 0.8, 0.1, [(0, 0), (0.1, 0.4)], tin)
    spacer = built_once(lambda: build_spacer(opaque("brass", linear("#d0a75c"), 0.28, 1), opaque("screw", linear("#d5dadd"), 0.2, 1), black))
    for x in (4, LONG - 4):
        for y in (4, WIDE - 4):
            set_down(spacer, at(x, y))


def build(colours):
    board = at(0, 0, UNDER, 46) @ Matrix.Translation((-LONG / 2 + 6, -WIDE / 2, 0))
    set_down(built_once(lambda: build_board(colours)), board)
    # A window on the left behind, what is bright beyond, the ceiling, and softer light from the right and from before.
    softbox((-190, 110, 230), (0, 0, 10), 150, 170, 720_000, (1, 0.98, 0.95))
    softbox((130, 260, 110), (0, 0, 10), 220, 70, 190_000, (0.96, 0.985, 1))
    softbox((-10, 20, 300), (0, 0, 0), 240, 200, 200_000, (0.97, 0.99, 1))
    softbox((230, -150, 110), (0, 0, 20), 120, 140, 150_000, (0.94, 0.975, 1))
    softbox((-60, -330, 60), (0, 0, 16), 200, 90, 85_000, (0.96, 0.985, 1))
    # What the lit lamp gives to what is around it.
    softbox(board @ Vector((22, 9.4, 6)), board @ Vector((22, 9.4, 0)), 3, 3, 700, (0.05, 1, 0.78))
    surround((0.88, 0.94, 1, 1), 0.36)
    look((0, -236, 196), (0, 0, 4), lens=48)
    # The words stand on the left.
    lens = bpy.context.scene.camera.data
    lens.shift_x, lens.shift_y = -0.225, 0


take(build, ground="sunken")
