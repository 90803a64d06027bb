"""Renders a folded report that stands open, and before it the key of the car, by day (view.py says with which arguments). Centimetres."""

import math
import os
import random
import sys

import bpy
from mathutils import Matrix, Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from car_parts import built_once, set_down
from engraved import build_code
from lettering import written
from materials import linear
from meshes import tube
from places import at
from prismatic import moulded, rounded
from printed import band
from sample_pages import OVER, bent, build_result, build_text, inked, inks, paper_look, read_sample
from studio import Nodes, look, opaque, softbox, surround
from table import patch
from turned import turned
from view import take

# Half of an A4 sheet, which is folded at x = 0, and how far its cover reaches beyond it; both are set up somewhat smaller.
HALF, LONG, RIM, SMALLER = 14.85, 21, 0.45, 0.84
# How far each half is turned forward at the fold, in degrees, and by how many more at its edge.
LEFT_HALF, RIGHT_HALF = (17, -7), (27, -9)


def standing(place):
    """Where a place of the sheet, which is built lying, is as it stands: each half is a piece of a round wall."""
    side = 1 if place.x > 0 else -1
    start, more = (-math.radians(angle) for angle in (RIGHT_HALF if side > 0 else LEFT_HALF))
    angle, per = start + more * abs(place.x) / HALF, more / HALF
    aside, behind = (math.sin(angle) - math.sin(start)) / per, (math.cos(start) - math.cos(angle)) / per
    # What is printed is before the paper.
    return Vector((side * (aside - place.z * math.sin(angle)), behind - place.z * math.cos(angle), place.y))


def build_pages(sample, ink):
    """The gauge with figures, and the map of cells with the code."""
    chance = random.Random(5)
    written("BatScan", -13.4, 18.5, 0.8, ink["strong"], OVER)
    inked(-13.4, 17.8, 12, 0.06, ink["strong"])
    build_result(-7.4, 12.9, sample["health"], ink)
    for row, value in enumerate(("ID.3", sample["rated"], str(sample["modelYear"]), sample["spread"])):
        y = 7.7 - row * 1.75
        build_text(-13.4, y + 0.8, 3.6, 1, 0.3, ink["caption"], chance)
        written(value, -1.4, y, 0.76, ink["ink"], OVER, "RIGHT")
        inked(-13.4, y - 0.55, 12, 0.04, ink["line"])
    build_text(1.5, 19.2, 6, 1, 0.36, ink["body"], chance)
    for row, modules in enumerate(sample["cells"]):
        for column, voltage in enumerate(modules):
            inked(1.5 + column * 0.995, 16.6 - row * 0.8, 0.93, 0.73, ink["groups"][min(abs(voltage - sample["mean"]), 6)])
    for row in range(2):
        build_text(1.5, 9 - row * 1.4, 12, 2, 0.2, ink["caption"], chance)
    set_down(built_once(lambda: build_code(0, 0, 0, ink["ink"])), at(9.2, 1.6, OVER) @ Matrix.Scale(4.2 / 6.5, 4))
    build_text(1.5, 5.8, 5, 1, 0.34, ink["body"], chance)
    build_text(1.5, 4.6, 6.4, 4, 0.2, ink["caption"], chance)


def build_sign(kind, look):
    """What a button does, 1 high, on the surface z = 0: a lock, closed or open; or a car whose boot opens."""
    z = 0.012
    if kind == "boot":
        outline = [(-0.8, -0.2), (-0.74, 0.08), (-0.36, 0.16), (-0.1, 0.44), (0.3, 0.44), (0.56, 0.16), (0.76, 0.1), (0.8, -0.2)]
        tube([(x, y, z) for x, y in [*outline, outline[0]]], 0.05, look)
        tube([(0.3, 0.44, z), (0.84, 0.62, z)], 0.05, look)
        for x in (-0.44, 0.44):
            band((x, -0.22), 0.14, 0.1, 0, 360, z + 0.03, look, 24)
        return
    patch(-0.36, -0.46, 0.72, 0.52, look, 0.08, z)
    shift = 0 if kind == "closed" else 0.36
    arch = [(shift + 0.23 * math.cos(a), 0.26 + 0.2 * math.sin(a)) for a in (math.pi * k / 12 for k in range(13))]
    tube([(x, y, z) for x, y in [(shift + 0.23, 0.04), *arch, (shift - 0.23, 0.04 if kind == "closed" else 0.18)]], 0.05, look)


