"""Renders a workplace in the laboratory by day, which nobody sits at yet: a module in test on a bench, what charges it, and a stool (view.py says with which arguments). Centimetres."""

import math
import os
import random
import sys

import bpy
from mathutils import Matrix, Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from car_parts import box, built_once, set_down
from instruments import pane
from materials import linear
from meshes import add, between, tube
from opened_pack import CELLS, facing
from places import at, turn
from prismatic import moulded, place
from studio import look, opaque, softbox, surround
from turned import turned
from view import take
from wired import build_wired

# The bench: how wide and deep it is, and how high. Its middle is above the origin, its front looks along -y.
WIDE, DEEP, TOP = 158, 74, 88
# What charges the module: how wide, deep and high it is, where its sockets are, and how high these are.
CYCLER, SOCKETS, SOCKET = (50, 40, 45), (-17, -8.4), 9.4
# The module is shown larger than it is in a pack.
MODULE = 1.42


def to_front(x, z, y=0):
    """Where a thing that was built lying looks to the front."""
    return at(x, y, z) @ turn(90, "X")


def build_bench(finish):
    """A top of compact laminate, whose core is dark, on a frame; drawers below its right half."""
    frame, steel, black = finish["frame"], finish["steel"], finish["black"]
    moulded((0, 0, TOP - 2.4), WIDE, DEEP, 1.2, [(0.2, 0), (0, 0.2), (0, 2.25), (0.06, 2.31)], finish["core"])
    moulded((0, 0, TOP - 0.1), WIDE - 0.12, DEEP - 0.12, 1.14, [(0, 0), (0, 0.04), (0.07, 0.1)], finish["top"])
    side = [(0.1, 0), (0, 0.1), (0, TOP - 9)]
    for x in (-1, 1):
        for y in (-1, 1):
            leg = (x * (WIDE / 2 - 6), y * (DEEP / 2 - 6))
            moulded((*leg, 3.4), 5, 5, 0.5, side, frame)
            place(*leg, 0, [(2.3, 0), (2.3, 0.6), (1.1, 1.2), (1.1, 3.6)], black)
        box(x * (WIDE / 2 - 6) - 2.5, 8.5 - DEEP / 2, TOP - 7.4, 5, DEEP - 17, 5, frame, 0.4)
        box(x * (WIDE / 2 - 6) - 2, 8.5 - DEEP / 2, 15, 4, DEEP - 17, 4, frame, 0.4)
    for y in (-1, 1):
        box(8.5 - WIDE / 2, y * (DEEP / 2 - 6) - 2.5, TOP - 7.4, WIDE - 17, 5, 5, frame, 0.4)
    box(8.5 - WIDE / 2, DEEP / 2 - 8, 15, WIDE - 17, 4, 4, frame, 0.4)
    # The drawers hang below the top.
    wide, high, left, front = 46, 52, WIDE / 2 - 60, 4 - DEEP / 2
    box(left, front + 2, TOP - 8 - high, wide, DEEP - 16, high + 0.8, finish["body"], 0.5)
    z = TOP - 8
    for tall in (12, 16, 24):
        z -= tall
        set_down(built_once(lambda: moulded((0, 0, 0), wide - 0.6, tall - 0.5, 0.5, [(0, 0), (0, 1.6), (0.1, 1.9), (0.3, 2)], finish["body"])), to_front(left + wide / 2, z + tall / 2, front + 2))
        y, up = front - 2.6, z + tall - 4.2
        tube([(left + 13, y, up), (left + wide - 13, y, up)], 0.55, steel)
        for x in (left + 16, left + wide - 16):
            tube([(x, front, up), (x, y, up)], 0.4, steel)


