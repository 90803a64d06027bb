"""What rows of things by day have in common: where they are seen, the light, and a phone with a state of health. Centimetres."""

import math

import bpy
import numpy as np
from mathutils import Vector

from car_parts import box
from lettering import written
from materials import linear
from printed import band
from prismatic import moulded
from studio import opaque, softbox, surround


def seen_bounds(parts, place, down):
    """How far what was built reaches to the left and right, and downwards in the picture of a camera that looks down so many degrees."""
    right, up = Vector((1, 0, 0)), Vector((0, math.sin(math.radians(down)), math.cos(math.radians(down))))
    spans = []
    for data, own_place in parts:
        if isinstance(data, bpy.types.Mesh):
            verts = np.empty(len(data.vertices) * 3)
            data.vertices.foreach_get("co", verts)
            whole = place @ own_place
            verts = verts.reshape(-1, 3) @ np.array(whole.to_3x3()).T + np.array(whole.translation)
            spans.append([(verts @ np.array(axis)).min() for axis in (right, up)] + [(verts @ np.array(right)).max()])
    spans = np.array(spans)
    return spans[:, 0].min(), spans[:, 2].max(), spans[:, 1].min()


def daylight(size=1):
    """A window on the left behind, the ceiling, and softer light from the right and from before, around a row which is 240 wide, or so many times as large."""
    for place, target, wide, high, strength, colour in (
        ((-260, 190, 300), (0, 0, 0), 260, 240, 1_500_000, (1, 0.98, 0.95)),
        ((0, 30, 380), (0, 10, 0), 420, 260, 1_000_000, (0.97, 0.99, 1)),
        ((360, -120, 160), (60, 0, 10), 160, 200, 480_000, (0.94, 0.975, 1)),
        ((-60, -460, 140), (0, 0, 10), 420, 120, 520_000, (0.96, 0.985, 1)),
    ):
        softbox(Vector(place) * size, Vector(target) * size, wide * size, high * size, strength * size**2, colour)
    surround((0.88, 0.94, 1, 1), 0.36)


def build_phone():
    """It lies with its screen upwards, its lower edge at y = 0."""
    rim, glass = opaque("rim", linear("#27323b"), 0.28, 0.9), opaque("glass", linear("#05090c"), 0.08)
    screen = opaque("screen", linear("#f4f9fb"), 0.25, glow=0.35)
    arc, track, ink = opaque("arc", linear("#0b8f85"), 0.4, glow=0.25), opaque("track", linear("#cfdde2"), 0.5), opaque("figure", linear("#0b1b2b"), 0.5)
    moulded((0, 7.8, 0), 7.6, 15.8, 1.15, [(0.25, 0), (0.08, 0.06), (0, 0.22), (0, 0.62), (0.08, 0.78), (0.2, 0.84)], rim)
    moulded((0, 7.8, 0.8), 7.24, 15.44, 0.98, [(0, 0), (0, 0.04), (0.04, 0.07)], glass)
    moulded((0, 7.8, 0.86), 6.8, 15, 0.78, [(0, 0), (0, 0.02)], screen)
    moulded((0, 14.75, 0.87), 1.7, 0.44, 0.21, [(0, 0), (0, 0.02)], glass)
    band((0, 9.7), 2.5, 0.6, -40, 220, 0.895, track)
    band((0, 9.7), 2.5, 0.6, -40 + 0.08 * 260, 220, 0.9, arc)
    for words, y, high in (("92%", 9.15, 1.35), ("SoH", 7.95, 0.56), ("BatScan", 13.2, 0.56)):
        written(words, 0, y, high, ink, 0.9, "CENTER")
    for row in range(3):
        y = 5 - row * 1.35
        box(-2.7, y - 0.5, 0.89, 5.4, 0.05, 0.01, track, 0.005)
        box(-2.7, y, 0.89, 2.6 - row % 2 * 0.7, 0.3, 0.01, track, 0.005)
        box(1.6, y, 0.89, 1.1, 0.3, 0.01, arc if row == 0 else track, 0.005)
    for y, long in ((10.2, 1.2), (11.8, 1.2)):
        box(3.76, y, 0.3, 0.1, long, 0.26, rim, 0.04)
