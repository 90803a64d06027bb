"""Renders the open door of a workshop at dusk: a car with its charge port open, and an engineer who tests it (view.py says with which arguments). Metres."""

import os
import sys

import bpy
from mathutils import Matrix, Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from car_parts import TYRE, box, built_once, opaque_car, set_down
from glass_car import painted
from materials import linear
from meshes import add, tube
from person import CHECKING, short_hair, striped_look, working
from places import at
from printed import band
from sky import build_sky
from studio import Nodes, look, opaque, softbox, surround
from turned import turned
from view import take

# The front looks along -y; its open door begins at x = 0. How wide and high the door is, the edge of the roof, and the room behind.
WIDE, HIGH, ROOF = 3.54, 2.28, 2.47
LEFT, RIGHT, BACK, CEILING = -1.3, 4.7, 6, 2.44
# How far the lens is from the door, and how much of the front it sees there.
AWAY, SEEN = 6.4, 7.7
# The colour of lamps of some 3200 K.
WARM = (1, 0.7, 0.4)
# Where those below the ceiling run.
LAMPS = (0.1, 1.7, 3.3)
# The sky from the ground upwards, as in sky.py.
LATE = ("#c9a08c", "#c9a08c", "#c9a08c", "#0a3f86")


CAR = at(2.75, 0.25, 0.01, -65) @ Matrix.Translation((-4.26, 0, 0))
PERSON = at(0.8, -0.7, 0, 128)


def asphalt(wet, dry):
    """Grains, and between them puddles in which things are mirrored."""
    nodes = Nodes("asphalt")
    place = nodes.new("NewGeometry").outputs["Position"]
    pools, grain = nodes.new("TexNoise", place), nodes.new("TexNoise", place)
    pools.inputs["Scale"].default_value, pools.inputs["Detail"].default_value = 0.8, 3
    grain.inputs["Scale"].default_value, grain.inputs["Detail"].default_value = 70, 2
    is_dry = nodes.between(pools.outputs["Fac"], 0.44, 0.6, 0, 1)
    surface = nodes.new("BsdfPrincipled", nodes.new("MixRGB", is_dry, wet, dry).outputs[0])
    relief = nodes.new("Bump", nodes.between(is_dry, 0, 1, 0.02, 0.35), 0.006, grain.outputs["Fac"])
    nodes.tree.links.new(nodes.between(is_dry, 0, 1, 0.07, 0.42), surface.inputs["Roughness"])
    nodes.tree.links.new(relief.outputs[0], surface.inputs["Normal"])
    nodes.new("OutputMaterial", surface.outputs[0])
    return nodes.material


def reflection(low, high):
    """What a dark window shows of the sky."""
    nodes = Nodes("reflection")
    up = nodes.new("SeparateXYZ", nodes.new("NewGeometry").outputs["Position"]).outputs["Z"]
    nodes.new("OutputMaterial", nodes.new("Emission", nodes.new("MixRGB", nodes.between(up, 1.05, 2, 0, 1), low, high).outputs[0], 0.36).outputs[0])
    return nodes.material


def build_ribs(x, wide, high, look):
    """A wall of ribbed metal."""
    line = [(x + k * 0.2 + across, -out) for k in range(round(wide / 0.2)) for across, out in ((0, 0), (0.09, 0), (0.11, 0.03), (0.18, 0.03))]
    count = len(line)
    add([(a, b, z) for z in (0.16, high) for a, b in line], [(k, k + 1, count + k + 1, count + k) for k in range(count - 1)], look)


