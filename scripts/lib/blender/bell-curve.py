"""Renders a reading as a steep hill of lit pillars, beside the wide one of what is usual (view.py says with which arguments). Metres."""

import math
import os
import sys

import bpy

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from car_parts import box
from materials import between, linear
from studio import Nodes, look, opaque, softbox, surround
from view import take

# From pillar to pillar, how wide and deep each is, and how high those are that stand for nothing.
STEP, SIDE, LOWEST = 0.34, 0.28, 0.08
# The middle of each hill, how far it spreads across and along, and how high it is.
MEASURED = (-2.7, 0, 0.62, 0.8, 2.5)
USUAL = (3.6, 0.6, 1.75, 1.5, 1.4)


def hill(x, y, middle, depth, across, along, height):
    return height * math.exp(-(((x - middle) / across) ** 2 + ((y - depth) / along) ** 2) / 2)


def lit(name, colour, top, strength):
    """Glossy, and lit from within: the more, the higher up."""
    nodes = Nodes(name)
    up = nodes.new("SeparateXYZ", nodes.new("NewGeometry").outputs["Position"]).outputs["Z"]
    light = nodes.math("MULTIPLY", nodes.math("POWER", nodes.between(up, 0, top, 0.12, 1), 2), strength)
    surface = nodes.new("BsdfPrincipled")
    for socket, value in {"Base Color": colour, "Roughness": 0.2, "Specular": 0.6, "Clearcoat": 0.8, "Emission": colour}.items():
        surface.inputs[socket].default_value = value
    nodes.tree.links.new(light, surface.inputs["Emission Strength"])
    nodes.new("OutputMaterial", surface.outputs[0])
    return nodes.material


def build(colours):
    measured = lit("measured", between(colours["action"], colours["aurora"], 0.5), MEASURED[-1], 1)
    usual = lit("usual", linear("#4b6b7e"), USUAL[-1], 0.14)
    flat = opaque("flat", linear("#14212c"), 0.24, 0.4)
    highest = opaque("highest", colours["aurora-strong"], 0.3, glow=1.6)
    for row in range(-14, 22):
        for column in range(-44, 45):
            x, y = column * STEP, row * STEP
            one, other = hill(x, y, *MEASURED), hill(x, y, *USUAL)
            height = LOWEST + max(one, other)
            kind = flat if height < LOWEST + 0.04 else measured if one > other else usual
            if (column, row) == (round(MEASURED[0] / STEP), 0):
                kind = highest
            box(x - SIDE / 2, y - SIDE / 2, 0, SIDE, SIDE, height, kind, 0.03)
    box(-40, -20, -0.1, 80, 60, 0.1, opaque("floor", linear("#060d14"), 0.3), 0.01)
    softbox((-2, 12, 8), (0, 0, 1), 26, 3, 2_600, (0.5, 0.9, 1))
    softbox((13, -4, 6), (3, 0, 0.6), 4, 8, 900, (0.8, 0.95, 1))
    softbox((-13, -5, 5), (-3, 0, 1), 3, 8, 700, (0.5, 1, 0.92))
    surround((0.03, 0.06, 0.09, 1), 0.5)
    look((-2.6, -12.8, 4.2), (0.3, 0.6, 1.2), lens=35, sharp_at=(-2.7, -0.4, 2), aperture=0.25)
    bpy.context.scene.camera.data.shift_y = 0.03
    return 13, 24


take(build)
