"""Renders a gateway among its neighbours in an open control cabinet at night (view.py says with which arguments). Centimetres."""

import math
import os
import random
import sys

import bpy
from mathutils import Matrix, Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from car_parts import box, built_once, set_down
from materials import linear
from meshes import between, tube
from places import lying
from prismatic import brushed, build_code, moulded, plate
from studio import Nodes, look, opaque, softbox, surround
from turned import turned
from view import take

# The cabinet is built lying, x to the right and y upwards along its plate, z out of it, and set up by FACE. The gateway's middle is at the origin.
FACE = Matrix.Rotation(math.radians(90), 4, "X")
# The side of a gateway in (y, z): its front, and the step below it with the terminals.
WIDE, FRONT, STEP = 5.6, 7.6, 5.7
GATEWAY = ((-5.5, 0.7), (5.5, 0.7), (5.5, 6.4), (4.6, FRONT), (-2.5, FRONT), (-2.7, STEP), (-5.5, STEP))
# The middles of the gateway's sockets.
PORTS = (-1.45, 0.55)
# The sides of its neighbours.
BREAKER = ((-4.3, 0.5), (4.3, 0.5), (4.3, 4.4), (2.3, 4.7), (2.3, 6.6), (-2.3, 6.6), (-2.3, 4.7), (-4.3, 4.4))
TERMINAL = ((-3.1, 0.6), (3.1, 0.6), (3.1, 2.4), (1.5, 4.3), (1.3, 4.7), (-1.3, 4.7), (-1.5, 4.3), (-3.1, 2.4))
# Ducts for cables run above and below the rail, between these heights, and are so deep.
DUCT, DEEP = (8.6, 13.6), 6


def slice_of(profile, x, wide, look, bevel=0.1):
    """A device's housing, whose side has this outline."""
    part = between(*([(at, y, z) for y, z in profile] for at in (x, x + wide)), look)
    rounding = part.modifiers.new("rounding", "BEVEL")
    rounding.width, rounding.segments = bevel, 3


def build_screw(steel, dark, radius=0.3):
    """Round, with a slot, in a dark well."""
    turned([(radius + 0.08, 0), (radius + 0.08, 0.015), (radius, 0.02)], dark, 32)
    turned([(radius, 0), (radius, 0.05), (radius - 0.05, 0.09), (0, 0.09)], steel, 32)
    box(-radius * 0.85, -0.045, 0.05, radius * 1.7, 0.09, 0.05, dark, 0.005)


def holes(x, y, z, columns, rows, pitch, look):
    """Round holes in rows that are offset against each other, seen as dark discs with a rim."""
    disc = lambda: turned([(pitch * 0.34, 0), (pitch * 0.31, 0.012), (0, 0.012)], look, 16)
    lying(disc, *((x + (column + row % 2 / 2) * pitch, y + row * pitch * 0.87, z) for row in range(rows) for column in range(columns)))


def wire(places, sheath, sleeve, ink, steel, collar):
    """From a terminal: its ferrule with a collar, and a printed sleeve on its first, straight piece."""
    start, second = Vector(places[0]), Vector(places[1])
    way = (second - start).normalized()
    tube([start, start + way * 0.5], 0.09, steel)
    tube([start + way * 0.3, start + way * 0.75], 0.17, collar)
    tube([start + way * 0.7, start + way * 1.2, second, *places[2:]], 0.13, sheath, smooth=True)
    tube([start + way * 0.95, start + way * 2], 0.175, sleeve)
    for k in (1.2, 1.42, 1.55, 1.74):
        tube([start + way * k, start + way * (k + 0.07)], 0.18, ink)


def build_plug(body, boot):
    """Leaves its socket along z."""
    box(-0.6, -0.42, -0.2, 1.2, 0.84, 1.2, body, 0.1)
    box(-0.2, 0.36, 0, 0.4, 0.2, 1.1, body, 0.05)
    moulded((0, 0, 0.95), 1.05, 0.86, 0.3, [(0.05, 0), (0, 0.06), (0, 0.5), (0.12, 0.9)], boot)
    for k in range(4):
        turned([(0.36 - 0.02 * k, 1.7 + k * 0.24), (0.4 - 0.02 * k, 1.72 + k * 0.24), (0.4 - 0.02 * k, 1.84 + k * 0.24), (0.3, 1.88 + k * 0.24)], boot, 24)


