"""Renders a car taken apart in the air: what carries it, its opened battery, the cover of that, and its body (view.py says with which arguments)."""

import os
import sys

import bpy
from mathutils import Matrix

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from car_pack import FLANGE, FROM, HALF, RIM, TO, build_cover, build_pack, centre_of_weak
from car_parts import box, build_body, build_headlamps, build_inside, build_lamp, build_mirror, built_once, front_line, set_down
from glass_car import half_clear, see_through, seen_from_outside
from materials import linear
from meshes import tube
from prismatic import place
from skateboard import build_skateboard
from studio import look, opaque, softbox, surround
from view import take, wet_floor

# How far below the body all else stands, and how high above the battery its cover hovers, in metres.
BELOW, COVER = 1.12, 0.68
# Where the body is clear: nowhere but below.
CLEAR = {"heights": (0.1, 0.5), "rear": (0.0, 0.1), "front": (4.1, 4.2)}


def build_shell(colours):
    """The body, where it would stand on wheels: its seams are drawn at that height."""
    paint = see_through("paint", linear("#24405a"), linear("#a8fff0"), 0.62, 1.5, 1.5, with_seams=True, before=CLEAR)
    glass = see_through("glass", linear("#07131f"), colours["aurora"], 0.62, 1.2, 0.35, before=CLEAR)
    body = build_body(paint, glass, seen_from_outside("arch", linear("#22323f")))
    build_mirror(opaque("mirror", linear("#0c1a24"), 0.2, 0.2))
    build_inside(half_clear("seats", linear("#38566a"), 0.3))
    build_headlamps(body, opaque("headlamp", colours["surface"], glow=6))
    build_lamp(body, 3.3, (62, -66), front_line, opaque("daylight", colours["surface"], glow=3.5), 0.006)


def build_guides(light):
    """Lines of light between corners that belong together, with a dot where they meet them."""
    for x in (FROM - RIM / 2, TO + RIM / 2):
        for side in (-1, 1):
            y = side * (HALF + RIM / 2)
            tube([(x, y, FLANGE), (x, y, BELOW + 0.3)], 0.003, light)
            for z in (FLANGE, FLANGE + COVER):
                place(x, y, z, [(0.017, 0), (0.017, 0.014), (0, 0.014)], light)


def build_diagnosis(light, case):
    """The socket under the dashboard, and the wire from it to the battery."""
    box(2.9, 0.2, BELOW + 0.52, 0.05, 0.1, 0.05, case, 0.01)
    foot = (TO + 0.12, 0.18, FLANGE + 0.01)
    tube([(2.95, 0.25, BELOW + 0.53), (3.2, 0.25, BELOW + 0.45), (3.3, 0.24, BELOW - 0.1), (3.16, 0.16, FLANGE + 0.45), (foot[0], foot[1], foot[2] + 0.2), foot], 0.005, light, smooth=True)
    box(foot[0] - 0.025, foot[1] - 0.02, FLANGE - 0.01, 0.05, 0.04, 0.05, case, 0.008)


def build(colours):
    metal, bright = opaque("metal", linear("#4b5d69"), 0.36, 0.75), opaque("bright", linear("#a9b8c2"), 0.3, 0.9)
    dark, seam = opaque("dark", linear("#16222c"), 0.38, 0.4), opaque("seam", linear("#070c11"), 0.5)
    rubber, rim = opaque("rubber", linear("#0d141b"), 0.55), opaque("rim", linear("#c4d2da"), 0.25, 0.9)
    wire = opaque("wire", colours["aurora"], glow=1.4)

    def lower():
        build_skateboard(dark, metal, bright, rubber, rim)
        build_pack(colours, metal, bright, seam)
        build_guides(opaque("guide", colours["aurora"], glow=1.2))
        build_diagnosis(wire, seam)

    sheet = opaque("sheet", linear("#3f5564"), 0.3, 0.8)
    set_down(built_once(lower), Matrix.Translation((0, 0, -BELOW)))
    set_down(built_once(lambda: build_cover(sheet, bright, seam)), Matrix.Translation((0, 0, COVER - BELOW)))
    build_shell(colours)
    wet_floor(linear("#0a141d"))
    bpy.context.object.location.z = -BELOW
    # Long lights that follow the edges of the body, of the cover and of the frames; none of them stands in the floor.
    softbox((1.6, -1.2, 5.4), (2.1, 0, 0), 6, 0.5, 330)
    softbox((-1.5, -7, 1.6), (2, 0, -0.2), 6, 0.7, 420, (0.8, 0.96, 1))
    softbox((15, -4, 5), (3.6, 0, -0.6), 1.5, 5, 1500, (0.7, 1, 0.96))
    softbox((-4, -10, 2.6), (1.5, 0, -0.8), 8, 0.8, 600, (0.75, 0.95, 1))
    softbox((-0.8, 6, 0.8), (2, 0, -0.8), 7, 1.4, 40, (0.6, 1, 0.95))
    softbox((-2, 5.5, 3.4), (1.5, 0, 1), 4, 0.3, 90, (0.5, 1, 0.93))
    # What the cover mirrors.
    softbox((-0.4, 4.3, 1.9), (2.1, 0, 0), 5, 0.25, 60, (0.7, 1, 0.97))
    # The weak group shines on its neighbours.
    x, y, z = centre_of_weak()
    softbox((x, y, z - BELOW + 0.12), (x, y, z - BELOW), 0.3, 0.3, 1, (1, 0.4, 0.1))
    surround((0.03, 0.06, 0.09, 1), 0.8)
    look((6.05, -6.75, 3.1), (2.15, 0, -0.08), lens=28, sharp_at=(2.5, -0.7, -0.7), aperture=1)
    # The words stand on the left.
    bpy.context.scene.camera.data.shift_x = -0.2
    return 10, 28


take(build)