def build_front(wall, frame, seam, slat, lamp, teal):
    """The wall on the left with a window and a lamp, what frames the door, and the edge of the roof."""
    build_ribs(-16, 15.8, HIGH + 0.1, wall)
    box(-16, -0.05, 0, 15.8, 0.2, 0.16, seam, 0.01)
    box(WIDE + 0.14, -0.04, 0, 4, 0.3, HIGH + 0.1, wall, 0.01)
    for x in (-0.2, WIDE):
        box(x, -0.07, 0, 0.2, 0.24, HIGH + 0.02, frame, 0.008)
    for x in (-0.012, WIDE - 0.05):
        box(x, 0.02, 0, 0.062, 0.12, HIGH, slat, 0.006)
    # What is rolled up hangs out below the lintel, with a seal of rubber.
    for row in range(2):
        box(0.04, 0.06, HIGH - 0.14 + row * 0.085, WIDE - 0.08, 0.05, 0.078, slat, 0.012)
    box(0.04, 0.065, HIGH - 0.175, WIDE - 0.08, 0.04, 0.04, seam, 0.01)
    box(-16, -0.09, HIGH, 24, 0.3, ROOF - HIGH, frame, 0.01)
    box(-16, -0.1, HIGH + 0.14, 24, 0.02, 0.008, seam, 0.001)
    box(-16, -0.22, ROOF, 24, 7, 0.05, frame, 0.012)
    tube([(-16, -0.17, ROOF - 0.045), (8, -0.17, ROOF - 0.045)], 0.045, frame)
    tube([(-0.36, -0.15, ROOF - 0.06), (-0.36, -0.1, ROOF - 0.2), (-0.36, -0.1, 0.1), (-0.36, -0.2, 0.03)], 0.036, frame)
    for z in (0.6, 1.7):
        box(-0.41, -0.145, z, 0.1, 0.1, 0.03, seam, 0.004)
    box(0.7, -0.17, HIGH + 0.06, WIDE - 1.4, 0.09, 0.06, seam, 0.01)
    box(0.73, -0.165, HIGH + 0.053, WIDE - 1.46, 0.07, 0.014, teal, 0.003)
    # The lamp on the wall, and the window.
    box(-0.86, -0.06, 2.02, 0.1, 0.06, 0.1, frame, 0.006)
    box(-0.89, -0.2, 2.04, 0.16, 0.15, 0.06, frame, 0.012)
    box(-0.87, -0.185, 2.032, 0.12, 0.12, 0.012, lamp, 0.002)
    box(-4, -0.06, 0.98, 1.7, 0.1, 0.05, frame, 0.006)
    for k in range(4):
        box(-3.97 + k * 0.55, -0.05, 1.02, 0.05, 0.06, 0.98, frame, 0.006)
    for z in (1.02, 1.5, 1.96):
        box(-3.97, -0.05, z, 1.7, 0.06, 0.05, frame, 0.006)
    box(-3.95, -0.034, 1.03, 1.66, 0.01, 0.95, reflection(linear("#16283a"), linear("#27425e")), 0)


def build_board(board, steel, grips):
    """Hooks in a row: spanners, screwdrivers, hammers and pliers."""
    box(0.35, BACK - 0.03, 1.28, 2.05, 0.03, 1.15, board, 0.01)
    y = BACK - 0.05
    for row, top in enumerate((2.34, 1.84)):
        for k in range(10):
            x, kind, grip = 0.47 + k * 0.2 + row * 0.04, (k + row * 2) % 4, grips[(k + row) % 3 == 0]
            if kind == 0:
                tube([(x, y, top), (x, y, top - 0.3 + k * 0.008)], 0.014, steel)
                for z in (top, top - 0.3 + k * 0.008):
                    band_at = at(x, y - 0.01, z, 90, "X")
                    set_down(built_once(lambda: band((0, 0), 0.026, 0.022, 40, 320, 0, steel)), band_at)
            elif kind == 1:
                tube([(x, y, top + 0.01), (x, y, top - 0.12)], 0.02, grip)
                tube([(x, y, top - 0.12), (x, y, top - 0.3)], 0.007, steel)
            elif kind == 2:
                box(x - 0.05, y - 0.02, top - 0.06, 0.13, 0.04, 0.055, steel, 0.012)
                tube([(x, y, top - 0.04), (x, y, top - 0.36)], 0.015, grip)
            else:
                for side in (-1, 1):
                    tube([(x + side * 0.004, y, top), (x - side * 0.01, y, top - 0.08), (x - side * 0.034, y, top - 0.24)], 0.012, grip, smooth=True)
                box(x - 0.02, y - 0.01, top - 0.07, 0.04, 0.02, 0.08, steel, 0.006)


