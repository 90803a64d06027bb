"""Renders a car of clear glass from behind, down to its wheels and its battery, one group of whose cells stands out, by day (view.py says with which arguments). Metres."""

import os
import sys

import bpy

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from car_pack import FLOOR, FROM, LONG, build_bolts, build_housing
from car_parts import build_body, build_headlamps, build_inside, build_lamp, build_mirror, built_once, front_line, rear_line, set_down
from glass_car import own_place, seams, sunken
from materials import linear
from opened_pack import finishes
from places import at
from prismatic import joined, moulded
from skateboard import build_skateboard
from studio import Nodes, look, opaque, softbox, surround
from view import take

# Cells along the car and across it; the first of the group that the picture is about, from the rear and from the car's right, and how many it has.
COLUMNS, ROWS = 27, 4
FOUND, IN_GROUP = (12, 0), 3
# From row to row.
ASIDE = 0.354


def clear_glass(name, tint, edge, with_seams=False):
    """The more of it one looks through, the darker it is; it mirrors lights, and one looks past its far side."""
    nodes = Nodes(name)
    facing = nodes.new("LayerWeight", 0.5).outputs["Facing"]
    thick = nodes.math("POWER", facing, 3.4)
    outside = nodes.between(nodes.new("NewGeometry").outputs["Backfacing"], 0, 1, 1, 0)
    colour = nodes.new("MixRGB", thick, tint, edge).outputs[0]
    shine = nodes.math("MULTIPLY", nodes.new("Fresnel", 1.5).outputs[0], outside)
    mirror = nodes.new("BsdfGlossy", None, 0.02)
    if with_seams:
        seam = seams(nodes, own_place(nodes))
        colour = nodes.new("MixRGB", seam, colour, edge).outputs[0]
        nodes.tree.links.new(sunken(nodes, seam), mirror.inputs["Normal"])
    colour = nodes.new("MixRGB", outside, nodes.new("MixRGB", thick, (1, 1, 1, 1), tint).outputs[0], colour).outputs[0]
    nodes.new("OutputMaterial", nodes.new("MixShader", shine, nodes.new("BsdfTransparent", colour).outputs[0], mirror.outputs[0]).outputs[0])
    return nodes.material


def build_shell(colours):
    paint = clear_glass("paint", linear("#f6fafb"), linear("#2b6d7c"), with_seams=True)
    body = build_body(paint, clear_glass("glass", linear("#e9f3f5"), linear("#245866")), clear_glass("arch", linear("#e2edef"), linear("#3d6570")))
    # Pillars and strips between the windows would be black.
    bpy.data.materials["gloss"].user_remap(clear_glass("strips", linear("#7f99a2"), linear("#142c35")))
    build_mirror(paint)
    build_headlamps(body, opaque("headlamp", colours["surface"], glow=2))
    build_lamp(body, 3.3, (62, -66), front_line, opaque("daylight", colours["surface"], glow=1.5), 0.007)
    build_lamp(body, 0.75, (118, 242), rear_line, opaque("tail", linear("#e0180c"), 0.2, glow=1.2), 0.009)
    build_inside(clear_glass("seats", linear("#e4eef0"), linear("#5f8790")))


def build_cell(film, finish):
    """One that stands on the origin, with its terminals."""
    along, across = LONG / COLUMNS - 0.008, ASIDE - 0.018
    moulded((0, 0, 0), along, across, 0.012, [(0.004, 0), (0, 0.004), (0, 0.112), (0.004, 0.12), (0.01, 0.122)], film)
    for side in (-1, 1):
        moulded((0, side * across * 0.36, 0.12), along * 0.46, 0.05, 0.008, [(0, 0), (0, 0.01), (0.003, 0.013)], finish["metal"])


def build_pack(finish):
    build_housing(finish["anodised"], finish["metal"], finish["rubber"])
    build_bolts(finish["steel"])
    films = opaque("film", linear("#16c0ae"), 0.45, glow=0.2), opaque("weak film", linear("#ff5a08"), 0.45, glow=0.5)
    good, weak = (joined(built_once(lambda: build_cell(film, finish))) for film in films)
    for column in range(COLUMNS):
        for row in range(ROWS):
            is_found = row == FOUND[1] and 0 <= column - FOUND[0] < IN_GROUP
            set_down(weak if is_found else good, at(FROM + (column + 0.5) * LONG / COLUMNS, (row - (ROWS - 1) / 2) * ASIDE, FLOOR))


def build(colours):
    finish = finishes()
    build_skateboard(finish["anodised"], finish["metal"], finish["steel"], finish["rubber"], opaque("rim", linear("#c4cdd2"), 0.25, 0.9))
    build_pack(finish)
    build_shell(colours)
    # A window on the left behind, what is bright beyond, the ceiling, and softer light from the right and from before.
    softbox((0, 7.9, 5.2), (2.1, 0, 0.8), 4, 4, 520, (1, 0.98, 0.95))
    softbox((9.2, -0.2, 2.6), (2.1, 0, 0.8), 5, 1.6, 110, (0.96, 0.985, 1))
    softbox((1.4, -0.8, 7.4), (2.1, 0, 0), 6, 3.6, 190, (0.97, 0.99, 1))
    softbox((1.5, -6.6, 2.6), (2.4, 0, 0.8), 3, 3, 75, (0.94, 0.975, 1))
    softbox((-6.3, -0.6, 1.6), (2.1, 0, 0.8), 5, 2, 50, (0.96, 0.985, 1))
    # What the battery gets in the car, and what the tail mirrors.
    softbox((2.1, 0, 1.4), (2.1, 0, 0), 1.6, 0.8, 16, (1, 0.99, 0.97))
    softbox((0.5, 0, 1), (0.5, 0, 0), 0.9, 0.9, 8, (1, 0.99, 0.97))
    softbox((-5, -1.8, 2.9), (0, 0, 0.8), 0.5, 4, 60)
    # A fine line across the roof.
    softbox((8.2, 4.5, 5.4), (1.5, 0, 1.5), 3, 0.35, 40)
    # A long one that follows the doors.
    softbox((0.5, -5.5, 1), (2, 0, 1.7), 7, 0.4, 150)
    surround((0.88, 0.94, 1, 1), 0.36)
    cycles = bpy.context.scene.cycles
    # Through one layer after another, without chance; and no bright arcs on the ground, which rims would throw.
    cycles.min_transparent_bounces, cycles.caustics_reflective = 16, False
    look((-9.3, -7.6, 6.4), (2.1, 0, 0.7), lens=72)
    # The words stand on the left.
    lens = bpy.context.scene.camera.data
    lens.shift_x, lens.shift_y = -0.218, -0.02


take(build, ground="sunken")
