"""Renders the car of the home page, seen into: its body is dark glass, and its battery gives off light.

Arguments: a PNG to write, its width and height in pixels, rays for each pixel, and a file with the colours of the design tokens.
"""

import json
import math
import os
import sys
import tempfile

import bpy
import numpy as np
from mathutils import Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from car_parts import WHEELS, box, build_body, build_lamp, build_wheel
from denoise import smoothed
from materials import linear
from passes import prepare, save, shoot, standard

# As in the sample report: groups of cells along the car and across it.
COLUMNS, ROWS = 27, 4
PACK = {"from": 1.02, "to": 3.12, "half": 0.66}


class Nodes:
    """Writes a material as formulas."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()

    def new(self, kind, *inputs, **settings):
        """A node whose inputs are values or outputs of others; `None` leaves an input as it is."""
        node = self.tree.nodes.new(f"ShaderNode{kind}")
        for name, value in settings.items():
            setattr(node, name, value)
        for socket, value in zip(node.inputs, inputs):
            if isinstance(value, bpy.types.NodeSocket):
                self.tree.links.new(value, socket)
            elif value is not None:
                socket.default_value = value
        return node

    def math(self, operation, one, other):
        return self.new("Math", one, other, operation=operation).outputs[0]

    def between(self, value, start, end, first, last):
        return self.new("MapRange", value, start, end, first, last).outputs[0]


def see_through(name, colour, edge_colour, clear, edge_power, edge_light):
    """Dark glass that is clear where one looks straight through it, above all before the battery, and bright at its edges."""
    nodes = Nodes(name)
    facing = nodes.new("LayerWeight", 0.5).outputs["Facing"]
    place = nodes.new("NewGeometry").outputs
    axes = nodes.new("SeparateXYZ", place["Position"]).outputs
    # 1 above the battery, and most of that at both ends of the car.
    above = nodes.between(axes["Z"], 0.45, 0.92, 0.22, 1)
    front, rear = nodes.between(axes["X"], 3.15, 3.6, 0, 0.8), nodes.between(axes["X"], 0.95, 0.6, 0, 0.8)
    covered = nodes.math("MAXIMUM", above, nodes.math("MAXIMUM", front, rear))
    solid = nodes.between(nodes.math("POWER", facing, edge_power), 0, 1, clear, 1)
    solid = nodes.math("MULTIPLY", solid, covered)
    # One looks past the far side of the car.
    solid = nodes.math("MULTIPLY", solid, nodes.between(place["Backfacing"], 0, 1, 1, 0.1))
    surface = nodes.new("BsdfPrincipled")
    for socket, value in {"Base Color": colour, "Roughness": 0.2, "Specular": 0.6, "Clearcoat": 0.6, "Clearcoat Roughness": 0.06}.items():
        surface.inputs[socket].default_value = value
    edge = nodes.new("Emission", edge_colour, nodes.math("MULTIPLY", nodes.math("POWER", facing, 5), edge_light))
    both = nodes.new("AddShader", surface.outputs[0], edge.outputs[0])
    clear_one = nodes.new("BsdfTransparent")
    nodes.new("OutputMaterial", nodes.new("MixShader", solid, clear_one.outputs[0], both.outputs[0]).outputs[0])
    return nodes.material


def opaque(name, colour, roughness=0.5, metallic=0, glow=0):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    values = {"Base Color": colour, "Roughness": roughness, "Metallic": metallic, "Emission": colour, "Emission Strength": glow}
    for socket, value in values.items():
        material.node_tree.nodes["Principled BSDF"].inputs[socket].default_value = value
    return material


def build_pack(tray, cell, darker):
    start, half = PACK["from"], PACK["half"]
    length = PACK["to"] - start
    box(start - 0.05, -half - 0.04, 0.2, length + 0.1, 2 * half + 0.08, 0.07, tray, 0.02)
    along, across = length / COLUMNS, 2 * half / ROWS
    for column in range(COLUMNS):
        for row in range(ROWS):
            look = darker if (column * 7 + row * 13) % 17 == 0 else cell
            x, y = start + column * along, -half + row * across
            box(x + along * 0.14, y + across * 0.07, 0.27, along * 0.72, across * 0.86, 0.085, look)


def softbox(place, target, width, height, strength, colour=(1, 1, 1)):
    light = bpy.data.lights.new("softbox", "AREA")
    light.shape, light.size, light.size_y, light.energy, light.color = "RECTANGLE", width, height, strength, colour
    thing = bpy.data.objects.new("softbox", light)
    thing.location = place
    thing.rotation_euler = (Vector(target) - Vector(place)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(thing)


def light_up():
    """As in a studio: long lights whose mirror images follow the body."""
    softbox((2.1, -0.6, 4.2), (2.1, 0, 0), 6, 0.7, 260)
    softbox((1, -5, 2.9), (2, 0, 0.9), 8, 0.5, 190, (0.8, 0.96, 1))
    softbox((7, 1.5, 2.2), (3.5, 0, 0.7), 0.5, 2.5, 90, (0.6, 1, 0.95))
    softbox((-3, 1, 2.4), (0, 0, 0.8), 0.5, 2.5, 90, (0.55, 0.75, 1))
    softbox((2, 5, 1.6), (2, 0, 0.9), 6, 0.6, 140, (0.5, 1, 0.93))
    world = bpy.data.worlds.new("world")
    bpy.context.scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes["Background"].inputs
    background["Color"].default_value, background["Strength"].default_value = (0.05, 0.09, 0.13, 1), 0.9


def look_at(target, around, above, distance):
    """A long lens, in degrees from the car's right side towards its front and upwards."""
    around, above = math.radians(around), math.radians(above)
    camera = bpy.data.cameras.new("camera")
    camera.lens = 85
    thing = bpy.data.objects.new("camera", camera)
    direction = Vector((math.sin(around) * math.cos(above), -math.cos(around) * math.cos(above), math.sin(above)))
    thing.location = Vector(target) + direction * distance
    thing.rotation_euler = (-direction).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(thing)
    bpy.context.scene.camera = thing


