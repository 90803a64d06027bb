"""Renders a workshop at night: an electric car on a lift, its battery seen from below, and what tests it on a trolley (view.py says with which arguments)."""

import math
import os
import sys

import bpy
from mathutils import Matrix

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from adapter import build_adapter
from car_pack import FROM, LONG, MIDDLE, TO
from car_parts import TALLER, WHEELS, box, build_body, build_headlamps, build_lamp, build_mirror, built_once, front_line, set_down
from forecourt import parked_car
from glass_car import painted
from lettering import written
from materials import linear
from meshes import tube
from prismatic import brushed, moulded
from printed import band
from skateboard import bellows, build_skateboard, round_part
from studio import Nodes, look, opaque, softbox, surround
from table import shining
from view import take, wet_floor

# Metres: how far the car is lifted, where its middle then is, and half of what its battery is wide.
LIFT, HALF = 2.3, 0.79
CAR = Matrix.Translation((0.9, 8.0, LIFT)) @ Matrix.Rotation(math.radians(180 + 55), 4, "Z") @ Matrix.Translation((-2.13, 0, 0))
# The posts of the lift along the car, beside it, and how high they are; the wall behind.
POST, ASIDE, HIGH, BACK = 1.75, 1.6, 4.9, 16
# The underside of the battery, and the top of the trolley.
UNDER, TABLE = 0.08, 0.78
# The middle of the strip lamp, from the car.
STRIP = (MIDDLE + 0.35, 0.35, -0.86)
# The colour of lamps of some 3000 K.
WARM = (1, 0.68, 0.38)
DOWN = (0, 0, -1)


def lining():
    """Dark, but clear where the car's floor is: there one sees what carries it."""
    nodes = Nodes("lining")
    height = nodes.new("SeparateXYZ", nodes.new("TexCoord").outputs["Object"]).outputs["Z"]
    solid = nodes.new("BsdfPrincipled", (0.01, 0.014, 0.018, 1))
    clear = nodes.math("LESS_THAN", height, 0.215)
    nodes.new("OutputMaterial", nodes.new("MixShader", clear, solid.outputs[0], nodes.new("BsdfTransparent").outputs[0]).outputs[0])
    return nodes.material


def build_shell(colours):
    """The car's body, without what carries it."""
    paint = painted("paint", linear("#2c4a5c"), linear("#02060a"), 0.2, 0.5)
    body = build_body(paint, opaque("glass", linear("#05090e"), 0.05))
    body.data.materials[2] = lining()
    parts = [body, build_mirror(paint), build_headlamps(body, opaque("lens", linear("#b9d8e6"), glow=0.6))]
    parts.append(build_lamp(body, 3.3, (62, -62), front_line, opaque("daylight", colours["surface"], glow=1.6), 0.008))
    for part in parts:
        part.scale = (1, 1, TALLER)


