"""Renders the car of the home page, seen into, on a polished floor that vanishes around it.

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

from car_parts import box
from glass_car import PACK, build_glass_car, lit
from materials import linear
from oidn import without_noise
from passes import prepare, save, shoot, standard
from studio import Nodes, look, softbox, surround

PASSES = {"Image": None, "Denoising Albedo": None, "Denoising Normal": None}
# The car of data/sample-reports/weak-cell.json: columns of its groups of cells, and where its weak one is: from the rear, and from the car's right.
COLUMNS, FOUND = 24, (4, 1)
# How many times as high as wide the car is as it is seen. What the picture is higher, it is below the car.
SHARE = 0.4717
# The middle of the car, half its length and half its width on the floor, and how far around it the floor vanishes; all in metres.
MIDDLE, HALF, REACH = 2.13, (1.75, 0.72), 1.9


def away_from(nodes, value, middle):
    return nodes.math("ABSOLUTE", nodes.math("SUBTRACT", value, middle), 0)


def falling(nodes, value, start, end):
    """Softly from 1 down to 0."""
    return nodes.new("MapRange", value, start, end, 1, 0, interpolation_type="SMOOTHERSTEP").outputs[0]


def build_floor(colour):
    """Polished, with a soft mirror image of the car; it vanishes around the car and towards the edges of the picture."""
    nodes = Nodes("floor")
    place = nodes.new("SeparateXYZ", nodes.new("NewGeometry").outputs["Position"]).outputs
    picture = nodes.new("SeparateXYZ", nodes.new("TexCoord").outputs["Window"]).outputs
    beside, before = (
        nodes.math("POWER", nodes.math("MAXIMUM", nodes.math("SUBTRACT", away_from(nodes, place[axis], middle), half), 0), 2)
        for axis, middle, half in (("X", MIDDLE, HALF[0]), ("Y", 0, HALF[1]))
    )
    seen = falling(nodes, nodes.math("SQRT", nodes.math("ADD", beside, before), 0), 0, REACH)
    for axis, fade in (("X", 0.15), ("Y", 0.16)):
        seen = nodes.math("MULTIPLY", seen, falling(nodes, away_from(nodes, picture[axis], 0.5), 0.5 - fade, 0.5))
    surface = nodes.new("BsdfPrincipled")
    for socket, value in {"Base Color": colour, "Roughness": 0.12, "Specular": 1}.items():
        surface.inputs[socket].default_value = value
    nodes.new("OutputMaterial", nodes.new("MixShader", seen, nodes.new("BsdfTransparent").outputs[0], surface.outputs[0]).outputs[0])
    bpy.ops.mesh.primitive_plane_add(size=40)
    bpy.context.object.data.materials.append(nodes.material)


def build_underside(colour, glow):
    """Keeps light from above off the floor below the car, and gives it the battery's; only the floor shows it."""
    nodes = Nodes("underside")
    place = nodes.new("SeparateXYZ", nodes.new("NewGeometry").outputs["Position"]).outputs
    along = falling(nodes, away_from(nodes, place["X"], (PACK["from"] + PACK["to"]) / 2), 0.3, 1.25)
    across = falling(nodes, away_from(nodes, place["Y"], 0), 0.1, 0.72)
    light = nodes.math("MULTIPLY", nodes.math("MULTIPLY", along, across), glow)
    nodes.new("OutputMaterial", nodes.new("Emission", colour, light).outputs[0])
    below = box(0.25, -HALF[1], 0.13, 3.8, 2 * HALF[1], 0.002, nodes.material, 0)
    below.visible_camera = False


def light_up():
    """As in a studio: long lights whose mirror images follow the body."""
    softbox((2.1, -0.6, 4.2), (2.1, 0, 0), 6, 0.7, 260)
    softbox((1, -5, 2.9), (2, 0, 0.9), 8, 0.5, 190, (0.8, 0.96, 1))
    softbox((7, 1.5, 2.2), (3.5, 0, 0.7), 0.5, 2.5, 90, (0.6, 1, 0.95))
    softbox((-3, 1, 2.4), (0, 0, 0.8), 0.5, 2.5, 90, (0.55, 0.75, 1))
    softbox((2, 5, 1.6), (2, 0, 0.9), 6, 0.6, 140, (0.5, 1, 0.93))
    surround((0.05, 0.09, 0.13, 1), 0.9)


def look_at(target, around, above, distance):
    """A long lens, in degrees from the car's right side towards its front and upwards."""
    around, above = math.radians(around), math.radians(above)
    direction = Vector((math.sin(around) * math.cos(above), -math.cos(around) * math.cos(above), math.sin(above)))
    look(Vector(target) + direction * distance, target, lens=85)


def main(output, width, height, samples, palette):
    colours = {name: linear(value) for name, value in palette.items()}
    bpy.ops.wm.read_factory_settings(use_empty=True)
    build_glass_car(colours, COLUMNS, (*FOUND, lit("found", linear("#ff6010"), 2)))
    build_floor(linear("#0f3038"))
    build_underside(linear("#2bbfae"), 0.7)
    light_up()
    look_at((2.13, 0, 0.65), around=26, above=13, distance=10.7)
    bpy.context.scene.camera.data.shift_y = (SHARE - height / width) / 2
    with tempfile.TemporaryDirectory() as folder:
        bpy.context.scene.view_layers[0].cycles.denoising_store_passes = True
        prepare(folder, PASSES)
        # A mirror image of a lamp that one ray in a hundred meets would be noise.
        bpy.context.scene.cycles.sample_clamp_direct = 12
        seen = shoot(folder, width, height, samples, PASSES)
    light, *guides = (seen[name][..., :3] for name in PASSES)
    light = without_noise(light, *guides)
    opacity = without_noise(seen["Image"][..., 3:].repeat(3, axis=2), *guides)[..., :1]
    # The network leaves nothing quite clear or quite solid.
    opacity = np.clip(opacity * 1.08 - 0.04, 0, 1)
    save(output, standard(light / np.maximum(opacity, 1e-4)), opacity)


output, width, height, samples, palette = sys.argv[sys.argv.index("--") + 1 :]
main(output, int(width), int(height), int(samples), json.load(open(palette, encoding="utf-8")))
