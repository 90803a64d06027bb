"""Renders five exhibits in a row, which are the life of a battery: the line, a van, a car with its report, a cabinet, and what is left (view.py says with which arguments). Metres."""

import math
import os
import random
import sys

import bpy
from mathutils import Matrix, Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from car_parts import LENGTH, box, built_once, set_down
from glass_car import build_glass_car
from glass_van import build_glass_van, clear_skin
from hall import DEEP, WIDE, cabinets
from lettering import written
from materials import linear
from meshes import add, tube
from opened_pack import build_sticker, finishes
from places import at, turn
from printed import band
from prismatic import HEIGHT, LONG, THICK, moulded, prismatic
from studio import Nodes, look, opaque, softbox, spotlight, surround
from turned import turned
from van import LENGTH as VAN_LENGTH
from view import take, wet_floor

# From one exhibit to the next: a fifth of the picture. The plinths they stand on.
BESIDE = 4
PLINTH = (2.9, 3.7, 1)
# How far away the camera is, what it looks at, and how steeply, in degrees.
FAR, AIM, DOWN = 90, 1.72, 10.5
# The light from everywhere.
SURROUND = (0.023, 0.052, 0.083)
# Where the record runs along the floor, and how much nearer it is than the exhibits.
RECORD = -5.9
NEARER = 1 + (RECORD * math.cos(math.radians(DOWN)) + AIM * math.sin(math.radians(DOWN))) / FAR


def stands(station, x=0, y=0, degrees=0, size=1):
    """A place on the plinth of a station, of five; 0 is the one in the middle."""
    return at(station * BESIDE + x, y, PLINTH[2], degrees) @ Matrix.Scale(size, 4)


def build_line(cell, sticker, steel, dark, light, beam):
    """Three cells on a carrier that runs on rails; the one in the middle is below a reader. Centimetres."""
    box(-9.4, -7, 0, 18.8, 14, 1, dark, 0.3)
    for side in (-1, 1):
        box(side * 6.5 - 0.6, -7, 1, 1.2, 14, 0.9, steel, 0.15)
        box(side * 10.1 - 0.6, -0.9, 0, 1.2, 1.8, 21, steel, 0.2)
        box(side * 10.1 - 0.12, -0.98, 4, 0.24, 0.12, 13, light, 0.03)
    moulded((0, 0, 1.9), 17, 14, 0.8, [(0.2, 0), (0, 0.2), (0, 1.5), (0.2, 1.7)], dark)
    for y in (-4.8, 0, 4.8):
        set_down(cell, at(0, y, 3))
        set_down(sticker, at(2.6, y - THICK / 2, 5))
    top = 3 + HEIGHT
    box(-10.7, -1.1, 20, 21.4, 2.2, 2, steel, 0.25)
    box(-6.4, -1.4, 18.2, 12.8, 2.8, 1.8, dark, 0.2)
    box(-5.8, -0.16, 18.1, 11.6, 0.32, 0.2, light, 0.03)
    sheet = add([(-LONG / 2, 0, top), (LONG / 2, 0, top), (5.8, 0, 18.1), (-5.8, 0, 18.1)], [(0, 1, 2, 3)], beam)
    sheet.visible_shadow = False
    box(-LONG / 2 + 0.3, -0.07, top - 0.02, LONG - 0.6, 0.14, 0.05, light, 0.01)


def fading_beam(colour, foot, top):
    """A sheet of light that is brightest at its foot."""
    nodes = Nodes("beam")
    height = nodes.new("SeparateXYZ", nodes.new("TexCoord").outputs["Object"]).outputs["Z"]
    share = nodes.between(height, foot, top, 0.5, 0.22)
    nodes.new("OutputMaterial", nodes.new("MixShader", share, nodes.new("BsdfTransparent").outputs[0], nodes.new("Emission", colour, 0.9).outputs[0]).outputs[0])
    return nodes.material


