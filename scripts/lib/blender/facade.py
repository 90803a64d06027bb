"""Renders the house of a laboratory from its street at blue hour (view.py says with which arguments). Metres."""

import math
import os
import random
import sys

import bpy
from mathutils import Matrix, Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from car_parts import box, built_once, set_down
from forecourt import parked_car
from lab import build_meter, build_module, build_rack
from materials import linear
from meshes import add, tube
from person import LEANING, jacket_look, peaked_cap, set_down_reader, working
from places import turn
from printed import band
from sky import build_sky
from studio import Nodes, look, opaque, softbox, surround
from view import take, wet_floor

# The front looks along -y and begins at x = 0. A bay of it, how many there are, and how deep the house is.
BAY, BAYS, DEEP = 2.9, 5, 11
# The pavement, the ceiling of the ground floor, the sills and the lintels of the upper windows, and the edge of the roof.
GROUND, CEILING, SILL, LINTEL, ROOF = 0.12, 3.55, 4.75, 6.45, 7.25
WIDE, PIER = BAY * BAYS, 0.5
# Above which bays there is light.
LIT = (1, 3)
WARM = (1, 0.76, 0.5)
# From the ground upwards, as in sky.py.
BLUE_HOUR = ("#d9a07c", "#8f94a6", "#4a7399", "#1f4a78")


def bricks():
    """Walls along x or y; no brick is quite like another."""
    nodes = Nodes("bricks")
    place = nodes.new("SeparateXYZ", nodes.new("NewGeometry").outputs["Position"]).outputs
    flat = nodes.new("CombineXYZ", nodes.math("ADD", place["X"], place["Y"]), place["Z"]).outputs[0]
    wall = nodes.new("TexBrick", flat, linear("#8a5a49"), linear("#5a3f3b"), linear("#2a282a"), 1, 0.008, 0.2, 0, 0.25, 0.077)
    surface = nodes.new("BsdfPrincipled", wall.outputs["Color"])
    surface.inputs["Roughness"].default_value, surface.inputs["Specular"].default_value = 0.75, 0.25
    relief = nodes.new("Bump", 0.7, 0.01, nodes.math("SUBTRACT", 1, wall.outputs["Fac"]))
    nodes.tree.links.new(relief.outputs[0], surface.inputs["Normal"])
    nodes.new("OutputMaterial", surface.outputs[0])
    return nodes.material


def build_frame(x, foot, wide, high, columns, rows, frame):
    """A window in its frame, with bars between its panes."""
    for k in range(columns + 1):
        box(x + k * (wide - 0.06) / columns, 0.14, foot, 0.06, 0.12, high, frame, 0.01)
    for k in range(rows + 1):
        box(x, 0.14, foot + k * (high - 0.06) / rows, wide, 0.12, 0.06, frame, 0.01)


def build_walls(brick, frame, dark):
    """The front and the left wall."""
    box(0, 0.35, GROUND, 0.3, DEEP - 0.35, ROOF - GROUND, brick, 0.01)
    for k in range(BAYS + 1):
        # Behind the last window, a door for cars takes two bays.
        if k != 4:
            box(k * BAY - (0 if k == 0 else PIER / 2), 0, GROUND, PIER, 0.36, ROOF - GROUND, brick, 0.012)
    last = WIDE + PIER / 2
    for foot, top in ((CEILING + 0.3, SILL), (LINTEL, ROOF)):
        box(0, 0.04, foot, last, 0.3, top - foot, brick, 0.012)
    box(-0.03, -0.05, CEILING, last + 0.06, 0.4, 0.3, frame, 0.02)
    box(-0.08, -0.08, ROOF, last + 0.16, DEEP, 0.1, frame, 0.02)
    for k in range(3):
        box(k * BAY + 0.2, 0.05, GROUND, BAY - 0.2, 0.3, 0.4, brick, 0.012)
        build_frame(k * BAY + 0.2, GROUND + 0.4, BAY - 0.2, CEILING - GROUND - 0.4, 2, 3, frame)
    build_frame(3 * BAY + 0.2, GROUND, 2 * BAY - 0.4, CEILING - GROUND, 3, 3, frame)
    # Where the sign is, there are no windows above.
    box(PIER, 0.04, SILL, BAY - PIER, 0.3, LINTEL - SILL, brick, 0.012)
    for k in range(1, BAYS):
        for side in (0, 1):
            x = k * BAY + 0.5 + side * 1.1
            box(x - 0.06, -0.03, SILL - 0.06, 0.96, 0.3, 0.06, frame, 0.01)
            build_frame(x, SILL, 0.84, LINTEL - SILL, 1, 2, frame)
            if k not in LIT:
                box(x, 0.2, SILL, 0.84, 0.02, LINTEL - SILL, dark)
        box(k * BAY + 1.34, 0.04, SILL, 0.26, 0.3, LINTEL - SILL, brick, 0.012)
        for x in (k * BAY + 0.2, k * BAY + 2.4):
            box(x, 0.04, SILL, 0.3, 0.3, LINTEL - SILL, brick, 0.012)