def build_tyres(rubber, steel):
    """On two levels of a shelf, their treads to the front."""
    tyre = built_once(lambda: turned(TYRE, rubber))
    for level, z in enumerate((0.98, 1.72)):
        for bar in (0, 0.4):
            tube([(2.66, BACK - 0.62 + bar, z), (RIGHT, BACK - 0.62 + bar, z)], 0.022, steel)
        for k in range(7):
            set_down(tyre, at(2.84 + k * 0.262, BACK - 0.42, z + 0.33, 90, "Y") @ Matrix.Scale(0.94 + 0.02 * (k % 2), 4))
    for x in (2.64, 3.7, RIGHT - 0.06):
        box(x, BACK - 0.7, 0, 0.05, 0.05, CEILING - 0.1, steel, 0.006)


def build_lift(post, dark, stripe):
    """Two posts, between which the car stands."""
    for x, y in ((-0.15, 2.5), (4.05, 2.3)):
        box(x, y, 0, 0.3, 0.05, CEILING, post, 0.012)
        for side in (0, 0.25):
            box(x + side, y - 0.2, 0, 0.05, 0.22, CEILING, post, 0.012)
        box(x + 0.06, y - 0.12, 0.35, 0.18, 0.1, 0.5, dark, 0.01)
        box(x - 0.1, y - 0.3, 0, 0.5, 0.5, 0.03, dark, 0.008)
        for z in (1.5, 1.6):
            box(x - 0.002, y - 0.204, z, 0.054, 0.004, 0.05, stripe, 0.001)
            box(x + 0.248, y - 0.204, z, 0.054, 0.004, 0.05, stripe, 0.001)
        tube([(x + 0.15, y - 0.04, 0.8), (x + 0.15, y - 0.04, CEILING)], 0.012, dark)


def build_room(lamp, steel, dark, teal):
    plaster, wall = opaque("plaster", linear("#a39a8d"), 0.8), opaque("low wall", linear("#4d5558"), 0.55)
    box(LEFT, 0, -0.02, RIGHT - LEFT, BACK, 0.03, opaque("screed", linear("#6d6962"), 0.34))
    for x, y, wide, deep in ((LEFT, BACK, RIGHT - LEFT, 0.1), (LEFT - 0.1, 0.2, 0.1, BACK), (RIGHT, 0.2, 0.1, BACK)):
        box(x, y, 1.1, wide, deep, CEILING - 1.1, plaster)
        box(x, y - 0.004, 0, wide, deep + 0.008, 1.1, wall)
    box(LEFT, 0.2, CEILING, RIGHT - LEFT, BACK, 0.1, opaque("ceiling", linear("#5d564d"), 0.9))
    for x in LAMPS:
        box(x - 0.06, 0.9, CEILING - 0.16, 0.12, BACK - 1.6, 0.05, steel, 0.006)
        box(x - 0.045, 0.92, CEILING - 0.17, 0.09, BACK - 1.64, 0.02, lamp, 0.004)
    # A bench below the board, with drawers, a vice and boxes.
    box(-1.1, BACK - 0.72, 0.9, 3.5, 0.72, 0.05, opaque("bench", linear("#6b4c30"), 0.5), 0.008)
    for k in range(4):
        box(-1.08 + k * 0.87, BACK - 0.66, 0.06, 0.84, 0.6, 0.82, dark, 0.01)
        for row in range(4):
            box(-1.05 + k * 0.87, BACK - 0.68, 0.1 + row * 0.19, 0.78, 0.03, 0.175, teal, 0.008)
            box(-0.85 + k * 0.87, BACK - 0.7, 0.22 + row * 0.19, 0.38, 0.02, 0.018, steel, 0.004)
    for level in range(2):
        box(-1.2, BACK - 0.34, 1.55 + level * 0.48, 1.35, 0.34, 0.03, steel, 0.004)
        for k in range(4):
            box(-1.16 + k * 0.32, BACK - 0.32, 1.58 + level * 0.48, 0.28, 0.28, 0.16 + 0.07 * ((k + level) % 3), (teal, dark, steel)[(k * 2 + level) % 3], 0.015)


