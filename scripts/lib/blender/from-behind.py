"""Renders the car that is seen into from behind and above, down to its battery (view.py says with which arguments)."""

import os
import sys

import bpy

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from car_parts import box
from glass_car import COLUMNS, PACK, ROWS, build_glass_car, see_through
from materials import linear
from studio import look, opaque, softbox, surround
from view import take, wet_floor

# Which group of cells the picture is about: its column from the rear and its row from the car's right.
FOUND = (13, 0)
# From above, more of the body is before the battery.
OPEN = {"heights": (0.6, 1.5), "rear": (0.1, 0.5), "front": (3.3, 3.8)}


def build(colours):
    build_glass_car(colours)
    clearer = {
        "paint": see_through("clear paint", linear("#24405a"), linear("#a8fff0"), 0.4, 1.6, 1.5, with_seams=True, before=OPEN),
        "glass": see_through("clear glass", linear("#07131f"), colours["aurora"], 0.1, 1.6, 0.3, before=OPEN),
    }
    for name, material in clearer.items():
        bpy.data.materials[name].user_remap(material)
    # The one orange thing is the group of cells.
    lamp = bpy.data.materials["tail lamp"].node_tree.nodes["Emission"].inputs
    lamp["Color"].default_value, lamp["Strength"].default_value = colours["signal"], 0.3
    along, across = (PACK["to"] - PACK["from"]) / COLUMNS, 2 * PACK["half"] / ROWS
    x, y = PACK["from"] + FOUND[0] * along, -PACK["half"] + FOUND[1] * across
    found = opaque("found", colours["signal-bright"], 0.3, glow=2.2)
    for column in range(3):
        box(x + (column + 0.11) * along, y + across * 0.05, 0.27, along * 0.78, across * 0.9, 0.088, found, 0.01)
    wet_floor(linear("#0a141d"))
    softbox((2.1, 0.4, 4.4), (2.1, 0, 0), 5, 0.5, 150, (0.7, 0.97, 1))
    softbox((1.5, -5, 2.8), (1.8, 0, 0.8), 7, 0.4, 150, (0.75, 0.95, 1))
    softbox((3.6, 5, 2), (2.4, 0, 0.8), 3, 0.4, 30, (0.5, 1, 0.93))
    # What the battery lights: the floor below it, and from below the roof all that is inside.
    softbox((2.07, 0, 0.16), (2.07, 0, 0), 2, 1.3, 20, (0.3, 1, 0.85))
    softbox((1.7, 0, 1.42), (1.8, 0, 0), 1.6, 0.9, 22, (0.55, 1, 0.92))
    surround((0.03, 0.06, 0.09, 1), 0.8)
    look((-3.6, -5.6, 5.4), (1.93, 0.01, 0.52), lens=46, sharp_at=(1.6, -0.5, 0.4), aperture=0.9)
    # The words stand on the left.
    bpy.context.scene.camera.data.shift_x = -0.18
    return 9.5, 18


take(build)
