"""What is printed on the pages of a sample report, on sheets that are bent. Centimetres."""

import json
import math
import os
import random

import bmesh
from mathutils import Matrix, Vector

from car_parts import built_once
from lettering import written
from materials import between, linear
from meshes import add
from prismatic import joined, moulded
from printed import LONG, WIDE
from reports import START, TURN, build_dial
from studio import Nodes, opaque

SAMPLES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../../data/sample-reports")
# Where lines begin and end on a page.
LEFT, RIGHT = 1.6, WIDE - 1.6
# Ink lies so much higher than what it is printed on.
OVER = 0.014


def read_sample(name="healthy"):
    """What a sample report says, with the figures that are computed from it (src/domain/sample-report.ts)."""
    with open(os.path.join(SAMPLES, f"{name}.json"), encoding="utf-8") as file:
        sample = json.load(file)
    voltages, charging, rated = sum(sample["cells"], []), sample["charging"], sample["ratedCapacityKwh"]
    return sample | {
        "mean": round(sum(voltages) / len(voltages)), "health": sample["usableCapacityKwh"] / rated, "rated": f"{rated} kWh",
        "spread": f"{max(voltages) - min(voltages)} mV", "charge": f"{sample['stateOfCharge']}%", "cycles": f"{charging['energyKwh'] / rated:.0f}",
        "fast": f"{charging['fastShare']}%", "above": f"{charging['timeAbove90']}%", "below": f"{charging['timeBelow10']}%",
        "warmest": f"{sample['temperature']['highest']} °C", "difference": f"{sample['temperature']['largestDifference']} °C",
    }  # fmt: skip


def inked(x, y, wide, high, look, layer=1):
    """A rectangle of ink, from its lower left corner."""
    return add([(x + a * wide, y + b * high, layer * OVER) for a, b in ((0, 0), (1, 0), (1, 1), (0, 1))], [(0, 1, 2, 3)], look)


def build_text(x, top, wide, lines, high, look, chance, layer=1):
    """Lines of words too small to be read, the last of which is shorter."""
    verts = []
    for line in range(lines):
        y, start = top - (line + 1) * high * 2.7, x
        end = x + wide * (0.55 if line == lines - 1 and lines > 1 else 0.9 + 0.1 * chance.random())
        while end - start > 2 * high:
            long = min(high * (2 + 6 * chance.random()), end - start)
            verts += [(start + a * long, y + b * high, layer * OVER) for a, b in ((0, 0), (1, 0), (1, 1), (0, 1))]
            start += long + high * 0.5
    add(verts, [tuple(range(k, k + 4)) for k in range(0, len(verts), 4)], look)


def build_tile(x, y, wide, high, value, ink):
    """A figure of the report and what it is called."""
    moulded((x + wide / 2, y + high / 2, 0), wide, high, 0.45, [(0, 0), (0, OVER)], ink["tile"])
    build_text(x + 0.6, y + high - 0.3, wide * 0.45, 1, 0.2, ink["grey"], random.Random(value), 2)
    written(value, x + 0.6, y + 0.5, 0.52, ink["ink"], 2 * OVER)


def build_gauge(x, y, radius, share, ink):
    """Ticks around the figure; as many as its share are filled."""
    for k in range(53):
        turned = math.radians(START + TURN * (1 - k / 52))
        way, across = Vector((math.cos(turned), math.sin(turned))), Vector((-math.sin(turned), math.cos(turned)))
        long, half = 0.26 * radius, 0.036 * radius if k / 52 <= share else 0.02 * radius
        corners = [Vector((x, y)) + way * r + across * side * half for r, side in ((radius - long, -1), (radius, -1), (radius, 1), (radius - long, 1))]
        add([(*corner, OVER) for corner in corners], [(0, 1, 2, 3)], ink["strong"] if k / 52 <= share else ink["line"])


def build_head(ink):
    written("BatScan", LEFT, 27.2, 0.62, ink["strong"], OVER)
    moulded((RIGHT - 1.2, 27.5, 0), 2.4, 0.9, 0.44, [(0, 0), (0, OVER)], ink["tile"])
    build_text(RIGHT - 1.9, 27.88, 1.6, 1, 0.22, ink["grey"], random.Random(3), 2)
    inked(LEFT, 26.6, RIGHT - LEFT, 0.07, ink["strong"])


