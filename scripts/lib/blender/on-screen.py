"""Renders the table of a meeting room at dusk, with what was measured of a battery on a laptop's screen (view.py says with which arguments). Centimetres."""

import math
import os
import random
import sys

import bpy
from mathutils import Matrix

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from adapter import build_adapter
from car_parts import box, built_once, set_down
from lettering import written
from materials import linear
from meshes import add, tube
from opened_pack import build_sticker, finishes
from places import at
from prismatic import THICK as THICK_OF_CELL
from prismatic import moulded, prismatic
from printed import band
from studio import Nodes, look, opaque, softbox, surround
from table import patch, shining, wood
from turned import turned
from view import take

# The laptop's base and its lid, around their middles; the lid leans back from the upright by so many degrees.
WIDE, DEEP, THICK, LID, LEAN = 31.2, 21.6, 1.25, 20.8, 19
# From one key to the next, and how many of these the keys of each row are wide, from the front; the row at the back is of half the height.
KEY = 1.86
KEYS = (
    (1.2, 1, 1, 1.2, 5.6, 1.2, 1, 0.93, 0.93, 0.94), (2.2, *[1] * 10, 2.8), (1.8, *[1] * 11, 2.2),
    (1.5, *[1] * 12, 1.5), (*[1] * 13, 2), [15 / 14] * 14,
)  # fmt: skip
# Where the window begins, in front of which plane, and the far edge of the table.
WINDOW, GLASS, FAR = -62, 260, 74
# The colour of lamps of some 3000 K.
WARM = (1, 0.66, 0.36)


def build_base(metal, black, cap, mark, pad):
    """Its keys sink into a dark well; a gap runs around the trackpad."""
    moulded((0, 0, 0.18), WIDE, DEEP, 1.3, [(1.1, 0), (0.3, 0.22), (0.04, 0.5), (0, 0.66), (0, THICK - 0.28), (0.03, THICK - 0.2), (0.1, THICK - 0.18)], metal)
    top = THICK
    patch(-14.1, -1.3, 28.2, 10.5, black, 0.3, top - 0.005)
    for row, widths in enumerate(KEYS):
        x, y, high = -13.95, -1.14 + row * KEY, 0.92 if row == 5 else KEY - 0.2
        for wide in widths:
            long = wide * KEY - 0.2
            moulded((x + long / 2, y + high / 2, top), long, high, 0.2, [(0, 0), (0, 0.07), (0.05, 0.1)], cap)
            if wide < 2:
                patch(x + long / 2 - 0.14, y + high / 2 - 0.12, 0.28, 0.24, mark, 0.03, top + 0.1)
            x += wide * KEY
    for inset, look, z in ((0, black, top - 0.005), (0.05, pad, top + 0.006)):
        patch(-6.6 + inset, -9.8 + inset, 13.2 - 2 * inset, 7.9 - 2 * inset, look, 0.5, z)
    # The hollow for the finger that opens it, three ports on the right, and feet.
    box(-2.2, -DEEP / 2 - 0.02, top - 0.26, 4.4, 0.5, 0.3, black, 0.12)
    for y, long in ((6.6, 0.9), (4.6, 0.9), (1.6, 1.5)):
        box(WIDE / 2 - 0.4, y, 0.62, 0.42, long, 0.3, black, 0.13)
    for x in (-12, 12):
        box(x - 1, -9, 0, 2, 18, 0.4, black, 0.15)


def build_lid(metal, rim, glass, page):
    """Lies on its back, its lower edge at y = 0."""
    moulded((0, LID / 2, -0.5), WIDE, LID, 1.3, [(0.3, 0), (0.08, 0.1), (0, 0.22), (0, 0.44), (0.05, 0.5)], metal)
    patch(-WIDE / 2 + 0.14, 0.14, WIDE - 0.28, LID - 0.28, rim, 1.16, 0)
    patch(-14.9, 1.3, 29.8, 18.8, glass, 0.4, 0.012)
    tube([(0, LID - 0.37, 0), (0, LID - 0.37, 0.018)], 0.1, glass)
    set_down(page, at(-14.9, 1.3, 0.026))


