"""Prismatic cells of 60 Ah: flat aluminium boxes in a film, with both terminals on the lid. Centimetres."""

import math
import random

import bpy
from mathutils import Matrix

from car_parts import built_once, set_down
from materials import linear
from meshes import add
from studio import Nodes, opaque
from turned import turned

# A cell stands on the origin, along x; its large faces look along y.
LONG, THICK, HEIGHT = 14.8, 2.7, 9.5
TERMINAL = 4.9
# A matrix code: its elements along a side, and the side of each.
ELEMENTS, ELEMENT = 14, 0.09


def rounded(long, wide, radius, steps=6):
    """The outline of a rectangle with round corners around the origin."""
    corners = ((1, 1, 0), (-1, 1, 1), (-1, -1, 2), (1, -1, 3))
    angles = lambda quarter: [math.pi / 2 * (quarter + k / steps) for k in range(steps + 1)]
    return [
        (x * (long / 2 - radius) + radius * math.cos(a), y * (wide / 2 - radius) + radius * math.sin(a))
        for x, y, quarter in corners
        for a in angles(quarter)
    ]


def moulded(at, long, wide, radius, outline, look):
    """A closed body with round corners that stands on a place, from pairs of how far its side is drawn in and at which height, from below."""
    rings = [rounded(long - 2 * inset, wide - 2 * inset, max(radius - inset, 0.02)) for inset, _ in outline]
    count = len(rings[0])
    verts = [(at[0] + x, at[1] + y, at[2] + z) for ring, (_, z) in zip(rings, outline) for x, y in ring]
    faces = [
        (i * count + k, i * count + (k + 1) % count, (i + 1) * count + (k + 1) % count, (i + 1) * count + k)
        for i in range(len(rings) - 1)
        for k in range(count)
    ]
    last = (len(rings) - 1) * count
    body = add(verts, [*faces, tuple(reversed(range(count))), tuple(range(last, last + count))], look)
    for polygon in body.data.polygons:
        polygon.use_smooth = True
    body.data.use_auto_smooth, body.data.auto_smooth_angle = True, math.radians(32)


def plate(x, y, z, wide, high, thick, look, radius, edge=0.06):
    """Lies with its middle at a place; its upper edge is bevelled."""
    moulded((x, y, z), wide, high, radius, [(0, 0), (0, thick - edge), (edge * 0.3, thick - edge * 0.3), (edge, thick)], look)


def build_code(x, y, z, look):
    """A matrix code on a level face: two of its edges are whole, two are dashed, the rest is at random."""
    chance = random.Random(7)
    last = ELEMENTS - 1
    verts, faces = [], []
    for row in range(ELEMENTS):
        for column in range(ELEMENTS):
            dashed = (row == last and column % 2 == 0) or (column == last and row % 2 == 1)
            inner = row < last and column < last and chance.random() < 0.5
            if row == 0 or column == 0 or dashed or inner:
                left, low, count = x + column * ELEMENT, y + row * ELEMENT, len(verts)
                verts += [(left + a * ELEMENT, low + b * ELEMENT, z) for a, b in ((0, 0), (1, 0), (1, 1), (0, 1))]
                faces.append(tuple(range(count, count + 4)))
    add(verts, faces, look)


def build_lid(metal, foil, ring, black, ink):
    """What is on a lid: a terminal at each end, one of them on a coloured plate; the vent, the plug and the code between them."""
    for x, base in ((-TERMINAL, black), (TERMINAL, ring)):
        moulded((x, 0, HEIGHT - 0.04), 3.3, 2.05, 0.3, [(0, 0), (0, 0.14), (0.06, 0.19)], base)
        moulded((x, 0, HEIGHT), 2.5, 1.5, 0.22, [(0, 0.1), (0, 0.4), (0.08, 0.47)], metal)
        place(x, 0, HEIGHT + 0.47, [(0.46, -0.02), (0.46, 0.02), (0.36, 0.02), (0.34, -0.02)], metal)
    moulded((0, 0, HEIGHT - 0.04), 2.7, 1.5, 0.74, [(0, 0), (0, 0.1), (0.07, 0.14), (0.16, 0.14), (0.22, 0.06)], foil)
    place(2.35, 0, HEIGHT - 0.02, [(0.42, 0), (0.42, 0.08), (0.36, 0.12), (0.3, 0.07), (0.08, 0.1), (0, 0.1)], foil)
    side = ELEMENTS * ELEMENT
    build_code(-2.35 - side / 2, -side / 2, HEIGHT - 0.005, ink)


