"""A delivery van whose right flank is cut open between its axles: its battery, and the unit that sends its data. Metres, as in van_body.py."""

import math

import bpy
from mathutils import Matrix, Vector

from car_body import Mesh
from car_parts import box, build_lamp, build_wheel, built_once, set_down
from materials import linear
from meshes import tube
from opened_pack import build_bolt, build_covered_module, build_pack
from places import at
from prismatic import joined, moulded, place
from skateboard import build_drive
from studio import Nodes, opaque
from van_body import WHEELS, build_body, build_headlamps, build_mirrors, path

# Where the right flank is cut open, from below: between which places along the van, up to which height, and how round the corners are.
LOW, HIGH, ROUND = (1.67, 3.96, 1.06), (1.67, 3.36, 2.12), 0.16
# Below that the sill bends inwards.
SILL = 0.29
# Two packs of opened_pack.py, which are drawn in centimetres, stand side by side below the load floor.
SIZE, PACKS, ASIDE, UNDER = 0.0123, (2.235, 3.395), -0.24, 0.27
# How high the load floor is, where what is left of it begins, and the wall behind it.
FLOOR, EDGE, WALL = 0.66, 0.46, 0.9
# The middle of the unit that sends.
UNIT = (1.62, WALL - 0.07, 1.16)


class Further(Nodes):
    """Writes more formulas into a material that is there already."""

    def __init__(self, material):
        self.material, self.tree = material, material.node_tree


def within(nodes, axes, start, end, top):
    """1 in an opening, 0 elsewhere."""
    beyond = lambda value: nodes.math("MAXIMUM", value, 0)
    across = beyond(nodes.math("SUBTRACT", nodes.math("ABSOLUTE", nodes.math("SUBTRACT", axes["X"], (start + end) / 2), 0), (end - start) / 2 - ROUND))
    above = beyond(nodes.math("SUBTRACT", axes["Z"], top - ROUND))
    return nodes.math("LESS_THAN", nodes.math("ADD", nodes.math("POWER", across, 2), nodes.math("POWER", above, 2)), ROUND**2)


def cut_open(material):
    """Makes nothing of what lies in an opening."""
    nodes = Further(material)
    output = next(node for node in nodes.tree.nodes if node.type == "OUTPUT_MATERIAL").inputs[0]
    axes = nodes.new("SeparateXYZ", nodes.new("TexCoord").outputs["Object"]).outputs
    opening = nodes.math("MAXIMUM", *(within(nodes, axes, *one) for one in (LOW, HIGH)))
    opening = nodes.math("MULTIPLY", opening, nodes.math("LESS_THAN", axes["Y"], -0.45))
    mixed = nodes.new("MixShader", opening, output.links[0].from_socket, nodes.new("BsdfTransparent").outputs[0])
    nodes.tree.links.new(mixed.outputs[0], output)


def coated(name, colour, roughness, metallic):
    """Paint below a clear coat."""
    material = opaque(name, colour, roughness, metallic)
    for socket, value in {"Clearcoat": 1, "Clearcoat Roughness": 0.03}.items():
        material.node_tree.nodes["Principled BSDF"].inputs[socket].default_value = value
    return material


def build_edge(body, section):
    """Where the flank is cut: as thick as that is, with a fine line around it."""
    corner = lambda x, top, start: [(x + ROUND * math.cos(a), top - ROUND + ROUND * math.sin(a)) for a in (math.radians(start + 10 * k) for k in range(10))]
    # From the front over the lower opening and the upper one to the rear.
    line = [(LOW[1], SILL), *corner(LOW[1] - ROUND, LOW[2], 0), (HIGH[1], LOW[2])]
    line = path([*line, *corner(HIGH[1] - ROUND, HIGH[2], 0), *corner(HIGH[0] + ROUND, HIGH[2], 90), (HIGH[0], SILL)])
    rows = [[], [], [], []]
    for k, (x, z) in enumerate(line):
        place = body.ray_cast(Vector((x, -2, max(z, SILL))), Vector((0, 1, 0)))[1]
        before, after = line[max(k - 1, 0)], line[min(k + 1, len(line) - 1)]
        along = Vector((after[0] - before[0], 0, after[1] - before[1])).normalized()
        outwards = Vector((along.z, 0, -along.x))
        for row, wider, deep in zip(rows, (0.016, 0, 0, 0.03), (-0.004, -0.004, 0.06, 0.06)):
            row.append(Vector((x, place.y + deep, z)) + outwards * wider)
    mesh = Mesh()
    mesh.grid(rows, "section")
    mesh.finish({"section": section})


def build_van(colours, finish):
    """Whole but for its right flank."""
    paint = coated("paint", linear("#b4c0c6"), 0.3, 0.7)
    glass = opaque("glass", linear("#06090c"), 0.03)
    body = build_body(paint, glass)
    build_edge(body, opaque("section", linear("#12968d"), 0.4))
    for material in body.data.materials:
        cut_open(material)
    rim = opaque("rim", linear("#c4cdd2"), 0.25, 0.9)
    for x in WHEELS:
        for side in (-1, 1):
            build_wheel(x, side, finish["rubber"], rim, finish["black"], reach=0.86)
    lamp = opaque("lamp", colours["surface"], glow=2)
    build_mirrors(opaque("mirror", linear("#0a0f13"), 0.15), lamp)
    build_headlamps(body, lamp, bpy.context.evaluated_depsgraph_get())
    build_lamp(body, 4.6, (60, -60), lambda _turn: 0.958, lamp, 0.009)


