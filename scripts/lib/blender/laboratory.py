"""Renders a laboratory in the evening in which a module is tested, and one who works there (view.py says with which arguments). Metres."""

import math
import os
import sys

import bpy
from mathutils import Matrix, Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from car_parts import box, built_once, set_down
from instruments import build_meter, pane
from materials import linear
from meshes import add, tube
from person import bun, jacket_ends, jacket_look, working
from places import at
from prismatic import place, prismatic
from studio import Nodes, look, opaque, softbox, surround
from turned import turned
from view import take
from wired import build_wired

# The bench begins at LEFT and runs along x, its front edge at y = NEAR; the chamber's door and the wall behind it.
LEFT, NEAR, DEEP, TOP = -0.08, 1.38, 0.84, 0.92
DOOR, WALL = 3.5, 4.5
# The module and its cells are built in centimetres.
CENTIMETRE = Matrix.Scale(0.01, 4)
WARM = (1, 0.7, 0.42)
# Sits at a screen, with both hands before it.
SEATED = {
    "hips": ((0.09, 0.04, 0.6), (-0.09, 0.04, 0.6)),
    "knees": ((0.13, -0.4, 0.6), (-0.13, -0.4, 0.6)),
    "ankles": ((0.14, -0.36, 0.15), (-0.13, -0.3, 0.15)),
    "toes": ((0.17, -0.54), (-0.15, -0.48)),
    "waist": (0, 0.035, 0.78),
    "chest": (0, -0.02, 0.975),
    "shoulders": ((0.17, -0.06, 1.098), (-0.17, -0.05, 1.078)),
    "neck": (0, -0.07, 1.135),
    "head": (-0.01, -0.135, 1.275),
    "face": (-0.6, -0.77, -0.16),
    "elbows": ((0.24, -0.12, 0.835), (-0.27, -0.13, 0.85)),
    "wrists": ((0.17, -0.35, 0.82), (-0.2, -0.37, 0.83)),
    "fingers": ((0.13, -0.5, 0.81), (-0.17, -0.52, 0.82)),
    "palms": ((0, 0, -1), (0, 0, -1)),
}


def build_bench(top, frame, steel):
    box(LEFT, NEAR, TOP - 0.03, 4, DEEP, 0.03, top, 0.004)
    box(LEFT + 0.05, NEAR + 0.05, TOP - 0.09, 3.9, DEEP - 0.1, 0.06, frame, 0.004)
    for y in (NEAR + 0.05, NEAR + DEEP - 0.11):
        box(LEFT + 0.06, y, 0, 0.06, 0.06, TOP - 0.09, frame, 0.006)
    box(LEFT + 0.75, NEAR + 0.08, 0.3, 0.6, 0.6, TOP - 0.4, frame, 0.01)
    for row in range(3):
        box(LEFT + 0.77, NEAR + 0.065, 0.34 + row * 0.16, 0.56, 0.02, 0.14, frame, 0.004)
        box(LEFT + 0.95, NEAR + 0.045, 0.42 + row * 0.16, 0.2, 0.02, 0.012, steel, 0.004)


def build_chamber(body, dark, steel, inside, lamp, cell, glass, lines):
    """A climate chamber whose door, at y = 0, looks along -y, with cells on grids behind its window."""
    wide, high = 0.98, 2
    left, right, foot, top = 0.14, 0.68, 0.9, 1.42
    # The door around its window.
    for x, z, across, up in (
        (0, 0.1, left, high), (right, 0.1, wide - right, high), (left, 0.1, right - left, foot - 0.1), (left, top, right - left, high - top),
    ):  # fmt: skip
        box(x, 0, z, across, 0.09, up, body, 0.002)
    for start, depth, look in ((0.028, -0.022, dark), (0.012, -0.03, steel)):
        whole = top - foot + 2 * start
        for x, z, across, up in (
            (left - start, foot - start, start, whole), (right, foot - start, start, whole), (left, foot - start, right - left, start), (left, top, right - left, start),
        ):  # fmt: skip
            box(x, depth, z, across, 0.05, up, look, 0.005)
    # What is inside.
    box(left - 0.04, 0.7, foot - 0.1, 0.7, 0.02, 0.7, inside, 0)
    for x in (left - 0.06, right + 0.02):
        box(x, 0.08, foot - 0.1, 0.04, 0.62, 0.7, inside, 0)
    for z in (foot - 0.1, top + 0.05):
        box(left - 0.04, 0.08, z, 0.7, 0.62, 0.02, inside, 0)
    box(left, 0.3, top + 0.02, right - left, 0.06, 0.02, lamp, 0)
    for level in range(2):
        z = foot + 0.05 + level * 0.24
        for bar in range(20):
            tube([(left - 0.02, 0.12 + bar * 0.026, z), (right + 0.02, 0.12 + bar * 0.026, z)], 0.0028, steel)
        for number in range(9):
            if (number + level * 4) % 7 != 6:
                x = left + 0.05 + number * 0.056
                set_down(cell, at(x, 0.26, z + 0.003, 90) @ CENTIMETRE)
                tube([(x, 0.21, z + 0.1), (x - 0.01, 0.2, z + 0.16), (left + 0.1 + number * 0.04, 0.5, z + 0.2)], 0.003, dark, smooth=True)
    box(0, -0.001, 0.74, wide, 0.01, 0.008, dark, 0)
    for slot in range(9):
        box(0.3 + slot * 0.044, -0.002, 0.6, 0.026, 0.01, 0.1, dark, 0.004)
    # A handle, hinges and the panel.
    tube([(0.06, -0.02, 0.85), (0.06, -0.065, 0.9), (0.06, -0.065, 1.3), (0.06, -0.02, 1.35)], 0.013, steel, smooth=True)
    box(0.76, -0.02, 1.12, 0.17, 0.03, 0.3, dark, 0.006)
    box(0.775, -0.023, 1.27, 0.14, 0.006, 0.13, glass, 0.003)
    for row, long in enumerate((0.07, 0.1, 0.05)):
        box(0.79, -0.025, 1.365 - row * 0.036, long, 0.002, 0.018 if row == 0 else 0.008, lines[row > 0], 0)


