"""Renders a module in an open climate chamber, from nearby (view.py says with which arguments)."""

import math
import os
import sys

from mathutils import Matrix

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from car_parts import box, built_once, set_down
from lab import build_module
from materials import linear
from meshes import tube
from studio import look, opaque, softbox, surround
from view import take, wet_floor

# Its room: wide, deep and high; and how thick its walls are. It looks along -y, and its middle is at x = 0.
WIDE, DEEP, HIGH, WALL = 0.9, 0.7, 0.7, 0.13
FOOT = 0.12


def build_door(shell, inner, seal):
    """Its hinge is at the origin."""
    box(0, -WALL, 0, WIDE + 2 * WALL, WALL, HIGH + 2 * WALL, shell, 0.03)
    box(WALL * 0.8, -0.01, WALL * 0.8, WIDE + WALL * 0.4, 0.05, HIGH + WALL * 0.4, inner, 0.02)
    box(WALL * 0.6, -0.005, WALL * 0.6, WIDE + WALL * 0.8, 0.03, HIGH + WALL * 0.8, seal, 0.012)


def build(colours):
    shell, inner = opaque("shell", linear("#3b4d59"), 0.35, 0.3), opaque("inner", linear("#9fb6c2"), 0.3, 0.6)
    seal, metal = opaque("seal", linear("#070c11"), 0.7), opaque("metal", linear("#b4c2cb"), 0.3, 0.9)
    outer = WIDE / 2 + WALL
    for x in (-outer, WIDE / 2):
        box(x, 0, FOOT + WALL, WALL, DEEP + WALL, HIGH, shell)
    for z in (FOOT, FOOT + WALL + HIGH):
        box(-outer, 0, z, 2 * outer, DEEP + WALL, WALL, shell)
    box(-WIDE / 2, DEEP, FOOT + WALL, WIDE, WALL, HIGH, inner)
    for side in (-1, 1):
        box(side * (WIDE / 2 + 0.004) - 0.008, 0.02, FOOT + WALL, 0.016, DEEP, HIGH, inner, 0.004)
    box(-WIDE / 2, 0.02, FOOT + WALL - 0.01, WIDE, DEEP, 0.02, inner, 0.004)
    # Around its opening, a line that says how cold it is; the shelf; a fan in the wall behind.
    cold = opaque("cold", linear("#8fdcff"), glow=3)
    box(-WIDE / 2 + 0.03, -0.004, FOOT + WALL + HIGH + 0.05, WIDE - 0.06, 0.01, 0.02, cold, 0.004)
    for bar in range(15):
        x = -WIDE / 2 + 0.03 + bar * (WIDE - 0.06) / 14
        tube([(x, 0.05, FOOT + WALL + 0.16), (x, DEEP - 0.03, FOOT + WALL + 0.16)], 0.005, metal)
    for y in (0.06, DEEP - 0.05):
        tube([(-WIDE / 2, y, FOOT + WALL + 0.155), (WIDE / 2, y, FOOT + WALL + 0.155)], 0.007, metal)
    for radius in (0.05, 0.09, 0.13, 0.17):
        ring = [(0.16 + radius * math.cos(k * math.pi / 24), DEEP - 0.008, FOOT + WALL + 0.46 + radius * math.sin(k * math.pi / 24)) for k in range(49)]
        tube(ring, 0.005, metal)
    module = built_once(lambda: build_module(seal, opaque("teal", linear("#14807f"), 0.3, glow=0.15), metal))
    set_down(module, Matrix.Translation((0.27, 0.16, FOOT + WALL + 0.168)) @ Matrix.Rotation(math.radians(90), 4, "Z"))
    for x in (0.08, -0.05):
        tube([(x, 0.32, FOOT + WALL + 0.33), (x - 0.04, 0.42, FOOT + WALL + 0.5), (x - 0.14, DEEP - 0.02, FOOT + WALL + 0.56)], 0.008, opaque("lead", colours["aurora"], glow=0.5))
    door = built_once(lambda: build_door(shell, inner, seal))
    set_down(door, Matrix.Translation((-outer, 0, FOOT)) @ Matrix.Rotation(math.radians(-112), 4, "Z"))
    wet_floor(linear("#0c1822"))
    softbox((0, 0.3, FOOT + WALL + HIGH - 0.02), (0, 0.32, 0), 0.7, 0.5, 26, (0.72, 0.92, 1))
    softbox((1.6, -2, 2), (0, 0, 0.6), 0.5, 2, 40, (0.6, 0.95, 1))
    softbox((-1.5, -1.6, 1.6), (0, 0, 0.5), 0.3, 1.5, 14, (0.4, 1, 0.92))
    surround((0.03, 0.06, 0.09, 1), 0.9)
    look((0.75, -2.1, 1.05), (0.02, 0.2, 0.56), lens=50, sharp_at=(0.05, 0.2, 0.4), aperture=1.2)
    return 4, 10


take(build)
