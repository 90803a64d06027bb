"""Renders a bench at night on which modules are measured, before cabinets that charge cells (view.py says with which arguments)."""

import math
import os
import sys

import bpy
from mathutils import Matrix

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from car_parts import box, built_once, set_down
from materials import linear
from meshes import tube
from studio import look, opaque, softbox, surround
from view import take

# The bench begins at x = 0 and runs along y; from one place of work to the next; and the wall behind it.
DEEP, TOP, STEP, WALL = 0.8, 0.92, 1.15, 1.25
# How high above the bench the meters stand, and where what does not fit is measured.
SHELF, FOUND = 0.2, 2


def build_rack(metal, seam, channel, quiet, found):
    """A cabinet with a light for each cell that is in it; with `found`, one of them has its colour."""
    wide, high = STEP - 0.03, 2.15
    box(0, 0.015, 0.06, 0.7, wide, high, metal, 0.015)
    for row in range(11):
        z = 0.2 + row * 0.178
        box(-0.008, 0.06, z, 0.012, wide - 0.09, 0.15, seam, 0.006)
        for column in range(8):
            # Some rest.
            rests = (row * 5 + column * 3) % 7 in (0, 3)
            light = found if (row, column) == (7, 2) and found else quiet if rests else channel
            box(-0.014, 0.12 + column * 0.115, z + 0.05, 0.012, 0.07, 0.018, light, 0.003)


def build_meter(case, screen, trace, falls):
    """What a module is connected to: on its screen the curve of what is measured, which falls by a share of the screen's height."""
    box(0, 0, 0, 0.3, 0.46, 0.3, case, 0.02)
    box(-0.006, 0.04, 0.05, 0.01, 0.38, 0.2, screen, 0.006)
    steps = [k / 24 for k in range(25)]
    points = [(-0.014, 0.39 - 0.32 * t, 0.215 - 0.15 * falls * (1 - math.exp(-3 * t))) for t in steps]
    tube(points, 0.006, trace)


def build_module(case, top, pole):
    """A module of prismatic cells, seen from above one beside the other."""
    box(0, 0, 0, 0.34, 0.52, 0.035, case, 0.008)
    for cell in range(8):
        box(0.012, 0.012 + cell * 0.063, 0.03, 0.316, 0.055, 0.12, top, 0.006)
        for x in (0.06, 0.24):
            box(x, 0.028 + cell * 0.063, 0.148, 0.04, 0.024, 0.012, pole, 0.003)


def cable(start, end, look):
    """Hangs between two places."""
    bend = [
        tuple(a + (b - a) * t + (0.06 * math.sin(math.pi * t) if axis == 2 else 0) for axis, (a, b) in enumerate(zip(start, end)))
        for t in (k / 16 for k in range(17))
    ]
    tube(bend, 0.008, look)


def build_lab(colours, is_sound=False):
    """The room without a camera; with `is_sound`, what is measured at FOUND is as good as the rest."""
    metal, seam = opaque("metal", linear("#33444f"), 0.36, 0.3), opaque("seam", linear("#060c12"), 0.6)
    case, pole = opaque("case", linear("#16242f"), 0.4), opaque("pole", linear("#b4c2cb"), 0.3, 0.9)
    screen, black = opaque("screen", linear("#03090e"), 0.12), opaque("black", linear("#06090c"), 0.5)
    trace, warning = opaque("trace", colours["aurora"], glow=4), opaque("warning", colours["signal-bright"], glow=5)
    cool, warm = opaque("cool cable", colours["aurora"], glow=0.5), opaque("warm cable", colours["signal-bright"], glow=0.6)
    channel, quiet = opaque("channel", colours["aurora"], glow=2.2), opaque("quiet", linear("#2d6f7a"), glow=0.25)
    teal, odd = opaque("teal", linear("#14807f"), 0.32, glow=0.22), opaque("odd", colours["signal"], 0.35, glow=0.55)

    if is_sound:
        odd, warning, warm = opaque("sound", linear("#1f9c91"), 0.3, glow=0.1), opaque("result", linear("#8ffbe8"), glow=4), cool

    def place(is_found):
        build_module(case, odd if is_found else teal, pole)
        # They end in sockets at the foot of the meter.
        for start, end, sheath in (((0.26, 0.12, 0.16), (0.395, 0.16, SHELF + 0.022), black), ((0.26, 0.4, 0.16), (0.33, 0.31, SHELF + 0.022), warm if is_found else cool)):
            cable(start, end, sheath)
            box(end[0] - 0.006, end[1] - 0.02, end[2] - 0.018, 0.05, 0.04, 0.036, pole, 0.006)

    quiet_place, found_place = built_once(lambda: place(False)), built_once(lambda: place(True))
    meter = built_once(lambda: build_meter(case, screen, trace, 0.5))
    found_meter = built_once(lambda: build_meter(case, screen, warning, 0.3 if is_sound else 1))
    rack = built_once(lambda: build_rack(metal, seam, channel, quiet, None))
    found_rack = built_once(lambda: build_rack(metal, seam, channel, quiet, warning))

    length = 14 * STEP
    box(0, -3, TOP - 0.05, DEEP, length + 3, 0.05, opaque("bench", linear("#24333d"), 0.25), 0.008)
    box(0.02, -3, 0, 0.05, length + 3, TOP - 0.05, seam)
    box(0.44, -3, TOP + SHELF - 0.03, 0.34, length + 3, 0.025, metal)
    # Screens look towards the one who comes.
    towards = Matrix.Rotation(math.radians(24), 4, "Z")
    for spot in range(-1, 13):
        y = spot * STEP
        is_found = spot == FOUND
        set_down(found_place if is_found else quiet_place, Matrix.Translation((0.06, y + 0.3, TOP)))
        set_down(found_meter if is_found else meter, Matrix.Translation((0.5, y + 0.36, TOP + SHELF)) @ towards)
        set_down(found_rack if spot == FOUND + 1 else rack, Matrix.Translation((WALL, y, 0)))
    # A floor that mirrors nothing leaves the words beside it alone.
    box(-40, -40, -0.1, 80, 80, 0.1, opaque("floor", linear("#02060a"), 1))
    # A long lamp above the bench, and what the room has besides.
    lamp = opaque("lamp", linear("#dff6ff"), glow=3)
    box(0.35, -2, 2.35, 0.06, length + 2, 0.03, lamp)
    softbox((0.38, length / 2 - 2, 2.3), (0.38, length / 2 - 2, 0), 0.2, length + 3, 260, (0.75, 0.95, 1))
    softbox((-2.5, 2, 2.8), (0.4, 3, 1), 0.4, 9, 90, (0.55, 1, 0.93))
    y = FOUND * STEP + 0.5
    softbox((0.2, y, 1.75), (0.3, y, TOP), 0.5, 0.5, 9, (0.4, 1, 0.92) if is_sound else (1, 0.5, 0.2))
    surround((0.03, 0.06, 0.09, 1), 0.8)


def build(colours):
    build_lab(colours)
    look((-1.5, -0.5, 1.72), (0.55, 3.1, 1.06), lens=36, sharp_at=(0.2, FOUND * STEP + 0.5, 1), aperture=1.1)
    # The words stand on the left.
    bpy.context.scene.camera.data.shift_x = -0.24
    return 5, 15


if __name__ == "__main__":
    take(build)