def build_rooms(lamp, faint):
    """Both rooms of the ground floor, and the upper ones that are lit."""
    wall, screed = opaque("plaster", linear("#8f7c68"), 0.8), opaque("screed", linear("#5d5a56"), 0.35)
    box(0.3, 0.3, GROUND - 0.02, WIDE, 6, 0.03, screed)
    box(0.3, 6.2, GROUND, WIDE, 0.1, CEILING, wall)
    box(0.3, 0.4, CEILING - 0.02, WIDE, 6, 0.06, opaque("ceiling", linear("#77706a"), 0.9))
    for x in (0.3, 3 * BAY - 0.1, WIDE):
        box(x, 0.4, GROUND, 0.12, 6, CEILING, wall)
    for k in range(BAYS):
        for y in (1.4, 3.6):
            box(k * BAY + 0.6, y, CEILING - 0.12, 1.8, 0.09, 0.05, lamp)
    box(0.3, 3, CEILING + 0.3, WIDE, 0.1, ROOF - CEILING - 0.3, wall)
    for k in LIT:
        box(k * BAY + 0.1, 0.4, LINTEL + 0.25, BAY, 3, 0.1, wall)
        box(k * BAY + 0.5, 1.6, LINTEL + 0.1, 2, 0.1, 0.05, faint)
        softbox((k * BAY + 1.5, 1.6, LINTEL + 0.05), (k * BAY + 1.5, 2, 0), 2, 0.5, 60, WARM)


def build_bicycle(rubber, metal):
    """Along x, its rear wheel on the origin."""
    flat = (math.pi / 2, 0, 0)
    for x in (0, 1.04):
        for radius, thick, part in ((0.335, 0.021, rubber), (0.312, 0.009, metal)):
            bpy.ops.mesh.primitive_torus_add(major_radius=radius, minor_radius=thick, location=(x, 0, 0.35), rotation=flat)
            bpy.context.object.data.materials.append(part)
        for spoke in range(14):
            a = spoke * math.pi / 7
            tube([(x, 0, 0.35), (x + 0.31 * math.cos(a), 0, 0.35 + 0.31 * math.sin(a))], 0.002, metal)
    rear, crank, saddle, head, front = (0, 0, 0.35), (0.44, 0, 0.3), (0.29, 0, 0.86), (0.86, 0, 0.84), (1.04, 0, 0.35)
    for way in ((rear, crank, head), (crank, saddle, rear), ((0.31, 0, 0.8), head), (saddle, (0.26, 0, 0.96)), (front, head, (0.83, 0, 1.02))):
        tube(way, 0.017, metal)
    box(0.12, -0.06, 0.95, 0.27, 0.12, 0.05, rubber, 0.02)
    tube([(0.74, -0.28, 1.05), (0.86, -0.2, 1.03), (0.83, 0, 1.02), (0.86, 0.2, 1.03), (0.74, 0.28, 1.05)], 0.013, rubber)
    tube([(0.36, -0.1, 0.2), (0.44, -0.07, 0.3), (0.52, 0.1, 0.4)], 0.014, rubber)


def grow(place, way, long, thick, look, chance):
    """A branch, and those that it parts into."""
    bent = (way + Vector([chance.uniform(-0.14, 0.14) for _ in range(3)])).normalized()
    tip = place + bent * long
    tube([place, place + way * long * 0.5, tip], thick, look)
    if thick < 0.007:
        return
    for _ in range(3):
        aside = Vector((chance.uniform(-1, 1), chance.uniform(-1, 1), chance.uniform(-0.25, 0.5)))
        grow(tip, (bent + aside * 0.62).normalized(), long * chance.uniform(0.62, 0.88), thick * 0.6, look, chance)


def build_neighbour(x, wide, high, look):
    """A house far away, with a pitched roof."""
    outline = ((0, 0), (0, high), (wide / 2, high + wide * 0.17), (wide, high), (wide, 0))
    verts = [(x + across, y, z) for y in (34, 42) for across, z in outline]
    add(verts, [(0, 1, 2, 3, 4), *((k, k + 1, k + 6, k + 5) for k in range(4))], look)


