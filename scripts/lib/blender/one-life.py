"""Renders five exhibits in a row by day, which are the life of a battery: the line, a van, a car with its report, a cabinet, and what is left (view.py says with which arguments). Metres, but for what is built in centimetres."""

import math
import os
import random
import sys

from mathutils import Matrix, Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from car_parts import box, built_once, set_down
from exhibits import build_opened_car, build_opened_van, build_plinth, build_upright
from hall import DEEP, HIGH, WIDE, build_open
from instruments import pane
from materials import linear
from meshes import add, tube
from opened_pack import build_sticker, finishes
from places import at, turn
from prismatic import HEIGHT, LONG, THICK, moulded, prismatic
from showcase import daylight, seen_bounds
from studio import Nodes, look, opaque
from turned import turned
from view import take

# From one exhibit to the next: a fifth of the picture. The plinths they stand on, and the rail before them: its depth, its height, and how far away it is.
BESIDE = 4
PLINTH = (3.4, 5.2, 0.42)
RAIL = (0.2, 0.36, 1.8)
# How far away the camera is, what it looks at, and how steeply, in degrees.
FAR, AIM, DOWN = 300, 1.94, 14


def stand(parts, station, turned, size, y=0, aside=0):
    """Sets something down in the middle of its plinth, of five; 0 is the one in the middle."""
    turned = turned @ Matrix.Scale(size, 4)
    left, right, _ = seen_bounds(parts, turned, DOWN)
    set_down(parts, at(station * BESIDE + aside - (left + right) / 2, y, PLINTH[2]) @ turned)


def build_line(cell, sticker, finish, light, shine):
    """Three cells on a carrier that runs on rails; the one in the middle is below a reader. Centimetres."""
    steel, dark, cover = finish["steel"], finish["black"], finish["cover"]
    for side in (-1, 1):
        box(side * 6.5 - 0.6, -7, 0, 1.2, 14, 1.9, steel, 0.15)
        moulded((side * 10.1, 0, 0), 2.8, 5, 0.5, [(0.1, 0), (0, 0.1), (0, 0.6), (0.15, 0.75)], finish["anodised"])
        box(side * 10.1 - 0.7, -1.1, 0.5, 1.4, 2.2, 20.5, cover, 0.25)
        box(side * 10.1 - 0.12, -1.14, 4, 0.24, 0.12, 13, light, 0.03)
    moulded((0, 0, 1.9), 17, 14, 0.8, [(0.2, 0), (0, 0.2), (0, 1.5), (0.2, 1.7)], dark)
    for y in (-4.8, 0, 4.8):
        set_down(cell, at(0, y, 3))
        set_down(sticker, at(2.6, y - THICK / 2, 5))
    top = 3 + HEIGHT
    box(-10.9, -1.5, 20, 21.8, 3, 2.4, cover, 0.4)
    box(-6.4, -1.7, 18.2, 12.8, 3.4, 1.9, dark, 0.25)
    box(-5.8, -0.16, 18.1, 11.6, 0.32, 0.2, light, 0.03)
    sheet = add([(-LONG / 2, 0, top), (LONG / 2, 0, top), (5.8, 0, 18.1), (-5.8, 0, 18.1)], [(0, 1, 2, 3)], shine)
    sheet.visible_shadow = False
    box(-LONG / 2 + 0.3, -0.07, top - 0.02, LONG - 0.6, 0.14, 0.05, light, 0.01)


def beam(colour, foot, top):
    """A sheet of light that is brightest at its foot."""
    nodes = Nodes("beam")
    height = nodes.new("SeparateXYZ", nodes.new("TexCoord").outputs["Object"]).outputs["Z"]
    share = nodes.between(height, foot, top, 0.6, 0.25)
    nodes.new("OutputMaterial", nodes.new("MixShader", share, nodes.new("BsdfTransparent").outputs[0], nodes.new("Emission", colour, 0.8).outputs[0]).outputs[0])
    return nodes.material


