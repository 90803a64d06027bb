"""Renders a table by a window early in the morning, with an issue of the newsletter on a tablet (view.py says with which arguments). Centimetres."""

import math
import os
import random
import sys

import bpy
from mathutils import Matrix, Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from car_parts import box, built_once, set_down
from lettering import written
from materials import linear
from meshes import add, tube
from places import at
from prismatic import moulded
from studio import Nodes, look, opaque, softbox, spotlight, surround
from table import patch, shining, wood
from turned import turned
from view import take

# The tablet, upright, and by how many degrees it leans back; its screen begins at this distance from its edges.
WIDE, HIGH, THICK, LEAN, RIM = 17.9, 24.8, 0.6, 26, 0.8
# Where the sun comes from, and what it is aimed at.
SUN, POOL = (104, 124, 80), (6, 6, 2)
# The far edge of the table, and the window's pane beyond it.
FAR, PANE = 72, 92


def words(x, y, wide, high, look, chance):
    """A line of so many short bars as fit."""
    end = x + wide
    while end - x > 2 * high:
        long = min(high * (2 + 4.4 * chance.random()), end - x)
        patch(x, y, long, high, look, high * 0.4, 0.01)
        x += long + high * 1.1


def build_page(paper, ink, grey, pale, panel, bars, odd):
    """An issue on a screen of 16.3 by 23.2: its name, what it is about, a chart, and two articles."""
    chance = random.Random(5)
    patch(0, 0, 16.3, 23.2, paper, 0.3)
    patch(1.3, 21.2, 0.8, 0.8, bars[1], 0.2, 0.01)
    words(2.5, 21.43, 4.2, 0.36, ink, chance)
    patch(12.6, 21.47, 2.4, 0.26, grey, 0.12, 0.01)
    patch(1.3, 20.55, 13.7, 0.05, pale, 0.02, 0.01)
    written("LFP & NMC", 1.3, 18.2, 1.6, ink, 0.03)
    words(1.3, 16.7, 7, 0.26, grey, chance)
    patch(1.3, 8.6, 13.7, 7.5, panel, 0.4, 0.01)
    written("SoH", 2, 15, 0.62, paper, 0.024)
    for mark, y in (("100", 14.1), ("80", 11.3)):
        written(mark, 13.2, y, 0.4, grey, 0.024)
    for row in range(4):
        patch(2, 9.3 + row * 1.45, 12.3, 0.03, grey, 0.01, 0.02)
    for k in range(13):
        high = 5.1 - k * 0.17 - (k % 3) * 0.22
        patch(2.1 + k * 0.94, 9.3, 0.62, 2.3 if k == 9 else high, odd if k == 9 else bars[k % 3], 0.14, 0.03)
    for column in range(2):
        x = 1.3 + column * 7.1
        words(x, 7.2, 5.6 - column, 0.46, ink, chance)
        for row in range(9):
            words(x, 6.35 - row * 0.62, 6.6 if row < 8 else 3, 0.22, grey, chance)


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
    turned([(2.4, 0.7), (2.7, 0.8), (2.8, 1.1), (3.7, 2.3), (4.15, 4), (4.3, 6.6), (4.32, 6.95), (4.2, 7.04), (4.08, 6.9), (3.95, 4), (3, 2), (0, 1.6)], glaze)
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


def build_window(frame, wall, cloth, hill):
    """A wide window behind the table, the curtain on its left, and the morning outside."""
    box(-400, PANE + 4, -80, 400 - 32, 10, 300, wall, 0.5)
    box(-34, PANE - 12, -4, 300, 20, 4.5, frame, 0.6)
    for x in (-34, 29, 190):
        box(x, PANE, 0, 5, 6, 200, frame, 0.6)
    box(-34, PANE, 0, 300, 6, 5, frame, 0.6)
    folds = [(-120 + k * 0.75, PANE - 14 + 1.5 * math.sin(k * 0.36 + 1.5 * math.sin(k * 0.061)) + 1.2 * math.sin(k * 0.15)) for k in range(129)]
    curtain = add([(x, y, z) for x, y in folds for z in (-75, 160)], [(2 * k, 2 * k + 2, 2 * k + 3, 2 * k + 1) for k in range(128)], cloth)
    for polygon in curtain.data.polygons:
        polygon.use_smooth = True
    sky = shining("dawn", [(z, linear(colour)) for z, colour in ((-560, "#5b6a7c"), (-440, "#d9a488"), (-370, "#b9bcc4"), (-250, "#8fb4d0"), (200, "#5f93c2"))], 0.88)
    add([(-1500, 3200, -1500), (2500, 3200, -1500), (2500, 3200, 900), (-1500, 3200, 900)], [(0, 1, 2, 3)], sky)
    ridge = [(-1200 + 50 * k, -440 + 34 * math.sin(k * 0.5) + 22 * math.sin(k * 1.3 + 1)) for k in range(70)]
    add([(x, 3000, z) for x, high in ridge for z in (-1500, high)], [(2 * k, 2 * k + 2, 2 * k + 3, 2 * k + 1) for k in range(69)], hill)


