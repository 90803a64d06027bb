"""Renders cells of a batch from nearby, one of which fits none of the others (view.py says with which arguments). Centimetres."""

import math
import os
import sys

import bpy
from mathutils import Matrix

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from car_parts import built_once, set_down
from materials import linear
from studio import look, opaque, softbox, surround
from view import take

RADIUS, HEIGHT, STEP = 1.05, 5.2, 2.35
LIFT = 2.3


def turned(outline, look, segments=72):
    """A round body from pairs of radius and height, from below."""
    count = len(outline)
    verts = [
        (r * math.cos(2 * math.pi * k / segments), r * math.sin(2 * math.pi * k / segments), z)
        for k in range(segments)
        for r, z in outline
    ]
    faces = [
        (k * count + i, ((k + 1) % segments) * count + i, ((k + 1) % segments) * count + i + 1, k * count + i + 1)
        for k in range(segments)
        for i in range(count - 1)
    ]
    mesh = bpy.data.meshes.new("turned")
    mesh.from_pydata(verts, [], faces)
    mesh.materials.append(look)
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(32)
    thing = bpy.data.objects.new("turned", mesh)
    bpy.context.scene.collection.objects.link(thing)


def build_cell(wrap, ring, metal, seal):
    """A round cell: its wrap, whose edge lies over the top; the seal; and the pole."""
    top = HEIGHT
    turned([(0, 0), (RADIUS - 0.08, 0), (RADIUS, 0.08), (RADIUS, top - 0.55)], wrap)
    # Where the can is drawn in.
    turned([(RADIUS, top - 0.55), (RADIUS - 0.07, top - 0.48), (RADIUS - 0.07, top - 0.42), (RADIUS, top - 0.34)], wrap)
    turned([(RADIUS, top - 0.34), (RADIUS, top - 0.1), (RADIUS - 0.03, top - 0.03), (RADIUS - 0.1, top)], wrap)
    turned([(RADIUS - 0.1, top), (RADIUS - 0.3, top), (RADIUS - 0.34, top - 0.06)], ring)
    turned([(RADIUS - 0.34, top - 0.06), (0.5, top - 0.08)], seal)
    turned([(0.5, top - 0.08), (0.47, top + 0.05), (0.42, top + 0.09), (0, top + 0.09)], metal)


def cells(colours):
    """A cell like all others, and the one that is not, each to be set down."""
    metal, seal = opaque("metal", linear("#a5b3bd"), 0.42, 0.9), opaque("seal", linear("#0b1219"), 0.5)
    cell = built_once(lambda: build_cell(opaque("wrap", linear("#0c6a80"), 0.28), opaque("ring", linear("#27b3ab"), 0.3), metal, seal))
    outlier = built_once(
        lambda: build_cell(
            opaque("odd wrap", colours["signal-bright"], 0.3, glow=0.42),
            opaque("odd ring", colours["signal-bright"], 0.3, glow=0.5),
            metal,
            seal,
        )
    )
    return cell, outlier


def place_of(row, column):
    """Where a cell stands in the batch."""
    return (column + row % 2 / 2) * STEP, row * STEP * math.sqrt(3) / 2


def build(colours):
    cell, outlier = cells(colours)
    for row in range(-16, 30):
        for column in range(-30, 31):
            x, y = place_of(row, column)
            is_odd = (row, column) == (0, 0)
            set_down(outlier if is_odd else cell, Matrix.Translation((x, y, LIFT if is_odd else 0)))
    # What the odd one sheds on its neighbours.
    softbox((0, -0.6, HEIGHT + LIFT + 4), (0, 0, 0), 3, 3, 420, (1, 0.42, 0.12))
    # Windows of light behind, before, and to the left, whose mirror images are the edges of the poles.
    softbox((0, 60, 34), (0, 6, HEIGHT), 90, 5, 6_000, (0.6, 0.95, 1))
    softbox((-46, 4, 22), (0, 4, HEIGHT), 4, 40, 4_000, (0.7, 0.9, 1))
    softbox((20, -40, 40), (0, 0, HEIGHT), 40, 3, 2_500, (0.85, 0.95, 1))
    softbox((-8, -14, 11), (0, 0, HEIGHT + 1), 5, 7, 900, (1, 0.97, 0.94))
    surround((0.03, 0.07, 0.1, 1), 0.3)
    look((-5.5, -27, 17), (1.7, 1.2, HEIGHT + 0.5), lens=62, sharp_at=(0, -1, HEIGHT + 1), aperture=0.022)
    return 32, 60


if __name__ == "__main__":
    take(build)
