"""Renders the three kinds of cells side by side by day: a round one, a prismatic one, and a pouch in a foot (view.py says with which arguments). Centimetres."""

import math
import os
import sys

import bpy
import numpy as np
from mathutils import Matrix, Vector, noise

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from car_parts import box, built_once, set_down
from lettering import written
from materials import linear
from meshes import add
from opened_pack import build_sticker, finishes
from places import at, turn
from prismatic import THICK, brushed, build_code, joined, moulded, prismatic
from sample_pages import inked
from studio import Nodes, look, opaque, softbox, surround
from turned import turned
from view import take

# The round cell; and the pouch: how wide and high, how thick, how wide the seams at its sides are, and that below its tabs.
RADIUS, HEIGHT = 2.3, 8
WIDE, TALL, DEEP, SEAM, UPPER = 11.4, 15.4, 1.1, 0.6, 1.5
# How high above the ground it stands in its foot, and how far it leans back, in degrees.
FOOT, LEAN = 0.5, 11


def build_print(ink):
    """What is printed on the round cell, around its front: its size in millimetres, a code, and bars."""
    written("4680", 0, 5.1, 0.92, ink, 0, "CENTER")
    set_down(joined(built_once(lambda: build_code(0, 0, 0, ink))), at(-1.2, 2.9) @ Matrix.Scale(0.9, 4))
    for bar in range(11):
        inked(0.16 + bar * 0.1, 2.9, 0.07 if bar % 3 == 0 else 0.04, 1.13, ink, 0)


def wrapped(parts):
    """What lies flat, around the round cell."""
    for mesh, place in parts:
        for vert in mesh.vertices:
            flat = place @ vert.co
            vert.co = turn(math.degrees(flat.x / RADIUS), "Z") @ Vector((0, -RADIUS - 0.006, flat.y))
    return [(mesh, Matrix.Identity(4)) for mesh, _ in parts]


def build_round(wrap, can, metal, seal, ink):
    """Its wrap, which ends on the edge of the can; the can, and the pole in its seal."""
    top = HEIGHT
    turned([(0, 0), (RADIUS - 0.1, 0), (RADIUS, 0.1), (RADIUS, top - 0.2), (RADIUS - 0.06, top - 0.06), (RADIUS - 0.2, top + 0.02), (RADIUS - 0.42, top + 0.03), (RADIUS - 0.44, top - 0.01)], wrap, 128)
    turned([(RADIUS - 0.4, top), (1.42, top), (1.36, top - 0.05), (1.36, top - 0.1), (1.2, top - 0.1)], can, 128)
    turned([(1.24, top - 0.1), (1.24, top + 0.05), (1.18, top + 0.09), (0.98, top + 0.09), (0.96, top + 0.05)], seal, 96)
    turned([(1, top), (1, top + 0.16), (0.94, top + 0.22), (0.3, top + 0.22), (0.26, top + 0.18), (0, top + 0.18)], metal, 96)
    set_down(wrapped(joined(built_once(lambda: build_print(ink)))), Matrix.Identity(4))


def foil_look():
    """Aluminium in a film: folds where it was drawn, and small dents, in which light breaks."""
    nodes = Nodes("foil")
    place = nodes.new("TexCoord").outputs["Object"]
    dents = nodes.new("TexNoise", place)
    dents.inputs["Scale"].default_value, dents.inputs["Detail"].default_value = 0.9, 3
    bump = nodes.new("Bump", 0.06, 0.25, dents.outputs["Fac"])
    surface = nodes.new("BsdfPrincipled", linear("#b9c3c8"))
    surface.inputs["Metallic"].default_value, surface.inputs["Roughness"].default_value = 0.92, 0.3
    nodes.tree.links.new(bump.outputs[0], surface.inputs["Normal"])
    nodes.new("OutputMaterial", surface.outputs[0])
    return nodes.material


def bulge(x, z):
    """How far one side of the pouch is from its middle: nearly nothing at its seams, more where it was drawn."""
    low, high, half, corner = SEAM, TALL - UPPER, WIDE / 2 - SEAM, 0.9
    aside, above = abs(x) - half + corner, abs(z - (low + high) / 2) - (high - low) / 2 + corner
    within = corner - math.hypot(max(aside, 0), max(above, 0)) - min(max(aside, above), 0)
    t = min(max(within / 0.62, 0), 1)
    filled = (DEEP / 2 - 0.1) * t * t * (3 - 2 * t) + 0.1 * min(max(within / 5, 0), 1) ** 0.7
    return 0.02 + filled


