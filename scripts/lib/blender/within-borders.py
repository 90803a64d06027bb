"""Renders the map of Europe as a lit stage, on which data goes from a van, locked, into a cabinet of servers and on to a phone (view.py says with which arguments). Metres."""

import math
import os
import sys

import bpy
from mathutils import Matrix

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from car_parts import box, built_once, set_down
from europe import build_europe
from glass_van import build_glass_van
from lettering import written
from materials import linear
from meshes import add, tube
from places import at, turn
from printed import band
from prismatic import ELEMENT, ELEMENTS, build_code, moulded
from studio import Nodes, look, opaque, softbox, spotlight, surround
from van import LENGTH as VAN_LENGTH
from view import take, wet_floor

# From one station to the next, and the width of the picture where they stand.
BESIDE, WIDE = 4, 19.2
# The map: what is in its middle, in kilometres; how far it is turned, a metre in kilometres, and how thick its plates are.
ORIGIN, TURNED, SCALE, THICK = (34, -153), 19, 140, 0.07
# How far away the camera is, what it looks at, and how steeply, in degrees.
FAR, AIM, DOWN = 32, 1.9, 17
# How high the line of data is.
LINE = 2.05


def stands(station, x=0, y=0, degrees=0, size=1):
    """A place at one of four stations."""
    return at((station - 1.5) * BESIDE + x, y, THICK, degrees) @ Matrix.Scale(size, 4)


def pane(name):
    """Glass, which mirrors lights."""
    nodes = Nodes(name)
    nodes.new("OutputMaterial", nodes.new("MixShader", nodes.new("Fresnel", 1.5).outputs[0], nodes.new("BsdfTransparent").outputs[0], nodes.new("BsdfGlossy", None, 0.04).outputs[0]).outputs[0])
    return nodes.material


def build_lock(steel, chrome, dark):
    """A padlock of layers of steel that hangs from the origin."""
    layers = [(0.05, 0), (0, 0.03)]
    for layer in range(9):
        z = 0.05 + layer * 0.1
        layers += [(0, z), (0, z + 0.07), (0.03, z + 0.08), (0.03, z + 0.09)]
    moulded((0, 0, -1.5), 1.2, 0.5, 0.16, [*layers, (0, 0.96), (0.05, 0.99)], steel)
    bow = [(0.34 * math.cos(a), 0, 0.34 * math.sin(a) - 0.25) for a in (math.pi * k / 24 for k in range(25))]
    tube([(0.34, 0, -0.6), *bow, (-0.34, 0, -0.6)], 0.095, chrome)
    for side in (-1, 1):
        tube([(side * 0.34, 0, -0.53), (side * 0.34, 0, -0.49)], 0.12, dark)


def build_servers(metal, dark, face, ready, busy, glass):
    """Two cabinets side by side behind doors of glass, which look towards -y; their middle is at the origin."""
    wide, deep, high = 0.78, 1, 2.4
    for side in (-1, 1):
        left = side * wide / 2 - wide / 2
        for x in (left, left + wide - 0.04):
            box(x, -deep / 2, 0, 0.04, deep, high, metal, 0.008)
        box(left, deep / 2 - 0.04, 0, wide, 0.04, high, metal, 0.008)
        for z in (0, high - 0.08):
            box(left, -deep / 2, z, wide, deep, 0.08, metal, 0.008)
        box(left + 0.05, -deep / 2 + 0.12, 0.1, wide - 0.1, 0.05, high - 0.2, dark)
        for x in (left + 0.045, left + wide - 0.057):
            box(x, -deep / 2 + 0.02, 0.1, 0.012, 0.012, high - 0.2, busy, 0.002)
        for row in range(20):
            z = 0.13 + row * 0.108
            box(left + 0.08, -deep / 2 + 0.07, z, wide - 0.16, 0.06, 0.094, face, 0.004)
            for bay in range(8):
                x = left + 0.1 + bay * 0.066
                box(x, -deep / 2 + 0.06, z + 0.014, 0.056, 0.02, 0.066, dark, 0.003)
                box(x + 0.012, -deep / 2 + 0.055, z + 0.06, 0.03, 0.02, 0.012, busy if (row * 5 + bay * 3) % 7 in (0, 3) else ready, 0.002)
        # The door: its frame, its pane and its handle.
        for x in (left + 0.01, left + wide - 0.05):
            box(x, -deep / 2 - 0.04, 0.04, 0.04, 0.03, high - 0.08, metal, 0.006)
        for z in (0.04, high - 0.08):
            box(left + 0.01, -deep / 2 - 0.04, z, wide - 0.02, 0.03, 0.04, metal, 0.006)
        box(left + 0.05, -deep / 2 - 0.03, 0.08, wide - 0.1, 0.01, high - 0.16, glass, 0.001)
        box(side * 0.03 - 0.012, -deep / 2 - 0.075, 1, 0.024, 0.03, 0.42, metal, 0.008)