def build_cycler(finish):
    """Looks along -y: on its screen a bar for each cell, below it keys and sockets."""
    wide, deep, high = CYCLER
    body, black, steel = finish["body"], finish["black"], finish["steel"]
    for x in (5 - wide / 2, wide / 2 - 5):
        for y in (5, deep - 5):
            place(x, y, 0, [(0, 0), (1.8, 0), (2, 0.3), (2, 1.8), (0, 1.8)], finish["rubber"])
    moulded((0, deep / 2, 1.6), wide, deep, 1.6, [(0.6, 0), (0.15, 0.15), (0, 0.6), (0, high - 2.2), (0.15, high - 1.75), (0.6, high - 1.6)], body)
    flat = lambda x, z, across, up, radius, outline, name, y=0: set_down(built_once(lambda: moulded((0, 0, 0), across, up, radius, outline, finish[name])), to_front(x, z, y))
    flat(0, (high + 1.6) / 2, wide - 2.4, high - 4, 1, [(0, 0), (0, 0.5), (0.12, 0.62), (0.3, 0.66)], "face")
    screen, foot = (-6.6, 30.4), 23.6
    flat(*screen, 31, 19.4, 0.9, [(0, 0), (0, 0.5), (0.2, 0.7)], "black", -0.5)
    flat(*screen, 29.4, 17.8, 0.4, [(0, 0), (0, 0.06)], "glass", -1.2)
    chance = random.Random(8)
    for cell in range(CELLS):
        x = screen[0] - 13 + cell * 2.2
        box(x, -1.34, foot, 1.25, 0.06, 10.2 + 2 * chance.random(), finish["line"], 0.02)
    box(screen[0] - 13.4, -1.34, foot - 0.6, 26.6, 0.06, 0.14, finish["faint"], 0)
    for k in range(4):
        box(screen[0] - 13.4, -1.3, foot + 3.4 * (k + 1), 26.6, 0.03, 0.06, finish["dim"], 0)
    right = 16.6
    facing(right, -0.6, 34.6, [(3.5, 0), (3.5, 0.4), (3.2, 0.6), (2.9, 0.6), (2.9, 2.6), (2.6, 3), (0, 3)], steel)
    box(right - 0.12, -3.72, 35.4, 0.24, 0.1, 1.6, black, 0)
    for row in range(2):
        for column in range(2):
            flat(right - 2.2 + column * 4.4, 26.6 - row * 3.2, 3.4, 2.1, 0.4, [(0, 0), (0, 0.4), (0.12, 0.55)], "key", -0.6)
    # Slots through which air enters, the main switch, and the sockets of power.
    for slot in range(11):
        box(2 + slot * 1.7, -0.72, 5, 0.8, 0.2, 12, black, 0.1)
    flat(-18, 17.4, 4, 2.6, 0.3, [(0, 0), (0, 0.4), (0.2, 0.6)], "black", -0.6)
    for x in SOCKETS:
        facing(x, -0.5, SOCKET, [(3.1, 0), (3.1, 0.5), (2.9, 0.7), (2.4, 0.7), (2.3, 1.6), (2.3, 2.4), (2.1, 2.6), (0, 2.6)], black)
        facing(x, -3, SOCKET, [(1.9, 0), (1.9, 2), (1.6, 2.6), (1.5, 4.2), (1.2, 4.6), (0, 4.6)], finish["orange"])


def build_arm(steel, black):
    """One of the base, along x, slimmer to its end, where its castor is."""
    edge = lambda x, half, low, high: [(x, -half, low), (x, half, low), (x, half * 0.8, high), (x, -half * 0.8, high)]
    arm = between(edge(2, 2.3, 8, 12), edge(28, 1.5, 6.4, 8.6), steel)
    rounding = arm.modifiers.new("rounding", "BEVEL")
    rounding.width, rounding.segments = 0.5, 3
    place(27, 0, 4.8, [(0.6, 0), (0.6, 2)], steel)
    wheel = built_once(lambda: turned([(0, 0), (2.2, 0), (2.5, 0.3), (2.5, 1.2), (2.2, 1.5), (0, 1.5)], black, 40))
    for y in (-0.3, 1.8):
        set_down(wheel, at(28.2, y, 2.5) @ turn(90, "X"))
    box(26, -1.9, 3.6, 3.6, 3.8, 1.6, black, 0.5)