def build_gateway(case, panel, dark, steel, label, green, on):
    slice_of(GATEWAY, -WIDE / 2, WIDE, case, 0.16)
    # The seam between both halves of the housing; a type plate, and slots for air in its right side.
    slice_of([(y * 1.002, z + 0.012 * (z > 4)) for y, z in GATEWAY], 1.9, 0.05, dark, 0.005)
    for row in range(8):
        box(WIDE / 2 - 0.1, -2.2 + row * 0.58, 4.2, 0.12, 0.24, 2.6, dark, 0.05)
    box(WIDE / 2 - 0.03, 2.9, 4.3, 0.05, 1.5, 2.1, label, 0.02)
    for k, long in enumerate((1, 1.7, 1.4, 1.6)):
        box(WIDE / 2, 4 - k * 0.3, 6.2 - long, 0.03, 0.18 if k == 0 else 0.08, long, dark, 0.003)
    # The front: lamps above a name, a code, and two sockets.
    plate(-0.45, 1.05, FRONT - 0.03, 4.2, 6.7, 0.08, panel, 0.3, 0.04)
    top = FRONT + 0.04
    for k in range(6):
        plate(-2.05 + k * 0.64, 3.75, top, 0.4, 0.4, 0.05, dark, 0.12, 0.02)
        plate(-2.05 + k * 0.64, 3.75, top + 0.03, 0.28, 0.28, 0.07, on[k], 0.09, 0.03)
        box(-2.2 + k * 0.64, 3.32, top, 0.3, 0.07, 0.012, label, 0.003)
    for y, long in ((2.55, 1.9), (2.2, 1.3), (1.95, 1.5)):
        box(-2.25, y, top, long, 0.2 if y > 2.5 else 0.08, 0.012, label, 0.003)
    plate(0.85, 2.35, top, 1, 1, 0.02, label, 0.06, 0.005)
    set_down(built_once(lambda: build_code(-0.63, -0.63, 0, dark)), Matrix.Translation((0.85, 2.35, top + 0.03)) @ Matrix.Scale(0.68, 4))
    for x in PORTS:
        plate(x, 0.1, top - 0.02, 1.75, 1.65, 0.22, steel, 0.1, 0.06)
        plate(x, 0.1, top + 0.14, 1.35, 1.2, 0.08, dark, 0.06, 0.02)
        for side in (-0.5, 0.5):
            plate(x + side, 1.2, top, 0.3, 0.16, 0.05, on[1], 0.04, 0.02)
    # The terminals are a plug of their own: a screw above each opening for a wire.
    box(-2.5, -5.3, STEP - 0.3, 4.9, 2.4, 1.9, green, 0.1)
    for k in range(6):
        x = -2.05 + k * 0.8
        lying(lambda: build_screw(steel, dark, 0.24), (x, -3.5, STEP + 1.6))
        box(x - 0.25, -4.95, STEP + 1.3, 0.5, 0.62, 0.32, dark, 0.05)
        box(x + 0.385, -5.32, STEP - 0.2, 0.03, 2.44, 1.82, dark, 0.005)


def build_supply(sheet, panel, dark, steel, label, on):
    """A power supply in a case of sheet metal, seen from its right edge at x = 0."""
    box(-6.4, -6.2, 0.7, 6.4, 12.4, 7.9, sheet, 0.14)
    box(-6.2, -6, 8.5, 6, 12, 0.25, panel, 0.1)
    holes(-5.6, -2.2, 8.74, 10, 11, 0.5, dark)
    for y in (-4.6, 4.9):
        box(-5.8, y - 0.8, 8.3, 5.2, 1.7, 0.9, dark, 0.12)
        lying(lambda: build_screw(steel, dark), *((-5.2 + k * 1, y, 9.2) for k in range(5)))
    plate(-1.2, 3.2, 8.73, 0.34, 0.34, 0.1, on, 0.1)
    for k in range(3):
        box(-5.6, 3.5 - k * 0.24, 8.74, 2.6 - k * 0.5, 0.1, 0.012, label, 0.003)


