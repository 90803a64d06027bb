"""Renders the lock of a cabinet with servers: the key in its handle, and their lights behind the perforated door (view.py says with which arguments). Centimetres."""

import math
import os
import random
import sys

import bpy
from mathutils import Matrix

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from car_parts import box, built_once, set_down
from materials import linear
from meshes import add, tube
from opened_pack import build_bolt, facing
from places import at, turn
from prismatic import moulded
from studio import Nodes, look, opaque, softbox, surround
from view import take

# The door looks along -y; the lock is at the origin. The solid part of the door, from its left edge to its right one.
STILE = (-4.3, 10.4)
# The holes beside it: from one to the next, how wide they are, and how thick the sheet is.
PITCH, HOLE, SHEET = 0.6, 0.21, 0.12
# How far the fronts of the servers are behind the door, and how high each is.
BEHIND, UNIT = 12, 4.45
# The key: how far its bow is before the door, how large that is, and where the hole for its ring is.
BOW, ROUND, EYE = -5.2, 1.5, (-6.05, 0.36)


def brushed(name, colour, roughness, stretch):
    """Metal with fine scratches, which are long where `stretch` is small."""
    nodes = Nodes(name)
    place = nodes.new("Mapping", nodes.new("TexCoord").outputs["Object"])
    place.inputs["Scale"].default_value = stretch
    noise = nodes.new("TexNoise", place.outputs[0])
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = 1, 6
    surface = nodes.new("BsdfPrincipled", colour)
    surface.inputs["Metallic"].default_value = 1
    nodes.tree.links.new(nodes.between(noise.outputs["Fac"], 0.3, 0.7, roughness - 0.07, roughness + 0.1), surface.inputs["Roughness"])
    nodes.tree.links.new(nodes.new("Bump", 0.12, 0.01, noise.outputs["Fac"]).outputs[0], surface.inputs["Normal"])
    nodes.new("OutputMaterial", surface.outputs[0])
    return nodes.material


def powder(name, colour):
    """Steel that was coated with powder, which is never quite smooth."""
    nodes = Nodes(name)
    noise = nodes.new("TexNoise", nodes.new("NewGeometry").outputs["Position"])
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = 14, 3
    surface = nodes.new("BsdfPrincipled", colour)
    surface.inputs["Roughness"].default_value = 0.42
    nodes.tree.links.new(nodes.new("Bump", 0.16, 0.02, noise.outputs["Fac"]).outputs[0], surface.inputs["Normal"])
    nodes.new("OutputMaterial", surface.outputs[0])
    return nodes.material


def edge(radius, high, steps=8):
    """How a side ends in a round edge, as pairs of how far it is drawn in and at which height."""
    angles = [math.pi / 2 * k / steps for k in range(steps + 1)]
    return [(0, 0), *((radius * (1 - math.cos(a)), high - radius * (1 - math.sin(a))) for a in angles)]


def knob(radius, start, high, rounding):
    """The same for a round body: pairs of its radius and height, up to the middle of its face."""
    return [*((radius - inset, start + z) for inset, z in edge(rounding, high)), (0, start + high)]


def sheet_metal(outline, holes, thick, rounding, look):
    """A piece cut from a plate, in the plane of x and y, its edges round."""
    data = bpy.data.curves.new("piece", "CURVE")
    data.dimensions, data.fill_mode, data.extrude = "2D", "BOTH", thick / 2 - rounding
    data.bevel_depth, data.bevel_resolution = rounding, 6
    data.materials.append(look)
    for line in (outline, *holes):
        spline = data.splines.new("POLY")
        spline.points.add(len(line) - 1)
        spline.use_cyclic_u = True
        for point, place in zip(spline.points, line):
            point.co = (*place, 0, 1)
    # Its edges stand out by as much as they are rounded.
    data.offset = -rounding
    piece = bpy.data.objects.new("piece", data)
    bpy.context.scene.collection.objects.link(piece)


def circle(x, y, radius, start=0, end=360, steps=96):
    angles = [math.radians(start + (end - start) * k / steps) for k in range(steps + (end - start < 360))]
    return [(x + radius * math.cos(a), y + radius * math.sin(a)) for a in angles]


def build_sheet(metal, left, right, low, high):
    """A door of sheet steel with round holes."""
    steps = 24
    angles = [2 * math.pi * (k + 0.5) / steps for k in range(steps)]
    # As far to the edge of its hexagon in a direction.
    reach = lambda a: PITCH / 2 / math.cos((a % (math.pi / 3)) - math.pi / 6)
    rings = [
        [(reach(a) * math.cos(a), 0, reach(a) * math.sin(a)) for a in angles],
        [((HOLE + 0.03) * math.cos(a), 0, (HOLE + 0.03) * math.sin(a)) for a in angles],
        [(HOLE * math.cos(a), 0.03, HOLE * math.sin(a)) for a in angles],
        [(HOLE * math.cos(a), SHEET, HOLE * math.sin(a)) for a in angles],
    ]
    faces = [(r * steps + k, r * steps + (k + 1) % steps, (r + 1) * steps + (k + 1) % steps, (r + 1) * steps + k) for r in range(3) for k in range(steps)]
    hole = built_once(lambda: add([place for ring in rings for place in ring], faces, metal))
    wide = PITCH * math.sqrt(3) / 2
    for column in range(int((right - left) / wide)):
        for row in range(int((high - low) / PITCH)):
            set_down(hole, at(right - (column + 0.5) * wide, 0, low + (row + column % 2 / 2) * PITCH))


