"""Renders a module lifted out of an opened pack, and out of it the cell that fits none of the others, by day (view.py says with which arguments). Centimetres."""

import math
import os
import sys

import bpy
from mathutils import Matrix

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from car_parts import built_once, set_down
from materials import linear
from meshes import tube
from opened_pack import HALF, build_bolt, build_covered_module, build_open_module, build_pack, build_sticker, cell_place, finishes, module_place
from places import at
from prismatic import LONG, THICK, joined, prismatic
from studio import look, opaque, softbox, surround
from view import take

# As data/sample-line.json has them; and how high they are lifted out of their places.
MODULE, CELL = 5, 7
LIFT, HIGHER = 27, 20


def guides(corners, foot, top, ink):
    """Fine lines along which a thing was lifted."""
    for x, y in corners:
        line = tube([(x, y, foot), (x, y, top)], 0.085, ink)
        line.visible_shadow = line.visible_glossy = line.visible_diffuse = False


def build(colours):
    finish = finishes()
    bolt = joined(built_once(lambda: build_bolt(0.5, finish["steel"], finish["black"])))
    screw = joined(built_once(lambda: build_bolt(0.32, finish["steel"], finish["black"])))
    covered = joined(built_once(lambda: build_covered_module(finish, bolt, screw)))
    build_pack(finish, covered, MODULE)
    cell = prismatic(opaque("film", linear("#0a5567"), 0.26), opaque("ring", linear("#12968d"), 0.32))
    odd = prismatic(opaque("odd film", linear("#f2530a"), 0.28), opaque("odd ring", linear("#f2530a"), 0.3))
    x, y, z = module_place(MODULE)
    module = at(x, y, z + LIFT)
    set_down(built_once(lambda: build_open_module(finish, bolt, cell, CELL)), module)
    found = module @ cell_place(CELL) @ Matrix.Translation((0, 0, HIGHER)) @ Matrix.Rotation(math.radians(17), 4, "X")
    set_down(odd, found)
    set_down(built_once(lambda: build_sticker(finish)), found @ Matrix.Translation((-3.1, -THICK / 2, 1.7)))
    ink = opaque("guide", colours["ink"], 1)
    guides([(x + a * (LONG / 2 + 0.4), y + b * (HALF - 0.3)) for a in (-1, 1) for b in (-1, 1)], z, z + LIFT, ink)
    cx, cy, cz = found.translation
    guides([(cx + a * (LONG / 2 - 0.15), cy) for a in (-1, 1)], cz - HIGHER, cz, ink)
    # A window on the left behind, what is bright beyond, the ceiling, and softer light from the right and from before.
    softbox((-190, 110, 230), (0, 0, 10), 150, 170, 720_000, (1, 0.98, 0.95))
    softbox((130, 260, 110), (0, 0, 10), 220, 70, 190_000, (0.96, 0.985, 1))
    softbox((-10, 20, 300), (0, 0, 0), 240, 200, 260_000, (0.97, 0.99, 1))
    softbox((230, -150, 110), (0, 0, 20), 120, 140, 150_000, (0.94, 0.975, 1))
    softbox((-60, -330, 60), (0, 0, 16), 200, 90, 85_000, (0.96, 0.985, 1))
    softbox((cx - 46, cy - 62, cz + 14), (cx, cy, cz + 5), 26, 26, 7_000, (1, 0.98, 0.95))
    surround((0.88, 0.94, 1, 1), 0.36)
    look((-137, -286, 153), (0, -4, 20), lens=60, sharp_at=(cx, cy, cz), aperture=0.03)
    # The words stand on the left.
    lens = bpy.context.scene.camera.data
    lens.shift_x, lens.shift_y = -0.166, -0.024


take(build, ground="sunken")
