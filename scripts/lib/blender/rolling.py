"""Renders a car on the rolls of a test bench by day, its flank cut open before its battery, which is connected to what measures it (view.py says with which arguments). Metres."""

import math
import os
import sys

import bpy
from mathutils import Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from car_pack import COLUMNS, ROWS, build_bolts, build_housing, build_rails, module_place
from car_parts import WHEEL_HEIGHT, WHEELS, box, build_body, build_headlamps, build_lamp, build_mirror, built_once, front_line, rear_line, set_down
from glass_car import painted
from lettering import written
from materials import linear
from meshes import tube
from opened_pack import build_bolt, build_covered_module, finishes
from places import at
from prismatic import joined, moulded
from skateboard import build_skateboard, round_part
from studio import Nodes, look, opaque, softbox, surround
from view import take

# Where the left flank is cut open: between which places along the car, up to which height, and how round the corners are.
START, END, HIGH, ROUND = 1.22, 3.03, 0.87, 0.12
# The radius of a roll, how far both of a pair are apart, at which height they turn, and how high they carry a car.
ROLL, APART, AXIS = 0.17, 0.46, 0.125
LIFT = AXIS + math.sqrt((WHEEL_HEIGHT + ROLL) ** 2 - (APART / 2) ** 2) - WHEEL_HEIGHT
# The bench below an axle: half its length, where it ends on both sides of the car, and how high it is.
BENCH, ASIDE, DECK = 0.56, 1.3, 0.21


def bent(ways, thick, look):
    """A stiff cable (a Bézier curve) from the first of a few places towards the others to the last one."""
    places = []
    for t in (k / 80 for k in range(81)):
        row = [Vector(way) for way in ways]
        while len(row) > 1:
            row = [one.lerp(other, t) for one, other in zip(row, row[1:])]
        places.append(row[0])
    tube(places, thick, look)


class Further(Nodes):
    """Writes more formulas into a material that is there already."""

    def __init__(self, material):
        self.material, self.tree = material, material.node_tree


def cut_open(material):
    """Makes nothing of what lies in the opening."""
    nodes = Further(material)
    output = next(node for node in nodes.tree.nodes if node.type == "OUTPUT_MATERIAL").inputs[0]
    axes = nodes.new("SeparateXYZ", nodes.new("TexCoord").outputs["Object"]).outputs
    beyond = lambda value: nodes.math("POWER", nodes.math("MAXIMUM", value, 0), 2)
    along = nodes.math("SUBTRACT", nodes.math("ABSOLUTE", nodes.math("SUBTRACT", axes["X"], (START + END) / 2), 0), (END - START) / 2 - ROUND)
    corner = nodes.math("ADD", beyond(along), beyond(nodes.math("SUBTRACT", axes["Z"], HIGH - ROUND)))
    opening = nodes.math("MULTIPLY", nodes.math("LESS_THAN", corner, ROUND**2), nodes.math("GREATER_THAN", axes["Y"], 0.4))
    mixed = nodes.new("MixShader", opening, output.links[0].from_socket, nodes.new("BsdfTransparent").outputs[0])
    nodes.tree.links.new(mixed.outputs[0], output)


def build_edge(body, look):
    """A fine frame around the opening."""
    arc = lambda x, start: [(x + ROUND * math.cos(a), HIGH - ROUND + ROUND * math.sin(a)) for a in (math.radians(start + 10 * k) for k in range(10))]
    rise = lambda x, heights: [(x, z) for z in heights]
    heights = [0.3 + 0.025 * k for k in range(16)]
    line = [*rise(END, heights), *arc(END - ROUND, 0), *((END - ROUND - 0.05 * k, HIGH) for k in range(1, 33)), *arc(START + ROUND, 90), *rise(START, reversed(heights))]
    tube([body.ray_cast(Vector((x, 2, z)), Vector((0, -1, 0)))[1] for x, z in line], 0.011, look)


def build_shell(colours):
    """The body, on its wheels."""
    paint = painted("paint", linear("#0d5566"), linear("#03151b"), 0.16, 0.55)
    body = build_body(paint, opaque("glass", linear("#060b10"), 0.03))
    build_edge(body, opaque("edge", linear("#e6eaec"), 0.3))
    for material in body.data.materials:
        cut_open(material)
    build_mirror(opaque("mirror", linear("#0b1318"), 0.15))
    build_headlamps(body, opaque("headlamp", colours["surface"], glow=2))
    build_lamp(body, 3.3, (66, -62), front_line, opaque("daylight", colours["surface"], glow=1.5), 0.007)
    build_lamp(body, 0.75, (118, 242), rear_line, opaque("tail", linear("#5a0c08"), 0.2), 0.012)