def build_key(case, face, steel, sign, light):
    """Lies on its back, its ring at the origin, its far end along y; its sides are drawn in at the middle of their height."""
    moulded((0, 4.7, 0), 3.9, 7.6, 1.5, [(0.7, 0), (0.3, 0.06), (0.08, 0.26), (0, 0.5), (0.04, 0.56)], case)
    moulded((0, 4.7, 0.54), 3.94, 7.64, 1.52, [(0.06, 0), (0, 0.04), (0, 0.14), (0.06, 0.18)], steel)
    moulded((0, 4.7, 0.7), 3.9, 7.6, 1.5, [(0.04, 0), (0, 0.06), (0.06, 0.3), (0.22, 0.5), (0.5, 0.6), (0.62, 0.61)], case)
    # A shallow bed in which three buttons lie.
    moulded((0, 4.6, 1.28), 2.1, 5.3, 0.9, [(0, 0), (0, 0.035), (0.05, 0.05)], face)
    for y, kind in ((6.2, "closed"), (4.6, "open"), (3, "boot")):
        moulded((0, y, 1.3), 1.8, 1.42, 0.5, [(0, 0), (0, 0.1), (0.05, 0.15), (0.14, 0.17)], face)
        set_down(built_once(lambda: build_sign(kind, sign)), at(0, y, 1.47) @ Matrix.Scale(0.62, 4))
    moulded((0, 7.72, 1.3), 0.36, 0.1, 0.04, [(0, 0), (0, 0.03)], light)
    # The eye at its lower end, through which the ring goes.
    ringed((0, 0.75, 0.72), 0.52, 0.13, steel, ((0, 1, 0), (0, 0, 1)))


def ringed(middle, radius, thick, look, axes):
    """A ring of wire around a place, in the plane of two axes."""
    turns = [2 * math.pi * k / 72 for k in range(73)]
    tube([Vector(middle) + radius * (math.cos(a) * Vector(axes[0]) + math.sin(a) * Vector(axes[1])) for a in turns], thick, look)


def leather_look(colour):
    """Small folds in which light breaks."""
    nodes = Nodes("leather")
    grain = nodes.new("TexVoronoi", nodes.new("TexCoord").outputs["Object"])
    grain.inputs["Scale"].default_value = 9
    bump = nodes.new("Bump", 0.16, 0.03, grain.outputs["Distance"])
    surface = nodes.new("BsdfPrincipled", colour)
    surface.inputs["Roughness"].default_value = 0.44
    nodes.tree.links.new(bump.outputs[0], surface.inputs["Normal"])
    nodes.new("OutputMaterial", surface.outputs[0])
    return nodes.material


def build_seam(outline, stitch, gap, z, thread):
    """Stitches along a closed line."""
    corners = [Vector((*corner, z)) for corner in (*outline, outline[0])]
    done, start = 0, 0
    for corner, after in zip(corners, corners[1:]):
        long = (after - corner).length
        while start + stitch < done + long:
            tube([corner.lerp(after, (start + part - done) / long) for part in (0, stitch)], 0.05, thread)
            start += stitch + gap
        done += long
        start = max(start, done)