def build_servers(case, seam, lights):
    """Their fronts, one above the other, each with some lights."""
    chance = random.Random(3)
    for unit in range(-5, 6):
        z = unit * UNIT
        box(-60, BEHIND, z + 0.08, 120, 4, UNIT - 0.16, case, 0.15)
        for bay in range(-12, 12):
            box(bay * 5 + 0.2, BEHIND - 0.25, z + 0.5, 4.6, 0.4, UNIT - 1, seam, 0.12)
            for k in range(chance.choice((0, 0, 1, 2))):
                box(bay * 5 + 3.6 - k * 0.7, BEHIND - 0.4, z + 0.9 + chance.choice((0, 1.7)), 0.34, 0.2, 0.34, chance.choice(lights), 0.08)


def build_lever(metal):
    """From the hub to the right: it is drawn out of it, and ends round."""
    around, last, end = 64, 9.3, 0.9
    power = 2 / 3.2
    curve = lambda value: math.copysign(abs(value) ** power, value)
    caps = [math.pi / 2 * k / 16 for k in range(17)]
    # Pairs of a place along it and how thick it still is there.
    places = [(0.2 + (last - end - 0.2) * k / 40, 1) for k in range(40)] + [(last - end + end * math.sin(a), max(math.cos(a), 0.004) ** 0.7) for a in caps]
    rings = []
    for x, share in places:
        # It comes forward from the hub, and is slimmer there than at its end.
        bent = min(max((x - 0.8) / 2.6, 0), 1)
        out, high, deep = 1.05 + 0.85 * bent**2 * (3 - 2 * bent), (0.84 + 0.02 * x) * share, 0.42 * share
        angles = [2 * math.pi * j / around for j in range(around)]
        rings.append([(x, -out + deep * curve(math.cos(a)), high * curve(math.sin(a))) for a in angles])
    faces = [(r * around + j, r * around + (j + 1) % around, (r + 1) * around + (j + 1) % around, (r + 1) * around + j) for r in range(len(rings) - 1) for j in range(around)]
    lever = add([place for ring in rings for place in ring], faces, metal)
    for polygon in lever.data.polygons:
        polygon.use_smooth = True


def build_lock(plate, metal, core, black, steel, light):
    """A plate on the door, the handle with its hub, and the cylinder in that."""
    moulded((0, 0, 0), 4.9, 6.3, 1.3, edge(0.3, 0.55), plate)
    bpy.context.scene.collection.objects[-1].rotation_euler.x = math.pi / 2
    hub = [(1.95, 0), *((r, z) for r, z in knob(1.82, 0.5, 1.35, 0.3) if r > 1.2), (1.2, 1.85), (1.14, 1.79), (1.12, 1.6)]
    facing(0, 0, 0, hub, metal)
    facing(0, 0, 0, [(1.95, 0.5), (2.02, 0.56), (2.02, 0.62), (1.8, 0.64)], black)
    facing(0, 0, 0, [(1.13, 1.62), (0, 1.62)], black)
    facing(0, 0, 0, [(1.04, 1.5), *knob(1.04, 1.5, 0.4, 0.07)], core)
    box(-0.17, -1.91, -0.62, 0.34, 0.02, 1.24, black, 0.005)
    build_lever(metal)
    set_down(built_once(lambda: build_bolt(0.3, steel, black)), at(0, -0.55, -2.55) @ turn(90, "X"))
    facing(0, -0.5, 2.5, [(0.26, 0), (0.26, 0.1), (0.2, 0.13), (0.17, 0.09)], steel)
    facing(0, -0.5, 2.5, [(0.17, 0.05), (0.15, 0.11), (0.08, 0.14), (0, 0.15)], light)