def build_battery(sheet, rail, bright, dark, label):
    """From below: a pressed sheet in a frame of extruded rails, bolts around it, and the pipes that cool it."""
    moulded((MIDDLE, 0, UNDER), LONG + 0.04, 2 * HALF - 0.16, 0.06, [(0.012, 0), (0, 0.008), (0, 0.09)], sheet)
    bead = [(0.034, -0.024), (0.014, -0.02), (0, 0.002)]
    for x in (-0.47, 0.47):
        for k in range(6):
            moulded((MIDDLE + x, (k - 2.5) * 0.232 + (0.03 if k > 2 else -0.03), UNDER), 0.8, 0.13, 0.05, bead, sheet)
    bolt = built_once(lambda: round_part((0, 0, 0), DOWN, [(0.026, 0), (0.026, 0.005), (0.017, 0.006), (0.017, 0.02), (0.009, 0.02), (0.008, 0.008), (0, 0.008)], bright))
    for side in (-1, 1):
        y = side * (HALF - 0.04)
        box(FROM - 0.06, y - 0.045, UNDER - 0.012, LONG + 0.12, 0.09, 0.1, rail, 0.01)
        box(FROM - 0.06, y + side * 0.046 - 0.004, UNDER + 0.02, LONG + 0.12, 0.008, 0.012, dark, 0.002)
        for k in range(15):
            set_down(bolt, Matrix.Translation((FROM + 0.02 + k * (LONG - 0.04) / 14, y, UNDER - 0.012)))
    for x in (FROM - 0.02, TO + 0.02):
        box(x - 0.05, -HALF, UNDER - 0.008, 0.1, 2 * HALF, 0.1, rail, 0.01)
        for k in range(11):
            set_down(bolt, Matrix.Translation((x, (k - 5) * 0.13, UNDER - 0.008)))
    box(MIDDLE - 0.035, -HALF + 0.08, UNDER - 0.006, 0.07, 2 * HALF - 0.16, 0.02, rail, 0.006)
    box(TO - 0.3, -0.62, UNDER - 0.017, 0.17, 0.2, 0.004, label, 0.001)
    # The floor beside it, and above axles.
    box(FROM - 0.08, -0.87, 0.17, LONG + 0.16, 1.74, 0.02, dark, 0.002)
    for x in WHEELS:
        box(x - 0.5, -0.5, 0.6, 1, 1, 0.02, dark, 0.002)
    for side in (-1, 1):
        y, z = side * 0.262, UNDER - 0.026
        pipe = [(WHEELS[1] + 0.4, y, 0.3), (WHEELS[1] + 0.1, y, 0.13), (TO + 0.3, y, 0.1), (TO + 0.1, y, z), (TO, y, z), (MIDDLE, y, z), (FROM + 0.1, y, z), (FROM, y, UNDER + 0.03)]
        tube(pipe, 0.021, bright, smooth=True)
        bellows((TO + 0.1, y, z), (1, 0, 0), dark, 0.034, 0.09, 4)
        for k in range(5):
            box(FROM + 0.16 + k * (LONG - 0.35) / 4, y - 0.034, z - 0.025, 0.022, 0.068, 0.04, dark, 0.006)


def build_cables(sheath, dark):
    """Two that carry the current: from the battery's front along its middle to its rear, held by clips, and each to a drive."""
    for y in (-0.026, 0.026):
        z = UNDER - 0.03
        line = [(WHEELS[1] - 0.12, y * 3, 0.3), (WHEELS[1] - 0.2, y * 2, 0.15), (TO + 0.12, y, z - 0.02), (TO, y, z), (MIDDLE, y, z), (FROM, y, z)]
        tube([*line, (FROM - 0.14, y, z), (WHEELS[0] + 0.2, y * 2, 0.14), (WHEELS[0] + 0.1, y * 3, 0.3)], 0.021, sheath, smooth=True)
    for k in range(6):
        box(FROM + 0.06 + k * (LONG - 0.15) / 5, -0.06, UNDER - 0.054, 0.03, 0.12, 0.06, dark, 0.008)