def build_tag(leather, edge, thread, steel, mark):
    """Its loop, in which the ring lies, at the origin, its far end along -y: two layers that are sewn together."""
    for y, wide, long, radius in ((-0.9, 1.3, 2.2, 0.1), (-4.9, 3.2, 6.6, 0.6)):
        moulded((0, y, 0), wide, long, radius, [(0.05, 0), (0, 0.05), (0, 0.21)], edge)
        moulded((0, y, 0.2), wide, long, radius, [(0, 0), (0, 0.12), (0.05, 0.18), (0.14, 0.21)], leather)
    tube([(-0.65, 0.05, 0.33), (0.65, 0.05, 0.33)], 0.32, leather)
    build_seam([(x, y - 4.9) for x, y in rounded(2.6, 6, 0.1)], 0.3, 0.14, 0.41, thread)
    rivet = [(0.3, 0), (0.3, 0.06), (0.2, 0.12), (0, 0.14)]
    set_down(built_once(lambda: turned(rivet, steel)), at(0, -1, 0.4))
    set_down(built_once(lambda: written("ID.3", 0, 0, 0.9, mark, 0, "CENTER")), at(0, -4.9, 0.416, 90) @ at(0, -0.45))


def build(colours):
    sample = read_sample()
    paper = paper_look(linear("#fbfcfc"))
    ink = inks(colours, paper)
    # The sheet is held by a cover, which is larger.
    pages = bent(lambda: build_pages(sample, ink), paper, standing, -HALF, 2 * HALF, LONG, [("x", 0)])
    behind = lambda place: standing(Vector((place.x, place.y - RIM, -0.05)))
    cover = bent(lambda: None, opaque("cover", linear("#07444f"), 0.5), behind, -HALF - RIM, 2 * (HALF + RIM), LONG + 2 * RIM, [("x", 0)])
    for part in (pages, cover):
        set_down(part, at(0, 4.4, SMALLER * RIM + 0.02, -6) @ Matrix.Scale(SMALLER, 4))
    steel, thread = opaque("steel", linear("#cdd5d9"), 0.2, 1), opaque("thread", linear("#dfe9ea"), 0.7)
    case, face = opaque("case", linear("#10161b"), 0.3), opaque("face", linear("#1a2228"), 0.5)
    key = built_once(lambda: build_key(case, face, steel, opaque("sign", linear("#dfe7ea"), 0.5), opaque("light", colours["aurora"], glow=1.4)))
    tag = built_once(lambda: build_tag(leather_look(linear("#07444f")), opaque("edge", linear("#06323a"), 0.6), thread, steel, opaque("mark", linear("#d5dfe2"), 0.3, 0.8)))
    bunch = built_once(
        lambda: (
            set_down(key, at(0, 0.6, 0, 14)),
            set_down(tag, at(0.1, -1.5, 0, -26)),
            ringed((0, -0.15, 0.5), 1.36, 0.1, steel, ((1, 0, 0), (0, 0.99, 0.1))),
            ringed((0, -0.15, 0.66), 1.36, 0.1, steel, ((1, 0, 0), (0, 0.99, 0.1))),
        )
    )
    set_down(bunch, at(3.4, -15.8, 0, -57) @ Matrix.Scale(1.48, 4))
    # A window on the left, before the pages; what is bright behind, the ceiling, and softer light from before.
    softbox((-100, -72, 84), (0, -6, 6), 46, 60, 590_000, (1, 0.99, 0.98))
    softbox((60, 190, 90), (0, -6, 6), 160, 60, 60_000, (0.96, 0.985, 1))
    softbox((0, 0, 220), (0, -6, 0), 180, 150, 38_000, (0.97, 0.99, 1))
    softbox((20, -180, 90), (0, -6, 6), 160, 90, 46_000, (0.96, 0.985, 1))
    surround((0.88, 0.94, 1, 1), 0.3)
    look((4, -74, 37), (4, -6, 5), lens=34.8)
    # The words stand on the left.
    lens = bpy.context.scene.camera.data
    lens.shift_x, lens.shift_y = -0.25, 0.021


take(build, ground="sunken", goes_on=True)
