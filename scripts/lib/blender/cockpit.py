"""Renders what BatScan's user sees from the driver's seat at blue hour: a hand that plugs the adapter in below the dashboard (view.py says with which arguments)."""

import math
import os
import sys

import bpy
from mathutils import Matrix, Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from cabin import DOOR, SEAT, build_dashboard, build_door, build_frame, build_outside, build_pedals, build_stalk, build_wheel
from cabin import grained, placed, rounded, swept
from car_parts import box, set_down
from hand import GRIP, PINCH, gloved
from materials import linear
from meshes import add, face_outwards, tube
from studio import look, opaque, softbox, surround
from view import take

# Of the lamps inside.
WARM = linear("#ffc890")[:3]
# The driver's arm comes from the right and from behind.
REACHING = PINCH | {"forearm": (-0.66, -0.14, 0.74)}
# The socket is at the lower edge of the knees' panel and looks back; it is larger than a real one, as it is what the view is about.
SOCKET = Matrix.Translation((0.385, 0.5, 0.6)) @ Matrix.Rotation(math.radians(8), 4, "Y") @ Matrix.Scale(1.55, 4)


def outline(half, height):
    """The shape of such a socket, which is wider above than below, from its lower right: pairs of y and z."""
    return ((-half * 0.8, -height / 2), (half * 0.8, -height / 2), (half, height / 2), (-half, height / 2))


def prism(x, depth, half, height, look, bevel):
    """A body of that shape, from x to `depth` before it."""
    edge = outline(half, height)
    verts = [(x + part, y, z) for part in (0, depth) for y, z in edge]
    part = add(verts, [(0, 1, 2, 3), (7, 6, 5, 4), *((k, (k + 1) % 4, 4 + (k + 1) % 4, 4 + k) for k in range(4))], look)
    face_outwards(part)
    rounding = part.modifiers.new("rounding", "BEVEL")
    rounding.width = bevel
    return rounded(part)


def rim(half, height, radius, x):
    """Places along the edge of that shape, with round corners."""
    edge = [Vector((x, y, z)) for y, z in outline(half, height)]
    places = []
    for before, corner, after in zip([edge[-1], *edge], edge, [*edge[1:], edge[0]]):
        start, end = (corner + (other - corner).normalized() * radius for other in (before, after))
        places += [start.lerp(corner, t).lerp(corner.lerp(end, t), t) for t in (k / 8 for k in range(9))]
    return [*places, places[0]]


def build_adapter(case, face, light, pins):
    """The part of it that is outside of the socket, which is at x = 0 and behind."""
    prism(-0.012, 0.03, 0.036, 0.034, pins, 0.004)
    prism(-0.056, 0.05, 0.031, 0.029, case, 0.006)
    # Where fingers hold it.
    for rib in range(5):
        box(-0.05 + rib * 0.0055, -0.022, 0.0142, 0.0026, 0.044, 0.0012, face, 0.0005)
    prism(-0.0575, 0.004, 0.0235, 0.018, face, 0.0018)
    # A light around it, and one that looks back.
    tube(rim(0.0312, 0.0292, 0.007, -0.0285), 0.0013, light)
    box(-0.0595, -0.012, -0.002, 0.003, 0.024, 0.004, light, 0.0015)


def hold_adapter():
    """A gloved hand whose fingers hold the adapter in its socket; its arm comes from the seat."""
    away, aside, roll = math.radians(62), math.radians(33), math.radians(-16)
    s, c = math.sin(away), math.cos(away)
    held = Matrix(((0, -c, -s, -0.04), (0, s, -c, -0.012), (1, 0, 0, 0), (0, 0, 0, 1)))
    place = SOCKET @ Matrix.Rotation(roll, 4, "X") @ held @ Matrix.Rotation(aside, 4, "Y") @ Matrix.Translation([-value for value in GRIP])
    set_down(gloved(REACHING, cloth="#46515c", jacket="#34465a", thread="#e6ddcc"), place)