def build_pouch(foil, film, poles, look):
    """Stands on the origin, its tabs upwards; a label is on its front."""
    across, upwards = np.linspace(-WIDE / 2, WIDE / 2, 150), np.linspace(0, TALL, 200)
    # Its seams are not quite flat.
    wave = lambda x, z: 0.05 * noise.noise(Vector((x * 0.35, 0, z * 0.35)))
    count = len(across)
    faces = [(r * count + k, r * count + k + 1, (r + 1) * count + k + 1, (r + 1) * count + k) for r in range(len(upwards) - 1) for k in range(count - 1)]
    for side in (-1, 1):
        part = add([(x, side * bulge(x, z) + wave(x, z), z) for z in upwards for x in across], faces, foil)
        for polygon in part.data.polygons:
            polygon.use_smooth = True
    for x, pole in zip((-2.9, 2.9), poles):
        box(x - 1.55, -0.05, TALL - 0.8, 3.1, 0.1, 3, pole, 0.03)
        box(x - 1.95, -0.09, TALL - 0.6, 3.9, 0.18, 1.1, film, 0.06)
    set_down(built_once(lambda: build_sticker(look)), at(0.9, -DEEP / 2 - 0.03, 5.4))


def build(_colours):
    finish = finishes()
    metal, ink = brushed("pole", linear("#d3d9dc"), 0.24), opaque("pale ink", linear("#e4f1f1"), 0.5)
    set_down(built_once(lambda: build_round(opaque("wrap", linear("#0e8c88"), 0.2), opaque("can", linear("#c9d1d5"), 0.24, 1), metal, finish["black"], ink)), at(-11.2, -5.4, 0, 14) @ Matrix.Scale(1.24, 4))
    cell = at(0, -1.6, 0, -14)
    set_down(prismatic(opaque("film", linear("#0b5f72"), 0.22), opaque("plate", linear("#12968d"), 0.32)), cell)
    set_down(built_once(lambda: build_sticker(finish)), cell @ at(0.6, -THICK / 2, 1.7))
    poles = opaque("aluminium tab", linear("#a7b0b4"), 0.36, 1), opaque("nickel tab", linear("#a9a499"), 0.3, 1)
    pouch = at(12, 4.8, 0, -14) @ Matrix.Scale(0.96, 4)
    set_down(built_once(lambda: build_pouch(foil_look(), opaque("film of tabs", linear("#12968d"), 0.4), poles, finish)), pouch @ at(0, 0, FOOT) @ turn(-LEAN, "X"))
    foot = opaque("foot", linear("#3b4a54"), 0.36, 0.3)
    for side in (-1, 1):
        set_down(built_once(lambda: moulded((0, side * 1.5, 0), 13, 1.8, 0.4, [(0.06, 0), (0, 0.06), (0, 1.7), (0.05, 1.83), (0.2, 1.9)], foot)), pouch)
    # Two windows on the left, what is bright beyond, the ceiling, and softer light from the right.
    for place, wide, high, strength, colour in (
        ((-110, 66, 112), 60, 70, 150_000, (1, 0.98, 0.95)),
        ((-110, -80, 100), 24, 30, 330_000, (1, 0.985, 0.965)),
        ((20, 150, 66), 190, 46, 44_000, (0.96, 0.985, 1)),
        ((-6, 12, 176), 140, 120, 26_000, (0.97, 0.99, 1)),
        ((-92, -64, 24), 12, 70, 90_000, (1, 0.99, 0.98)),
        ((-84, -160, 56), 60, 60, 44_000, (0.97, 0.99, 1)),
        ((134, -86, 66), 70, 80, 12_000, (0.94, 0.975, 1)),
    ):
        softbox(place, (0, 0, 6), wide, high, strength, colour)
    surround((0.88, 0.94, 1, 1), 0.24)
    look((4, -124, 56), (2, 0, 7.6), lens=71)
    # The words stand on the left.
    bpy.context.scene.camera.data.shift_x = -0.206


take(build, ground="sunken", goes_on=True)
