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
from places import at, turn
from prismatic import moulded
from printed import band
from sky import build_sky
from studio import Nodes, look, opaque, softbox, surround
from van import build_charger
from view import take

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
    # Below the edge of the roof, a course of bricks on end, and every other one set forward.
    box(-0.04, -0.04, ROOF - 0.12, last + 0.08, 0.3, 0.12, brick, 0.012)
    for k in range(int(last / 0.26)):
        box(k * 0.26, -0.03, ROOF - 0.26, 0.13, 0.3, 0.14, brick, 0.008)
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


def build_window(x, foot, wide, high, frame, stone, behind):
    """In a wall along x, with its sill and what stands over it; the room behind has a lamp, curtains and a wall, or is dark."""
    build_frame(x, foot, wide, high, 2, 2, frame)
    box(x - 0.12, -0.1, foot - 0.1, wide + 0.24, 0.3, 0.1, stone, 0.015)
    box(x - 0.12, -0.03, foot + high, wide + 0.24, 0.3, 0.2, stone, 0.015)
    if behind is None:
        return
    wall, lamp, curtain = behind
    box(x - 0.5, 2.6, foot - 1, wide + 1, 0.05, high + 1.6, wall)
    box(x + wide * 0.62, 1.3, foot + high - 0.5, 0.34, 0.34, 0.2, lamp, 0.06)
    for left, across in ((x, wide * 0.2), (x + wide * 0.86, wide * 0.14)):
        box(left, 0.34, foot, across, 0.03, high, curtain, 0.01)


def build_house(bays, storeys, lit, looks):
    """A house along x that looks along -y: windows in each storey, those that are `lit` counted as (storey, bay), a door, a cornice, a roof with chimneys."""
    brick, frame, stone, slate, dark, behind = looks
    step, storey, wide, high = 2.1, 3, 1.05, 1.6
    long, top = bays * step, storeys * storey + 0.3
    for floor in range(storeys):
        sill = floor * storey + 1.05
        box(0, 0, floor * storey, long, 0.3, 1.05, brick)
        box(0, 0, sill + high, long, 0.3, storey - 1.05 - high + (0.3 if floor == storeys - 1 else 0), brick)
        for bay in range(bays + 1):
            start, end = max(bay * step - (step - wide) / 2, 0), min(bay * step + (step - wide) / 2, long)
            box(start, 0, sill, end - start, 0.3, high, brick)
        for bay in range(bays):
            x = bay * step + (step - wide) / 2
            if (floor, bay) == (0, 1):
                box(x - 0.14, -0.08, 0, wide + 0.28, 0.14, 2.75, stone, 0.02)
                box(x, -0.1, 0.15, wide, 0.1, 2.2, frame, 0.02)
                box(x + 0.1, -0.12, 2.4, wide - 0.2, 0.1, 0.26, behind[1])
                box(x - 0.3, -0.7, 0, wide + 0.6, 0.7, 0.15, stone, 0.02)
            else:
                build_window(x, sill, wide, high, frame, stone, behind if (floor, bay) in lit else None)
                if (floor, bay) not in lit:
                    box(x, 0.2, sill, wide, 0.02, high, dark)
    for out, low, thick in ((0.1, -0.3, 0.1), (0.22, -0.14, 0.14), (0.32, 0, 0.1)):
        box(-out, -out, top + low, long + 2 * out, 0.4 + out, thick, stone, 0.015)
    box(-0.06, -0.06, storey + 0.42, long + 0.12, 0.2, 0.12, stone, 0.015)
    deep, rise = 8, 3.1
    add([(x, y, z) for x in (-0.3, long + 0.3) for y, z in ((-0.3, top), (deep / 2, top + rise), (deep + 0.3, top))], [(0, 1, 2), (3, 5, 4), (0, 3, 4, 1), (1, 4, 5, 2)], slate)
    for x in (0, long - 0.3):
        box(x, 0.3, 0, 0.3, deep - 0.3, top, brick)
    for x in (0.7, long - 1.6):
        box(x, deep / 2 - 0.4, top + rise - 0.9, 0.9, 0.8, 1.9, brick, 0.02)
        box(x - 0.06, deep / 2 - 0.46, top + rise + 0.9, 1.02, 0.92, 0.14, stone, 0.02)
        for pot in (0.22, 0.64):
            box(x + pot - 0.1, deep / 2 - 0.1, top + rise + 1.04, 0.2, 0.2, 0.34, brick, 0.04)
    # What carries rain down.
    tube([(long - 0.2, -0.16, top), (long - 0.2, -0.1, 0)], 0.05, frame)