def build_breaker(case, dark, lever, steel, label):
    slice_of(BREAKER, 0.02, 1.71, case, 0.08)
    box(0.42, -0.9, 6.3, 0.9, 1.9, 0.34, dark, 0.1)
    box(0.48, 0, 6.4, 0.78, 0.6, 1.1, lever, 0.14)
    plate(0.87, 1.6, 6.58, 1.3, 0.8, 0.04, label, 0.06, 0.01)
    for k, long in enumerate((0.8, 0.5)):
        box(0.4, 1.65 - k * 0.24, 6.61, long, 0.1, 0.02, dark, 0.003)
    for y in (-3.3, 3.3):
        lying(lambda: build_screw(steel, dark, 0.36), (0.87, y, 4.55))


def build_terminal(case, dark, steel, label):
    slice_of(TERMINAL, 0.01, 0.6, case, 0.05)
    box(0.1, -0.7, 4.6, 0.42, 1.4, 0.14, label, 0.03)
    box(0.2, -0.4, 4.72, 0.2, 0.3, 0.03, dark, 0.003)
    for side in (-1, 1):
        slope = Matrix.Rotation(-side * math.radians(50), 4, "X")
        set_down(built_once(lambda: build_screw(steel, dark, 0.17)), Matrix.Translation((0.31, side * 1.9, 3.86)) @ slope)
        box(0.12, side * 2.6 - 0.18, 2.8, 0.38, 0.36, 0.3, dark, 0.03)


def build_duct(grey):
    """From its lower to its upper wall, which are cut into fingers; a lid lies on both."""
    low, high = DUCT
    box(-90, low - 0.12, DEEP - 0.4, 130, high - low + 0.24, 0.4, grey, 0.14)
    for y in (low, high - 0.2):
        box(-90, y, 0, 130, 0.2, 1.2, grey, 0.03)
        for k in range(108):
            box(-90 + k * 1.2, y, 1, 0.72, 0.2, DEEP - 1.2, grey, 0.03)


def zinc():
    """Galvanised sheet: flakes of it shine unlike."""
    nodes = Nodes("zinc")
    where = nodes.new("TexCoord").outputs["Object"]
    flakes = nodes.new("TexVoronoi", where)
    flakes.inputs["Scale"].default_value = 1.8
    surface = nodes.new("BsdfPrincipled")
    surface.inputs["Metallic"].default_value, surface.inputs["Base Color"].default_value = 1, linear("#7e8a92")
    grey = nodes.new("RGBToBW", flakes.outputs["Color"]).outputs[0]
    nodes.tree.links.new(nodes.between(grey, 0, 1, 0.4, 0.46), surface.inputs["Roughness"])
    nodes.new("OutputMaterial", surface.outputs[0])
    return nodes.material