def build_phone(rim, glass, arc, track, figure):
    """It lies with its screen upwards, its lower edge at y = 0, and shows a dial. Centimetres."""
    moulded((0, 7.8, 0), 7.4, 15.6, 1.1, [(0.15, 0), (0, 0.15), (0, 0.73), (0.12, 0.85)], rim)
    moulded((0, 7.8, 0.83), 7.1, 15.3, 1, [(0, 0), (0.04, 0.05)], glass)
    band((0, 10.4), 2.6, 0.55, -40, 220, 0.9, track)
    band((0, 10.4), 2.6, 0.55, -40 + 0.08 * 260, 220, 0.91, arc)
    for words, y, high in (("92%", 9.9, 1.4), ("SoH", 8.7, 0.6), ("BatScan", 13.95, 0.6)):
        written(words, 0, y, high, figure, 0.92, "CENTER")
    for row in range(5):
        box(-2.6, 6.4 - row * 1.3, 0.88, 2.6 - row % 2 * 0.6, 0.3, 0.02, track, 0.02)
        box(1.5, 6.4 - row * 1.3, 0.88, 1.1, 0.3, 0.02, arc if row == 0 else track, 0.02)


def build_heap(radius, edge, rise, size, count, look):
    """A round heap of flakes that rises from its edge to its middle."""
    turned([(radius, 0), (radius, edge), (0, edge + rise)], look)
    chance = random.Random(5)
    verts, faces = [], []
    for number in range(count):
        turned_by, across = chance.random() * 2 * math.pi, radius * math.sqrt(chance.random())
        z = edge + rise * (1 - across / radius)
        if number % 3:
            across, z = radius, chance.random() * edge
        middle = Vector((across * math.cos(turned_by), across * math.sin(turned_by), z))
        one, other = (Vector([chance.uniform(-1, 1) for _ in range(3)]).normalized() * size * chance.uniform(0.4, 1) for _ in range(2))
        faces.append(tuple(range(len(verts), len(verts) + 4)))
        verts += [middle + one, middle + other, middle - one, middle - other]
    add(verts, faces, look)


def build_jar(radius, high, glass, metal):
    """Of glass, on a foot and below a lid of metal."""
    turned([(0, 0), (radius + 0.03, 0), (radius + 0.03, 0.1), (radius, 0.12)], metal)
    turned([(radius, 0.1), (radius, high)], glass)
    turned([(radius, high - 0.02), (radius + 0.03, high), (radius + 0.03, high + 0.1), (radius, high + 0.13), (0, high + 0.13)], metal)


def build_exhibits(colours):
    steel, dark = opaque("steel", linear("#7d8f9b"), 0.32, 0.8), opaque("dark", linear("#101b25"), 0.4)
    light = opaque("light", colours["aurora"], glow=5)
    cell = prismatic(opaque("film", linear("#0a5567"), 0.28), opaque("plate", linear("#27b3ab"), 0.3, glow=0.15))
    line = lambda: build_line(cell, built_once(lambda: build_sticker(finishes())), steel, dark, light, fading_beam(colours["aurora"], 3 + HEIGHT, 18.1))
    set_down(built_once(line), stands(-2, degrees=34, size=0.117))

    set_down(built_once(lambda: build_glass_van(colours)), stands(-1, y=0.2, degrees=-60, size=0.72) @ at(-VAN_LENGTH / 2, 0))

    set_down(built_once(lambda: build_glass_car(colours)), stands(0, x=0.2, y=-0.3, degrees=-56, size=0.78) @ at(-LENGTH / 2, 0))
    glass, arc, track = opaque("glass", linear("#03090f"), 0.1), opaque("arc", colours["aurora"], glow=2.4), opaque("track", linear("#2a4653"), glow=0.5)
    phone = built_once(lambda: build_phone(steel, glass, arc, track, opaque("figure", linear("#e9f6f5"), glow=1.4)))
    set_down(phone, stands(0, x=-0.4, y=1.5, degrees=-6, size=0.2) @ turn(86, "X"))

    set_down(cabinets(colours)[1], stands(1, x=0.1, degrees=-112, size=1.22) @ at(DEEP / 2, -WIDE / 2))

    jar = clear_skin("jar", linear("#12222c"), linear("#a8fff0"), 0.12, 1.6)
    copper, aluminium, black = opaque("copper", linear("#80594c"), 0.28, 0.9), opaque("aluminium", linear("#c3ced5"), 0.34, 0.7), opaque("black mass", linear("#22272b"), 0.5)
    for x, y, high, flakes, size, count in ((-0.98, -0.3, 2.2, copper, 0.085, 5_000), (0, 0.3, 2.9, black, 0.03, 20_000), (0.98, -0.3, 1.7, aluminium, 0.09, 4_000)):
        place = stands(2, x, y)
        set_down(built_once(lambda: build_heap(0.45 - size, high * 0.62, 0.22, size, count, flakes)), place @ at(0, 0, 0.1))
        set_down(built_once(lambda: build_jar(0.46, high, jar, dark)), place)