def build_port(body, dark, teal, paint):
    """On the car's right wing: its lid open, a ring of light, and a plug whose cable hangs down to the ground. Places are found on the car."""
    way = (CAR.to_3x3() @ Vector((0, 1, 0))).normalized()
    hit, place, normal, *_ = bpy.context.scene.ray_cast(bpy.context.evaluated_depsgraph_get(), CAR @ Vector((2.9, -2, 0.66)), way)
    assert hit, "no wing"
    port = Matrix.Translation(place) @ normal.to_track_quat("Z", "Y").to_matrix().to_4x4()
    plate = built_once(lambda: box(-0.085, -0.085, -0.02, 0.17, 0.17, 0.026, dark, 0.03))
    set_down(plate, port)
    set_down(built_once(lambda: turned([(0.062, 0), (0.062, 0.022), (0.078, 0.022), (0.078, 0)], teal)), port)
    set_down(built_once(lambda: box(0, -0.085, 0, 0.17, 0.17, 0.014, paint, 0.006)), port @ at(-0.09, 0, 0.01, -112, "Y"))
    set_down(built_once(lambda: turned([(0, 0), (0.05, 0), (0.05, 0.06), (0.04, 0.09), (0.032, 0.2), (0, 0.21)], body)), port)
    end = [port @ Vector((0, y, z)) for y, z in ((0, 0.16), (-0.02, 0.28), (-0.2, 0.34))]
    tube([*end, (0.9, 0.62, 0.3), (0.62, 0.7, 0.03), (0.3, 0.9, 0.03), (0.1, 1.5, 0.03), (-0.6, 1.9, 0.03)], 0.016, body, smooth=True)


def build_tablet(case, glass, gauge, faint, pale):
    box(-0.14, -0.1, -0.012, 0.28, 0.2, 0.012, case, 0.006)
    box(-0.13, -0.09, -0.001, 0.26, 0.18, 0.002, glass, 0)
    band((-0.045, -0.012), 0.052, 0.016, 210, -30, 0.002, faint)
    band((-0.045, -0.012), 0.052, 0.016, 210, 20, 0.003, gauge)
    box(-0.065, -0.02, 0.001, 0.04, 0.016, 0.002, pale, 0)
    for row, long in enumerate((0.07, 0.05, 0.08, 0.04)):
        box(0.035, 0.05 - row * 0.034, 0.001, long, 0.012, 0.002, gauge if row == 0 else faint, 0)


def build_pouch(leather, grip):
    """Hangs from the belt on the right, with two screwdrivers."""
    box(-0.04, -0.07, 0, 0.06, 0.14, 0.17, leather, 0.018)
    box(-0.048, -0.06, 0.02, 0.02, 0.12, 0.09, leather, 0.01)
    for y in (-0.03, 0.025):
        tube([(-0.01, y, 0.15), (-0.014, y, 0.235)], 0.013, grip)


def stand_engineer(colours):
    set_down(working(CHECKING, striped_look(linear("#29333b"), linear("#182026"), linear("#12908a"), linear("#a9b9bb")), short_hair), PERSON)
    pouch, grip = opaque("pouch", linear("#0c0f12"), 0.85), opaque("grip", linear("#0e6f74"), 0.4)
    set_down(built_once(lambda: build_pouch(pouch, grip)), PERSON @ at(-0.155, 0.03, 0.69, 14))
    case, glass, gauge = opaque("case", linear("#07090c"), 0.4), opaque("screen", linear("#06222a"), 0.3, glow=0.8), opaque("gauge", colours["aurora"], glow=4)
    faint, figure = opaque("faint", linear("#1d7f80"), glow=0.5), opaque("figure", colours["surface"], glow=2)
    screen = built_once(lambda: build_tablet(case, glass, gauge, faint, figure))
    middle = PERSON @ Vector((-0.16, -0.4, 1.23))
    facing = Vector((-0.5, -0.54, 0.6)).to_track_quat("Z", "Y").to_matrix().to_4x4()
    set_down(screen, Matrix.Translation(middle) @ facing)
    softbox(middle + Vector((-0.08, -0.01, 0.1)), PERSON @ Vector((-0.16, -0.04, 1.2)), 0.2, 0.14, 0.3, (1, 0.86, 0.7))