def build_result(x, y, health, ink):
    """The gauge, 6.9 wide, with its figure."""
    percent = round(100 * health)
    build_dial(x, y, 3, percent, ink["line"], ink["arc"], OVER)
    written(f"{percent}%", x, y - 0.5, 1.4, ink["ink"], 2 * OVER, "CENTER")
    written("SoH", x, y - 1.8, 0.62, ink["ink"], 2 * OVER, "CENTER")


def paper_look(colour):
    """Fibres that only slanting light shows, and a little light that shines through."""
    nodes = Nodes("paper")
    fibres = nodes.new("TexNoise", nodes.new("TexCoord").outputs["Object"])
    fibres.inputs["Scale"].default_value, fibres.inputs["Detail"].default_value = 9, 8
    bump = nodes.new("Bump", 0.06, 0.02, fibres.outputs["Fac"])
    surface = nodes.new("BsdfPrincipled", colour)
    surface.inputs["Roughness"].default_value, surface.inputs["Specular"].default_value = 0.62, 0.3
    nodes.tree.links.new(bump.outputs[0], surface.inputs["Normal"])
    behind = nodes.new("BsdfTranslucent", colour)
    nodes.new("OutputMaterial", nodes.new("MixShader", 0.12, surface.outputs[0], behind.outputs[0]).outputs[0])
    return nodes.material


def raised(rise):
    """Bends a sheet so that each place of it is as high as `rise` says."""
    return lambda place: place + Vector((0, 0, rise(place.x, place.y)))


def bent(build, paper, bend, left=0, wide=WIDE, long=LONG, folds=(("y", LONG / 3), ("y", 2 * LONG / 3))):
    """A printed sheet, from `left` on, folded at places along an axis: `bend` says where each place of it goes."""
    corners = ((left, 0), (left + wide, 0), (left + wide, long), (left, long))
    (sheet, place), = joined(built_once(lambda: (add([(x, y, 0) for x, y in corners], [(0, 1, 2, 3)], paper), build())))
    mesh = bmesh.new()
    mesh.from_mesh(sheet)
    mesh.transform(place)
    # Only where it is folded, what is small has to be cut to be bent.
    axes = {"x": Vector((1, 0, 0)), "y": Vector((0, 1, 0))}
    for axis, fold in folds:
        bmesh.ops.bisect_plane(mesh, geom=mesh.verts[:] + mesh.edges[:] + mesh.faces[:], plane_co=axes[axis] * fold, plane_no=axes[axis])
    cut = list(dict.fromkeys(part for face in mesh.faces if face.calc_area() > 0.5 for part in (face, *face.edges, *face.verts)))
    for axis, start, reach, count in (("x", left, wide, 36), ("y", 0, long, 60)):
        for k in range(1, count):
            cut = bmesh.ops.bisect_plane(mesh, geom=cut, plane_co=axes[axis] * (start + reach * k / count), plane_no=axes[axis])["geom"]
    for vert in mesh.verts:
        vert.co = bend(vert.co)
    for face in mesh.faces:
        face.smooth = True
    mesh.to_mesh(sheet)
    mesh.free()
    return [(sheet, Matrix.Identity(4))]


def inks(colours, paper):
    """What is printed, in the colours of the site's reports."""
    flat = lambda name, colour: opaque(name, colour, 0.7)
    tint, dark = linear("#d5e6e9"), linear("#064a56")
    return {
        "paper": paper, "ink": flat("ink", linear("#050c14")), "grey": flat("grey", linear("#7d8f9a")), "body": flat("body", linear("#4d5f6c")),
        "line": flat("line", linear("#a9bac2")), "tile": flat("tile", linear("#cadee2")), "strong": flat("strong", linear("#04343e")), "good": flat("good", linear("#147a5a")),
        "passed": flat("passed", linear("#b9e4cf")), "usual": flat("usual", linear("#7fb9c0")),
        "cells": [flat("cell", between(tint, dark, (k / 6) ** 1.15)) for k in range(7)],
        # Stronger ones, for what is seen from farther away.
        "arc": flat("arc", linear("#07716c")), "caption": flat("caption", linear("#526570")),
        "groups": [flat("group", between(linear("#2f9c98"), linear("#04313c"), (k / 6) ** 0.7)) for k in range(7)],
    }  # fmt: skip