def build_record(colour):
    """A line of light along the floor, through a point before each exhibit."""
    nodes = Nodes("record")
    beside = nodes.math("ABSOLUTE", nodes.new("SeparateXYZ", nodes.new("NewGeometry").outputs["Position"]).outputs["X"], 0)
    nodes.new("OutputMaterial", nodes.new("Emission", colour, nodes.between(beside, 8 * NEARER, 10 * NEARER, 2.2, 0)).outputs[0])
    tube([(side * 10, RECORD, 0.03) for side in (-1, 0, 1)], 0.018, nodes.material)
    for station in range(-2, 3):
        bpy.ops.mesh.primitive_uv_sphere_add(radius=0.085, location=(station * BESIDE * NEARER, RECORD, 0.06))
        bpy.context.object.data.materials.append(opaque("point", colour, glow=7))


def darken_edges(night):
    """A card before the lens, which is clear in the middle: the picture ends in the night."""
    nodes = Nodes("card")
    place = nodes.new("SeparateXYZ", nodes.new("TexCoord").outputs["Window"]).outputs
    rising = lambda value, start, end: nodes.new("MapRange", value, start, end, 0, 1, interpolation_type="SMOOTHERSTEP").outputs[0]
    beside = nodes.math("MULTIPLY", rising(place["X"], 0, 0.045), rising(place["X"], 1, 0.955))
    # Further up there is but mist.
    seen = nodes.math("MULTIPLY", nodes.math("MAXIMUM", beside, rising(place["Y"], 0.42, 0.5)), rising(place["Y"], 0.06, 0.155))
    nodes.new("OutputMaterial", nodes.new("MixShader", seen, nodes.new("Emission", night, 1).outputs[0], nodes.new("BsdfTransparent").outputs[0]).outputs[0])
    card = add([(-1, -1, -2), (1, -1, -2), (1, 1, -2), (-1, 1, -2)], [(0, 1, 2, 3)], nodes.material)
    card.parent = bpy.context.scene.camera
    card.visible_diffuse = card.visible_glossy = card.visible_transmission = card.visible_shadow = False


def build(colours):
    build_exhibits(colours)
    plinth = opaque("plinth", linear("#0e1a25"), 0.4)
    wide, deep, high = PLINTH
    for station in range(-2, 3):
        x = station * BESIDE
        moulded((x, 0, 0), wide, deep, 0.06, [(0.05, 0), (0.05, 0.05), (0, 0.05), (0, high - 0.03), (0.03, high)], plinth)
        spotlight((x - 4, -7, 9), (x, 0, 2), 30, 0.7, 18_000, (1, 0.97, 0.93))
        spotlight((x + 2.6, 4.2, 6.4), (x, 0, 2.4), 36, 0.5, 5_000, (0.5, 0.85, 1))
    # Under both vehicles.
    for x in (-BESIDE, 0.2):
        softbox((x, 0, high + 0.13), (x, 0, 0), 1, 2, 14, (0.3, 1, 0.85))
    wet_floor(linear("#0a141d"))
    build_record(colours["aurora"])
    # Long lights that roofs and glass mirror.
    softbox((0, 0.4, 8), (0, 0, 0), 22, 0.5, 600, (0.6, 0.95, 1))
    softbox((0, 22, 7.7), (0, 0, 3), 24, 1.2, 2_300, (0.6, 0.9, 1))
    # The floor does not mirror the one behind.
    screen = add([(-20, 9.5, 0), (20, 9.5, 0), (20, 9.5, 4.9), (-20, 9.5, 4.9)], [(0, 1, 2, 3)], opaque("screen", (*SURROUND, 1), glow=1))
    screen.visible_camera = screen.visible_diffuse = False
    softbox((0, -14, 6), (0, 0, 2), 22, 0.8, 500, (0.7, 0.95, 1))
    surround((*SURROUND, 1), 1)
    down = math.radians(DOWN)
    look((0, -FAR * math.cos(down), AIM + FAR * math.sin(down)), (0, 0, AIM), lens=36 * FAR / (5 * BESIDE))
    darken_edges(colours["night"])
    return FAR + 1, FAR + 9.3


take(build)