def build_rack(frame, face, dark, steel, ready, busy):
    """Channels of a cycler: in each drawer eight of them, with a small lamp and a lead each."""
    box(0, 0.02, 0, 0.64, 0.8, 2.1, frame, 0.006)
    for row in range(12):
        z = 0.16 + row * 0.158
        box(0.03, 0, z, 0.58, 0.03, 0.148, face, 0.004)
        for x in (0.05, 0.572):
            tube([(x + 0.008, 0, z + 0.03), (x + 0.008, -0.03, z + 0.04), (x + 0.008, -0.03, z + 0.11), (x + 0.008, 0, z + 0.12)], 0.005, steel)
        for channel in range(8):
            x = 0.105 + channel * 0.057
            box(x - 0.018, -0.004, z + 0.03, 0.036, 0.01, 0.05, dark, 0.004)
            box(x - 0.004, -0.004, z + 0.112, 0.009, 0.006, 0.009, busy if (row * 5 + channel * 3) % 8 in (0, 3) else ready, 0.002)
            tube([(x, 0, z + 0.05), (x, -0.05, z + 0.045), (x + 0.01, -0.06, z - 0.02), (0.33, -0.045, z - 0.05)], 0.0045, dark, smooth=True)


def build_stool(seat, steel):
    place(0, 0, 0.6, [(0, 0), (0.17, 0), (0.185, 0.02), (0.185, 0.045), (0.165, 0.065), (0, 0.07)], seat)
    tube([(0, 0, 0.12), (0, 0, 0.6)], 0.022, steel)
    for k in range(5):
        turn = k * math.tau / 5
        tube([(0, 0, 0.13), (0.28 * math.cos(turn), 0.28 * math.sin(turn), 0.06)], 0.016, steel)


def coat_look(cloth):
    """Of one cloth, with a seam along the middle of its back and one across the shoulders."""
    coat = jacket_look(cloth, cloth)
    tree = coat.node_tree
    base = next(node for node in tree.nodes if node.type == "BSDF_PRINCIPLED").inputs["Base Color"]
    whole = base.links[0].from_socket
    nodes = Nodes("seams")
    bpy.data.materials.remove(nodes.material)
    nodes.tree = tree
    x, _, z = nodes.new("SeparateXYZ", nodes.new("TexCoord").outputs["Object"]).outputs
    beside = lambda place, middle: nodes.math("ABSOLUTE", nodes.math("SUBTRACT", place, middle), None)
    near = nodes.math("MINIMUM", beside(x, 0.004), beside(z, 1.055))
    # A fold in shade, and its stitches.
    seam = nodes.between(near, 0.0012, 0.0026, 0.4, 0)
    tree.links.new(nodes.new("MixRGB", seam, whole, (0.02, 0.024, 0.027, 1)).outputs[0], base)
    return coat


def build_collar(pose, cloth):
    """Around the neck and higher behind, folded outwards."""
    _, (_, axis), *_ = jacket_ends(pose)
    fold = [(0.072, -0.02), (0.071, 0.026), (0.073, 0.034), (0.078, 0.037), (0.084, 0.035), (0.094, 0.022), (0.117, -0.012), (0.119, -0.018), (0.115, -0.02), (0.1, 0)]
    collar = built_once(lambda: turned(fold, cloth))
    set_down(collar, Matrix.Translation(Vector(pose["neck"]) + Vector(axis) * 0.042) @ Vector(axis).to_track_quat("Z", "Y").to_matrix().to_4x4())


