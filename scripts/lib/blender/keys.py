"""Renders a security key in a laptop, from nearby (view.py says with which arguments). Centimetres."""

import math
import os
import sys

import bpy
from mathutils import Matrix

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from car_parts import box, built_once, set_down
from lettering import written
from materials import linear
from meshes import tube
from places import at, turn
from prismatic import moulded
from studio import look, opaque, softbox, surround
from table import patch, shining
from turned import turned
from view import take

# The laptop's front is at y = 0, its right side at x = 0, where the key is; its lid leans back.
WIDE, DEEP, THICK = 31, 22, 1.5
KEY, LEAN = 12.6, 16
# From one key to the next; what is on the keys of each row, from the front, and how wide those before and after them are.
PITCH = 1.8
ROWS = (
    ("", (1.2, 1, 1, 1.2, 5.6, 1.2, 1, 1, 1, 0.8)), ("ZXCVBNM,./", (2.2, *[1] * 10, 2.8)), ("ASDFGHJKL;'", (1.8, *[1] * 11, 2.2)),
    ("QWERTYUIOP[]", (1.5, *[1] * 12, 1.5)), ("1234567890-=", (1, *[1] * 12, 2)),
)  # fmt: skip


def build_laptop(metal, black, caps, mark):
    moulded((-WIDE / 2, DEEP / 2, 0.2), WIDE, DEEP, 1, [(0.5, 0), (0.12, 0.16), (0, 0.4), (0, THICK - 0.16), (0.05, THICK - 0.05), (0.16, THICK)], metal)
    top = THICK + 0.2
    box(-WIDE + 2, 9.6, top - 0.1, WIDE - 4, 10.2, 0.11, black, 0.04)
    for row, (marks, widths) in enumerate(ROWS):
        x, y = -WIDE + 2.1, 9.75 + row * 1.98
        for place, wide in enumerate(widths):
            long, high = wide * PITCH - 0.2, 1.78
            moulded((x + long / 2, y + high / 2, top), long, high, 0.22, [(0, 0), (0, 0.1), (0.05, 0.15)], caps)
            if 1 <= place <= len(marks):
                written(marks[place - 1], x + long / 2, y + 0.6, 0.52, mark, top + 0.155, "CENTER")
            x += wide * PITCH
    box(-WIDE / 2 - 5.4, 1, top - 0.04, 10.8, 7, 0.05, black, 0.02)
    # Two more ports, and a slot.
    for y, long in ((16.4, 1.0), (9, 1.0), (6, 0.4)):
        box(-0.1, y, 0.86, 0.13, long, 0.36, black, 0.1)


def build_lid(metal, black, page):
    """Its lower edge is at the origin, and it looks along -y."""
    box(-WIDE, 0, 0.2, WIDE, 0.6, 20.5, metal, 0.24)
    box(-WIDE + 0.4, -0.03, 0.7, WIDE - 0.8, 0.1, 19.6, black, 0.03)
    set_down(page, at(-WIDE + 0.9, -0.04, 1.3) @ turn(90, "X"))


def build_page(ground, panel, line, text, lit):
    """What asks for the key: a padlock, and a field with what was typed; its lower left corner is at the origin."""
    patch(0, 0, WIDE - 1.8, 18.7, ground, 0.3)
    patch(3, 0.35, 23.2, 15, panel, 0.7, 0.014)
    x, y = 9, 0.95
    patch(x - 1.35, y, 2.7, 1.9, lit, 0.3, 0.03)
    arch = [(x + 0.8 * math.cos(a), y + 2.3 + 0.8 * math.sin(a), 0.03) for a in (math.pi * k / 24 for k in range(25))]
    tube([(x + 0.8, y + 1.8, 0.03), *arch, (x - 0.8, y + 1.8, 0.03)], 0.18, lit)
    tube([(x, y + 1.12, 0.03), (x, y + 1.12, 0.05)], 0.28, panel)
    patch(x - 0.11, y + 0.45, 0.22, 0.6, panel, 0.08, 0.046)
    patch(12.6, 1, 11.6, 1.9, line, 0.5, 0.03)
    for dot in range(8):
        tube([(13.9 + dot * 1.05, 1.95, 0.03), (13.9 + dot * 1.05, 1.95, 0.06)], 0.24, text)