def build_cabinet(colours):
    case, panel = opaque("case", linear("#1a2228"), 0.5), opaque("panel", linear("#080d12"), 0.22)
    dark, steel = opaque("dark", linear("#05080b"), 0.5), opaque("steel", linear("#b9c2c8"), 0.26, 1)
    label, green = opaque("label", linear("#aebac0"), 0.5), opaque("green", linear("#1d5a41"), 0.4)
    sheet, grey = brushed("sheet", linear("#5d6a73"), 0.36), opaque("grey", linear("#39444c"), 0.5)
    pale, blue = opaque("pale", linear("#7b868c"), 0.42), opaque("blue", linear("#16345c"), 0.4)
    night, lever = opaque("night", linear("#1b2730"), 0.42), opaque("lever", linear("#10161b"), 0.3)
    black, white = opaque("black", linear("#10161b"), 0.42), opaque("white", linear("#c3cacb"), 0.5)
    on, idle = opaque("on", colours["aurora"], glow=3), opaque("idle", linear("#16514e"), glow=0.4)
    lit, boot = opaque("lit", linear("#33aba4"), 0.26, glow=0.1), opaque("lit boot", linear("#1ba999"), 0.4, glow=0.35)
    front = opaque("front", linear("#2e3b45"), 0.46, 0.3)
    faint = opaque("faint", linear("#46525a"), 0.5)
    clear = opaque("clear", linear("#8fa3ad"), 0.2)

    box(-90, -40, -0.3, 130, 80, 0.3, zinc(), 0.02)
    for y in (-1.75, 1.25):
        box(-90, y, 0.55, 130, 0.5, 0.12, steel, 0.04)
    box(-90, -1.3, 0, 130, 2.6, 0.15, steel, 0.04)
    duct = built_once(lambda: build_duct(grey))
    for side in (0, -DUCT[0] - DUCT[1]):
        set_down(duct, Matrix.Translation((0, side, 0)))

    build_gateway(case, panel, dark, steel, label, green, (on, on, on, on, idle, on))
    lying(lambda: build_supply(sheet, front, dark, steel, label, on), (-3.6, 0, 0))
    lying(lambda: build_breaker(night, dark, lever, steel, faint), *((-13.8 - k * 1.77, 0, 0) for k in range(8)))
    lying(lambda: build_breaker(pale, dark, lever, steel, white), *((10.3 + k * 1.77, 0, 0) for k in range(4)))
    terminals = [4.52 + k * 0.62 for k in range(8)]
    lying(lambda: build_terminal(pale, dark, steel, white), *((x, 0, 0) for x in terminals))
    # Clamps hold the row of terminals.
    for x in (3.3, 9.5):
        box(x, -2.6, 0.6, 0.9, 5.2, 3.4, night, 0.12)
        lying(lambda: build_screw(steel, dark), (x + 0.45, 0, 4))

    chance = random.Random(5)
    lead = lambda places, sheath: wire(places, sheath, white, black, steel, pale)
    for k, x in enumerate(terminals):
        for side in (-1, 1):
            end = x + 0.31 + chance.uniform(-0.3, 0.3)
            sheath = (blue, blue, black, pale)[(k * 3 + side) % 4]
            lead([(x + 0.31, side * 2.6, 3), (x + 0.31, side * 5, 4.4), (end, side * 7, 4.5), (end, side * 9, 3.4), (end, side * 11, 3)], sheath)
    for k in range(6):
        x = -2.05 + k * 0.8
        lead([(x, -4.64, STEP + 1.4), (x, -6.8, STEP + 2), (x, -8, STEP + 1), (x - 0.4, -8.4, 4), (x - 0.4, -10, 3)], (blue, black)[k % 2])
    for x in (-4.8, -5.8, -7.8, -8.8):
        tube([(x, -5, 8.8), (x, -7, 9.2), (x, -8.3, 7), (x, -9, 4), (x, -11, 3)], 0.18, black, smooth=True)
    for k in range(4):
        x = 11.17 + k * 1.77
        for side in (-1, 1):
            tube([(x, side * 4, 3), (x, side * 6, 3.6), (x, side * 7.5, 3.4), (x, side * 10, 3)], 0.24, black, smooth=True)

    for x, sleeve in zip(PORTS, (black, boot)):
        lying(lambda: build_plug(clear, sleeve), (x, 0.1, FRONT + 0.3))
    x, y, z = PORTS[0], 0.1, FRONT + 2.5
    tube([(x, y, z), (x, y, z + 1), (x, y - 0.4, z + 2.4), (x - 0.4, y - 4, z + 2.2), (x - 1, y - 7.5, z - 1), (x - 1, y - 9, 4), (x - 1, -12, 3)], 0.27, black, smooth=True)
    x = PORTS[1]
    sagging = [(x, y, z + 1), (x, y - 0.5, z + 3), (x + 0.8, y - 4, z + 3.8), (x + 2.8, y - 6.8, z + 0.6), (x + 4.2, y - 7.3, 6), (x + 4.5, -9, 3.8), (x + 4.5, -12, 3)]
    tube([(x, y, z), *sagging], 0.27, lit, smooth=True)


def build(colours):
    set_down(built_once(lambda: build_cabinet(colours)), FACE)
    # The lamp of who works here, and what little light the hall has.
    softbox((44, -27, 24), (4, -6, 0), 10, 14, 115_000, linear("#ffd2a0")[:3])
    softbox((2, -30, 36), (2, -5, 0), 20, 6, 4_000, (0.5, 0.85, 1))
    softbox((-26, -40, 12), (-1, -8, 0), 4, 26, 3_500, (0.4, 0.9, 1))
    surround((0.02, 0.04, 0.065, 1), 0.7)
    look((33.8, -60, 9), (0, -8, 9), lens=53, sharp_at=(0, -8.4, 0), aperture=0.026)
    # The words stand on the left; upright lines stay upright.
    lens = bpy.context.scene.camera.data
    lens.shift_x, lens.shift_y = -0.2, -0.244
    return 57, 89


take(build)