def build_phone(rim, glass, arc, track, figure):
    """It lies with its screen upwards, its lower edge at y = 0, and shows a report. Centimetres."""
    moulded((0, 7.8, 0), 7.4, 15.6, 1.1, [(0.15, 0), (0, 0.15), (0, 0.73), (0.12, 0.85)], rim)
    moulded((0, 7.8, 0.83), 7.1, 15.3, 1, [(0, 0), (0.04, 0.05)], glass)
    band((0, 10), 2.6, 0.55, -40, 220, 0.9, track)
    band((0, 10), 2.6, 0.55, -40 + 0.08 * 260, 220, 0.91, arc)
    for words, y, high in (("92%", 9.5, 1.4), ("SoH", 8.3, 0.6), ("BatScan", 13.75, 0.62)):
        written(words, 0, y, high, figure, 0.92, "CENTER")
    for row in range(4):
        box(-2.7, 5.6 - row * 1.15, 0.88, 2.6 - row % 2 * 0.7, 0.3, 0.02, track, 0.02)
    # The code by which it is checked.
    set_down(built_once(lambda: build_code(0, 0, 0, figure)), at(0.55, 2.15, 0.92) @ Matrix.Scale(2.2 / (ELEMENTS * ELEMENT), 4))


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


def build_stations(colours):
    steel, dark = opaque("steel", linear("#6f818d"), 0.24, 1), opaque("dark", linear("#101b25"), 0.4)
    set_down(built_once(lambda: build_glass_van(colours)), stands(0, y=0.1, degrees=-54, size=0.92) @ at(-VAN_LENGTH / 2, 0))
    lock = built_once(lambda: build_lock(steel, opaque("chrome", linear("#c9d3da"), 0.12, 1), dark))
    set_down(lock, at(-BESIDE / 2, 0, LINE, 36) @ Matrix.Scale(1.34, 4))
    ready, busy = opaque("ready", colours["aurora-strong"], glow=1.6), opaque("busy", colours["aurora"], glow=6)
    metal, face = opaque("metal", linear("#33424d"), 0.34, 0.5), opaque("face", linear("#1a2731"), 0.4)
    set_down(built_once(lambda: build_servers(metal, dark, face, ready, busy, pane("door"))), stands(2, degrees=-24, size=1.36))
    glass, arc, track = opaque("glass", linear("#03090f"), 0.1), opaque("arc", colours["aurora"], glow=2.4), opaque("track", linear("#2a4653"), glow=0.5)
    phone = built_once(lambda: build_phone(steel, glass, arc, track, opaque("figure", linear("#e9f6f5"), glow=1.4)))
    set_down(phone, stands(3, degrees=-14, size=0.225) @ turn(86, "X"))


def build_floor(colours):
    """Water, countries within and without, and the lines between them."""
    wet_floor(linear("#060d14"))
    inside, outside = opaque("inside", linear("#0a3640"), 0.24, glow=0.65), opaque("outside", linear("#101c26"), 0.5)
    outside.node_tree.nodes["Principled BSDF"].inputs["Specular"].default_value = 0.1
    edge, border = opaque("edge", colours["aurora"], glow=6), opaque("border", colours["aurora-strong"], glow=0.28)
    dim = opaque("dim edge", linear("#466172"), glow=0.9)
    build_europe(ORIGIN, TURNED, SCALE, THICK, inside, outside, (0.01, edge), (0.007, border), (0.008, dim))


def build(colours):
    build_stations(colours)
    build_data(linear("#d9fffa"))
    build_floor(colours)
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
