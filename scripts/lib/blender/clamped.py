"""Renders two clamps of a battery tester on the terminals of a cell, from nearby (view.py says with which arguments). Centimetres."""

import math
import os
import sys

from mathutils import Matrix, Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from car_parts import box, built_once, set_down
from lab import build_rack
from lettering import written
from materials import linear
from meshes import add, between, face_outwards, tube
from places import turn
from prismatic import HEIGHT, TERMINAL, THICK, brushed, moulded, prismatic, rounded
from studio import Nodes, look, opaque, softbox, surround
from turned import turned
from view import take

# A clamp bites downwards at the origin; its halves open along x. Half of what it bites, half of how
# wide its arms and the pads of its jaws are, and where both turn.
BITE, HALF, PAD, PIVOT = 0.75, 0.5, 0.7, 3.3
# Where a grip begins and ends; the radius of the cable that carries the current, and of the one that senses; how high a block stands.
GRIP_START, GRIP_END = Vector((1.12, 0, 4.1)), Vector((2.15, 0, 9.6))
HEAVY, FINE, BLOCK = 0.44, 0.28, 1.15


def cut_out(outline, start, end, look, bevel=0.05):
    """A plate with this outline in x and z, from one y to another."""
    part = between(*([(x, y, z) for x, z in outline] for y in (start, end)), look)
    rounding = part.modifiers.new("rounding", "BEVEL")
    rounding.width, rounding.segments, rounding.limit_method = bevel, 3, "ANGLE"


def grained(name, colour, roughness, metallic=0, grain=38, deep=0.02):
    """Plastic with the grain of its mould, or metal with the traces of its tool: so many grains in a centimetre, and how deep they seem."""
    nodes = Nodes(name)
    noise = nodes.new("TexNoise", nodes.new("TexCoord").outputs["Object"])
    noise.inputs["Scale"].default_value = grain
    bump = nodes.new("Bump")
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = 0.25, deep
    nodes.tree.links.new(noise.outputs["Fac"], bump.inputs["Height"])
    surface = nodes.new("BsdfPrincipled")
    for socket, value in {"Base Color": colour, "Roughness": roughness, "Metallic": metallic}.items():
        surface.inputs[socket].default_value = value
    nodes.tree.links.new(bump.outputs["Normal"], surface.inputs["Normal"])
    nodes.new("OutputMaterial", surface.outputs[0])
    return nodes.material


def build_jaw(copper, steel, wire, ears):
    """Half of a clamp: a pad with teeth, an arm that enters the grip, a screw with a wire, and ears on the pin, so far from the middle."""
    teeth = [(BITE + (0.1 if k % 2 else 0), 0.02 + k * 0.13) for k in range(13)]
    cut_out([*teeth, (BITE + 0.5, 1.78), (BITE + 0.5, -0.1), (BITE + 0.1, -0.1)], -PAD, PAD, copper, 0.025)
    back = [(1, 0), (1, 1.7), (0.72, 2.1), (0.36, 2.7), (0.3, 3.7), (0.75, 4.3), (1.3, 5.6), (1.72, 5.5)]
    front = [(1.36, 4.1), (1.22, 3.5), (1.3, 2.8), (1.66, 1.9), (1.66, 1.2), (1.4, 0.2), (1.24, 0)]
    cut_out(back + front, -HALF, HALF, copper, 0.15)
    arc = [(0.5 * math.cos(a), PIVOT + 0.5 * math.sin(a)) for a in (math.radians(70 + 22 * k) for k in range(11))]
    for side in (-1, 1):
        near, far = sorted((side * ears, side * (ears + 0.09)))
        cut_out([*arc, (1.2, 2.75), (1.26, 3.95)], near, far, copper, 0.03)
    screw = [(0.42, 0), (0.42, 0.06), (0.36, 0.06), (0.36, 0.2), (0.31, 0.26), (0.19, 0.26), (0.17, 0.12), (0, 0.12)]
    set_down(built_once(lambda: turned(screw, steel, 40)), Matrix.Translation((1.66, 0, 1.55)) @ turn(90, "Y"))
    tube([(1.7, 0, 1.9), (1.76, 0, 2.3), (1.72, 0, 3), (1.62, 0, 3.6), (1.5, 0, 4.4)], 0.09, wire, smooth=True)


