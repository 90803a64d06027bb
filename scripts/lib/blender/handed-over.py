"""Renders a folded report and a key on the bonnet of a car at evening, before a showroom (view.py says with which arguments). Metres."""

import math
import os
import sys

import bmesh
import bpy
from mathutils import Matrix, Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from car_parts import box, built_once, opaque_car, set_down
from glass_car import painted
from lettering import written
from materials import linear
from places import turn
from printed import THICK, band, printed
from prismatic import build_code, joined, moulded
from sky import EVENING, build_sky
from studio import look, opaque, softbox, surround
from view import take, wet_floor

# Sheet and key are built in centimetres. Half of an A4 sheet, which is folded at x = 0.
CENTIMETRE = Matrix.Scale(0.01, 4)
HALF, LONG = 14.8, 21


def build_report(paper, ink, pale, good, strong, code):
    """Two pages side by side: the gauge with its figures, and the map of cells with the code."""
    box(-HALF, 0, 0, 2 * HALF, LONG, THICK, paper, 0.01)
    written("BatScan", -13.2, 18.5, 0.8, ink, THICK + 0.012)
    printed(-13.2, 17.9, 11.6, 0.05, pale)
    for end, look, height in ((-20, pale, 0.004), (28, good, 0.008)):
        band((-7.4, 12.4), 3.3, 0.8, 200, end, THICK + height, look)
    for words, y, high in (("92%", 11.7, 1.4), ("SoH", 10.6, 0.55)):
        written(words, -7.4, y, high, ink, THICK + 0.012, "CENTER")
    for row, (long, words) in enumerate(((4.7, "ID.3"), (4, "58 kWh"), (5, "2021"), (2.7, "14 mV"))):
        printed(-13.2, 7.4 - row * 1.4, long, 0.28, pale)
        written(words, -4.4, 7.3 - row * 1.4, 0.55, ink, THICK + 0.012)
    for row in range(5):
        for column in range(9):
            printed(1.8 + column * 1.24, 17.6 - row * 1.1, 1.04, 0.9, strong if (row * 3 + column * 5) % 4 else good)
    written("108", 1.8, 10.8, 0.8, ink, THICK + 0.012)
    for row in range(5):
        printed(1.8, 9.4 - row * 0.8, 5.8 - row % 3, 0.2, pale)
    set_down(built_once(lambda: build_code(0, 0, 0, code)), Matrix.Translation((8.4, 4.6, THICK + 0.012)) @ Matrix.Scale(3.6, 4))


def folded(parts):
    """Both halves rise from the fold, the left one more, and bend back a little."""
    sheet = joined(parts)
    mesh = bmesh.new()
    mesh.from_mesh(sheet[0][0])
    mesh.transform(sheet[0][1])
    for k in range(-14, 15):
        every = mesh.verts[:] + mesh.edges[:] + mesh.faces[:]
        bmesh.ops.bisect_plane(mesh, geom=every, plane_co=(k, 0, 0), plane_no=(1, 0, 0))
    for vert in mesh.verts:
        far = abs(vert.co.x)
        vert.co.z += far * (0.26 - 0.008 * far) if vert.co.x < 0 else far * (0.1 - 0.004 * far)
    mesh.to_mesh(sheet[0][0])
    mesh.free()
    return [(sheet[0][0], Matrix.Identity(4))]


def build_key(case, button, metal, light, leather):
    """Its ring at the origin, to which a tag hangs."""
    moulded((0, 4.6, 0), 3.7, 7, 1.3, [(0.5, 0), (0.12, 0.2), (0, 0.6), (0.12, 1.05), (0.5, 1.3), (1, 1.38)], case)
    moulded((0, 4.6, 0.55), 3.74, 7.04, 1.3, [(0, 0), (0, 0.12)], metal)
    for y in (3.3, 5, 6.6):
        moulded((0, y, 1.32), 1.7, 1.2, 0.5, [(0, 0), (0, 0.1), (0.12, 0.16)], button)
    box(-0.2, 7.4, 1.3, 0.4, 0.12, 0.1, light, 0.03)
    for tilt, radius, at in ((6, 1.1, (0, 0.4, 0.3)), (-5, 1.35, (-0.7, -1.2, 0.25))):
        bpy.ops.mesh.primitive_torus_add(major_radius=radius, minor_radius=0.11, location=at, rotation=(math.radians(tilt), 0.1, 0), major_segments=64)
        bpy.context.object.data.materials.append(metal)
    moulded((-3.4, -3.4, 0), 2.4, 5.6, 0.6, [(0.1, 0), (0, 0.1), (0, 0.3), (0.1, 0.4)], leather)


