"""Renders BatScan's adapter in its socket below a car's dashboard, as the driver sees it at blue hour (view.py says with which arguments)."""

import math
import os
import sys

import bpy
from mathutils import Matrix, Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from adapter import build_adapter, prism, rim
from cabin import build_pedals, build_stalk, build_wheel, grained, placed
from car_parts import box, built_once, set_down
from materials import linear
from meshes import add, tube
from studio import look, opaque, softbox, spotlight, surround
from view import take

# Of a lamp outside, low, and of the sky after sunset.
WARM, DUSK = linear("#ffa560")[:3], (0.42, 0.68, 1)
# The socket looks back, and a little down; it is larger than a real one, as it is what the view is about.
SOCKET = Matrix.Translation((0.382, 0.37, 0.587)) @ Matrix.Rotation(math.radians(-3), 4, "Y") @ Matrix.Scale(1.6, 4)
# The dashboard in pairs of x and z, from above: a soft pad, and the panel above the knees.
PAD = ((1.2, 0.82), (0.5, 0.802), (0.45, 0.8), (0.392, 0.792), (0.366, 0.765), (0.372, 0.735), (0.398, 0.715), (0.402, 0.69), (0.402, 0.684))
KNEES = ((0.41, 0.68), (0.392, 0.677), (0.38, 0.66), (0.374, 0.62), (0.377, 0.56), (0.386, 0.525), (0.41, 0.502), (0.45, 0.495), (0.7, 0.5))
FLOOR = 0.13
# Where the dashboard ends, beyond what is seen, and in how many steps it bends.
ENDS, STEPS = (-0.9, 0.95), 40
# From stitch to stitch.
PITCH = 0.0062


def softened(profile, times=4):
    """Without its corners, which are cut off again and again."""
    for _ in range(times):
        cut = [place for one, other in zip(map(Vector, profile), map(Vector, profile[1:])) for place in (one.lerp(other, 0.25), one.lerp(other, 0.75))]
        profile = [Vector(profile[0]), *cut, Vector(profile[-1])]
    return profile


def bow(y):
    """How far forward the dashboard bends towards the doors."""
    return 0.14 * (y - 0.2) ** 2


def across(start, end):
    return [start + (end - start) * k / STEPS for k in range(STEPS + 1)]


def bent(profile, start, end, surface):
    """A profile drawn across the car along the bend of the dashboard."""
    verts, count = [(x + bow(y), y, z) for y in across(start, end) for x, z in profile], len(profile)
    rows = range(0, STEPS * count, count)
    part = add(verts, [(row + k, row + k + 1, row + count + k + 1, row + count + k) for row in rows for k in range(count - 1)], surface)
    for polygon in part.data.polygons:
        polygon.use_smooth = True


def build_dashboard(soft, panel, dark, metal, thread):
    bent(softened(PAD), *ENDS, soft)
    for start, end in ((ENDS[0], 0.148), (0.152, 0.562), (0.566, ENDS[1])):
        bent(softened(KNEES), start, end, panel)
    # A strip of metal stands out of the gap between both; no light comes through gaps.
    bent(((0.43, 0.69), (0.42, 0.6), (0.43, 0.51)), *ENDS, dark)
    bent(softened(((0.41, 0.7), (0.388, 0.698), (0.386, 0.69), (0.386, 0.682), (0.41, 0.68)), 3), *ENDS, metal)
    # The panel is sewn from two pieces.
    x, z = next((x, z) for x, z in softened(KNEES) if z < 0.654)
    tube([(x + bow(y) - 0.0002, y, z) for y in across(*ENDS)], 0.0012, dark)
    stitch = built_once(lambda: tube([(0, 0, 0), (0, 0.0042, 0)], 0.0008, thread))
    for k in range(int((ENDS[1] - ENDS[0]) / PITCH)):
        for above in (-0.0042, 0.0042):
            y = ENDS[0] + k * PITCH
            set_down(stitch, Matrix.Translation((x + bow(y) - 0.0004, y, z + above)))


def build_socket(frame, dark, metal):
    """A frame in the panel, cut out around what is plugged in."""
    prism(-0.007, 0.06, 0.058, 0.068, frame, 0.006)
    prism(-0.0082, 0.004, 0.044, 0.046, dark, 0.0016)
    tube(rim(0.044, 0.046, 0.01, -0.0082), 0.0008, metal)


def build(colours):
    soft, panel = grained("soft", linear("#18222c"), 0.5, 620, 0.00012), grained("panel", linear("#151e27"), 0.46, 900, 0.00016)
    leather = grained("leather", linear("#0b0f14"), 0.36, 520, 0.0003)
    trim, dark = opaque("trim", linear("#0d1319"), 0.38), opaque("dark", linear("#04070a"), 0.6)
    metal, thread = opaque("metal", linear("#a9b4bc"), 0.26, 1), opaque("thread", linear("#71838f"), 0.7)
    case, glass, light = opaque("case", linear("#6d7f8a"), 0.32), opaque("face", linear("#02060a"), 0.08), opaque("light", colours["aurora"], glow=3)

    build_dashboard(soft, panel, dark, metal, thread)
    placed(SOCKET, lambda: (build_socket(trim, dark, metal), build_adapter(case, glass, light, dark)))
    placed(Matrix.Translation((0.12, 0.26, 0.8)) @ Matrix.Rotation(math.radians(-24), 4, "Y"), lambda: build_wheel(leather, metal, dark))
    placed(Matrix.Translation((0.22, 0.29, 0.745)), lambda: build_stalk(trim, metal))
    placed(Matrix.Translation((0, -0.3, -0.12)), lambda: build_pedals(dark, opaque("pedal", linear("#6a757d"), 0.36, 1)))

    # Below: carpet, the wall before the feet, the sill of the door with its strip, and the console.
    carpet = grained("carpet", linear("#0c1218"), 0.95, 700, 0.002)
    box(-1, -1, FLOOR - 0.05, 1.9, 1.72, 0.05, carpet, 0.01)
    box(0.86, -1, FLOOR, 0.05, 1.8, 0.8, carpet)
    box(-1, 0.72, FLOOR, 2, 0.1, 0.16, trim, 0.03)
    box(-0.6, 0.735, FLOOR + 0.158, 1, 0.06, 0.004, metal, 0.001)
    box(-1, -0.24, FLOOR, 1.9, 0.14, 0.4, leather, 0.03)

    # The sky from the open door and from behind, a lamp outside, low, and what the adapter sheds.
    softbox((-0.6, 1.3, 1.35), (0.38, 0.4, 0.62), 0.9, 0.5, 28, DUSK)
    softbox((-0.4, -0.4, 1.3), (0.36, 0.3, 0.6), 0.3, 0.8, 26, DUSK)
    softbox((0.3, 0.4, 1.4), (0.33, 0.36, 0.6), 1.2, 0.12, 30, DUSK)
    spotlight((0.1, 0.5, 1.1), (0.3, 0.37, 0.58), 30, 0.03, 17, (0.85, 0.95, 1))
    spotlight((0.45, 1.5, 0.34), (0.74, 0.1, 0.3), 30, 0.06, 150, WARM)
    softbox((0.33, 0.4, 0.55), (0.4, 0.38, 0.3), 0.14, 0.05, 0.6, (0.37, 1, 0.87))
    surround((0.015, 0.06, 0.13, 1), 0.55)
    look((-0.6, 1.04, 0.89), (0.31, 0.37, 0.59), lens=41.5, sharp_at=(0.29, 0.37, 0.585), aperture=3.2)
    # The words stand on the left.
    bpy.context.scene.camera.data.shift_x = -0.167
    return 60, 400


take(build)