def build_lift(post, seam, steel, rubber, stripe):
    """Around the car, which it has lifted: two posts, their carriages, and on each of these two arms with pads of rubber."""
    for side in (-1, 1):
        y = side * ASIDE
        outer = min(y, y + side * 0.3)
        for x in (POST - 0.17, POST + 0.14):
            box(x, outer, -LIFT, 0.03, 0.3, HIGH, post, 0.008)
        box(POST - 0.17, y + side * 0.3 - 0.015, -LIFT, 0.34, 0.03, HIGH, post, 0.008)
        for x in (POST - 0.17, POST + 0.11):
            box(x, y - 0.012, -LIFT, 0.06, 0.024, HIGH, post, 0.006)
        box(POST - 0.3, outer - 0.1, -LIFT, 0.6, 0.5, 0.025, seam, 0.006)
        for x in (-0.24, 0.24):
            for z in (-0.04, 0.34):
                round_part((POST + x, outer + z, -LIFT + 0.025), (0, 0, 1), [(0.02, 0), (0.02, 0.02), (0.01, 0.02), (0.01, 0.05), (0, 0.05)], steel)
        box(POST - 0.1, outer + 0.05, -0.35, 0.2, 0.2, 0.7, seam, 0.01)
        box(POST - 0.15, y - side * 0.07 - 0.07, -0.1, 0.3, 0.14, 0.16, post, 0.015)
        # A chain, a hose, and marks.
        tube([(POST + 0.05, y + side * 0.1, 0.3), (POST + 0.05, y + side * 0.1, HIGH - LIFT)], 0.012, steel)
        tube([(POST + 0.19, y + side * 0.22, -LIFT + 0.03), (POST + 0.19, y + side * 0.22, HIGH - LIFT)], 0.012, rubber)
        for x, z in ((0.171, -1.4), (0.171, -1.32)):
            box(POST + x, outer + 0.06, z, 0.004, 0.18, 0.03, stripe, 0.001)
        for pad in (FROM - 0.02, TO + 0.02):
            reach = math.hypot(pad - POST, y - side * 0.78)
            aim = Matrix.Translation((POST, y - side * 0.07, -0.02)) @ Matrix.Rotation(math.atan2(side * 0.85 - y, pad - POST), 4, "Z")
            set_down(built_once(lambda: (
                box(0, -0.06, -0.045, reach * 0.62, 0.12, 0.08, post, 0.012), box(reach * 0.5, -0.045, -0.03, reach * 0.5, 0.09, 0.055, steel, 0.008),
                box(reach * 0.62 - 0.03, -0.068, -0.052, 0.04, 0.136, 0.094, seam, 0.01),
            )), aim)  # fmt: skip
            at = aim @ Matrix.Translation((reach - 0.02, 0, 0.02))
            round_part(at.translation, (0, 0, 1), [(0.03, -0.06), (0.03, 0.05), (0.075, 0.055), (0.08, 0.06), (0.08, 0.1), (0.07, 0.11), (0, 0.11)], rubber)


def build_strip(lamp, case):
    """A lamp on a stand under the car, which shines upwards."""
    x, y, z = STRIP
    box(x - 0.66, y - 0.035, z - 0.05, 1.32, 0.07, 0.045, case, 0.012)
    tube([(x - 0.62, y, z), (x + 0.62, y, z)], 0.022, lamp)
    tube([(x, y, z - 0.03), (x, y, 0.2 - LIFT)], 0.014, case)
    for turn in (20, 140, 260):
        a = math.radians(turn)
        tube([(x, y, 0.34 - LIFT), (x + 0.4 * math.cos(a), y + 0.4 * math.sin(a), 0.012 - LIFT)], 0.011, case)


def build_tablet(case, corner, glass, panel, arc, dim, text):
    """Lies on its back, in centimetres: a gauge, and lines in place of words."""
    moulded((0, 9.5, -0.9), 27, 19, 1.4, [(0.3, 0), (0.05, 0.15), (0, 0.4), (0.02, 0.75), (0.12, 0.86)], case)
    for x in (-12.6, 12.6):
        for y in (0.9, 18.1):
            moulded((x, y, -1.05), 2.8, 2.8, 1.2, [(0.4, 0), (0, 0.3), (0, 0.9), (0.4, 1.2)], corner)
    patch = lambda x, y, wide, high, of, z=0.0: moulded((x + wide / 2, y + high / 2, z), wide, high, min(wide, high) * 0.35, [(0, 0), (0, 0.012)], of)
    moulded((0, 9.5, -0.06), 26.4, 18.4, 1.1, [(0, 0), (0, 0.05)], glass)
    moulded((-5.4, 9.2, 0), 13, 15.4, 0.8, [(0, 0), (0, 0.012)], panel)
    moulded((7.2, 9.2, 0), 10.2, 15.4, 0.8, [(0, 0), (0, 0.012)], panel)
    band((-5.4, 9), 4.9, 1.5, -40, 220, 0.03, dim)
    band((-5.4, 9), 4.9, 1.5, -4, 220, 0.04, arc)
    for words, y, high in (("92%", 8.2, 2.1), ("SoH", 6.6, 0.8)):
        written(words, -5.4, y, high, text, 0.03, "CENTER")
    for row in range(4):
        written(f"M{row + 1}", 3.2, 13.9 - row * 3.4, 0.9, text, 0.03)
        patch(3.2, 12.9 - row * 3.4, 8, 0.7, dim, 0.02)
        patch(3.2, 12.9 - row * 3.4, (6.9, 7.3, 4.6, 6.2)[row], 0.7, arc, 0.035)