def evening(low, high):
    """The sky beyond the glass, from the roofs to what the frame of the picture shows of it."""
    nodes = Nodes("evening")
    up = nodes.new("SeparateXYZ", nodes.new("NewGeometry").outputs["Position"]).outputs["Z"]
    colour = nodes.new("MixRGB", nodes.between(up, 0.85, 1.4, 0, 1), low, high).outputs[0]
    nodes.new("OutputMaterial", nodes.new("Emission", colour, 0.6).outputs[0])
    return nodes.material


def build_glasses(glass, frame):
    """They lie on what they are laid on, and look along -y."""
    turns = [math.radians(-78 + 156 * k / 40) for k in range(41)]
    # Cut out below for the nose.
    foot = lambda turn, up: 0.014 * math.exp(-((turn / 0.16) ** 2)) * (up == 0)
    front = lambda turn, up: (0.074 * math.sin(turn), -0.06 * math.cos(turn) + 0.008 * up, 0.004 + up * 0.044 + foot(turn, up))
    rows = [front(turn, up / 4) for up in range(5) for turn in turns]
    lens = add(rows, [(r * 41 + k, r * 41 + k + 1, (r + 1) * 41 + k + 1, (r + 1) * 41 + k) for r in range(4) for k in range(40)], glass)
    for polygon in lens.data.polygons:
        polygon.use_smooth = True
    tube([front(turn, 1) for turn in turns], 0.0028, frame)
    tube([front(turn, 0) for turn in turns], 0.0016, frame)
    for side in (-1, 1):
        x, y, z = front(side * turns[-1], 0.9)
        tube([(x, y, z), (x, y + 0.05, z), (x * 0.97, y + 0.1, z - 0.006), (x * 0.92, y + 0.135, 0.004)], 0.004, frame, smooth=True)


def build_screen(case, glass, lines):
    """Its foot stands on z = 0; it looks along -y. The voltages of cells, which fall one after the other."""
    box(-0.13, -0.02, 0, 0.26, 0.18, 0.012, case, 0.005)
    box(-0.025, 0.05, 0.01, 0.05, 0.03, 0.25, case, 0.005)
    box(-0.28, 0, 0.13, 0.56, 0.03, 0.33, case, 0.006)
    box(-0.272, -0.002, 0.138, 0.544, 0.004, 0.314, glass, 0.001)
    for number in range(5):
        fall = lambda t: 0.4 - 0.04 * number - 0.05 * t - 0.12 * max(t - 0.86 + 0.08 * number, 0) ** 1.5 * 3
        tube([(-0.25 + 0.34 * t, -0.005, fall(t)) for t in (k / 30 for k in range(31))], 0.0016, lines[number % 2])
    for row in range(7):
        box(0.13, -0.005, 0.4 - row * 0.034, 0.1 - 0.02 * (row * 5 % 3), 0.002, 0.009, lines[row % 2], 0)


