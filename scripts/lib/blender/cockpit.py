"""Renders what BatScan's user sees through the open door: the adapter in its socket below the dashboard (view.py says with which arguments)."""

import math
import os
import sys

import bpy
from mathutils import Matrix, Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from car_parts import box, built_once, set_down
from hand import GRIP, PINCH, gloved
from materials import linear
from meshes import add, face_outwards, tube
from studio import look, opaque, softbox, surround
from view import take

# x towards the front of the car, y to its left, z upwards, in metres. The driver sits at y = SEAT, and the door is at DOOR.
SEAT, DOOR = 0.36, 0.78
DASHBOARD = (
    (0.86, 0.97), (0.46, 0.955), (0.36, 0.93), (0.315, 0.885), (0.335, 0.83), (0.385, 0.8), (0.4, 0.765), (0.36, 0.72), (0.375, 0.64),
    (0.46, 0.545), (0.56, 0.53), (0.86, 0.53),
)  # fmt: skip
# The socket is at the lower edge of the knees' panel and looks back; it is larger than a real one, as it is what the view is about.
SOCKET = Matrix.Translation((0.385, 0.5, 0.6)) @ Matrix.Rotation(math.radians(8), 4, "Y") @ Matrix.Scale(1.55, 4)


def swept(profile, start, end, look, bevel=0.02):
    """A profile of (x, z) drawn across the car, with round edges."""
    count = len(profile)
    verts = [(x, y, z) for y in (start, end) for x, z in profile]
    sides = [(k, (k + 1) % count, count + (k + 1) % count, count + k) for k in range(count)]
    part = add(verts, [*sides, tuple(range(count)), tuple(range(count, 2 * count))], look)
    face_outwards(part)
    rounding = part.modifiers.new("rounding", "BEVEL")
    rounding.width, rounding.segments, rounding.angle_limit = bevel, 5, math.radians(12)
    for polygon in part.data.polygons:
        polygon.use_smooth = True
    part.data.use_auto_smooth, part.data.auto_smooth_angle = True, math.radians(35)
    return part


def placed(place, build):
    set_down(built_once(build), place)


def ring(radius, thickness, look, at=0):
    """Around the x-axis."""
    bpy.ops.mesh.primitive_torus_add(
        major_radius=radius, minor_radius=thickness, location=(at, 0, 0), rotation=(0, math.pi / 2, 0), major_segments=128, minor_segments=24
    )
    bpy.context.object.data.materials.append(look)
    for polygon in bpy.context.object.data.polygons:
        polygon.use_smooth = True


def build_wheel(leather, metal, seam):
    """Its middle is at the origin, and it looks back, along -x."""
    ring(0.182, 0.017, leather)
    ring(0.165, 0.0025, metal)
    rounded(box(-0.016, -0.058, -0.045, 0.05, 0.116, 0.09, leather, 0.03))
    ring(0.014, 0.0014, metal, at=-0.018)
    for turn in (0, -90, 180):
        spoke = Matrix.Rotation(math.radians(turn), 4, "X")
        placed(spoke, lambda: (
            box(-0.002, 0.04, -0.022, 0.014, 0.135, 0.044, metal, 0.008),
            box(-0.006, 0.07, -0.012, 0.008, 0.055, 0.024, seam, 0.004),
        ))  # fmt: skip
    tube([(0.03, 0, 0), (0.31, 0, 0)], 0.036, seam)


def rounded(part):
    """One comes so near to it that its edges have to be round."""
    part.modifiers["rounding"].segments = 8
    for polygon in part.data.polygons:
        polygon.use_smooth = True
    part.data.use_auto_smooth, part.data.auto_smooth_angle = True, math.radians(35)
    return part


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
    away, aside = math.radians(50), math.radians(12)
    s, c = math.sin(away), math.cos(away)
    held = Matrix(((0, -c, -s, -0.04), (0, s, -c, -0.012), (1, 0, 0, 0), (0, 0, 0, 1)))
    set_down(gloved(PINCH), SOCKET @ held @ Matrix.Rotation(aside, 4, "Y") @ Matrix.Translation([-value for value in GRIP]))