def build_label(face, ink):
    """What is printed on a large face of the film, -1 or 1 along y: bars and lines of figures."""
    y = face * (THICK / 2 + 0.006)

    def printed(left, z, long, high):
        verts = [(face * (left + a * long), y, z + b * high) for a, b in ((0, 0), (1, 0), (1, 1), (0, 1))]
        add(verts, [(0, 1, 2, 3)], ink)

    for down, high, long in ((1.5, 0.16, 3.4), (1.95, 0.12, 2.6), (2.3, 0.12, 3)):
        printed(0.8 - LONG / 2, HEIGHT - down, long, high)
    for bar in range(22):
        printed(LONG / 2 - 3.6 + bar * 0.13, HEIGHT - 2.3, 0.1 if bar % 3 == 0 else 0.05, 0.96)


def place(x, y, z, outline, look):
    """A round body on a place."""
    turned(outline, look, 40)
    bpy.context.scene.collection.objects[-1].location = (x, y, z)


def build_prismatic(film, metal, foil, ring, black, ink):
    """A cell: its film, which ends below the edge of the can; the seam of the lid, and what is on it."""
    moulded((0, 0, 0), LONG, THICK, 0.3, [(0.1, 0), (0, 0.1), (0, HEIGHT - 0.42), (0.02, HEIGHT - 0.4)], film)
    for face in (-1, 1):
        build_label(face, ink)
    can = [(0.02, HEIGHT - 0.42), (0.02, HEIGHT - 0.06), (0.08, HEIGHT), (0.15, HEIGHT), (0.18, HEIGHT - 0.06), (0.22, HEIGHT - 0.02)]
    moulded((0, 0, 0), LONG, THICK, 0.3, can, metal)
    build_lid(metal, foil, ring, black, ink)


def brushed(name, colour, roughness):
    """Rolled aluminium: fine streaks along x in which light is drawn out."""
    nodes = Nodes(name)
    where = nodes.new("TexCoord").outputs["Object"]
    stretched = nodes.new("Mapping", where)
    stretched.inputs["Scale"].default_value = (0.5, 26, 4)
    noise = nodes.new("TexNoise", stretched.outputs[0])
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = 1, 5
    surface = nodes.new("BsdfPrincipled")
    surface.inputs["Base Color"].default_value, surface.inputs["Metallic"].default_value = colour, 1
    streaks = nodes.between(noise.outputs["Fac"], 0.3, 0.7, roughness - 0.08, roughness + 0.1)
    nodes.tree.links.new(streaks, surface.inputs["Roughness"])
    nodes.new("OutputMaterial", surface.outputs[0])
    return nodes.material


def joined(parts):
    """What was built once as a single mesh, of which thousands are set down in no time."""
    things = bpy.context.scene.collection.objects
    before = set(things)
    set_down(parts, Matrix.Identity(4))
    own = [one for one in things if one not in before]
    own[0].data = own[0].data.copy()
    with bpy.context.temp_override(active_object=own[0], object=own[0], selected_objects=own, selected_editable_objects=own):
        bpy.ops.object.join()
    whole = own[0].data
    whole.use_auto_smooth, whole.auto_smooth_angle = True, math.radians(32)
    bpy.context.view_layer.update()
    at = own[0].matrix_world.copy()
    things.unlink(own[0])
    return [(whole, at)]


def prismatic(film, ring):
    """A cell in a film, with a plate of a colour under one of its terminals, to be set down."""
    metal, foil = brushed("aluminium", linear("#c4ced4"), 0.26), opaque("foil", linear("#8b99a3"), 0.34, 1)
    gasket, ink = opaque("gasket", linear("#0b1117"), 0.4), opaque("ink", linear("#10171d"), 0.6)
    return joined(built_once(lambda: build_prismatic(film, metal, foil, ring, gasket, ink)))


def prismatics(colours):
    """A cell like all others, and the one that is not, each to be set down."""
    cell = prismatic(opaque("film", linear("#0b6178"), 0.24), opaque("plate", linear("#27b3ab"), 0.3, glow=0.15))
    outlier = prismatic(opaque("odd film", colours["signal-bright"], 0.24, glow=0.26), opaque("odd plate", colours["signal-bright"], 0.3, glow=0.5))
    return cell, outlier