def build_key(metal, steel, tag, ink):
    """In the lock, its bow upright; on its ring hangs a tag."""
    upright = Matrix(((0, 0, 1, 0), (1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 0, 1)))
    neck = [(-1.7, 0.5), (-2.5, 0.5), (-2.5, 0.8), (-3.9, 0.8)]
    turn_in = math.degrees(math.asin(0.8 / ROUND))
    outline = [*neck, *circle(BOW, 0, ROUND, turn_in, 360 - turn_in), *((y, -z) for y, z in reversed(neck))]
    # Its blade and the middle of its bow are thinner than the rim around that.
    set_down(built_once(lambda: sheet_metal(outline, [circle(EYE[0], 0, EYE[1])], 0.26, 0.06, metal)), upright)
    set_down(built_once(lambda: sheet_metal(circle(BOW, 0, ROUND), [circle(BOW, 0, ROUND - 0.3)], 0.46, 0.14, metal)), upright)
    set_down(built_once(lambda: sheet_metal(circle(EYE[0], 0, EYE[1] + 0.1), [circle(EYE[0], 0, EYE[1])], 0.36, 0.05, metal)), upright)
    for z in (-0.22, 0.22):
        tube([(side * 0.13, y, z) for side, y in ((1, -3.6), (1, -1.7))], 0.05, steel)
    for side in (-0.12, 0.12):
        bpy.ops.mesh.primitive_torus_add(major_radius=1.22, minor_radius=0.075, location=(0, EYE[0] + side * 0.62, -1.5), rotation=(math.radians(90 + side * 40), math.radians(6), 0), major_segments=128, minor_segments=24)
        bpy.context.object.data.materials.append(steel)
        for polygon in bpy.context.object.data.polygons:
            polygon.use_smooth = True
    hangs = at(0.1, EYE[0], -2.98, 24) @ turn(90, "X")
    corner = 0.34
    side = lambda x, y, start: circle(x, y, corner, start, start + 90, 12)
    wide, long = 0.78, 2.1
    plate = [*side(wide - corner, 0.45 - corner, 0), *side(corner - wide, 0.45 - corner, 90), *side(corner - wide, corner - long, 180), *side(wide - corner, corner - long, 270)]
    set_down(built_once(lambda: sheet_metal(plate, [circle(0, 0.1, 0.2)], 0.2, 0.05, tag)), hangs)
    for row, half in enumerate((0.42, 0.42, 0.26)):
        set_down(built_once(lambda: box(-0.42, -0.75 - row * 0.4, 0.095, 2 * half, 0.1, 0.02, ink, 0.005)), hangs)


def build(colours):
    coat, sheet = powder("coat", linear("#22313d")), opaque("sheet", linear("#141d25"), 0.45, 0.2)
    metal, plate = brushed("metal", linear("#b4bfc6"), 0.24, (0.6, 60, 60)), brushed("plate", linear("#5a6872"), 0.34, (60, 60, 0.8))
    key, core = brushed("key", linear("#d8c59a"), 0.36, (50, 50, 1.2)), brushed("core", linear("#a9a191"), 0.22, (40, 40, 40))
    steel, black = opaque("steel", linear("#d5dadd"), 0.14, 1), opaque("black", linear("#05080b"), 0.5)
    light = opaque("light", colours["aurora"], glow=6)
    left, right = STILE
    box(left, 0, -40, right - left, 3, 80, coat, 0.22)
    box(right + 0.35, 0, -40, 30, 3, 80, coat, 0.22)
    box(right - 1, 1.2, -40, 3, 1, 80, black)
    # Where the sheet is folded.
    box(left - 0.9, 0.12, -40, 1, 2, 80, coat, 0.16)
    build_sheet(sheet, -46, left - 0.9, -16, 16)
    lights = [opaque(f"led {k}", linear(colour), glow=glow) for k, (colour, glow) in enumerate((("#2bd9bd", 26), ("#2bd9bd", 12), ("#63c7ff", 12), ("#e8fffb", 14), ("#0d4a52", 2)))]
    build_servers(opaque("server", linear("#131c24"), 0.4, 0.5), opaque("bay", linear("#0a1016"), 0.5), lights)
    build_lock(plate, metal, core, black, steel, light)
    build_key(key, steel, opaque("tag", linear("#12897d"), 0.3, 0.6), opaque("ink", linear("#d7f5f0"), 0.5))
    # A window of light on the left, whose mirror image is on the handle; one above, one for the bow of the key, a rim of teal from below; the room of the servers.
    softbox((-30, -26, 14), (2, -2, 0), 10, 34, 30_000, (0.86, 0.97, 1))
    softbox((6, -22, 30), (2, -2, 0), 30, 8, 20_000, (1, 0.97, 0.94))
    softbox((32, -12, 12), (0, -5, 0), 9, 16, 13_000, (0.9, 0.98, 1))
    softbox((10, -30, -22), (2, -4, -1), 40, 4, 7_000, (0.35, 1, 0.9))
    softbox((-20, 4, 17), (-14, 12, -6), 60, 2, 1_500, (0.4, 0.95, 1))
    surround((0.03, 0.06, 0.09, 1), 0.5)
    look((25, -30, 4.6), (0.4, -2.6, -0.75), lens=52, sharp_at=(0.4, -4, -0.4), aperture=0.075)
    # The words stand on the left.
    bpy.context.scene.camera.data.shift_x = -0.12
    return 60, 130


take(build)
