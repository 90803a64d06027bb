"""Renders a car that one sees into on the rolls of a test bench, connected to what measures it (view.py says with which arguments). Metres."""

import math
import os
import sys

import bpy
from mathutils import Matrix, Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from car_parts import WHEELS, box, built_once, set_down
from glass_car import build_glass_car
from lab import build_rack
from materials import linear
from meshes import tube
from studio import look, opaque, softbox, surround
from view import take, wet_floor

# The radius of a roll, how far both of a pair are apart, at which height they turn, and how far they lift a car.
ROLL, APART, DEPTH, LIFT = 0.17, 0.46, -0.07, 0.062


def build_rolls(steel, dark, edge, warning):
    """Two rolls below each wheel of an axle at x = 0, in a pit with a frame and painted stripes."""
    flat = (math.pi / 2, 0, 0)
    for side, start in ((-1, -1.22), (1, 0.42)):
        box(-0.5, start, 0.004, 1, 0.8, 0.012, dark, 0.002)
        for x in (-0.5, 0.44):
            box(x, start, 0.006, 0.06, 0.8, 0.03, edge, 0.006)
        for y in (start - 0.05, start + 0.8):
            box(-0.5, y, 0.006, 1, 0.05, 0.03, edge, 0.006)
            for k in range(5):
                box(-0.47 + k * 0.22, y + 0.012, 0.034, 0.026, 0.026, 0.008, steel, 0.003)
        for x in (-APART / 2, APART / 2):
            bpy.ops.mesh.primitive_cylinder_add(radius=ROLL, depth=0.76, location=(x, start + 0.4, DEPTH), rotation=flat, vertices=64)
            roll = bpy.context.object
            roll.data.materials.append(steel)
            for polygon in roll.data.polygons:
                polygon.use_smooth = len(polygon.vertices) == 4
            # Grooves, which hold tyres.
            for k in range(13):
                at = (x, start + 0.06 + k * 0.057, DEPTH)
                bpy.ops.mesh.primitive_torus_add(major_radius=ROLL, minor_radius=0.004, location=at, rotation=flat, major_segments=64)
                bpy.context.object.data.materials.append(edge)
        for k in range(6):
            box(-0.5 + k * 0.17, start + 0.35 + side * 0.52, 0.004, 0.085, 0.08, 0.004, warning, 0)


def build_cabinet(metal, seam, screen, trace):
    """Instruments one above the other on wheels; its front looks along -x."""
    box(0, 0, 0.12, 0.62, 0.74, 1.62, metal, 0.02)
    box(-0.012, 0.05, 0.2, 0.02, 0.64, 1.48, seam, 0.01)
    for y in (0.06, 0.6):
        for x in (0.04, 0.5):
            box(x, y, 0, 0.09, 0.06, 0.12, seam, 0.02)
    # Curves of what is measured.
    box(-0.03, 0.09, 1.2, 0.03, 0.56, 0.42, seam, 0.012)
    box(-0.036, 0.11, 1.22, 0.01, 0.52, 0.38, screen, 0.004)
    for row, (middle, high, speed) in enumerate(((1.52, 0.03, 22), (1.42, 0.02, 13), (1.31, 0.035, 8))):
        tube([(-0.044, 0.59 - 0.44 * t, middle + high * math.sin(speed * t) * (1 - 0.6 * t)) for t in (k / 60 for k in range(61))], 0.0045, trace)
    for row, z in enumerate((0.98, 0.76, 0.54)):
        box(-0.03, 0.09, z, 0.03, 0.56, 0.19, metal, 0.01)
        for y in (0.12, 0.6):
            box(-0.055, y, z + 0.03, 0.03, 0.02, 0.13, screen, 0.006)
        box(-0.034, 0.34, z + 0.05, 0.006, 0.22, 0.09, screen, 0.003)
        for k in range(3 + row):
            box(-0.038, 0.36 + k * 0.035, z + 0.085, 0.004, 0.022, 0.02 + 0.012 * (k % 3), trace, 0.001)
        for k in range(4):
            tube([(-0.026, 0.16 + k * 0.045, z + 0.095), (-0.05, 0.16 + k * 0.045, z + 0.095)], 0.014, seam)
    for k in range(7):
        box(-0.016, 0.14, 0.24 + k * 0.034, 0.01, 0.46, 0.016, metal, 0.003)


def bent(ways, thick, look):
    """A stiff cable (a Bézier curve) from the first of a few places towards the others to the last one."""
    places = []
    for t in (k / 80 for k in range(81)):
        row = [Vector(way) for way in ways]
        while len(row) > 1:
            row = [one.lerp(other, t) for one, other in zip(row, row[1:])]
        places.append(row[0])
    tube(places, thick, look)


