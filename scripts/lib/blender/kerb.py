"""Renders a parked car at dusk from straight before it, lit from within, with a card behind its windscreen (view.py says with which arguments). Metres."""

import math
import os
import sys

import bmesh
import bpy
from mathutils import Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from car_body import Mesh, swollen
from car_parts import WHEELS, build_body, build_headlamps, build_inside, build_lamp, build_mirror, build_wheel, built_once, front_line, opaque_car, set_down
from glass_car import painted
from materials import linear
from meshes import tube
from places import at, turn
from prismatic import moulded
from sky import DUSK, build_roofs, build_sky
from studio import Nodes, look, opaque, softbox, surround
from view import take, wet_floor

# The middle of the card and its size. The page puts its own over it (src/sections/shared/LandscapeHeader.tsx).
CARD, CARD_SIZE = (-0.13, -2.5, 1.14), (0.93, 0.3746)
# How far the camera looks down, in degrees, and how far away it is from the card. The card leans back by the same.
DOWN, AWAY = 5, 5.3


def windscreen_glass():
    """Clear, with as much of the sky in it as glass mirrors."""
    nodes = Nodes("windscreen")
    through = nodes.new("BsdfTransparent", linear("#e2f0ee"))
    mirror = nodes.new("BsdfGlossy", (1, 1, 1, 1), 0.0)
    outside = nodes.math("SUBTRACT", 1, nodes.new("NewGeometry").outputs["Backfacing"])
    share = nodes.math("MULTIPLY", nodes.new("Fresnel", 1.5).outputs[0], outside)
    nodes.new("OutputMaterial", nodes.new("MixShader", share, through.outputs[0], mirror.outputs[0]).outputs[0])
    return nodes.material


def lined(material):
    """The same, with a dark lining on its side that looks into the car."""
    tree = material.node_tree
    inner, mixed, geometry = (tree.nodes.new(f"ShaderNode{kind}") for kind in ("BsdfDiffuse", "MixShader", "NewGeometry"))
    inner.inputs["Color"].default_value = linear("#1b2126")
    output = next(node for node in tree.nodes if node.type == "OUTPUT_MATERIAL").inputs["Surface"]
    outer = output.links[0].from_socket
    for start, end in ((geometry.outputs["Backfacing"], 0), (outer, 1), (inner.outputs[0], 2)):
        tree.links.new(start, mixed.inputs[end])
    tree.links.new(mixed.outputs[0], output)
    return material


def fitted(body):
    """Without its own wipers, which stand up before the card, and with a roof of metal, as light from within would dazzle through glass."""
    mesh = bmesh.new()
    mesh.from_mesh(body.data)
    looks = body.data.materials
    high = lambda face, above: face.calc_center_median().z > above
    for face in mesh.faces:
        if looks[face.material_index].name == "windscreen" and high(face, 1.47):
            face.material_index = looks.find("paint")
    wipers = [face for face in mesh.faces if looks[face.material_index].name == "cladding" and high(face, 0.96)]
    bmesh.ops.delete(mesh, geom=wipers, context="FACES")
    mesh.to_mesh(body.data)
    mesh.free()
    return body


def build_wiper(body, start, end, pivot, look):
    """A blade that lies on the glass, and its arm."""
    shape = body.evaluated_get(bpy.context.evaluated_depsgraph_get())

    def on_glass(x, y, out):
        _, place, normal, _ = shape.ray_cast(Vector((x, y, 3)), Vector((0, 0, -1)))
        return place + normal * out

    along = lambda t: (start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t)
    tube([on_glass(*along(k / 12), 0.006) for k in range(13)], 0.004, look)
    tube([on_glass(*along(k / 12), 0.017) for k in range(13)], 0.007, look)
    middle = on_glass(*along(0.5), 0.026)
    foot = on_glass(*pivot, 0.02)
    tube([foot, foot.lerp(middle, 0.25) + Vector((0, 0, 0.016)), middle], 0.008, look, smooth=True)
    tube([foot - Vector((0, 0, 0.03)), foot + Vector((0, 0, 0.012))], 0.017, look)


def build_cabin(leather, dark, metal, strip):
    """What one sees of it from before, besides seats and wheel: the top of the dashboard with a vent along the glass, a line of light, and the mirror."""
    mesh = Mesh()
    put = lambda name, *shape: mesh.grid(swollen(*shape), name, closed=True)
    put("leather", (2.8, 0, 0.83), (0.38, 0.74, 0.085), 5)
    put("leather", (2.58, 0, 0.87), (0.22, 0.72, 0.083), 5)
    put("leather", (2.56, 0.36, 0.945), (0.12, 0.2, 0.035), 3.4)
    put("dark", (2.98, 0, 0.905), (0.018, 0.56, 0.012), 6)
    put("dark", (2.53, 0, 1.392), (0.022, 0.125, 0.033), 4, -0.12)
    put("metal", (2.506, 0, 1.392), (0.004, 0.118, 0.027), 4, -0.12)
    for side in (-1, 1):
        put("leather", (2.32, side * 0.33, 1.405), (0.1, 0.2, 0.012), 5, 0.3)
    mesh.finish({"leather": leather, "dark": dark, "metal": metal})
    tube([(2.53, 0, 1.4), (2.5, 0, 1.46)], 0.012, dark)
    tube([(2.64, -0.68, 0.955), (2.68, -0.3, 0.957), (2.68, 0.3, 0.957), (2.64, 0.68, 0.955)], 0.003, strip, smooth=True)