def build_steam(x, y, wide, high):
    """Rises from a place, thin, and is gone above."""
    nodes = Nodes("steam")
    place = nodes.new("TexCoord").outputs["Generated"]
    axes = nodes.new("SeparateXYZ", place)
    noise = nodes.new("TexNoise", nodes.new("VectorMath", place, (3.2, 1, 1.5), operation="MULTIPLY").outputs[0])
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value, noise.inputs["Distortion"].default_value = 1, 2, 0.8
    aside = nodes.math("ABSOLUTE", nodes.math("SUBTRACT", axes.outputs["X"], 0.5), 0)
    faint = nodes.math("MULTIPLY", nodes.between(noise.outputs["Fac"], 0.38, 0.72, 0, 0.24), nodes.between(aside, 0.1, 0.45, 1, 0))
    for start, end in ((1, 0.35), (0, 0.12)):
        faint = nodes.math("MULTIPLY", faint, nodes.between(axes.outputs["Z"], start, end, 0, 1))
    shown = nodes.new("MixShader", faint, nodes.new("BsdfTransparent").outputs[0], nodes.new("Emission", (1, 0.82, 0.64, 1), 0.5).outputs[0])
    nodes.new("OutputMaterial", shown.outputs[0])
    sheet = add([(x - wide / 2, y, 5), (x + wide / 2, y, 5), (x + wide / 2, y, 5 + high), (x - wide / 2, y, 5 + high)], [(0, 1, 2, 3)], nodes.material)
    sheet.visible_shadow = False


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
    # Seen a little from below, a screen is dimmer.
    paper = shining("paper", [(2, linear("#dde3e3")), (23, linear("#eff3f3"))], 0.92)
    page = built_once(lambda: build_page(paper, shine("#14212c"), shine("#8a98a0"), shine("#c3cdd1"), shine("#0f2233", 0.8), bars, shining("odd", [(0, colours["signal-bright"])], 1)))
    metal, black = opaque("aluminium", linear("#b9c0c5"), 0.28, 1), opaque("front", linear("#030507"), 0.08)
    cover, seam = opaque("cover", linear("#17333f"), 0.6), opaque("seam", linear("#0d2029"), 0.7)
    lying = built_once(lambda: build_tablet(metal, black, cover, page))
    tablet = built_once(lambda: (build_stand(cover, seam), set_down(lying, at(0, 0, 0.75) @ Matrix.Rotation(math.radians(90 - LEAN), 4, "X"))))
    set_down(tablet, at(0, 0, 0, -11))

    glaze, coffee, foam = opaque("glaze", linear("#a3b1b5"), 0.22), opaque("coffee", linear("#1c0d06"), 0.06), opaque("foam", linear("#7a4a24"), 0.4)
    cup = built_once(lambda: build_cup(glaze, coffee, foam, opaque("spoon", linear("#c9cdd0"), 0.18, 1)))
    set_down(cup, at(-13.6, 13, 0, 152))
    build_steam(-13.6, 13, 8, 17)
    horn = opaque("horn", linear("#2a160c"), 0.2)
    glasses = built_once(lambda: build_glasses(horn, clear_lens()))
    set_down(glasses, at(13.9, -9, 0, -14) @ Matrix.Scale(0.94, 4))
    vase = built_once(lambda: turned([(2.8, 0), (3.3, 0.4), (3.6, 3), (3.1, 6.4), (1.5, 9), (1.1, 10.6), (1.15, 12), (1.45, 12.5), (1.2, 12.5), (0.9, 11.5), (0, 11.5)], opaque("vase", linear("#2d5560"), 0.25)))
    set_down(vase, at(20.5, 26))
    twigs = built_once(lambda: build_twigs(opaque("leaf", linear("#4f7a68"), 0.5), opaque("stem", linear("#4a3a2c"), 0.7), random.Random(8)))
    set_down(twigs, at(20.5, 26, 11.5))

    box(-170, -90, -3, 340, 90 + FAR, 3, wood(), 0.6)
    build_window(opaque("frame", linear("#2a3640"), 0.5), opaque("wall", linear("#121c26"), 0.9), opaque("cloth", linear("#3c5064"), 0.9), opaque("hill", linear("#33475a"), 0.9, glow=0.7))
    spotlight(SUN, POOL, 18.5, 1.6, 24_000_000, (1, 0.67, 0.37))
    softbox((34, PANE + 6, 40), (0, 0, 4), 120, 70, 36_000, (0.55, 0.76, 1))
    softbox((14, 48, 20), (-13, 12, 5), 12, 10, 12_000, (1, 0.68, 0.4))
    softbox((-50, -60, 60), (4, 0, 6), 50, 30, 6_000, (0.6, 0.8, 1))
    softbox((10, 60, 50), (-90, PANE, 20), 20, 60, 5_500, (0.55, 0.76, 1))
    surround((0.03, 0.05, 0.075, 1), 1)
    look((0, -119, 40), (0, 4, 10.6), lens=60, sharp_at=(0, 4, 11), aperture=0.022)
    lens = bpy.context.scene.camera.data
    lens.shift_x, lens.clip_end = -0.203, 5_000
    return 500, 40_000


take(build)
