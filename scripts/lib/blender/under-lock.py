"""Renders the documents of a review by day: an agreement on a bound report and a folder, and a padlock with its key on them (view.py says with which arguments). Centimetres."""

import math
import os
import random
import sys

import bpy
from mathutils import Matrix, Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from car_body import eased
from car_parts import built_once, set_down
from lettering import written
from materials import linear
from meshes import add, tube
from places import at, turn
from prismatic import moulded
from printed import LONG, WIDE
from sample_pages import LEFT, OVER, RIGHT, bent, build_text, inked, inks, paper_look, raised
from studio import Nodes, look, opaque, softbox, surround
from turned import turned
from view import take

# The padlock: how wide, long and thick its body is, how thick its shackle is, and half as far as from one end of that to the other.
BODY, SHACKLE, APART = (5.6, 4.9, 2.5), 0.5, 1.72
# The key: how far its bow is before the lock, how large that is, and the same of the hole for a ring.
BOW, ROUND, EYE, HOLE = -3.3, 1.4, -4.1, 0.34


def brushed(colour):
    """Metal with fine scratches along x."""
    nodes = Nodes("brushed")
    place = nodes.new("Mapping", nodes.new("TexCoord").outputs["Object"])
    place.inputs["Scale"].default_value = (1, 40, 40)
    noise = nodes.new("TexNoise", place.outputs[0])
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = 1, 6
    surface = nodes.new("BsdfPrincipled", colour)
    surface.inputs["Metallic"].default_value = 1
    nodes.tree.links.new(nodes.between(noise.outputs["Fac"], 0.3, 0.7, 0.21, 0.38), surface.inputs["Roughness"])
    nodes.new("OutputMaterial", surface.outputs[0])
    return nodes.material


def edges_look(colour, shade):
    """Sheets that lie on each other, seen from their edges."""
    nodes = Nodes("edges")
    place = nodes.new("Mapping", nodes.new("TexCoord").outputs["Object"])
    place.inputs["Scale"].default_value = (0.4, 0.4, 34)
    noise = nodes.new("TexNoise", place.outputs[0])
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = 1, 2
    surface = nodes.new("BsdfPrincipled", nodes.new("MixRGB", nodes.between(noise.outputs["Fac"], 0.4, 0.62, 0, 1), colour, shade).outputs[0])
    surface.inputs["Roughness"].default_value = 0.8
    nodes.new("OutputMaterial", surface.outputs[0])
    return nodes.material


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


def build_table(top, columns, rows, ink, chance):
    """A head and rows of a few words, each above a line; pairs of where a column begins and how wide its words are."""
    high = 1.18
    inked(LEFT, top - high, RIGHT - LEFT, high, ink["tile"])
    for row in range(rows + 1):
        y = top - row * high
        for x, wide in columns:
            build_text(x, y - 0.02, wide * (0.6 + 0.4 * chance.random()), 1, 0.3 if row == 0 else 0.25, ink["strong" if row == 0 else "body"], chance, 2)
        inked(LEFT, y - high, RIGHT - LEFT, 0.04, ink["line"], 2)