def main(output, width, height, samples, palette):
    colours = {name: linear(value) for name, value in palette.items()}
    bpy.ops.wm.read_factory_settings(use_empty=True)
    paint = see_through("paint", linear("#24405a"), linear("#a8fff0"), 0.62, 1.5, 1.5)
    glass = see_through("glass", linear("#07131f"), colours["aurora"], 0.62, 1.2, 0.35)
    body = build_body(paint, glass)
    build_pack(
        opaque("tray", colours["night-raised"], 0.4),
        opaque("cell", linear("#2bbfae"), 0.35, glow=0.62),
        opaque("darker cell", colours["action"], 0.4, glow=0.35),
    )
    rubber, metal, dark = opaque("rubber", linear("#0d1620"), 0.6), opaque("metal", linear("#c4d2da"), 0.25, 0.9), opaque("dark", colours["night"])
    for x in WHEELS:
        for side in (-1, 1):
            build_wheel(x, side, rubber, metal, dark)
    build_lamp(body, 3.3, (26, -64), lambda turn: 0.7 + 0.05 * abs(turn) ** 2, opaque("headlamp", colours["surface"], glow=3.5))
    build_lamp(body, 0.75, (160, 226), lambda _turn: 0.9, opaque("tail lamp", colours["signal-bright"], glow=2.4))
    light_up()
    look_at((2.13, 0, 0.65), around=26, above=13, distance=10.7)
    with tempfile.TemporaryDirectory() as folder:
        prepare(folder)
        seen = shoot(folder, width, height, samples)["Image"]
    seen = smoothed(seen, [], 2, 0.05)
    opacity = np.clip(seen[..., 3:], 0, 1)
    save(output, standard(seen[..., :3] / np.maximum(opacity, 1e-4)), opacity)


output, width, height, samples, palette = sys.argv[sys.argv.index("--") + 1 :]
main(output, int(width), int(height), int(samples), json.load(open(palette, encoding="utf-8")))