def build(colours):
    frame, dark = opaque("frame", linear("#1a2630"), 0.4, 0.4), opaque("dark", linear("#080d12"), 0.5)
    steel, face = opaque("steel", linear("#aab4ba"), 0.26, 1), opaque("face", linear("#2a3842"), 0.42, 0.2)
    orange = opaque("cable", linear("#e84e0a"), 0.42)
    build_bench(opaque("top", linear("#10161a"), 0.34), frame, steel)
    module = at(0.27, 1.74, TOP, -58) @ CENTIMETRE
    set_down(built_once(build_wired), module)
    line = opaque("line", colours["aurora"], glow=5)
    meter = built_once(lambda: build_meter(dark, face, opaque("glass", linear("#041821"), 0.35, glow=0.6), line, steel, orange))
    socket = at(0.5, 1.98, TOP, -8) @ Matrix.Scale(0.75, 4)
    set_down(meter, socket)
    box(0.04, 1.46, TOP, 0.5, 0.46, 0.003, opaque("mat", linear("#04181d"), 0.85), 0.002)
    # From the module to its sockets.
    for x, bends in (
        (0.28, [(7.1, -19.8, 11.5), (7.9, -21.3, 11.3), (9, -23, 8), (12.5, -20, 0.8), (14.5, -11, 0.8), (15, 4, 0.8)]),
        (0.346, [(7.1, 19.8, 11.5), (8.6, 22.8, 11), (11, 27, 8)]),
    ):  # fmt: skip
        points = [module @ Vector(p) for p in bends]
        points += [socket @ Vector((x, y, z)) for y, z in ((-0.2, 0.02), (-0.13, 0.06), (-0.04, 0.062))]
        tube(points, 0.007, orange, smooth=True)
    lines = [opaque("curve", colours["aurora"], glow=1), opaque("faint curve", linear("#2d8f96"), glow=0.7)]
    screen = opaque("screen", linear("#061119"), 0.3, glow=1)
    cell = prismatic(opaque("film", linear("#0b6178"), 0.24), opaque("plate", linear("#27b3ab"), 0.3))
    body, inside = opaque("body", linear("#4a5862"), 0.4, 0.2), opaque("inside", linear("#a99f8e"), 0.7, glow=0.3)
    chamber = lambda: build_chamber(body, dark, steel, inside, opaque("lamp", linear("#ffdca8"), glow=9), cell, screen, lines)
    set_down(built_once(chamber), at(-0.12, DOOR, 0))
    softbox((0.29, DOOR + 0.36, 1.44), (0.29, DOOR + 0.36, 0.9), 0.5, 0.3, 8, (1, 0.84, 0.62))
    ready, busy = opaque("ready", colours["aurora"], glow=4), opaque("busy", linear("#ffdca8"), glow=3)
    rack = built_once(lambda: build_rack(frame, face, dark, steel, ready, busy))
    for number in range(3):
        set_down(rack, at(0.98 + number * 0.66, DOOR + 0.2, 0))
    white = linear("#a7b0b4")
    coat = coat_look(white)
    sits = at(0.72, DOOR - 0.75, -0.06, 160)
    set_down(working(SEATED, coat, bun), sits)
    set_down(built_once(lambda: build_collar(SEATED, opaque("collar", white, 0.85))), sits)
    set_down(built_once(lambda: build_stool(dark, steel)), at(-0.05, 2.75, 0))
    box(0.62, DOOR - 0.42, 0.7, 2, 0.5, 0.03, face, 0.004)
    set_down(built_once(lambda: build_screen(dark, screen, lines)), at(1.2, DOOR - 0.26, 0.73, -38))
    # What else the work needs lies on the bench.
    set_down(built_once(lambda: build_glasses(pane("lens", (0.5, 0.56, 0.58, 1), 1), dark)), at(0.0, 1.6, TOP, -52))
    # The room; on the left, evening behind glass.
    for x in (-0.35, -1.5, -2.65, -3.8):
        box(x - 0.03, WALL - 0.06, 0, 0.06, 0.08, 3, frame, 0.004)
    box(-6, WALL - 0.05, 0.78, 5.8, 0.06, 0.05, frame, 0.004)
    roof = opaque("roof", linear("#12263a"), 1, glow=0.45)
    for x, wide, high in ((-3.9, 0.5, 0.24), (-3.2, 0.7, 0.13), (-2.3, 0.36, 0.3), (-1.94, 0.5, 0.19), (-1.2, 0.6, 0.12), (-0.8, 0.3, 0.22)):
        box(x, WALL + 0.9, 0.6, wide, 0.1, 0.14 + high, roof, 0)
    add([(x, WALL + 1, z) for x, z in ((-8, 0), (1, 0), (1, 3), (-8, 3))], [(0, 1, 2, 3)], evening(linear("#213d56"), linear("#0a1b2f")))
    wall = opaque("wall", linear("#16222c"), 0.6)
    box(-0.33, WALL, 0, 6, 0.1, 3, wall, 0)
    box(-6, WALL, 0, 5.7, 0.1, 0.8, wall, 0)
    box(-6, -3, -0.1, 12, 9, 0.1, opaque("floor", linear("#0a1016"), 0.35), 0)
    # The strip above the bench, what comes from before it and from the left, and from the ceiling and the window of the chamber behind it.
    softbox((0.35, 1.8, 1.62), (0.3, 1.72, TOP), 1.1, 0.06, 66, WARM)
    softbox((-0.5, 0.5, 1.5), (0.25, 1.7, 0.97), 0.5, 0.5, 8, (0.8, 0.92, 1))
    softbox((-1.6, 0.4, 1.9), (0.3, 1.7, 1), 0.3, 1.2, 14, (0.45, 0.75, 1))
    softbox((0.6, DOOR - 0.4, 2.6), (0.6, DOOR, 0.8), 2.4, 0.3, 14, (0.5, 0.8, 1))
    softbox((0.29, DOOR - 0.04, 1.16), (0.4, 1.5, 1), 0.5, 0.5, 3.5, (1, 0.8, 0.55))
    surround((0.03, 0.06, 0.1, 1), 0.5)
    look((0.02, 0.12, 1.5), (0.02, 3.12, 0.873), lens=40, sharp_at=(0.25, 1.66, 1), aperture=9)
    bpy.context.scene.camera.data.shift_y = 0.02
    return 3, 9


take(build)