def build_strap(start, end, web, metal):
    """Holds the car down, tightened by a ratchet."""
    way = Vector(end) - Vector(start)
    along = Matrix.Translation(start) @ way.to_track_quat("X", "Z").to_matrix().to_4x4()
    long = way.length
    strap = built_once(lambda: (
        box(0, -0.024, 0, long, 0.048, 0.005, web, 0.001),
        box(long * 0.55, -0.034, -0.012, 0.13, 0.068, 0.03, metal, 0.008),
        box(long * 0.55 + 0.02, -0.03, 0.018, 0.17, 0.06, 0.012, metal, 0.005),
        box(long - 0.05, -0.035, -0.012, 0.07, 0.07, 0.02, metal, 0.006),
    ))  # fmt: skip
    set_down(strap, along)


def build_marks(paint):
    """Lines on the floor around the car."""
    for y in (-1.36, 1.6):
        box(-1.02, y, 0, 6.24, 0.08, 0.003, paint, 0)
    for x in (-1.1, 5.22):
        box(x, -1.36, 0, 0.08, 3.04, 0.003, paint, 0)


def build(colours):
    steel, dark = opaque("steel", linear("#8c9aa4"), 0.28, 0.95), opaque("dark", linear("#070c11"), 0.6)
    edge, metal = opaque("edge", linear("#3b4a55"), 0.35, 0.7), opaque("metal", linear("#33444f"), 0.36, 0.3)
    paint = opaque("paint on floor", linear("#8b9aa2"), 0.6)
    set_down(built_once(lambda: build_glass_car(colours)), Matrix.Translation((0, 0, LIFT)))
    rolls = built_once(lambda: build_rolls(steel, dark, edge, paint))
    for x in WHEELS:
        set_down(rolls, Matrix.Translation((x, 0, 0)))
    web = opaque("web", colours["signal-bright"], 0.6, glow=0.12)
    for side in (-1, 1):
        build_strap((4.02, side * 0.5, 0.33), (5.1, side * 0.95, 0.02), web, steel)
        build_strap((0.25, side * 0.5, 0.33), (-0.8, side * 0.95, 0.02), web, steel)
    trace, screen = opaque("trace", colours["aurora"], glow=5), opaque("screen", linear("#02070b"), 0.15)
    at = Matrix.Translation((3.35, -1.6, 0)) @ Matrix.Rotation(math.radians(-140), 4, "Z")
    set_down(built_once(lambda: build_cabinet(metal, dark, screen, trace)), at)
    rubber = opaque("cable", linear("#0d1318"), 0.5)
    for k, sheath in enumerate((rubber, opaque("lit cable", colours["aurora"], glow=0.5), rubber)):
        start, end = Vector((4.2, -0.16 + k * 0.07, 0.42 + LIFT)), at @ Vector((-0.03, 0.2 + k * 0.12, 0.4))
        # Between its ends it lies on the floor.
        lying = [start.lerp(end, share) * Vector((1, 1, 0)) + Vector((0, 0, 0.02)) for share in (0, 0.4, 1)]
        bent((start, *lying, end), 0.016, sheath)
    build_marks(paint)
    # Cabinets that charge cells, along the wall behind.
    channel, quiet = opaque("channel", colours["aurora"], glow=0.8), opaque("quiet", linear("#2d6f7a"), glow=0.2)
    rack = built_once(lambda: build_rack(metal, dark, channel, quiet, None))
    for k in range(10):
        set_down(rack, Matrix.Translation((0.3 - k * 1.15, -4, 0)) @ Matrix.Rotation(math.radians(-90), 4, "Z"))
    wet_floor(linear("#0a141d"))
    softbox((2.1, 1.2, 4), (2.1, 0, 0), 5, 0.4, 150, (0.6, 0.97, 1))
    softbox((2, -2.8, 3.6), (2, 0, 0.8), 7, 0.3, 160, (0.72, 0.92, 1))
    softbox((8, 4, 2.6), (4, 0, 0.6), 2, 0.4, 70, (0.75, 0.95, 1))
    softbox((5.4, -0.6, 3), tuple(at.translation + Vector((0, 0, 1))), 0.5, 0.5, 40, (0.7, 0.95, 1))
    softbox((2.1, 0, 0.16), (2.1, 0, 0), 2, 1.3, 14, (0.3, 1, 0.85))
    surround((0.03, 0.06, 0.09, 1), 0.8)
    look((10.6, 5.2, 2.1), (2.9, -0.1, 0.85), lens=40, sharp_at=(4, 0.6, 0.6), aperture=0.5)
    # The words stand on the left.
    lens = bpy.context.scene.camera.data
    lens.shift_x, lens.shift_y = -0.235, 0.02
    return 10.5, 21


if __name__ == "__main__":
    take(build)