def build_page(panel, line, text, dim, arc, cells):
    """What was measured, 29.8 wide and 18.8 high: a gauge with its figure, a map of cells, and lines in place of words."""
    for k in range(6):
        patch(0.75, 15 - k * 1.7, 0.7, 0.7, arc if k == 1 else line, 0.2)
    patch(3, 16.7, 5.4, 0.46, text, 0.22)
    patch(3, 15.8, 8, 0.3, dim, 0.14)
    for x, wide in ((22.4, 2.6), (25.6, 3.2)):
        patch(x, 16.2, wide, 0.9, panel if wide == 2.6 else line, 0.4)
    for x, y, wide, high in ((2.4, 1, 11.4, 13.8), (14.5, 5.5, 14.6, 9.3), (14.5, 1, 14.6, 3.8)):
        patch(x, y, wide, high, panel, 0.6)
    middle, full = (8.1, 8.7), 220 - 0.92 * 260
    band(middle, 4.1, 1.05, -40, 220, 0.02, line)
    band(middle, 4.1, 1.05, full, 220, 0.026, arc)
    for end, look in ((220, arc), (full, arc), (-40, line)):
        a = math.radians(end)
        tube([(middle[0] + 4.1 * math.cos(a), middle[1] + 4.1 * math.sin(a), z) for z in (0, 0.026 if look is arc else 0.02)], 0.525, look)
    written("92%", middle[0], 8.3, 1.5, text, 0.03, "CENTER")
    written("SoH", middle[0], 7.1, 0.62, dim, 0.03, "CENTER")
    for k in range(3):
        patch(3.4 + k * 3.4, 2.9, 2.2, 0.38, text, 0.18, 0.014)
        patch(3.4 + k * 3.4, 2.1, 2.7, 0.24, dim, 0.11, 0.014)
    patch(15.3, 13.6, 4.6, 0.34, text, 0.16, 0.014)
    patch(25.8, 13.55, 2.4, 0.3, dim, 0.14, 0.014)
    chance = random.Random(4)
    for row in range(5):
        for column in range(9):
            patch(15.3 + column * 1.46, 6.2 + row * 1.38, 1.24, 1.16, chance.choice(cells), 0.22, 0.014)
    tube([(15.4 + 12.8 * t, 1.8 + 1.9 * (1 - t**1.6) + 0.18 * math.sin(9 * t), 0.02) for t in (k / 40 for k in range(41))], 0.075, arc)
    for k in range(3):
        patch(15.3, 1.8 + k * 1, 13, 0.035, line, 0.02, 0.013)


def build_notebook(cover, paper, strap, metal, black):
    """Closed, with a strap around it and a pen on top."""
    for z in (0, 1.3):
        moulded((0, 0, z), 14.4, 21, 0.8, [(0.08, 0), (0, 0.06), (0, 0.12), (0.1, 0.2)], cover)
    moulded((-0.1, 0, 0.15), 13.8, 20.5, 0.7, [(0, 0), (0, 1.2)], paper)
    box(-7.25, -10.4, 0.02, 0.5, 20.8, 1.46, cover, 0.2)
    box(4.9, -10.56, -0.02, 0.7, 21.12, 1.58, strap, 0.06)
    pen = built_once(lambda: (
        turned([(0.04, -0.9), (0.08, -0.5), (0.36, 0), (0.36, 0.3)], metal), turned([(0.37, 0.3), (0.44, 3), (0.44, 8)], black),
        turned([(0.45, 8), (0.45, 8.5)], metal), turned([(0.44, 8.5), (0.41, 12.6), (0.3, 13), (0, 13.1)], black),
        box(-0.12, 0.42, 8.4, 0.24, 0.14, 4, metal, 0.06),
    ))  # fmt: skip
    set_down(pen, at(-3.6, -6, 1.96, -16) @ Matrix.Rotation(math.radians(-90), 4, "X"))