def on_bonnet(x, y, angle):
    """A place on what stands below, level with its surface, seen from above."""
    is_hit, place, normal, *_ = bpy.context.scene.ray_cast(bpy.context.evaluated_depsgraph_get(), (x, y, 3), (0, 0, -1))
    assert is_hit, "nothing to lie on"
    return Matrix.Translation(place) @ Vector((0, 0, 1)).rotation_difference(normal).to_matrix().to_4x4() @ turn(angle, "Z") @ CENTIMETRE


def build_showroom(frame):
    """Two lit floors behind glass, beyond the car."""
    warm, lamp = opaque("room", linear("#c27a38"), 0.8, glow=0.5), opaque("lamp", linear("#ffd9a0"), glow=9)
    for foot in (0, 3.4):
        box(0.6, 7, foot, 16, 0.2, 3, warm)
        box(0.6, 4, foot + 3, 16, 3, 0.4, frame)
        for k in range(9):
            box(0.6 + k * 2, 4, foot, 0.16, 0.2, 3, frame, 0.01)
            box(1 + k * 2, 4.8, foot + 2.9, 1.2, 0.3, 0.06, lamp)


def build(colours):
    dark = opaque("dark", colours["night"])
    paint, glass = painted("paint", linear("#153549"), linear("#02060a"), 0.12, 0.45), opaque("glass", linear("#05090e"), 0.03)
    set_down(opaque_car(paint, glass, battery=dark, lamp=dark, rubber=dark, metal=dark, dark=dark), turn(-90, "Z"))
    bpy.context.view_layer.update()
    paper, ink = opaque("paper", linear("#e6ebec"), 0.7), opaque("ink", linear("#0d1f2d"), 0.5)
    pale, code = opaque("pale", linear("#a9bac2"), 0.6), opaque("code", linear("#0a1722"), 0.5)
    good, strong = opaque("good", linear("#18a99b"), 0.45), opaque("strong", linear("#0b6f7a"), 0.45)
    sheet = folded(built_once(lambda: build_report(paper, ink, pale, good, strong, code)))
    metal, leather = opaque("metal", linear("#b9c4ca"), 0.22, 1), opaque("leather", colours["signal"], 0.5)
    case, button = opaque("key", linear("#0a0e12"), 0.18), opaque("button", linear("#1c252c"), 0.5)
    key = built_once(lambda: build_key(case, button, metal, opaque("light", colours["aurora"], glow=4), leather))
    # Both places are found before anything lies on the bonnet.
    at_sheet, at_key = on_bonnet(0.06, -3.8, 10), on_bonnet(0.215, -3.84, 60)
    set_down(sheet, at_sheet)
    set_down(key, at_key)
    build_showroom(dark)
    wet_floor(linear("#0d151d"))
    build_sky(EVENING, colours["night"], 70, -60, 130, fade=(colours["night"], 40))
    # The sun is low; what the windscreen mirrors are the windows of a showroom.
    softbox((2.2, -1.7, 1.7), (0.2, -3.8, 0.9), 0.35, 0.3, 640, (1, 0.6, 0.32))
    for column in range(4):
        for row in range(3):
            softbox((-0.5 + column * 0.75, -1 - row * 1.15, 4.4), (-0.5 + column * 0.75, -1.3 - row * 1.15, 1), 0.62, 1, 30, (1, 0.6, 0.29))
    softbox((-2.4, 2.5, 2), (0, -3.4, 1), 2.4, 0.25, 150, (0.45, 0.75, 1))
    softbox((-3, -5.5, 2.6), (0.2, -3.7, 0.9), 1, 1, 150, (0.5, 0.8, 1))
    surround((0.03, 0.06, 0.12, 1), 0.8)
    look((0.55, -5.02, 1.58), (0.16, -3.68, 0.97), lens=58, sharp_at=(0.12, -3.8, 0.95), aperture=1.6)
    # The words stand on the left.
    lens = bpy.context.scene.camera.data
    lens.shift_x, lens.shift_y = -0.335, -0.004
    return 14, 200


take(build)