def build_signed(x, y, pen):
    """A name in ink that nobody can read: broader where the pen goes down."""
    bends = [
        (0, 0.2), (0, 0.2), (0.5, 1.3), (0.9, 1.6), (0.75, 0.6), (0.6, 0), (1.1, 0.6), (1.5, 0.8), (1.5, 0.2), (1.9, 0.3), (2.2, 0.9), (2.3, 0.2),
        (2.7, 0.4), (3.1, 1.5), (3.35, 1.8), (3.1, 0.5), (3.4, 0.2), (3.8, 0.7), (4, 0.2), (4.6, 0.5), (5.6, 0.3), (6.6, 0.6), (6.6, 0.6),
    ]  # fmt: skip
    places = [Vector(spot) for ends in zip(bends, bends[1:], bends[2:], bends[3:]) for spot in curved(*map(Vector, ends))]
    verts = []
    for before, after in zip(places, places[1:]):
        way = (after - before).normalized()
        half = 0.05 - 0.02 * way.y
        verts += [(x + before.x - side * half * way.y, y + before.y + side * half * way.x, 2 * OVER) for side in (-1, 1)]
    add(verts, [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(len(verts) // 2 - 1)], pen)


def curved(before, start, end, after, steps=10):
    """Places from one bend of a line to the next."""
    for k in range(steps):
        t = k / steps
        yield start + t * (end - before) / 2 + t * t * (before - 2.5 * start + 2 * end - after / 2) + t**3 * (1.5 * (start - end) + (after - before) / 2)


def build_agreement(ink):
    """Its name, the parties, what they agree on, a table, and where both sign; one of them has."""
    chance = random.Random(12)
    written("Data processing agreement", LEFT, 25.7, 0.86, ink["ink"], OVER)
    inked(LEFT, 24.7, RIGHT - LEFT, 0.07, ink["strong"])
    for x in (LEFT, LEFT + 9.2):
        build_text(x, 24.2, 3, 1, 0.3, ink["strong"], chance)
        build_text(x, 23.1, 7.4, 2, 0.24, ink["body"], chance)
    build_table(20.6, ((LEFT + 0.4, 3.8), (LEFT + 6.2, 4.8), (LEFT + 13, 3.6)), 4, ink, chance)
    for y in (13.8, 9.4):
        build_text(LEFT, y, 4.6, 1, 0.34, ink["strong"], chance)
        build_text(LEFT, y - 1.2, RIGHT - LEFT, 4, 0.24, ink["body"], chance)
    for x in (LEFT, LEFT + 9.6):
        inked(x, 2.9, 7.6, 0.07, ink["ink"])
        build_text(x, 2.8, 3.4, 1, 0.24, ink["grey"], chance)
    build_signed(LEFT + 0.4, 3, ink["pen"])


def build_block(wide, long, high, sheets):
    """Sheets below the uppermost one."""
    moulded((wide / 2, long / 2, 0), wide, long, 0.1, [(0.02, 0), (0, 0.02), (0, high - 0.01), (0.01, high)], sheets)


def build_folder(board, label, sheets):
    """Two boards around sheets, with a tab at the right; its spine is on the left."""
    wide, long, high = 24, 32, 1.5
    for z in (0, high - 0.22):
        moulded((wide / 2, long / 2, z), wide, long, 0.7, [(0.04, 0), (0, 0.04), (0, 0.18), (0.04, 0.22)], board)
    moulded((0.34, long / 2, 0.02), 0.68, long - 0.1, 0.3, [(0.1, 0), (0, 0.1), (0, high - 0.14), (0.1, high - 0.04)], board)
    set_down(built_once(lambda: build_block(21.6, 30.6, high - 0.5, sheets)), at(1.2, 0.7, 0.24))
    moulded((wide + 0.5, long - 6.6, 0.1), 3, 7.4, 0.6, [(0.03, 0), (0, 0.03), (0, 0.15), (0.03, 0.18)], label)


def build_report(cover, sheets, spine):
    """A bound one: its cover, its sheets, and the strip that holds them."""
    wide, long, high = 21.8, 30.4, 1
    for z in (0, high - 0.06):
        moulded((wide / 2, long / 2, z), wide, long, 0.3, [(0.02, 0), (0, 0.02), (0, 0.05), (0.02, 0.06)], cover)
    set_down(built_once(lambda: build_block(21, LONG, high - 0.12, sheets)), at(0.5, 0.35, 0.06))
    moulded((0.3, long / 2, -0.04), 1.5, long, 0.4, [(0.3, 0), (0.06, 0.06), (0, 0.3), (0, high - 0.22), (0.06, high + 0.02), (0.3, high + 0.08)], spine)


def build_padlock(body, steel, core):
    """Lies on its back."""
    wide, long, thick = BODY
    middle = thick / 2
    turns = [math.pi / 2 * k / 8 for k in range(9)]
    low = [(0.55 * (1 - math.sin(a)), 0.55 * (1 - math.cos(a))) for a in turns]
    groove = [(0.78, thick), (0.82, thick - 0.05), (0.9, thick - 0.05), (0.94, thick)]
    moulded((0, 0, 0), wide, long, 1.15, [*low, *((inset, thick - z) for inset, z in reversed(low)), *groove], body)
    arch = [(APART * math.cos(a), long / 2 + 1.5 + APART * math.sin(a), middle) for a in (math.pi * k / 48 for k in range(49))]
    tube([(APART, long / 2 - 0.3, middle), *arch, (-APART, long / 2 - 0.3, middle)], SHACKLE, steel)
    collar = [(SHACKLE + 0.24, -0.1), (SHACKLE + 0.24, 0.1), (SHACKLE + 0.16, 0.18), (SHACKLE, 0.2)]
    for x in (-APART, APART):
        set_down(built_once(lambda: turned(collar, steel, 48)), at(x, long / 2, middle) @ turn(-90, "X"))
    plug = [(1.02, -0.1), (1.02, 0.06), (0.96, 0.12), (0.84, 0.12), (0.82, 0.06)]
    set_down(built_once(lambda: (turned(plug, steel, 64), turned([(0.82, 0.08), (0, 0.08)], core, 64))), at(0, -long / 2, middle) @ turn(90, "X"))


def build_key(metal, groove):
    """Goes on in the lock, which is at the origin, along x; its bow is flat."""
    neck = [(0.2, 0.42), (-0.5, 0.42), (-0.62, 0.72), (-2, 0.72)]
    turn_in = math.degrees(math.asin(0.72 / ROUND))
    outline = [*neck, *circle(BOW, 0, ROUND, turn_in, 360 - turn_in), *((x, -y) for x, y in reversed(neck))]
    # Its blade and the middle of its bow are thinner than the rim around that.
    sheet_metal(outline, [circle(EYE, 0, HOLE)], 0.24, 0.06, metal)
    sheet_metal(circle(BOW, 0, ROUND), [circle(BOW, 0, ROUND - 0.28)], 0.42, 0.13, metal)
    sheet_metal(circle(EYE, 0, HOLE + 0.1), [circle(EYE, 0, HOLE)], 0.32, 0.05, metal)
    tube([(0.1, 0.16, 0.13), (-1.9, 0.16, 0.13)], 0.05, groove)


def build(colours):
    paper = paper_look(linear("#fbfcfc"))
    ink = inks(colours, paper) | {"pen": opaque("pen", linear("#0a1c56"), 0.5)}
    sheets = edges_look(linear("#f4f6f6"), linear("#b9c4c9"))
    board, cover = opaque("board", linear("#3a4750"), 0.55), opaque("cover", linear("#07545e"), 0.45)
    aslant = turn(-17, "Z")
    folder = built_once(lambda: build_folder(board, opaque("tab", linear("#12968d"), 0.5), sheets))
    set_down(folder, aslant @ at(-1.3, -1.3))
    report = built_once(lambda: build_report(cover, sheets, opaque("spine", linear("#0a3a43"), 0.4)))
    set_down(report, aslant @ at(0.3, -0.2, 1.56, -1.6))
    lies = aslant @ at(0.7, 0.6, 2.6, 1.6)
    set_down(built_once(lambda: build_block(WIDE, LONG, 0.34, sheets)), lies)
    lift = lambda x, y: 0.345 + 0.5 * eased(-x - y, -6, 0) ** 2
    set_down(bent(lambda: build_agreement(ink), paper, raised(lift)), lies)
    steel, nickel = opaque("steel", linear("#d9dee1"), 0.12, 1), brushed(linear("#d8cfb6"))
    body, groove = opaque("body", linear("#0c7f80"), 0.3, 1), opaque("groove", linear("#10181d"), 0.5)

    def locked():
        build_padlock(body, steel, nickel)
        set_down(built_once(lambda: build_key(nickel, groove)), at(0, -BODY[1] / 2, BODY[2] / 2) @ turn(90, "Z"))

    set_down(built_once(locked), lies @ at(14.9, 10.8, 0.37, -36) @ Matrix.Scale(1.36, 4))
    # The window on the left behind, what is bright beyond, the ceiling, and softer light from before.
    softbox((-120, 80, 82), (10, 12, 0), 46, 64, 900_000, (1, 0.99, 0.98))
    softbox((60, 190, 90), (10, 12, 0), 160, 60, 90_000, (0.96, 0.985, 1))
    softbox((0, 0, 220), (10, 12, 0), 180, 150, 40_000, (0.97, 0.99, 1))
    softbox((20, -180, 90), (10, 12, 0), 160, 90, 36_000, (0.96, 0.985, 1))
    surround((0.88, 0.94, 1, 1), 0.3)
    look((4, -70, 76), (14, 11.5, 1), lens=52.5)
    # The words stand on the left.
    lens = bpy.context.scene.camera.data
    lens.shift_x, lens.shift_y = -0.232, -0.012


take(build, ground="sunken", goes_on=True)
