"""Renders the doors of a workshop at dusk, one of which is open, and two who work there (view.py says with which arguments)."""

import math
import os
import sys

import bpy
from mathutils import Matrix

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from car_parts import box, built_once, set_down
from forecourt import parked_car
from materials import linear
from meshes import tube
from person import LEANING, cap, set_down_reader, technician
from sky import DUSK, build_sky
from studio import look, opaque, softbox, surround
from view import take, wet_floor

# The front looks along -y. From one door to the next, and how wide, high and deep what is behind them is, in metres.
BESIDE, WIDE, HIGH, DEEP = 5.2, 4, 3, 9
# The colour of lamps of some 3200 K.
WARM = (1, 0.74, 0.46)


def build_door(slat, seam):
    """One that is rolled down."""
    box(0, 0.16, 0, WIDE, 0.04, HIGH, seam, 0.005)
    for row in range(20):
        box(0.03, 0.1, 0.03 + row * HIGH / 20, WIDE - 0.06, 0.08, HIGH / 20 - 0.025, slat, 0.012)


def build_front(slat, seam, wall, frame):
    """Doors from far on the left to the open one, behind whose pillar the house ends."""
    door = built_once(lambda: build_door(slat, seam))

    def pillar():
        box(WIDE, 0, 0, BESIDE - WIDE, 0.3, HIGH, wall, 0.01)
        for x in (WIDE - 0.04, BESIDE - 0.06):
            box(x, -0.04, 0, 0.1, 0.2, HIGH + 0.05, frame, 0.01)

    between = built_once(pillar)
    for place in range(-6, 1):
        at = Matrix.Translation((place * BESIDE, 0, 0))
        set_down(between, at)
        if place != 0:
            set_down(door, at)
    end = BESIDE + 0.04
    box(-40, -0.02, HIGH, 40 + end, 0.34, 0.62, wall, 0.02)
    box(-40, -0.3, HIGH + 0.02, 40 + end, 0.34, 0.14, frame, 0.02)
    box(-40, -0.4, HIGH + 0.6, 40.1 + end, DEEP + 1, 0.09, frame, 0.02)
    box(end - 0.2, 0, 0, 0.2, DEEP + 0.4, HIGH + 0.6, wall, 0.01)


def build_room(shelf, lamp, teal):
    """What the open door shows: benches, and modules on shelves along the back."""
    inside = opaque("inside", linear("#aba59c"), 0.75)
    box(-0.6, 0.3, -0.02, WIDE + 1.2, DEEP, 0.03, opaque("screed", linear("#6d6760"), 0.35))
    box(-0.6, DEEP, 0, WIDE + 1.2, 0.1, HIGH + 0.4, inside)
    for x in (-0.7, WIDE + 0.6):
        box(x, 0.3, 0, 0.1, DEEP, HIGH + 0.4, inside)
    box(-0.6, 0.3, HIGH + 0.3, WIDE + 1.2, DEEP, 0.1, opaque("ceiling", linear("#6e665c"), 0.9))
    for x in (0.9, 2.9):
        box(x, 1.2, HIGH + 0.1, 0.14, DEEP - 2.4, 0.06, lamp)
    box(-0.5, DEEP - 0.8, 0.86, WIDE + 1, 0.7, 0.06, shelf)
    for level in range(3):
        box(-0.5, DEEP - 0.45, 1.5 + level * 0.45, WIDE + 1, 0.4, 0.04, shelf)
        for column in range(7):
            if (level + column * 2) % 5:
                box(-0.3 + column * 0.66, DEEP - 0.42, 1.54 + level * 0.45, 0.5, 0.32, 0.16, teal, 0.01)


def build_tools(metal, board, handle, glow):
    """Along the right wall: what charges cars, with its cable, a board with tools, and a chest of drawers on wheels."""
    x = WIDE + 0.6
    box(x - 0.14, 2.7, 1.25, 0.14, 0.32, 0.5, metal, 0.04)
    box(x - 0.146, 2.8, 1.62, 0.01, 0.12, 0.02, glow, 0.002)
    tube([(x - 0.1, 2.86 + 0.32 * math.sin(t), 0.95 + 0.32 * math.cos(t)) for t in (k * math.pi / 16 for k in range(1, 33))], 0.016, board)
    tube([(x - 0.07, 2.86, 1.27), (x - 0.07, 2.86, 1.1)], 0.016, board)
    box(x - 0.04, 4.1, 1.35, 0.04, 2.2, 0.95, board, 0.01)
    for row, top in enumerate((2.2, 1.8)):
        for k in range(8 + row):
            long = 0.14 + (k * 5 % 4) * 0.05
            box(x - 0.07, 4.22 + k * (0.26 - 0.03 * row), top - long, 0.03, 0.035, long, metal, 0.01)
            box(x - 0.08, 4.21 + k * (0.26 - 0.03 * row), top - long - 0.1, 0.045, 0.055, 0.1, handle, 0.015)
    box(x - 0.55, 5.2, 0.12, 0.5, 0.8, 0.85, board, 0.02)
    for k in range(4):
        box(x - 0.565, 5.24, 0.18 + k * 0.19, 0.02, 0.72, 0.165, metal, 0.008)


