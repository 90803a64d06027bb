"""Renders what each product begins with, side by side on a dark table: the adapter, the gateway of a vehicle's data, and a cell (view.py says with which arguments). Centimetres."""

import math
import os
import sys

import bpy
from mathutils import Matrix

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from car_parts import box, built_once, set_down
from cockpit import build_adapter
from gateway import GATEWAY, build_gateway
from lettering import written
from materials import linear
from opened_pack import build_sticker, finishes
from places import at
from prismatic import THICK, prismatic
from studio import look, opaque, softbox, surround
from view import take

# How far the foot of the gateway is below its middle.
FOOT = min(y for y, _ in GATEWAY)


def build_stand(metal, name, ink, wide):
    """A low block with the name of a product on its front, its middle at the origin, its top at z = 0."""
    box(-wide / 2, -4, -1.6, wide, 9, 1.6, metal, 0.12)
    written(name, 0, -4.02, 0.62, ink, -1.12, "CENTER", upright=True)


def build(colours):
    black, dark = opaque("black", linear("#0b1117"), 0.4), opaque("dark", linear("#05080b"), 0.5)
    steel, label = opaque("steel", linear("#aeb9c0"), 0.26, 0.95), opaque("label", linear("#c3ced3"), 0.5)
    quiet, light = opaque("quiet", linear("#12454a"), 0.4), opaque("light", colours["aurora"], glow=3)
    metal, ink = opaque("stand", linear("#22313b"), 0.24, 0.75), opaque("name", colours["aurora"], 0.5, glow=0.7)
    things = []

    adapter = built_once(lambda: build_adapter(opaque("case", linear("#7f95a2"), 0.3), opaque("face", linear("#02060a"), 0.1), light, black))
    things.append(("BatScan", 11, adapter, Matrix.Translation((-1, 0.6, 2.15)) @ Matrix.Rotation(math.radians(62), 4, "Z") @ Matrix.Scale(118, 4)))

    case, panel = opaque("gateway case", linear("#35444e"), 0.36, 0.2), opaque("panel", linear("#0a1117"), 0.2)
    gateway = built_once(lambda: build_gateway(case, panel, dark, steel, label, opaque("terminals", linear("#0d6a62"), 0.4), [light, light, quiet, light, quiet, light]))
    # It stands upright, and looks to the front.
    things.append(("BatStream", 11, gateway, Matrix.Translation((0, 4.4, -FOOT)) @ Matrix.Rotation(math.radians(90), 4, "X")))

    cell = prismatic(opaque("film", linear("#0b6a80"), 0.24), opaque("plate", colours["signal-bright"], 0.3, glow=0.5))
    finish = finishes()
    sticker = built_once(lambda: build_sticker(finish))
    things.append(("BatData", 16, cell, Matrix.Translation((0, 0.8, 0))))

    for (name, wide, thing, own), x in zip(things, (-13.5, 0, 15.5)):
        stand = at(x, 0, 1.6, -14)
        set_down(built_once(lambda: build_stand(metal, name, ink, wide)), stand)
        set_down(thing, stand @ own)
    set_down(sticker, at(15.5, 0, 1.6, -14) @ at(-2.6, 0.8 - THICK / 2, 2))

    box(-300, -200, -2, 600, 500, 2, opaque("table", linear("#0d1822"), 0.16), 0.1)
    # Long ones from the left and behind, which follow edges, and a large soft one above.
    softbox((-10, 26, 44), (0, 0, 4), 70, 10, 42_000, (0.8, 0.97, 1))
    softbox((-60, -8, 26), (-4, 0, 5), 8, 40, 16_000, (0.5, 1, 0.94))
    softbox((52, -34, 34), (6, 0, 5), 24, 18, 26_000, (1, 0.9, 0.78))
    softbox((0, -70, 20), (0, 0, 5), 60, 8, 9_000, (0.75, 0.95, 1))
    surround((0.03, 0.06, 0.09, 1), 0.8)
    look((-9, -84, 19), (1.5, 0, 5), lens=41, sharp_at=(0, -3, 5), aperture=0.03)
    # The words stand on the left.
    bpy.context.scene.camera.data.shift_x = -0.19
    return 90, 330


take(build)