def build_key(case, metal, gold, light, hole):
    """Its end in the port is at the origin, and it points along x."""
    box(-1, -0.62, -0.24, 1.6, 1.24, 0.48, metal, 0.05)
    lying = Matrix.Translation((3.3, 0, -0.38))
    set_down(built_once(lambda: moulded((0, 0, 0), 5.6, 2.2, 0.7, [(0.16, 0), (0, 0.16), (0, 0.6), (0.05, 0.7), (0.16, 0.76)], metal)), lying)
    set_down(built_once(lambda: moulded((0, 0, 0.755), 5.1, 1.7, 0.5, [(0, 0), (0.02, 0.02)], case)), lying)

    def build_touch():
        turned([(0, 0.77), (0.5, 0.77), (0.52, 0.82), (0.42, 0.88), (0, 0.84)], gold)
        turned([(0.56, 0.77), (0.58, 0.83), (0.72, 0.83), (0.74, 0.77)], light)

    set_down(built_once(build_touch), Matrix.Translation((2.5, 0, -0.38)))
    eye = built_once(lambda: (turned([(0.36, -0.02), (0.56, -0.02), (0.56, 0.8), (0.5, 0.84), (0.4, 0.84), (0.36, 0.78)], metal), turned([(0, 0.7), (0.36, 0.7)], hole)))
    set_down(eye, Matrix.Translation((5.2, 0, -0.38)))


def build(colours):
    metal, black = opaque("metal", linear("#98a3b0"), 0.34, 0.85), opaque("black", linear("#04070b"), 0.4)
    caps, mark = opaque("caps", linear("#0b1116"), 0.46), shining("mark", [(0, linear("#a9c3cc"))], 0.7)
    steel, gold = opaque("steel", linear("#b7c3cb"), 0.22, 1), opaque("gold", linear("#c9b27c"), 0.26, 1)
    case, light = opaque("case", linear("#0e151c"), 0.36), opaque("light", colours["aurora"], glow=6)
    shows = (shining("shows", [(0, linear(colour))], strength) for colour, strength in (("#0a1d2b", 0.8), ("#12303f", 0.9), ("#1f4a5b", 1), ("#e2f0f2", 0.85), ("#3ecfbd", 0.9)))
    page = built_once(lambda: build_page(*shows))
    build_laptop(metal, black, caps, mark)
    lid = built_once(lambda: build_lid(metal, black, page))
    set_down(lid, Matrix.Translation((0, DEEP - 0.5, THICK)) @ Matrix.Rotation(math.radians(-LEAN), 4, "X"))
    set_down(built_once(lambda: build_key(case, steel, gold, light, black)), Matrix.Translation((0, KEY, 1.02)) @ Matrix.Scale(1.25, 4))
    # A ring through its eye, which stands on the desk.
    bpy.ops.mesh.primitive_torus_add(major_radius=1.2, minor_radius=0.09, location=(7.65, KEY, 1.08), rotation=(0.96, 0, 0), major_segments=96)
    bpy.context.object.data.materials.append(steel)
    box(-120, -100, -2, 240, 300, 2, opaque("desk", linear("#0a1620"), 0.25), 0.1)
    softbox((4, 34, 22), (0, 10, 1), 24, 5, 9_000, (0.6, 0.9, 1))
    softbox((26, 4, 16), (2, 12, 1), 4, 20, 5_000, (0.8, 0.9, 1))
    softbox((3, KEY - 1, 7), (3, KEY, 1), 2, 2, 90, (0.4, 1, 0.92))
    softbox((20, 26, 9), (4, KEY, 1), 3, 14, 2_600, (0.85, 0.95, 1))
    softbox((10, -26, 12), (0, 8, 1), 20, 3, 3_000, (0.66, 0.92, 1))
    surround((0.03, 0.06, 0.09, 1), 0.8)
    look((15, -5.5, 12), (-0.6, 13.2, 2.9), lens=46, sharp_at=(3, KEY, 1.4), aperture=0.1)
    return 30, 80


take(build)