def build_parcels(finish):
    """On what is left of the load floor."""
    card, tape = opaque("card", linear("#b99a76"), 0.75), opaque("tape", linear("#d8c7ab"), 0.4)
    for x, z, wide, high in ((0.62, FLOOR, 0.42, 0.42), (0.7, FLOOR + 0.42, 0.3, 0.24), (1.98, FLOOR, 0.4, 0.26)):
        box(x, 0.56, z, wide, 0.3, high, card, 0.008)
        box(x + wide / 2 - 0.03, 0.556, z + high - 0.1, 0.06, 0.1, 0.103, tape, 0.003)
        box(x + 0.04, 0.557, z + 0.06, 0.12, 0.02, 0.08, finish["cover"], 0.003)


def build_inside(finish):
    """What carries the packs, the load floor's far half, the lined wall behind it, and the drive between the rear wheels with its cables."""
    start, long = 0.3, 3.6
    box(start, 0.42, 0.36, long, 0.07, 0.14, finish["anodised"], 0.012)
    for x in (PACKS[0] - 0.64, PACKS[1] + 0.62):
        box(x - 0.04, -0.9, 0.3, 0.08, 1.34, 0.1, finish["anodised"], 0.012)
    box(start, EDGE, FLOOR - 0.03, long, WALL - EDGE, 0.03, opaque("board", linear("#8a8478"), 0.5), 0.004)
    box(start, EDGE - 0.008, FLOOR - 0.05, long, 0.02, 0.054, finish["metal"], 0.005)
    lining = opaque("lining", linear("#d3dade"), 0.6)
    box(start, WALL, 0.3, long, 0.02, 2, lining, 0.01)
    for k in range(8):
        box(start + 0.05 + k * 0.45, WALL - 0.03, FLOOR, 0.06, 0.05, 1.6, lining, 0.015)
    # A rail that loads are tied to.
    box(start, WALL - 0.05, FLOOR + 0.8, long, 0.03, 0.05, finish["metal"], 0.008)
    # Over the wheel.
    moulded((WHEELS[0], 0.69, FLOOR), 1, 0.42, 0.05, [(0, 0), (0, 0.16), (0.006, 0.175), (0.02, 0.18)], opaque("wheel house", linear("#7f8b91"), 0.45))
    build_parcels(finish)
    drive = built_once(lambda: build_drive(finish["black"], finish["metal"], finish["steel"], finish["rubber"]))
    set_down(drive, at(WHEELS[0] + 0.22, -0.1, 0.42))
    for y in (-0.2, -0.1, 0):
        tube([(1.4, y, 0.58), (1.52, y, 0.58), (1.58, y, 0.5), (1.62, y, 0.42), (1.74, y, 0.4)], 0.016, finish["teal"], smooth=True)


def build_unit(colours, finish):
    """A case on the wall with a line of light; wires to it from the battery, and from it to the antenna on the roof."""
    x, y, z = UNIT
    box(x - 0.24, y - 0.05, z - 0.16, 0.48, 0.08, 0.32, finish["black"], 0.024)
    box(x - 0.21, y - 0.062, z - 0.13, 0.42, 0.02, 0.26, finish["anodised"], 0.014)
    light = opaque("light", colours["aurora"], glow=3)
    box(x - 0.16, y - 0.07, z + 0.05, 0.32, 0.014, 0.036, light, 0.006)
    for k in (-1, 0, 1):
        box(x + k * 0.08 - 0.02, y - 0.03, z - 0.19, 0.04, 0.04, 0.05, finish["black"], 0.008)
    wire = finish["teal"]
    tube([(x - 0.08, y, z - 0.18), (x - 0.08, y, FLOOR + 0.1), (x, y - 0.1, FLOOR + 0.03), (x + 0.1, EDGE - 0.03, FLOOR + 0.01), (x + 0.16, EDGE - 0.1, 0.5), (x + 0.2, ASIDE + 0.45, 0.42)], 0.014, wire, smooth=True)
    tube([(x + 0.08, y, z + 0.1), (x + 0.08, y, 2.3)], 0.012, wire)
    place(x, 0.62, 2.44, [(0.09, 0), (0.09, 0.03), (0.085, 0.036), (0.03, 0.075), (0, 0.08)], finish["black"])
    place(x, 0.62, 2.44, [(0.092, 0.012), (0.093, 0.014), (0.093, 0.024), (0.092, 0.026)], light)


def build_packs(finish, covers):
    """Both, with `covers` as the finishes of their modules."""
    bolt = joined(built_once(lambda: build_bolt(0.55, finish["steel"], finish["black"])))
    screw = joined(built_once(lambda: build_bolt(0.32, finish["steel"], finish["black"])))
    covered = joined(built_once(lambda: build_covered_module(covers, bolt, screw)))
    pack = built_once(lambda: build_pack(finish, covered, None))
    for x in PACKS:
        set_down(pack, at(x, ASIDE, UNDER) @ Matrix.Scale(SIZE, 4))


def build_cut_van(colours, finish, covers):
    """All of it."""
    build_van(colours, finish)
    build_inside(finish)
    build_packs(finish, covers)
    build_unit(colours, finish)
