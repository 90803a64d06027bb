"""Renders cabinets of batteries on both sides of an aisle, one of which is open (view.py says with which arguments)."""

import math
import os
import sys

import bpy
from mathutils import Matrix

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from car_parts import box, built_once, set_down
from materials import linear
from studio import look, opaque, softbox, surround
from view import take, wet_floor

# A cabinet with its front at x = 0, looking towards +x; half of the aisle; which one on the right is open.
WIDE, DEEP, HIGH = 1.5, 1.1, 2.5
AISLE, OPEN = 2.5, 3
ROWS, COLUMNS = 5, 2


def build_cabinet(metal, seam, light):
    box(-DEEP, 0.02, 0.12, DEEP, WIDE - 0.04, HIGH, metal, 0.03)
    box(-DEEP + 0.05, 0.06, 0, DEEP - 0.1, WIDE - 0.12, 0.12, seam)
    # Two doors, their vents, and a light each.
    box(-0.01, WIDE / 2 - 0.008, 0.2, 0.014, 0.016, HIGH - 0.16, seam, 0.002)
    for door in (0, 1):
        left = 0.12 + door * WIDE / 2
        for slot in range(7):
            box(-0.01, left, 0.36 + slot * 0.075, 0.014, WIDE / 2 - 0.24, 0.028, seam, 0.004)
    box(-0.01, 0.16, HIGH - 0.16, 0.024, WIDE - 0.32, 0.03, light, 0.004)


def build_door(metal, seam, light):
    """A door, hinged at the origin: its seal, the rod that locks it, what stiffens it, and a pocket for papers."""
    wide, high = WIDE / 2, HIGH - 0.06
    box(0, 0, 0.16, 0.05, wide, high, metal, 0.015)
    for face in (-0.006, 0.05):
        for left, foot, width, height in ((0.04, 0.2, 0.02, high - 0.08), (wide - 0.06, 0.2, 0.02, high - 0.08), (0.04, 0.2, wide - 0.08, 0.02), (0.04, high + 0.1, wide - 0.08, 0.02)):
            box(face, left, foot, 0.006, width, height, seam, 0.002)
        for foot in (0.9, 1.75):
            box(face - 0.004, 0.1, foot, 0.014, wide - 0.2, 0.05, metal, 0.005)
        box(face - 0.008, wide - 0.115, 0.3, 0.022, 0.016, high - 0.28, seam, 0.004)
        box(face - 0.014, wide - 0.14, 1.22, 0.034, 0.066, 0.16, seam, 0.01)
        box(face - 0.02, 0.12, 0.42, 0.046, wide - 0.32, 0.3, metal, 0.008)
    for foot in (0.4, 1.3, 2.2):
        box(-0.012, -0.02, foot, 0.074, 0.04, 0.14, seam, 0.01)
    # Its edge catches the light of the cabinet.
    box(0.008, wide - 0.001, 0.2, 0.034, 0.004, high - 0.08, light, 0.001)


def build_open(metal, seam, tray, module, weak, light, warning):
    """Without doors: modules on shelves, one of which is weaker than the others."""
    box(-DEEP, 0.02, 0.12, DEEP, 0.05, HIGH, metal, 0.015)
    box(-DEEP, WIDE - 0.07, 0.12, DEEP, 0.05, HIGH, metal, 0.015)
    box(-DEEP, 0.02, 0.12, 0.05, WIDE - 0.04, HIGH, metal, 0.015)
    box(-DEEP, 0.02, HIGH + 0.06, DEEP, WIDE - 0.04, 0.06, metal, 0.015)
    box(-DEEP + 0.05, 0.06, 0, DEEP - 0.1, WIDE - 0.12, 0.12, seam)
    step = (HIGH - 0.14) / ROWS
    for row in range(ROWS):
        z = 0.16 + row * step
        box(-DEEP, 0.06, z, DEEP - 0.03, WIDE - 0.12, 0.04, tray, 0.008)
        for column in range(COLUMNS):
            is_weak = (row, column) == (2, 0)
            left = 0.13 + column * (WIDE / 2 - 0.06)
            wide, high = WIDE / 2 - 0.18, step * 0.62
            box(-0.9, left, z + 0.04, 0.8, wide, high, weak if is_weak else module, 0.02)
            # Its frame, and what it is connected with.
            for edge in (0, wide - 0.035):
                box(-0.11, left + edge, z + 0.04, 0.03, 0.035, high, tray, 0.006)
            for pole in (0.1, wide - 0.16):
                box(-0.3, left + pole, z + 0.04 + high, 0.08, 0.06, 0.03, seam, 0.008)
            box(-0.105, left + 0.1, z + 0.04 + step * 0.24, 0.02, WIDE / 2 - 0.38, 0.03, light if not is_weak else warning, 0.004)
    # A door that stands open.
    door = built_once(lambda: build_door(metal, seam, opaque("edge", linear("#7fe9da"), glow=0.35)))
    set_down(door, Matrix.Translation((0, 0.04, 0)) @ Matrix.Rotation(math.radians(-100), 4, "Z"))


def cabinets(colours):
    """One that is closed and one that is open, each to be set down."""
    metal, seam = opaque("metal", linear("#4a5c68"), 0.36, 0.25), opaque("seam", linear("#04080c"), 0.7)
    quiet = built_once(lambda: build_cabinet(metal, seam, opaque("light", colours["aurora"], glow=2.2)))
    opened = built_once(
        lambda: build_open(
            metal,
            seam,
            opaque("tray", linear("#16242f"), 0.5),
            opaque("module", linear("#14807f"), 0.35, glow=0.5),
            opaque("weak", colours["signal"], 0.4, glow=0.9),
            opaque("module light", colours["aurora-strong"], glow=2.5),
            opaque("warning light", linear("#ffd9bf"), glow=3),
        )
    )
    return quiet, opened


def build(colours):
    quiet, opened = cabinets(colours)
    for place in range(-2, 26):
        for side in (-1, 1):
            is_open = place == OPEN and side == 1
            y = place * WIDE
            turn = Matrix.Rotation(math.radians(180 if side == 1 else 0), 4, "Z")
            at = Matrix.Translation((side * AISLE, y + (WIDE if side == 1 else 0), 0)) @ turn
            set_down(opened if is_open else quiet, at)
    wet_floor(linear("#0a141d"))
    # Lights in the ceiling, one after the other.
    for place in range(0, 9):
        softbox((0, 1 + place * 4, 4.2), (0, 1 + place * 4, 0), 2.8, 0.2, 70, (0.72, 0.93, 1))
    y = OPEN * WIDE + WIDE / 2
    softbox((AISLE - 0.6, y, 3.1), (AISLE + 0.4, y, 1), 0.3, 1.2, 55, (0.7, 1, 0.94))
    surround((0.03, 0.06, 0.09, 1), 0.8)
    look((-0.9, 0.1, 1.5), (0.95, 4.6, 1.25), lens=30, sharp_at=(AISLE, y, 1.2), aperture=0.9)
    # The words stand on the left.
    bpy.context.scene.camera.data.shift_x = -0.12
    return 9, 30


if __name__ == "__main__":
    take(build)