def build(colours):
    """The cabin without its door, at blue hour."""
    leather, panel = grained("leather", linear("#191b1f"), 0.42), grained("panel", linear("#17191c"), 0.54)
    trim, seam = opaque("trim", linear("#12171c"), 0.34), opaque("seam", linear("#05070a"), 0.6)
    metal, thread = opaque("metal", linear("#9aa4ac"), 0.28, 0.9), opaque("thread", linear("#b98a5e"), 0.7)
    glass, strong = opaque("screen", linear("#02060a"), 0.1), opaque("strong", colours["aurora"], glow=2.8)

    build_dashboard(leather, panel, trim, seam, metal, thread)
    build_pedals(seam, opaque("pedal", linear("#4b545c"), 0.4, 0.9))
    placed(Matrix.Translation((0.1, SEAT, 0.8)) @ Matrix.Rotation(math.radians(-24), 4, "Y"), lambda: build_wheel(leather, metal, seam))
    placed(Matrix.Translation((0.2, SEAT + 0.03, 0.745)), lambda: build_stalk(trim, metal))
    # The driver's display.
    placed(Matrix.Translation((0.46, SEAT, 0.85)) @ Matrix.Rotation(math.radians(-12), 4, "Y"), lambda: (
        rounded(box(0, -0.14, -0.045, 0.014, 0.28, 0.09, trim, 0.008)),
        box(-0.001, -0.134, -0.039, 0.003, 0.268, 0.078, glass, 0.001),
    ))  # fmt: skip

    # Around the socket the panel is cut out.
    placed(SOCKET, lambda: (
        prism(-0.012, 0.03, 0.06, 0.078, trim, 0.012),
        prism(-0.0135, 0.004, 0.047, 0.054, seam, 0.0018),
        build_adapter(opaque("case", linear("#39424a"), 0.36), glass, strong, seam),
        tube(rim(0.047, 0.054, 0.01, -0.0135), 0.0012, metal),
    ))  # fmt: skip

    # Below: floor, the wall before the feet, the middle console, and the seat.
    box(-1.2, -0.9, 0.1, 2.4, 1.66, 0.05, opaque("carpet", linear("#0a1218"), 0.95), 0.01)
    box(0.9, -0.9, 0.1, 0.05, 1.62, 0.6, panel)
    box(0.47, DOOR, 0.1, 0.5, 0.06, 0.68, trim)
    swept(((-1, 0.15), (-1, 0.5), (0.1, 0.5), (0.4, 0.64), (0.5, 0.64), (0.5, 0.15)), -0.22, 0.0, leather, 0.03)
    box(-0.9, 0.0, 0.3, 0.66, 0.5, 0.17, leather, 0.06)

    # Dusk through the windscreen and from the left, and a lamp where the feet are.
    softbox((1.5, 0, 1.5), (0.4, 0.1, 0.8), 2.4, 0.3, 45, (0.45, 0.7, 1))
    softbox((-0.7, 1.6, 1.5), (0.3, 0.4, 0.65), 0.5, 0.9, 55, (0.5, 0.72, 1))
    softbox((0.55, 0.42, 0.485), (0.68, 0.45, 0.3), 0.1, 0.3, 1, WARM)
    softbox((0.22, 0.5, 0.68), (0.4, 0.5, 0.66), 0.12, 0.06, 0.08, (0.4, 1, 0.9))
    surround((0.02, 0.05, 0.11, 1), 1.4)


def build_view(colours):
    """What the driver sees who plugs the adapter in, by the lamp of the door."""
    build(colours)
    hold_adapter()
    leather, panel = grained("door leather", linear("#07090d"), 0.6), grained("door panel", linear("#06080b"), 0.62)
    trim, seam = opaque("door trim", linear("#0d1115"), 0.3), opaque("door seam", linear("#05070a"), 0.6)
    metal, thread = opaque("door metal", linear("#7c868e"), 0.3, 0.9), opaque("door thread", linear("#3a2e22"), 0.7)
    build_door(leather, panel, trim, seam, metal, thread)
    build_frame(trim)
    build_outside(colours["night"], trim)
    softbox((-0.07, 0.59, 1.03), (0.3, 0.43, 0.58), 0.1, 0.24, 15, WARM)
    # A flag keeps the lamp off the door, before which the words stand.
    flag = add([(x, 0.645, z) for x, z in ((-0.9, 0.84), (0.3, 0.84), (0.3, 1.3), (-0.9, 1.3))], [(0, 1, 2, 3)], trim)
    flag.visible_camera = False
    softbox((0.1, 0.64, 0.8), (0.36, 0.5, 0.6), 0.05, 0.16, 2, WARM)
    softbox((-0.25, -0.25, 0.95), (0.2, 0.4, 0.52), 0.2, 0.4, 9, (0.5, 0.72, 1))
    look((-0.56, 0.56, 0.83), (0.385, 0.488, 0.655), lens=36.5, sharp_at=(0.31, 0.5, 0.6), aperture=3.2)
    # The words stand on the left.
    bpy.context.scene.camera.data.shift_x = -0.17
    return 60, 400


if __name__ == "__main__":
    take(build_view)
