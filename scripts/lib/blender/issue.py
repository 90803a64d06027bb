"""Renders an issue of the newsletter on a tablet, with what stands beside it on a table, in the light of a morning (view.py says with which arguments). Centimetres."""

import math
import os
import random
import sys

import bpy
from mathutils import Matrix, Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from car_body import eased
from car_parts import box, built_once, set_down
from lettering import written
from materials import linear
from meshes import add, tube
from places import at
from prismatic import moulded
from sample_pages import build_text
from studio import Nodes, look, opaque, softbox, surround
from table import patch, shining
from turned import turned
from view import take

# The tablet, upright, and by how many degrees it leans back; its screen begins at this distance from its edges.
WIDE, HIGH, THICK, LEAN, RIM = 17.9, 24.8, 0.6, 26, 0.8


def build_page(paper, ink, grey, pale, panel, bars, odd):
    """An issue on a screen of 16.3 by 23.2: its name, what it is about, a chart, and two articles."""
    chance = random.Random(5)
    patch(0, 0, 16.3, 23.2, paper, 0.3)
    patch(1.3, 21.2, 0.8, 0.8, bars[1], 0.2, 0.01)
    build_text(2.5, 22.4, 4.2, 1, 0.36, ink, chance, 2)
    patch(12.6, 21.47, 2.4, 0.26, grey, 0.12, 0.01)
    patch(1.3, 20.55, 13.7, 0.05, pale, 0.02, 0.01)
    written("LFP / NMC", 1.3, 18.2, 1.6, ink, 0.03)
    build_text(1.3, 17.6, 9, 1, 0.26, grey, chance, 2)
    patch(1.3, 8.6, 13.7, 7.5, panel, 0.4, 0.01)
    written("SoH", 2, 15, 0.62, paper, 0.024)
    for mark, y in (("100", 14.1), ("80", 11.2)):
        written(mark, 13.2, y, 0.44, pale, 0.024)
    for row in range(4):
        patch(2, 9.3 + row * 1.45, 12.3, 0.03, grey, 0.01, 0.02)
    for k in range(13):
        high = 4.2 - k * 0.13 - (k % 3) * 0.18
        patch(2.1 + k * 0.85, 9.3, 0.62, 1.5 if k == 9 else high, odd if k == 9 else bars[k % 3], 0.14, 0.03)
    for column in range(2):
        x = 1.3 + column * 7.1
        build_text(x, 8.2, 5.6 - column, 1, 0.42, ink, chance, 2)
        build_text(x, 6.9, 6.4, 9, 0.2, grey, chance, 2)


def build_tablet(metal, black, cover, page):
    """Lies on its back, its lower edge at y = 0, in one half of its cover."""
    moulded((0, HIGH / 2, -THICK - 0.34), WIDE - 0.1, HIGH - 0.1, 1.15, [(0.14, 0), (0, 0.08), (0, 0.34)], cover)
    moulded((0, HIGH / 2, -THICK), WIDE, HIGH, 1.2, [(0.06, 0), (0, 0.06), (0, THICK - 0.1), (0.03, THICK - 0.04), (0.1, THICK - 0.02)], metal)
    moulded((0, HIGH / 2, -0.03), WIDE - 0.16, HIGH - 0.16, 1.12, [(0, 0), (0, 0.02), (0.04, 0.04)], black)
    for y in (18.6, 20.4):
        box(WIDE / 2 - 0.1, y, -THICK / 2 - 0.12, 0.16, 1.4, 0.24, metal, 0.06)
    set_down(page, at(RIM - WIDE / 2, RIM, 0.014))
    tube([(0, HIGH - 0.42, 0), (0, HIGH - 0.42, 0.02)], 0.1, metal)


def build_stand(cover, seam):
    """The other half of the cover: it lies under the tablet, and a flap holds the tablet up."""
    moulded((0, 6.4, 0), WIDE + 0.5, 17.4, 1.2, [(0.1, 0), (0, 0.07), (0, 0.3), (0.08, 0.38)], cover)
    patch(-WIDE / 2 + 0.1, -1.95, WIDE - 0.2, 0.05, seam, 0.02, 0.38)
    box(-WIDE / 2 + 0.4, -0.75, 0.3, WIDE - 0.8, 0.5, 0.42, cover, 0.16)
    flap = built_once(lambda: moulded((0, 6, 0), WIDE, 12, 0.6, [(0, 0), (0, 0.3)], cover))
    set_down(flap, at(0, 14.6, 0.3) @ Matrix.Rotation(math.radians(122), 4, "X"))