def build_stool(finish):
    """Upholstered, on a column with a ring for the feet and a base of five arms on castors."""
    steel, black = finish["steel"], finish["black"]
    turned([(0, 57), (14, 57), (16.6, 57.4), (17, 58.4), (0, 58.4)], black)
    turned([(16.4, 58.2), (18.2, 58.8), (19, 60.2), (19.1, 61.6), (18.8, 62.4), (18.5, 62.6), (18.6, 62.9), (18.2, 64.2), (16.6, 65.4), (13, 65.9), (6, 65.7), (0, 65.6)], finish["leather"], 96)
    turned([(0, 8), (3.6, 8), (3.8, 8.4), (3.8, 12), (2.9, 13), (2.9, 36), (2.6, 36.6), (1.6, 36.8), (1.6, 54), (5, 55.6), (5.4, 57)], steel)
    turned([(3.1, 30), (3.5, 30.4), (3.5, 34), (3.1, 34.4)], black)
    bpy.ops.mesh.primitive_torus_add(major_radius=20.5, minor_radius=1.05, location=(0, 0, 32.2), major_segments=128, minor_segments=24)
    bpy.context.object.data.materials.append(steel)
    for polygon in bpy.context.object.data.polygons:
        polygon.use_smooth = True
    for k in range(3):
        angle = math.radians(30 + 120 * k)
        tube([(r * math.cos(angle), r * math.sin(angle), 32.2) for r in (3, 20)], 0.8, steel)
    foot = built_once(lambda: build_arm(steel, black))
    for k in range(5):
        set_down(foot, turn(72 * k + 14, "Z"))


def build_glasses(glass, frame):
    """They lie on what they are laid on, and look along -y."""
    turns = [math.radians(-78 + 156 * k / 40) for k in range(41)]
    # Cut out below for the nose.
    foot = lambda turn, up: 1.4 * math.exp(-((turn / 0.16) ** 2)) * (up == 0)
    front = lambda turn, up: (7.4 * math.sin(turn), -6 * math.cos(turn) + 0.8 * up, 0.4 + up * 4.4 + foot(turn, up))
    rows = [front(turn, up / 4) for up in range(5) for turn in turns]
    lens = add(rows, [(r * 41 + k, r * 41 + k + 1, (r + 1) * 41 + k + 1, (r + 1) * 41 + k) for r in range(4) for k in range(40)], glass)
    for polygon in lens.data.polygons:
        polygon.use_smooth = True
    tube([front(turn, 1) for turn in turns], 0.28, frame)
    tube([front(turn, 0) for turn in turns], 0.16, frame)
    for side in (-1, 1):
        x, y, z = front(side * turns[-1], 0.9)
        tube([(x, y, z), (x, y + 5, z), (x * 0.97, y + 10, z - 0.6), (x * 0.92, y + 13.5, 0.4)], 0.4, frame, smooth=True)


def build_mug(glaze, inside, coffee):
    turned([(0, 0), (3.2, 0), (3.5, 0.15), (4.1, 0.9), (4.25, 1.8), (4.25, 9), (4.2, 9.3), (4.05, 9.4)], glaze)
    turned([(4.05, 9.4), (3.9, 9.3), (3.85, 9), (3.85, 1)], inside)
    turned([(3.86, 7.4), (0, 7.4)], coffee)
    tube([(4, 0, 7.9), (5.4, 0, 8.1), (7.1, 0, 7.2), (7.2, 0, 4.4), (6, 0, 2.6), (4.1, 0, 2.4)], 0.6, glaze, smooth=True)