def build_cabinet(colours):
    """An open one, in which one of the modules is weak."""
    body, seam, tray = opaque("body", linear("#e6eaec"), 0.38), opaque("seam", linear("#39454d"), 0.5), opaque("tray", linear("#55646f"), 0.45, 0.3)
    module, weak = opaque("module", linear("#17a297"), 0.34, glow=0.06), opaque("weak", colours["signal-bright"], 0.36, glow=0.1)
    build_open(body, seam, tray, module, weak, opaque("module light", colours["aurora-strong"], glow=1), opaque("warning light", linear("#ffd9bf"), glow=1))
    box(-DEEP - 0.01, 0.01, HIGH + 0.11, DEEP + 0.02, WIDE - 0.02, 0.04, body, 0.012)


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
    turned([(0, 0), (radius + 0.02, 0), (radius + 0.03, 0.01), (radius + 0.03, 0.09), (radius, 0.1), (0, 0.1)], metal)
    turned([(radius, 0.1), (radius, high)], glass)
    turned([(0, high - 0.02), (radius, high - 0.02), (radius + 0.03, high), (radius + 0.03, high + 0.11), (radius + 0.01, high + 0.14), (0, high + 0.14)], metal)


def build_jars(finish):
    """What a battery is made of when it is taken apart."""
    glass = pane("jar", (0.95, 0.98, 0.985, 1), 0.5)
    copper, aluminium, black = opaque("copper", linear("#d08a62"), 0.28, 0.9), opaque("aluminium", linear("#dde4e8"), 0.3, 0.85), opaque("black mass", linear("#343b40"), 0.42)
    for x, y, high, flakes, size, count in ((-1.13, -0.35, 2.45, copper, 0.095, 5_000), (0, 0.35, 3.3, black, 0.05, 12_000), (1.13, -0.35, 1.95, aluminium, 0.1, 4_000)):
        set_down(built_once(lambda: build_heap(0.545 - size, high * 0.66, 0.26, size, count, flakes)), at(x, y, 0.1))
        set_down(built_once(lambda: build_jar(0.555, high, glass, finish["anodised"])), at(x, y))


def build_plinths(light, steel):
    """Pale, and before them all a rail with a line of light; a lens before each is where the battery is read."""
    (wide, deep, high), (rail_deep, rail_high, away) = PLINTH, RAIL
    pale = opaque("plinth", linear("#ccd7dc"), 0.5)
    for station in range(-2, 3):
        x = station * BESIDE
        build_plinth(x, 0, wide, deep, high, 0.4, pale)
        to_front = at(x, -deep / 2 - away - rail_deep, rail_high / 2) @ turn(90, "X")
        set_down(built_once(lambda: turned([(0.13, 0), (0.13, 0.05), (0.115, 0.07), (0.09, 0.07), (0.085, 0.05)], steel, 48)), to_front)
        set_down(built_once(lambda: turned([(0.09, 0.05), (0.07, 0.075), (0, 0.085)], light, 48)), to_front)
    end = 2 * BESIDE + wide / 2
    box(-end, -deep / 2 - away - rail_deep, 0, 2 * end, rail_deep, rail_high, pale, 0.03)
    tube([(-end + 0.3, -deep / 2 - away - rail_deep, rail_high / 2), (end - 0.3, -deep / 2 - away - rail_deep, rail_high / 2)], 0.034, light)


def build(colours):
    finish = finishes()
    light = opaque("light", linear("#17bcab"), glow=0.7)
    build_plinths(light, finish["steel"])
    cell = prismatic(opaque("film", linear("#12968d"), 0.26), opaque("plate", linear("#0a5567"), 0.32))
    sticker = built_once(lambda: build_sticker(finish))
    stand(built_once(lambda: build_line(cell, sticker, finish, light, beam(colours["aurora"], 3 + HEIGHT, 18.1))), -2, turn(30, "Z"), 0.145, y=-0.2)
    stand(built_once(lambda: build_opened_van(colours, finish)), -1, turn(-57, "Z"), 0.76, y=1.85)
    stand(built_once(lambda: build_upright(finish["metal"])), 0, turn(-6, "Z"), 0.245, y=2, aside=-0.4)
    stand(built_once(lambda: build_opened_car(colours, finish)), 0, turn(-51, "Z"), 0.87, y=0.95)
    stand(built_once(lambda: build_cabinet(colours)), 1, turn(-112, "Z"), 1.46, y=0.3)
    stand(built_once(lambda: build_jars(finish)), 2, turn(0, "Z"), 0.94, y=-0.1)
    daylight(5 * BESIDE / 240)
    down = math.radians(DOWN)
    look((0, -FAR * math.cos(down), AIM + FAR * math.sin(down)), (0, 0, AIM), lens=36 * FAR / (5 * BESIDE))


take(build, ground="sunken")