def light_up():
    """Lamps inside, those of the car, one on the wall, and what is left of the day."""
    for x in LAMPS:
        softbox((x, 3.2, CEILING - 0.2), (x, 3.2, 0), 0.07, 4.2, 26, WARM)
    for place, target, wide, long, power in (
        ((1.7, 3.2, CEILING - 0.22), (1.7, 3.2, 0), 4, 4.4, 620), ((1.7, 0.3, HIGH - 0.1), (1.7, -1.8, 0), 3, 0.4, 1000), ((1.4, 5, 2.2), (1.4, 6, 1.8), 4, 0.2, 60),
    ):  # fmt: skip
        softbox(place, target, wide, long, power, WARM)
        # Those are what the walls throw back, which has no mirror image.
        bpy.context.scene.collection.objects[-1].visible_glossy = False
    # Along the engineer's edges.
    softbox((WIDE - 0.3, 0.5, 1.9), (0.8, -0.7, 1.2), 0.2, 0.8, 220, WARM)
    softbox((0.1, 0.7, 2), (0.8, -0.7, 1.3), 0.2, 0.6, 150, WARM)
    softbox((-0.81, -0.13, 2.02), (-0.81, -0.05, 0), 0.1, 0.08, 26, (1, 0.6, 0.3))
    for y in (0.64, -0.64):
        start = CAR @ Vector((4.3, y, 0.7))
        softbox(start, CAR @ Vector((6, y * 1.3, 0)), 0.12, 0.05, 50, (0.85, 0.93, 1))
    softbox((1.9, -0.12, HIGH + 0.04), (1.9, -0.4, 0), 2.4, 0.06, 6, (0.3, 1, 0.88))
    softbox((-3.5, -4.5, 3.4), (1.4, 0, 1), 3, 1, 80, (0.6, 0.78, 1))
    softbox((5.5, -4.5, 3), (2.8, 0, 0.7), 0.8, 3, 60, (0.45, 0.7, 1))
    surround((0.03, 0.065, 0.13, 1), 1)


def build(colours):
    frame, seam = opaque("frame", linear("#26343f"), 0.4, 0.4), opaque("seam", linear("#070c11"), 0.6)
    steel, dark, petrol = opaque("steel", linear("#8b9195"), 0.35, 0.6), opaque("dark", linear("#0a0e12"), 0.5), opaque("petrol", linear("#0e4f5a"), 0.35)
    lamp, teal = opaque("tube", linear("#ffdfae"), glow=7), opaque("teal", colours["aurora"], glow=3)
    paint = painted("paint", linear("#1b3d50"), linear("#02060a"), 0.16, 0.6)
    front = opaque("headlamp", linear("#dcecf5"), glow=7)
    rubber = opaque("rubber", linear("#0b0d0f"), 0.6)
    car = opaque_car(paint, opaque("glass", linear("#05090e"), 0.05), battery=dark, lamp=front, rubber=rubber, metal=opaque("rim", linear("#6d7c88"), 0.28, 0.9), dark=dark)
    set_down(car, CAR)
    bpy.context.view_layer.update()
    build_port(dark, dark, teal, paint)
    build_front(opaque("ribs", linear("#16222c"), 0.5, 0.3), frame, seam, opaque("slat", linear("#4a5a64"), 0.4, 0.4), lamp, teal)
    build_room(lamp, steel, dark, petrol)
    build_board(opaque("board", linear("#343d43"), 0.6), steel, (petrol, dark))
    build_tyres(rubber, steel)
    build_lift(petrol, dark, opaque("stripe", linear("#c9d2d4"), 0.5))
    box(-0.2, -0.3, -0.01, WIDE + 0.4, 0.14, 0.016, dark, 0.003)
    for k in range(90):
        box(-0.17 + k * 0.048, -0.285, 0.004, 0.022, 0.11, 0.006, steel, 0.001)
    stand_engineer(colours)
    bpy.ops.mesh.primitive_plane_add(size=200)
    bpy.context.object.data.materials.append(asphalt(linear("#121518"), linear("#3e3b38")))
    build_sky(LATE, linear("#0f2a50"), 38, -36, 60, fade=(colours["night"], 38))
    light_up()
    look((0.85, -AWAY, 1.4), (0.85, 0, 1.4), lens=36 * AWAY / SEEN, sharp_at=(0.9, -0.6, 1.3), aperture=0.9)
    # The words stand on the left; walls are upright.
    lens = bpy.context.scene.camera.data
    lens.shift_x, lens.shift_y = -0.13, -0.026
    return 24, 260


take(build)