def furnish(colours, frame, metal):
    """The laboratory behind three windows, where two people work, and a car behind the door."""
    seam, light = opaque("seam", linear("#0a1016"), 0.6), opaque("light", colours["aurora"], glow=3)
    rack = built_once(lambda: build_rack(metal, seam, light, opaque("quiet", linear("#2d6f7a"), glow=0.4), None))
    meter = built_once(lambda: build_meter(seam, opaque("screen", linear("#03090e"), 0.12), light, 0.5))
    module = built_once(lambda: build_module(metal, opaque("teal", linear("#14807f"), 0.32, glow=0.2), frame))
    to_street = turn(90, "Z")
    for k in range(4):
        set_down(rack, Matrix.Translation((1.6 + k * 1.15, 5.4, GROUND)) @ to_street)
    for k in range(3):
        x = k * BAY + 0.5
        box(x, 0.9, GROUND + 0.88, BAY - 0.5, 0.7, 0.05, frame)
        for leg in (x + 0.1, x + BAY - 0.7):
            box(leg, 0.95, GROUND, 0.06, 0.6, 0.88, metal)
        set_down(meter, Matrix.Translation((x + 0.7, 1.05, GROUND + 0.93)) @ to_street)
        set_down(module, Matrix.Translation((x + 1.75, 1.05, GROUND + 0.93)) @ to_street)
    set_down(working(LEANING, jacket_look(linear("#46525d"), linear("#aab4b6")), peaked_cap), Matrix.Translation((5.1, 2.1, GROUND)))
    set_down_reader(Matrix.Translation((7.9, 2.3, GROUND)) @ turn(40, "Z"), colours, 0.15)
    car = parked_car(colours, opaque("lit", linear("#2bbfae"), glow=0.9))
    set_down(car, Matrix.Translation((3 * BAY + 0.75, 2.5, GROUND)) @ turn(-8, "Z"))


def build_street(frame):
    """The pavement with two bicycles and a tree, and what stands beside the house and behind it."""
    slab = built_once(lambda: box(0, 0, 0, 0.79, 0.59, GROUND, opaque("slab", linear("#2b333b"), 0.26), 0.012))
    for row in range(7):
        for column in range(-30, 34):
            set_down(slab, Matrix.Translation((column * 0.8 + row % 2 * 0.4, -0.6 * (row + 1), 0)))
    bicycle = built_once(lambda: build_bicycle(opaque("tyre", linear("#0b0f13"), 0.6), opaque("tubes", linear("#8fa1ad"), 0.3, 0.8)))
    for x, y in ((3.6, -1.2), (4.5, -1.6)):
        set_down(bicycle, Matrix.Translation((x, y, GROUND)) @ turn(12, "Z") @ turn(-5, "X"))
    grow(Vector((-2.9, -2.6, GROUND)), Vector((0, 0, 1)), 2.1, 0.1, opaque("bark", linear("#1b1a1b"), 0.85), random.Random(5))
    far = opaque("far", linear("#0d1b2b"), 0.9, glow=0.35)
    box(-70, 1, 0, 69.9, 0.3, 1.1, far, 0.02)
    box(-70, 0.95, 1.1, 69.9, 0.4, 0.07, frame, 0.02)
    for x, wide, high in ((-50, 13, 2.2), (-31, 10, 2.5), (-17, 15, 2.1), (33, 14, 2.6)):
        build_neighbour(x, wide, high, far)
    wet_floor(linear("#141b22"))


def light_up(metal):
    """Lamps in both rooms, which also light the street, lamps on the ledge, which shine up and down the wall, and what is left of the day."""
    for x, wide in ((WIDE * 0.3, 3 * BAY - 0.6), (WIDE * 0.8, 2 * BAY - 0.6)):
        softbox((x, 2.8, CEILING - 0.15), (x, 2.8, 0), wide, 3.6, wide * 75, WARM)
        softbox((x, 0.5, CEILING - 0.4), (x, -5, 0), wide, 0.5, wide * 60, WARM)
    for k in range(BAYS + 1):
        box(k * BAY - 0.07, -0.14, CEILING + 0.02, 0.14, 0.1, 0.26, metal, 0.01)
        softbox((k * BAY, -0.12, CEILING + 0.4), (k * BAY, 0.02, ROOF), 0.3, 0.1, 22, WARM)
        softbox((k * BAY, -0.14, CEILING - 0.02), (k * BAY, 0.02, GROUND), 0.2, 0.1, 14, WARM)
    softbox((-14, -14, 9), (2, 0, 3), 16, 3, 900, (0.35, 0.6, 1))
    surround((0.03, 0.07, 0.145, 1), 1.6)


def build(colours):
    frame, metal = opaque("frame", linear("#2a353d"), 0.35, 0.5), opaque("metal", linear("#4a5c68"), 0.36, 0.3)
    build_walls(bricks(), frame, opaque("dark pane", linear("#060d15"), 0.05))
    build_rooms(opaque("tube", linear("#ffe0b5"), glow=6), opaque("faint tube", linear("#ffdfae"), glow=2.5))
    furnish(colours, frame, metal)
    sign = built_once(lambda: band((0, 0), 0.62, 0.15, -40, 220, 0, opaque("sign", colours["aurora"], glow=5)))
    set_down(sign, Matrix.Translation((0.95, -0.06, 5.6)) @ turn(90, "X"))
    build_street(frame)
    build_sky(BLUE_HOUR, linear("#0b1d33"), 62, -60, 130, fade=(colours["night"], 50))
    light_up(metal)
    look((-3.6, -21, 1.7), (1.2, 0, 1.7), lens=27.5, sharp_at=(4, 0, 1.7), aperture=2)
    # The words stand on the left; walls are upright.
    lens = bpy.context.scene.camera.data
    lens.shift_x, lens.shift_y = -0.065, 0.08
    return 26, 240


take(build)
