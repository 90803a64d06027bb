"""Renders the map of Europe as a lit stage, on which data goes from a van, locked, into a cabinet of servers and on to a phone (view.py says with which arguments). Metres."""

import math
import os
import sys

import bpy
from mathutils import Matrix

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from materials import linear
from meshes import add, tube
from places import at, turn
from studio import Nodes, look, opaque, softbox, spotlight, surround
from view import take
from way_of_data import THICK, build_floor, build_stations

# From one station to the next, and the width of the picture where they stand.
BESIDE, WIDE = 4, 19.2
# The map: what is in its middle, in kilometres; how far it is turned, and a metre in kilometres.
ORIGIN, TURNED, SCALE = (34, -153), 19, 140
# How far away the camera is, what it looks at, and how steeply, in degrees.
FAR, AIM, DOWN = 32, 1.9, 17
# How high the line of data is.
LINE = 2.05


def stands(station, x=0, y=0, degrees=0, size=1):
    """A place at one of four stations."""
    return at((station - 1.5) * BESIDE + x, y, THICK, degrees) @ Matrix.Scale(size, 4)


def build_data(colour):
    """From the battery of the van through the lock into the servers, and from there to the edge of the phone."""
    light = opaque("data", colour, glow=14)
    van, phone = -1.5 * BESIDE, 1.5 * BESIDE - 0.8
    tube([(van + 0.2, 0, 0.5), (van + 0.2, 0, 1.2), (van + 0.3, 0, LINE), (van + 0.8, 0, LINE), (van + 1.4, 0, LINE)], 0.022, light, smooth=True)
    tube([(van + 1.4, 0, LINE), (phone, 0, LINE)], 0.022, light)


def fade_edges(night):
    """A card before the lens, which is clear in the middle: the stage ends in the night. It is not so near that the lens blurs it."""
    nodes = Nodes("card")
    place = nodes.new("SeparateXYZ", nodes.new("TexCoord").outputs["Window"]).outputs
    seen = 1
    for axis, edge, inner in (("X", 0.015, 0.12), ("X", 0.985, 0.88), ("Y", 0.03, 0.25), ("Y", 0.93, 0.79)):
        seen = nodes.math("MULTIPLY", seen, nodes.new("MapRange", place[axis], edge, inner, 0, 1, interpolation_type="SMOOTHERSTEP").outputs[0])
    nodes.new("OutputMaterial", nodes.new("MixShader", seen, nodes.new("Emission", night, 1).outputs[0], nodes.new("BsdfTransparent").outputs[0]).outputs[0])
    card = add([(-5, -5, -10), (5, -5, -10), (5, 5, -10), (-5, 5, -10)], [(0, 1, 2, 3)], nodes.material)
    card.parent = bpy.context.scene.camera
    card.visible_diffuse = card.visible_glossy = card.visible_transmission = card.visible_shadow = False


def build(colours):
    lock = at(-BESIDE / 2, 0, LINE, 36) @ Matrix.Scale(1.34, 4)
    build_stations(colours, stands(0, y=0.1, degrees=-54, size=0.92), lock, stands(2, degrees=-24, size=1.36), stands(3, degrees=-14, size=0.225) @ turn(86, "X"))
    build_data(linear("#d9fffa"))
    build_floor(colours, ORIGIN, TURNED, SCALE)
    for station, strength in enumerate((22_000, 12_000, 12_000, 12_000)):
        x = (station - 1.5) * BESIDE
        spotlight((x - 4, -7, 9), (x, 0, 1.2), 26, 0.7, strength, (1, 0.97, 0.93))
        spotlight((x + 2.6, 5, 6.4), (x, 0, 1.4), 34, 0.5, 4_000, (0.5, 0.85, 1))
        # The floor mirrors upright lights only where it is no longer seen.
        for side, power in ((-1, 160), (1, 80)):
            softbox((x + side * 3.4, -3, 4.4), (x, 0, 1.6), 0.3, 2.8, power, (0.75, 0.95, 1))
    for place, target, high, strength in (((0, 0.4, 8), (0, 0, 0), 0.5, 400), ((0, -14, 6), (0, 0, 2), 0.8, 700), ((0, 9, 11), (0, 0, 1), 1.2, 600)):
        softbox(place, target, 22, high, strength, (0.6, 0.95, 1))
    surround((0.02, 0.045, 0.07, 1), 0.8)
    down = math.radians(DOWN)
    look((0, -FAR * math.cos(down), AIM + FAR * math.sin(down)), (0, 0, AIM), lens=36 * FAR / WIDE, sharp_at=(0, -0.6, 1), aperture=0.55)
    fade_edges(colours["night"])
    return FAR + 1, FAR + 20


take(build)