def build_pack(finish):
    """All its modules under their covers."""
    build_housing(finish["anodised"], finish["metal"], finish["rubber"])
    build_bolts(finish["steel"])
    build_rails(finish)
    bolt, screw = (joined(built_once(lambda: build_bolt(radius, finish["steel"], finish["black"]))) for radius in (0.5, 0.32))
    covered = joined(built_once(lambda: build_covered_module(finish, bolt, screw)))
    for number in range(1, COLUMNS * ROWS + 1):
        set_down(covered, module_place(number))


def build_car(colours, finish):
    build_skateboard(finish["black"], finish["metal"], finish["steel"], finish["rubber"], opaque("rim", linear("#c4cdd2"), 0.25, 0.9))
    build_pack(finish)
    build_shell(colours)


def build_bench(finish, coat, roll):
    """What an axle at x = 0 stands on: rolls in pairs between beams, bearings on its sides, and a deck between them."""
    box(-BENCH, -ASIDE, 0.012, 2 * BENCH, 2 * ASIDE, 0.05, finish["black"], 0.01)
    for x in (-BENCH, BENCH - 0.1):
        box(x, -ASIDE, 0, 0.1, 2 * ASIDE, DECK, coat, 0.012)
    box(-BENCH, -0.5, 0, 2 * BENCH, 1, DECK, coat, 0.012)
    for side in (-1, 1):
        box(-BENCH, side * (ASIDE - 0.04) - 0.04, 0, 2 * BENCH, 0.08, DECK, coat, 0.012)
        for x in (-APART / 2, APART / 2):
            # Grooves, which hold tyres.
            grooved = [(0, 0.53), (0.05, 0.53), (0.05, 0.55), (ROLL - 0.01, 0.55), (ROLL, 0.56)]
            for k in range(16):
                grooved += [(ROLL, 0.58 + k * 0.04), (ROLL - 0.006, 0.584 + k * 0.04), (ROLL - 0.006, 0.592 + k * 0.04), (ROLL, 0.596 + k * 0.04)]
            round_part((x, 0, AXIS), (0, side, 0), [*grooved, (ROLL, 1.2), (ROLL - 0.01, 1.21), (0.05, 1.21), (0.05, 1.24), (0, 1.24)], roll)
            bearing = [(0.085, 0), (0.085, 0.02), (0.07, 0.03), (0.055, 0.03), (0.05, 0.018), (0.035, 0.018), (0.03, 0.034), (0, 0.034)]
            round_part((x, side * ASIDE, AXIS - 0.01), (0, side, 0), bearing, finish["metal"])
            for a in (45, 135, 225, 315):
                bolt = (x + 0.076 * math.cos(math.radians(a)), side * (ASIDE + 0.018), AXIS - 0.01 + 0.076 * math.sin(math.radians(a)))
                round_part(bolt, (0, side, 0), [(0.008, 0), (0.008, 0.012), (0, 0.012)], finish["steel"])