def build_distance(night):
    """What stands beyond the house, before the sky: a hedge, a roof with a lit window, and lamps along a road."""
    dark, bulb = opaque("far", night, 0.9), opaque("bulb", linear("#ffbf7a"), glow=3)
    box(9, 22, 0, 60, 0.6, 1.35, dark, 0.2)
    box(20, 46, 0, 24, 6, 2.2, dark)
    box(44, 49, 0, 40, 6, 3, dark)
    box(41.2, 45.9, 1, 0.6, 0.1, 0.6, opaque("window", linear("#ffbf7a"), glow=1.5))
    for x, y in ((24.5, 25), (35.5, 34), (50, 44)):
        tube([(x, y, 0), (x, y, 5.4), (x - 0.9, y, 5.6)], 0.06, dark)
        box(x - 1.3, y - 0.15, 5.52, 0.6, 0.3, 0.08, bulb)


def light_up(frame):
    """Lamps inside, one on the pillar at each side of the open door, and what is left of the day."""
    softbox((WIDE / 2, 4.4, HIGH + 0.05), (WIDE / 2, 4.4, 0), 3.4, 6, 460, WARM)
    softbox((WIDE / 2, 2.6, HIGH - 0.1), (WIDE / 2, -3, 0), 3.2, 0.6, 520, WARM)
    softbox((2.1, 1.5, HIGH - 0.2), (3.4, 0, 1.2), 0.5, 0.5, 50, WARM)
    lantern = opaque("lantern", linear("#ffcf94"), glow=6)
    for x in (4.56, -0.36):
        box(x, -0.16, 2.2, 0.1, 0.14, 0.2, frame)
        box(x + 0.015, -0.15, 2.19, 0.07, 0.1, 0.012, lantern, 0.002)
        # What it lights is blue.
        softbox((x + 0.05, -0.14, 2.18), (x + 0.05, -0.06, 0), 0.1, 0.08, 20, (1, 0.56, 0.24))
    softbox((-10, -10, 7), (0, 0, 1.5), 16, 1, 260, (0.35, 0.6, 1))
    surround((0.03, 0.07, 0.145, 1), 1.2)


def build(colours):
    wall, slat = opaque("wall", linear("#1d2b36"), 0.7), opaque("slat", linear("#2c3d49"), 0.38, 0.3)
    seam, frame = opaque("seam", linear("#060c12"), 0.6), opaque("frame", linear("#3b4d59"), 0.35, 0.5)
    steel, board = opaque("steel", linear("#7d8488"), 0.4, 0.4), opaque("board", linear("#4a4a48"), 0.6)
    teal, handle = opaque("teal", linear("#14807f"), 0.32, glow=0.15), opaque("handle", linear("#14807f"), 0.5)
    build_front(slat, seam, wall, frame)
    build_room(opaque("shelf", linear("#3a342e"), 0.4), opaque("tube", linear("#ffdfae"), glow=7), teal)
    build_tools(steel, board, handle, opaque("ready", colours["aurora"], glow=4))
    box(0, -0.34, HIGH + 0.22, WIDE, 0.05, 0.04, opaque("sign", colours["aurora"], glow=1.3))
    car = Matrix.Translation((1.85, 5.5, 0.02)) @ Matrix.Rotation(math.radians(-68), 4, "Z")
    set_down(parked_car(colours, opaque("lit", linear("#2bbfae"), glow=1.1)), car)
    beside_it = Matrix.Translation((1.2, 2.75, 0.01)) @ Matrix.Rotation(math.radians(108), 4, "Z")
    set_down(technician(LEANING, cap, "#46525d", "#20262b"), beside_it)
    set_down_reader(Matrix.Translation((3.36, -0.42, 0)) @ Matrix.Rotation(math.radians(-114), 4, "Z"), colours)
    build_distance(linear("#070e18"))
    build_sky(DUSK, linear("#0f2a50"), 62, -60, 130, fade=(colours["night"], 40))
    wet_floor(linear("#20272d"))
    light_up(frame)
    look((-2.6, -11.5, 1.6), (2.1, 1, 1.69), lens=36, sharp_at=(3.3, -0.4, 1.3), aperture=0.8)
    # The words stand on the left.
    bpy.context.scene.camera.data.shift_x = -0.2
    return 24, 260


take(build)
