"""The stations of the way of data, and the lit map of Europe on which they stand. Metres."""

import math

from mathutils import Matrix

from car_parts import box, built_once, set_down
from europe import build_europe
from glass_van import build_glass_van
from lettering import written
from materials import linear
from meshes import tube
from places import at, turn
from printed import band
from prismatic import ELEMENT, ELEMENTS, build_code, moulded
from studio import Nodes, opaque
from van import LENGTH as VAN_LENGTH
from view import wet_floor

# How thick the plates of countries are.
THICK = 0.07


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


def build_stations(colours, van, lock, servers, phone):
    """A van, a padlock, two cabinets and a phone, each at a place of its own."""
    steel, dark = opaque("steel", linear("#6f818d"), 0.24, 1), opaque("dark", linear("#101b25"), 0.4)
    set_down(built_once(lambda: build_glass_van(colours)), van @ at(-VAN_LENGTH / 2, 0))
    set_down(built_once(lambda: build_lock(steel, opaque("chrome", linear("#c9d3da"), 0.12, 1), dark)), lock)
    ready, busy = opaque("ready", colours["aurora-strong"], glow=1.6), opaque("busy", colours["aurora"], glow=6)
    metal, face = opaque("metal", linear("#33424d"), 0.34, 0.5), opaque("face", linear("#1a2731"), 0.4)
    set_down(built_once(lambda: build_servers(metal, dark, face, ready, busy, pane("door"))), servers)
    glass, arc, track = opaque("glass", linear("#03090f"), 0.1), opaque("arc", colours["aurora"], glow=2.4), opaque("track", linear("#2a4653"), glow=0.5)
    set_down(built_once(lambda: build_phone(steel, glass, arc, track, opaque("figure", linear("#e9f6f5"), glow=1.4))), phone)


def build_floor(colours, origin, turned, scale):
    """Water, countries within and without, and the lines between them. The map: what is in its middle, in kilometres; how far it is turned, and a metre in kilometres."""
    wet_floor(linear("#060d14"))
    inside, outside = opaque("inside", linear("#0a3640"), 0.24, glow=0.65), opaque("outside", linear("#101c26"), 0.5)
    outside.node_tree.nodes["Principled BSDF"].inputs["Specular"].default_value = 0.1
    edge, border = opaque("edge", colours["aurora"], glow=6), opaque("border", colours["aurora-strong"], glow=0.28)
    dim = opaque("dim edge", linear("#466172"), glow=0.9)
    build_europe(origin, turned, scale, THICK, inside, outside, (0.01, edge), (0.007, border), (0.008, dim))