def build(colours):
    finish = {
        "top": opaque("top", linear("#f1f4f5"), 0.34),
        "core": opaque("core", linear("#27323a"), 0.45),
        "frame": opaque("frame", linear("#aebac1"), 0.4, 0.3),
        "body": opaque("body", linear("#e9edee"), 0.36),
        "face": opaque("face", linear("#cdd6da"), 0.4),
        "key": opaque("key", linear("#8b9ba5"), 0.45),
        "steel": opaque("steel", linear("#d5dadd"), 0.2, 1),
        "black": opaque("black", linear("#14191d"), 0.4),
        "rubber": opaque("rubber", linear("#1b2125"), 0.62),
        "glass": opaque("glass", linear("#04141d"), 0.12),
        "line": opaque("line", linear("#35d3bf"), glow=0.8),
        "faint": opaque("faint", linear("#2d8f96"), glow=0.6),
        "dim": opaque("dim", linear("#12414c"), glow=0.5),
        "orange": opaque("orange", linear("#e84e0a"), 0.4),
        "leather": opaque("leather", linear("#0d4a55"), 0.46),
    }
    stands = at(0, 0, 0, -24)
    set_down(built_once(lambda: build_bench(finish)), stands)
    on_bench = stands @ at(0, 0, TOP)
    mat = built_once(lambda: moulded((0, 0, 0), 68, 44, 1.4, [(0, 0), (0, 0.2), (0.12, 0.3)], opaque("mat", linear("#3f5f68"), 0.7)))
    set_down(mat, on_bench @ at(-30, -9))
    module = on_bench @ at(-30, -8, 0.3, 84) @ Matrix.Scale(MODULE, 4)
    set_down(built_once(build_wired), module)
    cycler = on_bench @ at(45, -7, 0, -4)
    set_down(built_once(lambda: build_cycler(finish)), cycler)
    # From the poles of the module to the sockets.
    for x, bends in (
        (SOCKETS[0], [(7.1, 19.8, 11.5), (8.6, 22.4, 11.2), (12, 23.5, 7), (14, 19, 0.9), (15, 8, 0.9), (14.5, -12, 0.9), (10, -24, 0.9)]),
        (SOCKETS[1], [(7.1, -19.8, 11.5), (7.9, -21.3, 11.3), (8, -24, 8), (3, -26, 0.9), (-3, -29, 0.9)]),
    ):  # fmt: skip
        points = [module @ Vector(bend) for bend in bends] + [cycler @ Vector((x, *spot)) for spot in ((-13, SOCKET - 2.6), (-8, SOCKET), (-5, SOCKET))]
        tube(points, 1.05, finish["orange"], smooth=True)
    mug = built_once(lambda: build_mug(opaque("glaze", linear("#0c5a66"), 0.25), opaque("inside", linear("#eef1f1"), 0.3), opaque("coffee", linear("#2a160c"), 0.15)))
    set_down(mug, on_bench @ at(68, -24, 0, -40))
    glasses = built_once(lambda: build_glasses(pane("lens", (0.86, 0.92, 0.93, 1), 1), finish["black"]))
    set_down(glasses, on_bench @ at(43, -28, 0, -30) @ Matrix.Scale(1.15, 4))
    set_down(built_once(lambda: build_stool(finish)), stands @ at(-36, -62))
    # Two windows on the left, what is bright beyond, the ceiling, and softer light from the right and from before.
    softbox((-330, 190, 340), (0, 0, 60), 90, 140, 1_600_000, (1, 0.98, 0.95))
    softbox((-330, -300, 300), (0, 0, 60), 130, 200, 700_000, (1, 0.985, 0.965))
    softbox((160, 460, 260), (0, 0, 60), 420, 120, 330_000, (0.96, 0.985, 1))
    softbox((-10, 20, 520), (0, 0, 0), 460, 320, 170_000, (0.97, 0.99, 1))
    softbox((400, -260, 260), (0, 0, 60), 220, 240, 90_000, (0.94, 0.975, 1))
    softbox((-120, -560, 190), (0, 0, 60), 420, 160, 90_000, (0.96, 0.985, 1))
    surround((0.88, 0.94, 1, 1), 0.26)
    look((0, -650, 290), (0, -10, 62), lens=55.5)
    # The words stand on the left; the ground is seen as far as it goes.
    lens = bpy.context.scene.camera.data
    lens.shift_x, lens.shift_y, lens.clip_end = -0.23, -0.008, 4_000


take(build, ground="sunken", goes_on=True)