def build_mark(panel, arc, rest, needle):
    """The company's mark as a lit sign, which lies with its face upwards, as wide as 1 (static/img/favicon.svg)."""
    moulded((0, 0, 0), 1, 1, 9 / 32, [(0, 0), (0, 0.05), (0.012, 0.062)], panel)
    pivot, radius, thick = (0, -1.9 / 32), 9 / 32, 2.5 / 32
    for start, end, look in ((62, 207, arc), (-27, 62, rest)):
        band(pivot, radius, thick, start, end, 0.07, look)
        for tip in (start, end) if look is arc else (start,):
            middle = (pivot[0] + radius * math.cos(math.radians(tip)), pivot[1] + radius * math.sin(math.radians(tip)))
            band(middle, thick / 4, thick / 2, 0, 360, 0.0705, look, 24)
    tube([(*pivot, 0.08), (4.4 / 32, 5 / 32, 0.08)], 1.25 / 32, needle)
    band(pivot, 1.1 / 32, 2.2 / 32, 0, 360, 0.085, needle, 32)


def asphalt():
    """Wet: small stones stand out of a film of water, which is deeper in some places."""
    nodes = Nodes("asphalt")
    place = nodes.new("NewGeometry").outputs["Position"]
    deep, stones = nodes.new("TexNoise", place), nodes.new("TexVoronoi", place)
    deep.inputs["Scale"].default_value, deep.inputs["Detail"].default_value = 0.8, 7
    stones.inputs["Scale"].default_value = 70
    dry = nodes.between(deep.outputs["Fac"], 0.4, 0.62, 0, 1)
    surface = nodes.new("BsdfPrincipled", linear("#10161c"))
    surface.inputs["Specular"].default_value = 0.6
    nodes.tree.links.new(nodes.between(dry, 0, 1, 0.04, 0.36), surface.inputs["Roughness"])
    relief = nodes.new("Bump", nodes.math("MULTIPLY", dry, 0.5), 0.006, stones.outputs["Distance"])
    nodes.tree.links.new(relief.outputs[0], surface.inputs["Normal"])
    nodes.new("OutputMaterial", surface.outputs[0])
    return nodes.material


def furnish(colours, frame, metal, car):
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
    set_down(car, Matrix.Translation((3 * BAY + 0.75, 2.5, GROUND)) @ turn(-8, "Z"))


def build_charging(colours, car):
    """A car at the kerb, its nose to the right, and what charges it."""
    set_down(car, Matrix.Translation((-5.3, -5.9, 0)))
    set_down(built_once(lambda: build_charger(opaque("post", linear("#28343d"), 0.35, 0.4), opaque("charging", colours["aurora"], glow=5))), at(0.1, -4.75, GROUND, -90))
    ends = Vector((0, -4.88, 1.25)), Vector((-1.12, -5.82, 0.72))
    sagging = [ends[0].lerp(ends[1], t) - Vector((0, 0, 1.5 * t * (1 - t) * 2)) for t in (k / 16 for k in range(17))]
    tube(sagging, 0.022, opaque("cable", linear("#0b0f13"), 0.5), smooth=True)
    tube([sagging[-1], sagging[-1] + Vector((0.14, 0.03, -0.05))], 0.04, opaque("plug", linear("#1d262d"), 0.4))