def build_car(colours):
    rubber, metal, dark = opaque("rubber", linear("#05080b"), 0.7), opaque("metal", linear("#5b6b78"), 0.3, 0.9), opaque("dark", linear("#05090d"), 0.5)
    paint = painted("paint", linear("#0d2536"), linear("#02060a"), 0.3, 0.6)
    body = fitted(build_body(lined(paint), windscreen_glass()))
    build_inside(opaque("inside", linear("#59636a"), 0.6))
    build_cabin(opaque("leather", linear("#20262b"), 0.55), dark, opaque("mirror", linear("#8a98a2"), 0.12, 1), opaque("strip", colours["aurora"], glow=5))
    for x in WHEELS:
        for side in (-1, 1):
            build_wheel(x, side, rubber, metal, dark)
    build_mirror(paint)
    lamp = opaque("lamp", linear("#d8fff6"), glow=1.3)
    build_headlamps(body, lamp)
    build_lamp(body, 3.3, (62, -62), front_line, lamp, 0.006)
    for start, end, pivot in (((3.245, 0.03), (3.14, 0.63), (3.24, 0.46)), ((3.15, -0.67), (3.245, -0.05), (3.27, -0.16))):
        build_wiper(body, start, end, pivot, dark)


def build(colours):
    set_down(built_once(lambda: build_car(colours)), turn(-90, "Z"))
    wide, high = CARD_SIZE
    card = built_once(lambda: moulded((0, 0, -0.004), wide, high, wide / 24, [(0, 0), (0, 0.004)], opaque("card", linear("#f4f7f7"), 0.7, glow=0.5)))
    set_down(card, at(*CARD) @ turn(90 - DOWN, "X"))
    others = opaque_car(*(opaque("other", linear(colour), rough, metal) for colour, rough, metal in (
        ("#16242f", 0.25, 0.5), ("#05090e", 0.06, 0), ("#05090e", 0.5, 0), ("#2a3640", 0.2, 0), ("#05080b", 0.7, 0), ("#5b6b78", 0.3, 0.9), ("#05090d", 0.5, 0)
    )))  # fmt: skip
    for row in (1, 2, 3):
        for column in range(-5, 6):
            set_down(others, at(column * 2.9 + 1.3, row * 7.5) @ turn(-90, "Z"))
    # Lamps of a street, beyond what is sharp.
    for k, (x, high) in enumerate(((1.6, 2.3), (3.4, 2.1), (4.9, 2.5), (6.8, 2.2), (8.4, 2.4), (11, 2.15), (-3.4, 2.2))):
        bpy.ops.mesh.primitive_uv_sphere_add(radius=0.16, location=(x * 1.6, 30 + k % 3 * 5, high + k % 2 * 1.2))
        bpy.context.object.data.materials.append(opaque("street", linear(("#ffb870", "#ffd9a8", "#d6ecff")[k % 3]), glow=30))
    wet_floor(linear("#060c12"))
    build_sky(DUSK, colours["night"], 60, -90, 120, fade=(colours["night"], 30))
    build_roofs()
    # What the windscreen and the bonnet mirror: a part of the sky with an edge, where the sun went down, and a row of houses before the car.
    softbox((-8, 5, 13), (-1, -3, 1), 12, 9, 900, (0.45, 0.68, 1))
    softbox((5, 14, 5), (0, -3, 1), 14, 2, 22, (1, 0.62, 0.4))
    softbox((0, -11, 4), (0, -4, 0.8), 14, 2.4, 1_500, (0.5, 0.8, 1))
    softbox((7, -4, 2), (0, -3.6, 0.8), 0.6, 3, 520, (1, 0.66, 0.42))
    softbox((-7, -3, 2.4), (0, -3.4, 0.8), 0.5, 4, 520, (0.4, 0.8, 1))
    # Inside: the lamps below the roof.
    softbox((0, -2.02, 1.4), (0, -2.6, 0.9), 0.9, 0.2, 300, (1, 0.78, 0.54))
    softbox((0, -1.6, 1.44), (0, -1.7, 0.9), 0.9, 0.4, 400, (1, 0.8, 0.58))
    surround((0.03, 0.06, 0.11, 1), 0.7)
    down = math.radians(DOWN)
    eye = Vector(CARD) + AWAY * Vector((0, -math.cos(down), math.sin(down)))
    look(eye, CARD, lens=50, sharp_at=(CARD[0], -2.9, 1.05), aperture=2.8)
    # Where the page has the card.
    lens = bpy.context.scene.camera.data
    lens.shift_x, lens.shift_y = -0.06, -0.05
    return 9, 130


take(build)