def build_glass():
    """A tumbler, half full of water: what is filled bends light, above it there is but a thin wall."""
    water, wall = Nodes("water"), Nodes("wall")
    water.new("OutputMaterial", water.new("BsdfGlass", (0.94, 0.98, 1, 1), 0, 1.36).outputs[0])
    edge = wall.math("ADD", wall.math("MULTIPLY", wall.new("LayerWeight", 0.3).outputs["Facing"], 0.55), 0.04)
    clear, shine = wall.new("BsdfTransparent").outputs[0], wall.new("BsdfGlossy", (0.9, 0.95, 1, 1), 0.03).outputs[0]
    wall.new("OutputMaterial", wall.new("MixShader", edge, clear, shine).outputs[0])
    turned([(0, 0), (2.9, 0), (3.1, 0.25), (3.35, 5.4), (0, 5.4)], water.material)
    turned([(3.36, 5.4), (3.58, 9.6), (3.54, 9.75), (3.46, 9.6), (3.25, 5.4)], wall.material)


def build_dusk():
    """What is left of the day beyond the window, a skyline before it, and lamps of the town."""
    sky = shining("dusk", [(z, linear(colour)) for z, colour in ((-330, "#d98a58"), (-240, "#a9737a"), (-140, "#4f6796"), (60, "#1d3f73"))], 0.7)
    add([(-900, 3200, -900), (1500, 3200, -900), (1500, 3200, 500), (-900, 3200, 500)], [(0, 1, 2, 3)], sky)
    house = opaque("house", linear("#13233c"), 0.9, glow=0.6)
    chance = random.Random(11)
    for k in range(16):
        box(-620 + k * 90, 2900, -900, 60 + chance.random() * 70, 40, 520 + chance.random() * 170, house)
    lamps = [shining(name, [(0, linear(name))], 1.6) for name in ("#ffb066", "#ffcf96", "#ff9a58", "#bfe4ff")]
    for _ in range(62):
        x, z, size = -440 + chance.random() * 1050, -330 + chance.random() ** 1.7 * 200, 17 + chance.random() * 14
        box(x, 2500, z, size, 2, size, lamps[min(int(chance.random() * 3.4), 3)], 1)


def build_room(wall, frame, floor, leather, lamp):
    """Behind the table: a dark wall, the window beside it, a chair, and a lamp that stands on the floor."""
    box(WINDOW - 600, GLASS + 6, -74, 600, 10, 330, wall, 0.5)
    for k in range(30):
        box(WINDOW - 9 - k * 14, GLASS, -74, 9, 7, 330, wall, 1)
    box(WINDOW - 600, -300, -76, 1600, 560, 2, floor, 0.1)
    for x in (WINDOW, WINDOW + 139, WINDOW + 278):
        box(x, GLASS, -74, 5, 8, 330, frame, 0.5)
    box(WINDOW, GLASS, -74, 500, 8, 12, frame, 0.5)
    back = built_once(lambda: moulded((0, 0, 0), 46, 40, 9, [(2.4, 0), (0.6, 1), (0, 2.6), (0, 3.6), (0.6, 5), (2.4, 6)], leather))
    set_down(back, at(-52, 104, -8, 14) @ Matrix.Rotation(math.radians(80), 4, "X"))
    tube([(54, 205, -74), (54, 205, 0)], 0.8, frame)
    turned([(10, 0), (8, 16)], lamp)
    bpy.context.scene.collection.objects[-1].location = (54, 205, -5)