def build_grip(plastic, sleeve, thick):
    """Its insulation, with a guard for fingers, ribs and a sleeve for a cable of this radius."""
    along = turn(math.degrees(math.atan2(GRIP_END.x - GRIP_START.x, GRIP_END.z - GRIP_START.z)), "Y").to_3x3()
    verts, faces, rings, count = [], [], 170, 28
    for ring in range(rings):
        t = ring / (rings - 1)
        swell = 0.16 * math.sin(math.pi * min(1, t * 1.05)) - 0.3 * max(0, t - 0.86)
        guard = 0.24 * math.exp(-(((t - 0.09) / 0.035) ** 2))
        # Grooves between ribs.
        groove = 0.11 * max(0, math.sin((t - 0.3) / 0.5 * 9 * 2 * math.pi)) ** 0.6 if 0.3 < t < 0.8 else 0
        end = 0.16 * (max(0, 1 - t / 0.02) ** 2 + max(0, 1 - (1 - t) / 0.03) ** 2)
        size = 2 * (swell + guard - groove - end)
        middle = GRIP_START.lerp(GRIP_END, t) + Vector((0.22 * math.sin(math.pi * t), 0, 0))
        verts += [middle + along @ Vector((x, y, 0)) for x, y in rounded(1 + size, 1.5 + size, 0.42)]
    for start in range(0, (rings - 1) * count, count):
        faces += [(start + k, start + (k + 1) % count, start + count + (k + 1) % count, start + count + k) for k in range(count)]
    last = (rings - 1) * count
    body = add([tuple(place) for place in verts], [*faces, tuple(range(count)), tuple(range(last, last + count))], plastic)
    face_outwards(body)
    for polygon in body.data.polygons[:-2]:
        polygon.use_smooth = True
    # It gives way to the cable, ring after ring.
    outline = [(0.62, -0.2)]
    for k in range(6):
        radius = 0.62 + (thick + 0.08 - 0.62) * k / 5
        outline += [(radius, k * 0.3), (radius, k * 0.3 + 0.18), (radius - 0.08, k * 0.3 + 0.2), (radius - 0.08, k * 0.3 + 0.28)]
    set_down(built_once(lambda: turned([*outline, (0, 1.78)], sleeve, 40)), Matrix.Translation(GRIP_END) @ along.to_4x4())


def build_clamp(copper, steel, plastic, black, heavy):
    """The half on one side, -1 or 1 along x, has the heavy cable."""
    for side, ears in ((1, HALF + 0.03), (-1, HALF + 0.13)):
        half = built_once(lambda: (build_jaw(copper, steel, black, ears), build_grip(plastic, black, HEAVY if side == heavy else FINE)))
        set_down(half, turn(90 - 90 * side, "Z"))
    end = [(0.18, 0.84), (0.34, 0.84), (0.34, 0.9), (0.3, 0.98), (0.2, 1), (0, 1)]
    pin = [*((r, -z) for r, z in reversed(end)), *end]
    set_down(built_once(lambda: turned(pin, steel, 40)), Matrix.Translation((0, 0, PIVOT)) @ turn(90, "X"))
    # The spring that closes it.
    coil = [(0.29 * math.cos(a), -0.5 + a * 0.0235, PIVOT + 0.29 * math.sin(a)) for a in (k * 0.3 for k in range(143))]
    tube([(-0.9, -0.5, 4.6), *coil, (0.9, 0.5, 4.6)], 0.06, steel)


def build_block(aluminium, steel):
    """Is screwed on a terminal, for the jaws to bite."""
    moulded((0, 0, 0), 2 * BITE, 1.4, 0.16, [(0.05, 0), (0, 0.05), (0, BLOCK - 0.1), (0.03, BLOCK - 0.03), (0.1, BLOCK)], aluminium)
    screw = [(0.5, -0.1), (0.5, 0.1), (0.44, 0.16), (0.28, 0.16), (0.26, 0), (0, 0)]
    set_down(built_once(lambda: turned(screw, steel, 40)), Matrix.Translation((0, 0, BLOCK)))