def build_cup(glaze, coffee, foam, spoon):
    """On its saucer with a spoon, its handle along x."""
    turned([(0, 0.2), (3.6, 0), (3.9, 0.1), (4.2, 0.5), (7, 1.35), (7.15, 1.5), (7, 1.56), (4.2, 0.8), (3.2, 0.7), (0, 0.7)], glaze)
    side = [(4.3 - 1.5 * (1 - k / 12) ** 2.6, 1.1 + 5.5 * k / 12) for k in range(13)]
    turned([(2.4, 0.7), (2.7, 0.8), *side, (4.32, 6.95), (4.2, 7.04), (4.08, 6.9), (3.95, 4), (3, 2), (0, 1.6)], glaze)
    turned([(4.04, 6.05), (3.6, 6.06)], foam)
    turned([(3.6, 6.06), (0, 6.05)], coffee)
    tube([(4.1, 0, 6), (5.2, 0, 6.4), (6.9, 0, 6), (7.1, 0, 4.2), (5.6, 0, 2.9), (3.9, 0, 2.9)], 0.42, glaze, smooth=True)
    tube([(-6.6, 5.7, 2.1), (-3, 5.2, 1.75), (0, 5, 1.4), (1.3, 4.95, 1.4)], 0.17, spoon, smooth=True)
    bowl = built_once(lambda: turned([(0, 0), (0.6, 0.1), (0.95, 0.4), (0.9, 0.4), (0.5, 0.2), (0, 0.14)], spoon))
    set_down(bowl, at(2.4, 4.9, 1.05) @ Matrix.Diagonal((1.45, 1, 1, 1)))


def build_glasses(horn, lens):
    """Open, on the table, facing -y; the ends of its temples stand on the table too."""
    for side in (-1, 1):
        ring = []
        for k in range(49):
            a = 2 * math.pi * k / 48
            c, s = math.cos(a), math.sin(a)
            power = lambda v: math.copysign(abs(v) ** 0.72, v)
            ring.append((side * 3.5 + 2.65 * power(c), 0.1 * (1 - c * side), 2.4 + 2.15 * power(s)))
        tube(ring, 0.26, horn)
        add(ring[:-1], [tuple(range(48))], lens)
        tube([(side * 6.1, 0.05, 3.3), (side * 6.75, 0.2, 3.4)], 0.28, horn)
        tube([(side * 6.8, 0.2, 3.4), (side * 7, 3, 3.3), (side * 7, 9, 2.9), (side * 6.8, 11, 2.4), (side * 6.5, 14.2, 0.3)], 0.2, horn, smooth=True)
    tube([(-0.95, 0.1, 2.9), (-0.5, 0, 3.35), (0.5, 0, 3.35), (0.95, 0.1, 2.9)], 0.25, horn, smooth=True)


def build_twigs(leaf, stem, chance):
    """Twigs with round leaves in pairs, as of eucalyptus, out of the origin."""
    for twig in range(9):
        turn, out = twig * 2.4 + chance.random() * 0.5, 0.35 + 0.55 * chance.random()
        way = lambda t: Vector((out * 15 * t**1.5 * math.cos(turn), out * 15 * t**1.5 * math.sin(turn), 20 * t - 6 * out * t * t))
        tube([way(k / 8) for k in range(9)], 0.12, stem)
        for k in range(3, 9):
            for side in (-1, 1):
                size = 1.5 - 0.09 * k + 0.3 * chance.random()
                rows = [(size * (1 + math.cos(a)), size * 0.8 * math.sin(a), 0.2 * size * math.cos(2 * a)) for a in (math.pi * j / 8 for j in range(16))]
                place = Matrix.Translation(way(k / 8)) @ Matrix.Rotation(turn + side * (0.9 + 0.5 * chance.random()), 4, "Z")
                place = place @ Matrix.Rotation(chance.uniform(-0.9, 0.3), 4, "Y") @ Matrix.Rotation(chance.uniform(-0.7, 0.7), 4, "X")
                add([place @ Vector(row) for row in rows], [tuple(range(16))], leaf)


