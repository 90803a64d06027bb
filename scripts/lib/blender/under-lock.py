"""Renders the door of a cabinet, with the key in its lock (view.py says with which arguments). Centimetres."""

import math
import os
import sys

import bpy
from mathutils import Matrix

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from car_parts import box, built_once, set_down
from cabin import ring
from materials import linear
from meshes import tube
from studio import look, opaque, softbox, surround
from turned import turned
from view import take

# The door looks along -x; the lock is at the origin. Centimetres.
BACK = Matrix.Rotation(math.radians(-90), 4, "Y")


def build(colours):
    metal, seam = opaque("metal", linear("#33444f"), 0.34, 0.3), opaque("seam", linear("#04080c"), 0.7)
    steel, black = opaque("steel", linear("#aab8c1"), 0.22, 1), opaque("black", linear("#0b1117"), 0.32)
    light, tag = opaque("light", colours["aurora"], glow=2.2), opaque("tag", linear("#17a697"), 0.35, glow=0.3)
    box(0, -40, -40, 4, 48, 90, metal, 0.4)
    box(0, 8.5, -40, 4, 60, 90, metal, 0.4)
    box(1, -60, -40, 2, 120, 90, seam)
    for slot in range(6):
        box(-0.05, 14, -14 + slot * 3.4, 0.4, 22, 1.5, seam, 0.3)
    box(-0.1, -22, 12.5, 0.6, 26, 0.7, light, 0.2)
    # A handle in its plate, and the lock below it.
    box(-0.5, -2.6, -4.4, 1, 5.2, 15.5, black, 0.8)
    box(-2.6, -1.1, 1.4, 1.5, 2.2, 8.6, steel, 0.7)
    box(-1.6, -0.7, 7.2, 1.6, 1.4, 1.8, steel, 0.3)
    lock = built_once(lambda: (
        turned([(0, 0), (1.75, 0), (1.75, 0.7), (1.6, 0.9), (1.15, 0.95), (1.1, 0.8), (0, 0.8)], steel),
    ))  # fmt: skip
    set_down(lock, Matrix.Translation((-0.4, 0, -1.6)) @ BACK)
    # The key: its blade, its bow, and a tag on a ring.
    box(-3.2, -0.14, -2.1, 2.2, 0.28, 1, steel, 0.06)
    box(-5.6, -0.22, -2.9, 2.6, 0.44, 2.6, steel, 0.2)
    def loop():
        ring(1.25, 0.1, steel)
    set_down(built_once(loop), Matrix.Translation((-5.2, 0.1, -3.8)) @ Matrix.Rotation(math.radians(25), 4, "Z"))
    box(-5.5, 0.3, -9.4, 0.32, 2.6, 4.6, tag, 0.5)
    tube([(-5.34, 1.4, -4.7), (-5.36, 1.6, -5.1)], 0.16, steel)
    softbox((-16, 14, 18), (0, 0, 0), 3, 16, 13_000, (0.75, 0.96, 1))
    softbox((-22, -20, 4), (0, 0, 0), 3, 30, 8_000, (0.4, 1, 0.92))
    softbox((-10, 2, 34), (0, 2, 0), 8, 8, 8_000, (1, 0.97, 0.93))
    # For the key.
    softbox((-24, -6, 9), (-4, 0, -2), 5, 5, 3_000, (0.85, 0.97, 1))
    surround((0.03, 0.06, 0.09, 1), 0.8)
    look((-27, -15, 3), (0, 1.5, -1.4), lens=50, sharp_at=(-3.4, -0.4, -1.6), aperture=0.05)
    # The words stand on the left.
    bpy.context.scene.camera.data.shift_x = -0.24
    return 40, 110


take(build)