def build(colours):
    soft, trim = opaque("soft", linear("#1a2a36"), 0.62), opaque("trim", linear("#0b141c"), 0.4)
    leather, seam = opaque("leather", linear("#16232d"), 0.42), opaque("seam", linear("#05090e"), 0.6)
    metal, glass = opaque("metal", linear("#9aabb6"), 0.3, 0.9), opaque("screen", linear("#02060a"), 0.1)
    strong, dim = opaque("strong", colours["aurora"], glow=7), opaque("dim", linear("#2d6f7a"), glow=0.5)
    quiet = opaque("quiet", linear("#2bbfae"), glow=0.55)

    swept(DASHBOARD, -0.78, DOOR - 0.04, soft)
    # A strip along it, a line of light in it, and vents.
    swept(((0.335, 0.826), (0.35, 0.836), (0.404, 0.804), (0.39, 0.794)), -0.77, DOOR - 0.05, trim, 0.003)
    tube([(0.372, -0.77, 0.803), (0.372, DOOR - 0.05, 0.803)], 0.0022, quiet)
    for y in (0.62, -0.02, -0.24, -0.7):
        placed(Matrix.Translation((0.318, y, 0.862)) @ Matrix.Rotation(math.radians(-16), 4, "Y"), lambda: (
            box(0, -0.055, -0.02, 0.02, 0.11, 0.04, seam, 0.008),
            [box(-0.004, -0.05, -0.013 + k * 0.01, 0.012, 0.1, 0.003, trim, 0.001) for k in range(3)],
        ))  # fmt: skip
    # The driver's display and the one in the middle.
    for y, wide, height, z in ((SEAT, 0.28, 0.1, 0.985), (-0.12, 0.34, 0.19, 0.985)):
        def display():
            box(0, -wide / 2, -height / 2, 0.014, wide, height, trim, 0.01)
            box(-0.001, -wide / 2 + 0.006, -height / 2 + 0.006, 0.003, wide - 0.012, height - 0.012, glass, 0.001)
            for row in range(3):
                box(-0.002, -wide / 2 + 0.03, height / 2 - 0.035 - row * 0.024, 0.002, wide * (0.3, 0.42, 0.24)[row], 0.006, dim, 0.001)
        placed(Matrix.Translation((0.37, y, z)) @ Matrix.Rotation(math.radians(-14), 4, "Y"), display)
    placed(Matrix.Translation((0.1, SEAT, 0.82)) @ Matrix.Rotation(math.radians(-24), 4, "Y"), lambda: build_wheel(leather, metal, seam))

    # Around the socket the panel is cut out.
    placed(SOCKET, lambda: (
        prism(-0.012, 0.03, 0.06, 0.078, trim, 0.012),
        prism(-0.0135, 0.004, 0.047, 0.054, seam, 0.0018),
        build_adapter(opaque("case", linear("#3d525f"), 0.36), glass, strong, seam),
        tube(rim(0.047, 0.054, 0.01, -0.0135), 0.0012, opaque("metal rim", linear("#8fa3b0"), 0.3, 0.9)),
    ))  # fmt: skip

    # Below: floor, pedals, the middle console, the seat, and the sill.
    box(-1.2, -0.9, 0.1, 2.4, 1.66, 0.05, opaque("carpet", linear("#0a1218"), 0.95), 0.01)
    box(0.9, -0.9, 0.1, 0.05, 1.7, 0.6, soft)
    for y, wide in ((0.3, 0.1), (0.42, 0.055)):
        placed(Matrix.Translation((0.72, y, 0.3)) @ Matrix.Rotation(math.radians(28), 4, "Y"), lambda: box(0, -wide / 2, -0.06, 0.02, wide, 0.12, trim, 0.008))
    swept(((-1, 0.15), (-1, 0.5), (0.1, 0.5), (0.4, 0.66), (0.5, 0.66), (0.5, 0.15)), -0.12, 0.12, soft, 0.03)
    box(-0.9, 0.12, 0.3, 0.66, 0.5, 0.17, leather, 0.06)
    box(-1.2, DOOR - 0.1, 0.12, 2.4, 0.14, 0.16, trim, 0.04)
    tube([(-1.2, DOOR - 0.03, 0.285), (0.75, DOOR - 0.03, 0.285)], 0.003, quiet)

    # The pillar and the hinges' side of the body.
    tube([(0.86, DOOR - 0.06, 0.95), (0.4, DOOR - 0.08, 1.2), (-0.2, DOOR - 0.12, 1.46)], 0.035, trim)
    box(0.48, DOOR - 0.07, 0.12, 0.5, 0.08, 0.86, trim, 0.01)

    # Lights of a forecourt far beyond the windscreen.
    far = opaque("far", linear("#bfeaf2"), glow=6)
    for y, z, wide in ((-1.7, 0.85, 0.5), (-2.9, 0.7, 0.5), (-6.4, 0.9, 0.6), (-7.6, 0.75, 0.6)):
        box(12, y, z, 0.1, wide, 0.09, far)

    # From beyond the windscreen, from the open door, from the displays, and what the adapter gives off.
    softbox((1.5, 0, 1.7), (0.4, 0.1, 0.9), 2.4, 0.25, 110, (0.6, 0.9, 1))
    softbox((-0.7, 1.6, 1.5), (0.3, 0.4, 0.65), 0.5, 0.9, 105, (0.7, 0.95, 1))
    softbox((0.3, SEAT, 1.06), (0.1, SEAT, 0.8), 0.26, 0.06, 0.5, (0.4, 1, 0.9))
    softbox((0.22, 0.5, 0.68), (0.4, 0.5, 0.66), 0.12, 0.06, 0.9, (0.4, 1, 0.9))
    # Where the feet are.
    softbox((0.5, 0.2, 0.5), (0.45, 0.1, 0.1), 0.5, 0.3, 1.8, (0.4, 1, 0.9))
    surround((0.03, 0.06, 0.09, 1), 1)
    softbox((0.05, 0.66, 0.95), (0.36, 0.5, 0.6), 0.2, 0.2, 2.4, (0.75, 0.95, 1))


def build_view(colours):
    """As somebody plugs the adapter in, in late daylight from the open door."""
    build(colours)
    hold_adapter()
    softbox((0.2, 1.1, 0.9), (0.27, 0.45, 0.55), 0.3, 0.4, 22, (1, 0.72, 0.45))
    softbox((0, -0.25, 0.8), (0.25, 0.45, 0.55), 0.12, 0.5, 12, (1, 0.74, 0.5))
    look((-0.6, 0.82, 0.9), (0.34, 0.44, 0.63), lens=46, sharp_at=(0.33, 0.5, 0.6), aperture=3.2)
    # The words stand on the left.
    bpy.context.scene.camera.data.shift_x = -0.2
    return 3, 16


if __name__ == "__main__":
    take(build_view)
