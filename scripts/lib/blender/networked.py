"""Renders rows of sockets in a network, one cable of which carries something (view.py says with which arguments). Centimetres."""

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

# Sockets look along -x. From one to the next, and from one row to the next.
BESIDE, ROW = 2.1, 4.6
LIT = (0, 4)


def build_socket(frame, hole, on):
    """The middle of its opening is at the origin."""
    box(-0.12, -0.85, -0.75, 0.5, 1.7, 1.5, frame, 0.1)
    box(-0.16, -0.62, -0.52, 0.3, 1.24, 1.04, hole, 0.05)
    for side in (-1, 1):
        box(-0.14, side * 0.52 - 0.16, 0.94, 0.2, 0.32, 0.16, on, 0.04)


def build_plug(body, boot, sheath, sag):
    """With its cable, which bends downwards."""
    box(-1.3, -0.56, -0.46, 1.4, 1.12, 0.92, body, 0.08)
    box(-1.1, -0.2, 0.44, 0.9, 0.4, 0.16, body, 0.05)
    box(-2.6, -0.44, -0.42, 1.4, 0.88, 0.84, boot, 0.2)
    tube([(-2.4 - 5.4 * math.sin(t * 1.5), sag * t * t, -9.5 * (1 - math.cos(t * 1.5))) for t in (k / 24 for k in range(25))], 0.3, sheath)


def build(colours):
    metal, seam = opaque("metal", linear("#2b3b46"), 0.34, 0.4), opaque("seam", linear("#04080c"), 0.6)
    frame = opaque("frame", linear("#16242f"), 0.4)
    on, off = opaque("on", colours["aurora"], glow=5), opaque("off", linear("#26424d"), glow=0.15)
    clear, grey = opaque("clear", linear("#9db0ba"), 0.2), opaque("grey", linear("#22323d"), 0.5)
    lit, lit_boot = opaque("lit", linear("#19b5a4"), 0.35, glow=0.35), opaque("lit boot", linear("#0f8f86"), 0.4, glow=0.2)
    box(0, -40, -20, 3, 80, 13, metal, 0.2)
    box(0, -40, -6.6, 3, 80, 13.4, metal, 0.2)
    box(0, -40, 7.2, 3, 80, 13, metal, 0.2)
    box(1, -60, -60, 2, 120, 120, seam)
    live, idle = built_once(lambda: build_socket(frame, seam, on)), built_once(lambda: build_socket(frame, seam, off))
    for row in range(-1, 2):
        for column in range(-12, 16):
            place = Matrix.Translation((0, column * BESIDE, 1.4 - row * ROW))
            is_lit = (row, column) == LIT
            is_used = is_lit or (row * 5 + column * 3) % 7 in (1, 2, 4, 5)
            set_down(live if is_used else idle, place)
            if is_used:
                sag = ((row + column) % 5 - 2) * 0.7
                plug = built_once(lambda: build_plug(clear, lit_boot if is_lit else grey, lit if is_lit else grey, sag))
                set_down(plug, place)
    softbox((-20, 10, 22), (0, 6, 0), 20, 4, 17_000, (0.75, 0.96, 1))
    softbox((-22, -24, 2), (0, 4, 0), 3, 22, 6_500, (0.4, 1, 0.92))
    softbox((-6, 30, 6), (0, 8, 0), 6, 6, 5_000, (0.85, 0.95, 1))
    surround((0.03, 0.06, 0.09, 1), 0.8)
    look((-21, -5, 9), (-1, 8.2, -0.6), lens=44, sharp_at=(-1.2, 8.4, 1.4), aperture=0.03)
    # The words stand on the left.
    bpy.context.scene.camera.data.shift_x = -0.2
    return 30, 80


take(build)