def build_cabinet(finish, coat, colours):
    """The instrument on castors; it looks along -y: what the discharge gives on its screen, and below that what measures it."""
    wide, deep, high = 0.66, 0.6, 1.72
    for x in (-1, 1):
        for y in (0.08, deep - 0.08):
            round_part((x * 0.25 - 0.018, y, 0.055), (1, 0, 0), [(0, 0), (0.04, 0), (0.055, 0.008), (0.055, 0.028), (0.04, 0.036), (0, 0.036)], finish["rubber"])
            box(x * 0.25 - 0.03, y - 0.04, 0.075, 0.06, 0.08, 0.045, finish["metal"], 0.01)
    moulded((0, deep / 2, 0.11), wide, deep, 0.05, [(0.012, 0), (0, 0.012), (0, high - 0.03), (0.008, high - 0.01), (0.03, high)], coat)
    box(-0.29, -0.008, 0.2, 0.58, 0.03, 1.55, finish["black"], 0.012)
    glass, light, faint = opaque("screen", linear("#04141d"), 0.12), opaque("light", colours["aurora"], glow=2.2), opaque("faint", linear("#2b5a66"), glow=0.3)
    white = opaque("white", colours["surface"], glow=1.3)
    box(-0.27, -0.02, 1.2, 0.54, 0.02, 0.5, glass, 0.008)
    front = -0.0225
    for k in range(4):
        box(-0.235, front, 1.255 + k * 0.055, 0.47, 0.002, 0.002, faint, 0)
    fall = lambda t: 0.18 - 0.05 * t - 0.03 * (1 - math.exp(-9 * t)) - 0.08 * max(t - 0.7, 0) ** 2 / 0.09
    tube([(-0.235 + 0.47 * t, front, 1.25 + fall(t)) for t in (k / 60 for k in range(61))], 0.0055, light)
    written("92%", -0.235, front, 0.115, white, 1.53, upright=True)
    written("SoH", 0.09, front, 0.058, light, 1.53, upright=True)
    for row in range(4):
        z = 0.98 - row * 0.19
        box(-0.27, -0.022, z, 0.54, 0.03, 0.17, coat, 0.008)
        for x in (-0.25, 0.235):
            box(x, -0.05, z + 0.035, 0.014, 0.03, 0.1, finish["steel"], 0.005)
        box(-0.21, -0.0245, z + 0.055, 0.17, 0.006, 0.06, glass, 0.003)
        for k in range(3):
            box(-0.195 + k * 0.048, -0.0262, z + 0.07, 0.03, 0.004, 0.03, light if k <= row % 3 else faint, 0.002)
        for k in range(4):
            round_part((0.02 + k * 0.055, -0.022, z + 0.085), (0, -1, 0), [(0.017, 0), (0.017, 0.008), (0.012, 0.01), (0.012, 0.002), (0, 0.002)], finish["black"])
    for k in range(5):
        box(-0.22, -0.014, 0.24 + k * 0.03, 0.44, 0.01, 0.012, finish["metal"], 0.003)


def build(colours):
    finish = finishes()
    coat = opaque("coat", linear("#dfe5e8"), 0.36)
    set_down(built_once(lambda: build_car(colours, finish)), at(0, 0, LIFT))
    bench = built_once(lambda: build_bench(finish, opaque("frame", linear("#4a5860"), 0.4, 0.2), opaque("roll", linear("#b4bdc3"), 0.28, 1)))
    for x in WHEELS:
        set_down(bench, at(x, 0))
    for y in (-0.42, 0.3):
        box(WHEELS[0] + BENCH, y, 0.02, WHEELS[1] - WHEELS[0] - 2 * BENCH, 0.12, 0.1, finish["anodised"], 0.01)
    cabinet = at(3.15, -2.1, 0, 134)
    set_down(built_once(lambda: build_cabinet(finish, coat, colours)), cabinet)
    for k, sheath in enumerate((finish["rubber"], finish["teal"])):
        start, end = Vector((4.15, -0.3 + k * 0.12, 0.3 + LIFT)), cabinet @ Vector((-0.06 + k * 0.12, -0.02, 0.3))
        # Between its ends it lies on the floor.
        bent((start, (4.75, -0.4 + k * 0.12, 0.1), (4.7 + k * 0.1, -1, -0.05), (4 + k * 0.1, -1.5, -0.05), end), 0.024, sheath)
    # A window on the right, where the roof does not mirror it, what is bright beyond, the ceiling, and softer light from the left and from before.
    softbox((-6, -1, 5.2), (2.1, 0, 0.8), 4, 4, 520, (1, 0.98, 0.95))
    softbox((5, -6.5, 2.6), (2.1, 0, 0.8), 5, 1.6, 110, (0.96, 0.985, 1))
    softbox((2.6, 1, 7.4), (2.1, 0, 0), 6, 3.6, 190, (0.97, 0.99, 1))
    softbox((8, 3, 2.6), (2.4, 0, 0.8), 3, 3, 75, (0.94, 0.975, 1))
    softbox((-2, 7.6, 2.6), (2.1, 0, 1), 5, 1.4, 110, (0.96, 0.985, 1))
    # What the bonnet mirrors, a long one that follows the doors, and what shines on the battery, in the car.
    softbox((1.9, -5.6, 6.3), (3.6, 0, 1.1), 1.8, 1.2, 80, (0.97, 0.99, 1))
    softbox((0.5, 5.5, 0.9), (2, 0, 2), 7, 0.5, 150)
    softbox((2.1, 0.1, LIFT + 0.86), (2.1, 0.3, LIFT), 1.8, 0.9, 17, (1, 0.99, 0.97))
    surround((0.88, 0.94, 1, 1), 0.36)
    look((9.4, 12, 7.6), (2.3, -0.2, 0.8), lens=60)
    # The words stand on the left.
    lens = bpy.context.scene.camera.data
    lens.shift_x, lens.shift_y = -0.185, -0.012


if __name__ == "__main__":
    take(build, ground="sunken")