def clear_lens():
    """So thin that it bends no light; it mirrors the more, the flatter it is seen."""
    nodes = Nodes("lens")
    edge = nodes.math("ADD", nodes.math("MULTIPLY", nodes.new("LayerWeight", 0.3).outputs["Facing"], 0.4), 0.05)
    clear, shine = nodes.new("BsdfTransparent").outputs[0], nodes.new("BsdfGlossy", (0.9, 0.95, 1, 1), 0.03).outputs[0]
    nodes.new("OutputMaterial", nodes.new("MixShader", edge, clear, shine).outputs[0])
    return nodes.material


def build(colours):
    shine = lambda colour, strength=0.72: shining("shows", [(0, linear(colour))], strength)
    bars = [shine(name, 0.9) for name in ("#1f9f95", "#27b3a6", "#1b8f8b")]
    paper, odd = shine("#f4f8f8", 1), shining("odd", [(0, colours["signal-bright"])], 1)
    page = built_once(lambda: build_page(paper, shine("#14212c"), shine("#8a98a0"), shine("#c3cdd1"), shine("#0f2233", 0.8), bars, odd))
    metal, black = opaque("aluminium", linear("#c6ced2"), 0.26, 1), opaque("front", linear("#030507"), 0.08)
    cover, seam = opaque("cover", linear("#0c4450"), 0.6), opaque("seam", linear("#062a32"), 0.7)
    lying = built_once(lambda: build_tablet(metal, black, cover, page))
    tablet = built_once(lambda: (build_stand(cover, seam), set_down(lying, at(0, 0, 0.75) @ Matrix.Rotation(math.radians(90 - LEAN), 4, "X"))))
    set_down(tablet, at(0, 0, 0, -11))
    glaze, coffee, foam = opaque("glaze", linear("#eef1f1"), 0.16), opaque("coffee", linear("#1c0d06"), 0.06), opaque("foam", linear("#8a5a32"), 0.4)
    cup = built_once(lambda: build_cup(glaze, coffee, foam, opaque("spoon", linear("#c9cdd0"), 0.18, 1)))
    set_down(cup, at(-12.2, -8, 0, 152))
    glasses = built_once(lambda: build_glasses(opaque("horn", linear("#12181d"), 0.16), clear_lens()))
    set_down(glasses, at(12.2, -11, 0, -16) @ Matrix.Scale(0.88, 4))
    neck = [(3.5 - 2.35 * eased(z / 2, 1, 10.5), z / 2) for z in range(2, 24)]
    outline = [(2.9, 0), (3.2, 0.1), (3.4, 0.4), *neck, (1.2, 12.2), (1.45, 12.5), (1.2, 12.5), (0.9, 11.5), (0, 11.5)]
    vase = built_once(lambda: turned(outline, opaque("vase", linear("#e6ebec"), 0.3)))
    twigs = built_once(lambda: build_twigs(opaque("leaf", linear("#4f7a68"), 0.5), opaque("stem", linear("#4a3a2c"), 0.7), random.Random(8)))
    set_down(vase, at(15.4, 15) @ Matrix.Scale(0.74, 4))
    set_down(twigs, at(15.4, 15, 8.5, 25) @ Matrix.Diagonal((0.58, 0.58, 0.74, 1)))
    # The sun, low on the left and behind; the sky, and what is bright before the table.
    softbox((-120, 78, 58), (4, 0, 4), 18, 22, 1_500_000, (1, 0.92, 0.83))
    softbox((60, 190, 90), (4, 0, 8), 160, 60, 90_000, (0.96, 0.985, 1))
    softbox((0, 0, 220), (4, 0, 0), 180, 150, 24_000, (0.97, 0.99, 1))
    softbox((-60, -180, 70), (4, 0, 8), 160, 90, 46_000, (0.96, 0.985, 1))
    surround((0.88, 0.94, 1, 1), 0.22)
    look((0, -119, 44), (0, 0, 10.6), lens=53)
    # The words stand on the left.
    bpy.context.scene.camera.data.shift_x = -0.222


take(build, ground="sunken", goes_on=True)