def build_street(colours, frame, dark, car):
    """The road, the pavement with two bicycles and a tree, a car that charges, and what stands beside the house and behind it."""
    slab = built_once(lambda: box(0, 0, 0, 0.79, 0.59, GROUND, opaque("slab", linear("#2b333b"), 0.26), 0.012))
    for row in range(7):
        for column in range(-30, 34):
            set_down(slab, Matrix.Translation((column * 0.8 + row % 2 * 0.4, -0.6 * (row + 1), 0)))
    kerb = built_once(lambda: box(0, -0.16, 0, 0.98, 0.15, GROUND, opaque("kerb", linear("#4a535a"), 0.4), 0.02))
    for column in range(-26, 26):
        set_down(kerb, at(column, -4.2))
    bicycle = built_once(lambda: build_bicycle(opaque("tyre", linear("#0b0f13"), 0.6), opaque("tubes", linear("#8fa1ad"), 0.3, 0.8)))
    for x, y in ((3.6, -1.2), (4.5, -1.6)):
        set_down(bicycle, Matrix.Translation((x, y, GROUND)) @ turn(12, "Z") @ turn(-5, "X"))
    grow(Vector((-2.9, -2.6, GROUND)), Vector((0, 0, 1)), 2.1, 0.1, opaque("bark", linear("#1b1a1b"), 0.85), random.Random(5))
    build_charging(colours, car)
    far, stone, slate = opaque("far", linear("#4d4440"), 0.85), opaque("stone", linear("#69706f"), 0.8), opaque("slate", linear("#26323f"), 0.45)
    behind = opaque("room", linear("#e09a55"), 0.8, glow=0.42), opaque("lamp", linear("#ffd9a0"), glow=2.5), opaque("curtain", linear("#a8764a"), 0.9, glow=0.12)
    looks = (far, opaque("sash", linear("#55606a"), 0.5), stone, slate, dark, behind)
    for x, y, bays, lit in ((-17.2, 13, 5, ((0, 3), (1, 0), (1, 4))), (-31, 15, 6, ((1, 2), (0, 4))), (-46, 17, 6, ((0, 3), (1, 1))), (19, 14, 6, ((1, 1), (0, 2)))):
        set_down(built_once(lambda: build_house(bays, 2, lit, looks)), at(x, y))
    box(-70, 1, 0, 69.9, 0.3, 1.1, far, 0.02)
    box(-70, 0.95, 1.1, 69.9, 0.4, 0.07, stone, 0.02)
    bpy.ops.mesh.primitive_plane_add(size=400)
    bpy.context.object.data.materials.append(asphalt())
    dash = opaque("dash", linear("#9aa3a8"), 0.5)
    for k in range(-8, 10):
        box(k * 4.5, -11.6, -0.04, 2, 0.12, 0.046, dash, 0.002)


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
    # A lamp of the street, whose light lies along the car; and the light of the sky on what stands further away.
    softbox((-4, -9.5, 5.6), (-3, -5.5, 0.8), 3.4, 0.5, 260, (1, 0.93, 0.84))
    softbox((-30, -16, 16), (-16, 13, 4), 26, 8, 5_500, (0.42, 0.62, 1))
    surround((0.03, 0.07, 0.145, 1), 1.6)


def build(colours):
    frame, metal = opaque("frame", linear("#2a353d"), 0.35, 0.5), opaque("metal", linear("#4a5c68"), 0.36, 0.3)
    dark = opaque("dark pane", linear("#060d15"), 0.05)
    car = parked_car(colours, opaque("lit", linear("#2bbfae"), glow=0.9))
    build_walls(bricks(), frame, dark)
    build_rooms(opaque("tube", linear("#ffe0b5"), glow=6), opaque("faint tube", linear("#ffdfae"), glow=2.5))
    furnish(colours, frame, metal, car)
    mark = built_once(lambda: build_mark(opaque("panel", linear("#0a1826"), 0.3), opaque("arc", colours["aurora"], glow=4), opaque("rest", linear("#2a5f78"), glow=0.8), opaque("needle", linear("#f4f9fb"), glow=3)))
    set_down(mark, Matrix.Translation((1.58, -0.02, 5.5)) @ turn(90, "X") @ Matrix.Scale(1.9, 4))
    build_street(colours, frame, dark, car)
    build_sky(BLUE_HOUR, linear("#0b1d33"), 62, -60, 130, fade=(colours["night"], 50))
    light_up(metal)
    look((-3.6, -21, 1.7), (1.2, 0, 1.7), lens=27.5, sharp_at=(4, 0, 1.7), aperture=8)
    # The words stand on the left; walls are upright.
    lens = bpy.context.scene.camera.data
    lens.shift_x, lens.shift_y = -0.065, 0.08
    return 26, 240


take(build)