def build(colours):
    copper, steel = grained("copper", linear("#c9937a"), 0.2, 1, 9, 0.012), opaque("steel", linear("#b6c3cb"), 0.2, 1)
    black, orange = grained("black", linear("#10171d"), 0.36), grained("orange", colours["signal-bright"], 0.4)
    aluminium = brushed("aluminium", linear("#d6dee2"), 0.36)
    cell = prismatic(opaque("film", linear("#0b6178"), 0.24), opaque("plate", linear("#27b3ab"), 0.3, glow=0.1))
    set_down(cell, Matrix.Identity(4))
    # A label over what is printed on its film.
    face = -THICK / 2 - 0.03
    box(2.9, face, HEIGHT - 2.33, 4.1, 0.04, 1.6, opaque("label", linear("#c3cfd4"), 0.5), 0.01)
    written("60 Ah", 4.95, face - 0.006, 0.86, opaque("ink", linear("#0b1218"), 0.6), HEIGHT - 1.95, "CENTER", upright=True)
    for side, plastic, back, spin in ((-1, orange, -30, 8), (1, black, -34, -14)):
        stands = Matrix.Translation((side * TERMINAL, 0, HEIGHT + 0.3)) @ turn(spin, "Z")
        set_down(built_once(lambda: build_block(aluminium, steel)), stands)
        bite = stands @ Matrix.Translation((0, 0, 0.4)) @ turn(back, "X")
        set_down(built_once(lambda: build_clamp(copper, steel, plastic, black, side)), bite)
        # They leave their sleeves straight, and the picture in a bend.
        out = Vector((side, 0.25, 0))
        for half, thick, free in ((side, HEAVY, 3), (-side, FINE, 2.5)):
            ways = [GRIP_END + (GRIP_END - GRIP_START).normalized() * far for far in (0, 0.8, 1.7, free)]
            straight = [bite @ (way * Vector((half, 1, 1))) for way in ways]
            bend = [straight[-1] + out * far + Vector((0, 0, up)) for far, up in ((2.2, 1), (5, -0.8), (8, -6), (14, -16))]
            tube([*straight, *bend], thick, black, smooth=True)
    box(-200, -60, -4, 400, 130, 4, opaque("bench", linear("#04080c"), 0.22), 0.4)
    metal, seam = opaque("metal", linear("#2a3943"), 0.4, 0.3), opaque("seam", linear("#060c12"), 0.6)
    channel, quiet = opaque("channel", colours["aurora"], glow=0.7), opaque("quiet", linear("#2d6f7a"), glow=0.12)
    rack = built_once(lambda: build_rack(metal, seam, channel, quiet, None))
    for k in range(5):
        set_down(rack, Matrix.Translation((-145 + k * 115, 110, -134)) @ turn(90, "Z") @ Matrix.Scale(100, 4))
    softbox((-24, 26, 24), (-4, 0, 14), 5, 30, 26_000, (0.25, 1, 0.88))
    softbox((36, 14, 30), (4, 0, 14), 4, 26, 13_000, (0.35, 0.98, 0.92))
    softbox((2, 44, 44), (0, 0, HEIGHT), 44, 12, 9_000, (0.6, 0.93, 1))
    softbox((7, -25, 38), (-1, 0, 12), 5, 20, 1_100, (0.98, 0.98, 1))
    softbox((-16, -26, 32), (-3, 0, 11), 16, 6, 9_500, (0.97, 0.98, 1))
    softbox((24, -22, 15), (0, 0, 10), 4, 24, 6_000, (0.85, 0.96, 1))
    # What upright faces mirror.
    softbox((12, -44, 3), (-2, 0, 10), 50, 9, 1_300, (0.8, 0.93, 1))
    surround((0.03, 0.06, 0.09, 1), 0.7)
    look((-11, -31, 22.5), (-1.5, 0, 14.76), lens=57, sharp_at=(-TERMINAL, -0.6, HEIGHT + 1.6), aperture=0.029)
    return 70, 320


take(build)
