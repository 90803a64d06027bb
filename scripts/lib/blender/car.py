"""Renders the car of the home page, seen into.

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

from denoise import smoothed
from glass_car import build_glass_car
from materials import linear
from passes import prepare, save, shoot, standard
from studio import look, softbox, surround


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
    build_glass_car(colours)
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