def build_trolley(paint, edge, mat, steel, dark):
    """Its middle at the origin, its top at z = 0; its drawers look along -y."""
    moulded((0, 0, -0.78), 0.72, 0.44, 0.03, [(0.004, 0), (0, 0.004), (0, 0.75)], paint)
    moulded((0, 0, -0.05), 0.76, 0.48, 0.04, [(0.006, 0.014), (0, 0.02), (0, 0.05), (0.004, 0.056), (0.012, 0.056), (0.016, 0.046)], edge)
    moulded((0, 0, -0.008), 0.715, 0.435, 0.025, [(0, 0), (0, 0.01)], mat)
    box(-0.345, -0.222, -0.76, 0.69, 0.01, 0.71, dark, 0.002)
    for row in range(4):
        z = -0.108 - row * 0.075
        box(-0.34, -0.232, z, 0.68, 0.02, 0.068, paint, 0.006)
        box(-0.3, -0.248, z + 0.046, 0.6, 0.018, 0.012, steel, 0.005)
    round_part((0.32, -0.232, -0.084), (0, -1, 0), [(0.011, 0), (0.011, 0.004), (0.007, 0.006), (0, 0.006)], steel)
    for side in (-1, 1):
        x = side * 0.4
        tube([(x - side * 0.03, -0.16, -0.03), (x, -0.16, -0.02), (x, 0.16, -0.02), (x - side * 0.03, 0.16, -0.03)], 0.012, steel)


def build_tools(steel, dark, grip):
    """On the trolley: sockets on a rail, a ratchet, and the handle of a torque wrench."""
    box(0.03, 0.05, 0.002, 0.3, 0.03, 0.012, dark, 0.003)
    for k in range(7):
        wide = 0.009 + 0.0012 * k
        round_part((0.05 + k * 0.043, 0.065, 0.012), (0, 0, 1), [(wide * 0.8, 0), (wide, 0.004), (wide, 0.03), (wide * 0.9, 0.033), (wide * 0.6, 0.033), (wide * 0.6, 0.02), (0, 0.02)], steel)
    round_part((0.17, -0.1, 0.016), (1, -0.25, 0), [(0, 0), (0.012, 0.002), (0.014, 0.02), (0.012, 0.09), (0.008, 0.1), (0.007, 0.17), (0, 0.17)], steel)
    round_part((0.17, -0.1, 0.016), (1, -0.25, 0), [(0.0125, 0.01), (0.0155, 0.014), (0.0155, 0.08), (0.0125, 0.086)], grip)
    round_part((0.335, -0.143, 0.006), (0, 0, 1), [(0.02, 0), (0.022, 0.003), (0.022, 0.02), (0.019, 0.024), (0, 0.024)], steel)