def build(colours):
    metal, pad = opaque("aluminium", linear("#b4bac0"), 0.3, 1), opaque("pad", linear("#a4abb2"), 0.28, 1)
    black, cap = opaque("black", linear("#05070a"), 0.45), opaque("cap", linear("#0d1115"), 0.5)
    shine = lambda colour, strength=1: shining("shows", [(0, linear(colour))], strength)
    arc = shining("shows", [(0, colours["aurora"])], 1.2)
    text, dim, cells = shine("#eaf5f6", 0.9), shine("#6b8a9a"), [shine(name) for name in ("#1f8f88", "#27a79c", "#36bfb0", "#2b9c96")]
    page = built_once(lambda: build_page(shine("#143043"), shine("#2a4c60"), text, dim, arc, cells))
    glass, rim = opaque("glass", linear("#081420"), 0.08, glow=1), opaque("rim", linear("#020406"), 0.1)
    laptop = built_once(lambda: (
        build_base(metal, black, cap, shine("#9fb2bd", 0.5), pad),
        tube([(-11.5, DEEP / 2 - 0.5, THICK), (11.5, DEEP / 2 - 0.5, THICK)], 0.42, black),
        set_down(built_once(lambda: build_lid(metal, rim, glass, page)), at(0, DEEP / 2 - 0.5, THICK + 0.1) @ Matrix.Rotation(math.radians(90 - LEAN), 4, "X")),
    ))  # fmt: skip
    set_down(laptop, at(0, 0, 0, -9))

    adapter = built_once(lambda: build_adapter(opaque("case", linear("#8ba1ae"), 0.32), opaque("face", linear("#02060a"), 0.1), opaque("light", colours["aurora"], glow=3), black))
    set_down(adapter, at(19.2, -4, 1.5, 68) @ Matrix.Scale(87, 4))
    cell = prismatic(opaque("film", linear("#0a5a7c"), 0.3), opaque("plate", linear("#27b3ab"), 0.3, glow=0.1))
    stands = at(24.6, 14, 0, -28) @ Matrix.Scale(0.84, 4)
    set_down(cell, stands)
    set_down(built_once(lambda: build_sticker(finishes())), stands @ at(2.6, -THICK_OF_CELL / 2, 2))
    cover, strap, paper = opaque("cover", linear("#16242e"), 0.55), opaque("strap", colours["action"], 0.7), opaque("paper", linear("#cfc9ba"), 0.8)
    book = built_once(lambda: build_notebook(cover, paper, strap, metal, black))
    set_down(book, at(-30, 0, 0, 14))
    set_down(built_once(build_glass), at(-22, 26))

    box(-170, -90, -3, 340, 90 + FAR, 3, wood(), 0.6)
    wall, frame = opaque("wall", linear("#1a2a36"), 0.8, glow=0.28), opaque("frame", linear("#0a1016"), 0.5)
    floor, leather = opaque("floor", linear("#0e151b"), 0.5), opaque("leather", linear("#4d3223"), 0.5)
    shade = shining("shade", [(-5, linear("#ffd9a6")), (1, linear("#ffc184")), (12, linear("#c87a3e"))])
    build_room(wall, frame, floor, leather, shade)
    build_dusk()
    # A pendant over the table, the window, the lamp on the floor, what washes the wall, and the screen.
    softbox((16, -32, 72), (10, 0, 0), 36, 30, 98_000, WARM)
    softbox((70, 240, 50), (0, 0, 5), 240, 110, 200_000, (0.36, 0.6, 1))
    softbox((105, 120, 40), (10, 10, 6), 20, 40, 50_000, WARM)
    softbox((-50, 225, 150), (-120, 262, 20), 60, 6, 16_000, (0.6, 0.75, 1))
    softbox((-1, 4, 12), (-2, -20, 0), 24, 10, 500, (0.4, 0.95, 0.95))
    surround((0.02, 0.035, 0.06, 1), 1)
    look((0, -139, 32), (0, 0, 32), lens=50, sharp_at=(0, 11, 10), aperture=0.022)
    # The words stand on the left; upright lines stay upright; the sky is far away.
    lens = bpy.context.scene.camera.data
    lens.shift_x, lens.shift_y, lens.clip_end = -0.185, -0.235, 5_000
    return 500, 40_000


take(build)