def build_hall(wall, slat, seam, metal, steel, board, lamp, dusk):
    """Behind: doors that are rolled down, and a wall with tools above a bench."""
    box(-30, BACK, 0, 60, 0.3, 6, wall, 0.02)
    box(-30, 4, 5.2, 60, BACK - 4, 0.2, wall, 0.02)
    for y in (9, 12.4, 15):
        box(-30, y, 4.9, 60, 0.18, 0.32, seam, 0.02)
    # One of them is not quite down: below it one sees what is left of the day, and its mirror image on the floor.
    box(-5.4, BACK - 0.02, 0, 3.4, 0.01, 0.4, dusk, 0.001)
    for x, foot in ((-10.6, 0.03), (-5.6, 0.17)):
        for row in range(26):
            box(x + 0.2, BACK - 0.1, foot + row * 0.16, 3.4, 0.1, 0.135, slat, 0.03)
        for edge in (x, x + 3.55):
            box(edge, BACK - 0.2, 0, 0.2, 0.2, 4.4, seam, 0.02)
        box(x, BACK - 0.4, 4.2, 3.75, 0.4, 0.5, seam, 0.04)
    left = -1.3
    box(left, BACK - 0.7, 0.9, 7.4, 0.7, 0.07, metal, 0.02)
    box(left, BACK - 0.06, 1.15, 7.4, 0.06, 1.5, board, 0.01)
    box(left, BACK - 0.4, 2.85, 7.4, 0.12, 0.05, lamp, 0.01)
    for column in range(6):
        for row in range(4):
            box(left + 0.1 + column * 1.22, BACK - 0.68, 0.1 + row * 0.2, 1.1, 0.04, 0.18, slat, 0.01)
            box(left + 0.4 + column * 1.22, BACK - 0.71, 0.2 + row * 0.2, 0.5, 0.03, 0.025, metal, 0.005)
    for row, top in enumerate((2.55, 1.9)):
        for k in range(19 - row):
            x, long = left + 0.2 + k * 0.38 + row * 0.15, 0.24 + (k * 5 % 4) * 0.08
            box(x, BACK - 0.1, top - long, 0.05, 0.04, long, steel, 0.01)
            if (k + row) % 3:
                box(x - 0.02, BACK - 0.12, top - long - 0.1, 0.09, 0.07, 0.2, seam, 0.03)
            else:
                for z in (top, top - long):
                    round_part((x + 0.025, BACK - 0.06, z), (0, -1, 0), [(0.035, 0), (0.075, 0), (0.075, 0.04), (0.035, 0.04), (0.035, 0)], steel)
    for k in range(5):
        box(left + 0.5 + k * 1.4, BACK - 0.6, 0.97, 0.24 + 0.1 * (k % 2), 0.3, 0.2 + 0.06 * (k % 3), seam if k % 2 else slat, 0.03)
    for y in (8.1, 11.6):
        box(-2.6, y, 4.8, 0.16, 2.8, 0.06, lamp, 0.01)


def build(colours):
    metal, bright = opaque("metal", linear("#4b5d69"), 0.36, 0.75), opaque("bright", linear("#a9b8c2"), 0.3, 0.9)
    dark, seam = opaque("dark", linear("#16222c"), 0.38, 0.4), opaque("seam", linear("#070c11"), 0.5)
    rubber, rim = opaque("rubber", linear("#0d141b"), 0.55), opaque("rim", linear("#c4d2da"), 0.25, 0.9)
    sheet, label = brushed("sheet", linear("#8d9aa3"), 0.36), opaque("label", linear("#d8dfe0"), 0.6)
    post, board = opaque("post", linear("#0e2a33"), 0.4, 0.2), opaque("board", linear("#2a3a44"), 0.6)
    warm, cool = opaque("warm lamp", linear("#ffce94"), glow=5), opaque("cool lamp", linear("#bfe6f0"), glow=1.6)

    def car():
        build_shell(colours)
        build_skateboard(dark, metal, bright, rubber, rim)
        build_battery(sheet, metal, bright, seam, label)
        build_cables(opaque("sheath", linear("#c2410c"), 0.4, glow=0.06), seam)
        build_lift(post, seam, bright, rubber, label)
        build_strip(warm, seam)

    set_down(built_once(car), CAR)
    build_hall(opaque("wall", linear("#182c3b"), 0.8), opaque("slat", linear("#263947"), 0.4, 0.3), seam, metal, bright, board, cool, shining("dusk", [(0, linear("#5c9fd6"))], 1.1))
    set_down(parked_car(colours), Matrix.Translation((-2.6, 12.8, 0)) @ Matrix.Rotation(math.radians(-68), 4, "Z") @ Matrix.Translation((-2.1, 0, 0)))

    trolley = Matrix.Translation((-0.05, 2.25, TABLE)) @ Matrix.Rotation(math.radians(-10), 4, "Z")
    set_down(built_once(lambda: build_trolley(opaque("drawers", linear("#17424e"), 0.28, 0.3), opaque("edge", linear("#66767f"), 0.34, 0.5), opaque("mat", linear("#0c1318"), 0.75), bright, seam)), trolley)
    set_down(built_once(lambda: build_tools(bright, seam, opaque("grip", colours["action"], 0.5))), trolley)
    shown = (linear("#0f2a3b"), 0.9), (colours["aurora"], 1.1), (linear("#2a4c60"), 0.9), (linear("#eaf5f6"), 0.9)
    looks = [shining("shown", [(0, colour)], strength) for colour, strength in shown]
    tablet = built_once(lambda: build_tablet(seam, opaque("corner", linear("#22303a"), 0.6), opaque("glass", linear("#06111a"), 0.06, glow=0.6), *looks))
    set_down(tablet, trolley @ Matrix.Translation((-0.17, 0.04, 0.012)) @ Matrix.Rotation(math.radians(4), 4, "Z") @ Matrix.Rotation(math.radians(70), 4, "X") @ Matrix.Scale(0.01, 4))
    adapter = built_once(lambda: build_adapter(opaque("case", linear("#8ba1ae"), 0.32), opaque("face", linear("#02060a"), 0.1), opaque("light", colours["aurora"], glow=3), seam))
    set_down(adapter, trolley @ Matrix.Translation((0.085, -0.15, 0.026)) @ Matrix.Rotation(math.radians(72), 4, "Z") @ Matrix.Scale(1.4, 4))
    wet_floor(linear("#1a2127"))

    # The strip lamp; what the ceiling's lamps and the one above the bench shed; and long lights that follow the car's edges.
    at = lambda x, y, z: tuple((CAR @ Matrix.Translation((x, y, z))).translation)
    x, y, z = STRIP
    softbox(at(x, y, z + 0.05), at(x - 0.2, 0.1, 0), 1.2, 0.12, 240, WARM)
    softbox(at(x, y, z - 0.06), at(x, y, -LIFT), 1.2, 0.12, 60, WARM)
    softbox(at(4.2, 0.6, -1), at(3.5, 0, 0.2), 0.4, 0.4, 25, WARM)
    softbox((2.4, BACK - 0.9, 2.9), (2.4, BACK, 1.2), 7, 0.2, 260, (0.74, 0.9, 1))
    softbox((-3.7, BACK - 2.4, 4.6), (-3.7, BACK, 1.5), 3, 0.3, 40, (0.5, 0.78, 1))
    softbox((-3.7, BACK - 0.12, 0.09), (-3.7, BACK - 3, 0), 3.3, 0.14, 26, (0.3, 0.6, 1))
    softbox((-3, 11, 4.6), (-3, 11, 0), 0.4, 5, 60, (0.7, 0.92, 1))
    softbox((0.5, 7.4, 4.85), (0.9, 7.8, 3), 0.35, 5, 170, (0.75, 0.94, 1))
    softbox((5, 8.6, 4.6), (1.9, 8.6, 3), 0.7, 4, 120, (0.7, 0.92, 1))
    softbox((-3.2, 4.6, 3.2), (0.6, 7.4, 2.9), 0.3, 5, 130, (0.6, 0.95, 1))
    softbox((3.1, 4, 3.9), (1.5, 7.4, 2.9), 0.4, 3.5, 230, (0.75, 0.92, 1))
    softbox((-1.2, 0.6, 1.5), (-0.1, 2.1, 0.6), 0.4, 0.9, 40, (0.7, 0.95, 1))
    softbox((-0.9, 2.2, 2.1), (-0.05, 2.25, TABLE), 0.5, 0.9, 22, (0.8, 0.95, 1))
    softbox((0.7, 3.2, 1.7), (-0.05, 2.25, TABLE), 0.2, 0.6, 14, WARM)
    surround((0.028, 0.065, 0.12, 1), 1.5)
    look((0, 0, 0.93), (0, 1, 0.93), lens=27.5, sharp_at=(0, 2.6, 0.9), aperture=2.8)
    # The words stand on the left; upright lines stay upright.
    lens = bpy.context.scene.camera.data
    lens.shift_x, lens.shift_y = -0.185, 0.11
    return 8, 32


take(build)
