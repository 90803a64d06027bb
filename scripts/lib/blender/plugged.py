"""Renders a gloved hand that pushes the adapter into its socket, from nearby (view.py says with which arguments)."""

import math
import os
import sys

from mathutils import Matrix

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from adapter import build_adapter, prism, rim
from cabin import DOOR, SEAT, build_dashboard, build_pedals, build_stalk, build_wheel, grained, placed, rounded, swept
from car_parts import box, set_down
from hand import GRIP, PINCH, gloved
from materials import linear
from meshes import tube
from studio import look, opaque, softbox, surround
from view import take

# Of the lamps inside.
WARM = linear("#ffc890")[:3]
# The driver's arm comes from the right and from behind.
REACHING = PINCH | {"forearm": (-0.66, -0.14, 0.74)}
# The socket is at the lower edge of the knees' panel and looks back; it is larger than a real one, as it is what the view is about.
SOCKET = Matrix.Translation((0.385, 0.5, 0.6)) @ Matrix.Rotation(math.radians(8), 4, "Y") @ Matrix.Scale(1.55, 4)


def hold_adapter():
    """A gloved hand whose fingers hold the adapter in its socket; its arm comes from the seat."""
    away, aside, roll = math.radians(62), math.radians(33), math.radians(-16)
    s, c = math.sin(away), math.cos(away)
    held = Matrix(((0, -c, -s, -0.04), (0, s, -c, -0.012), (1, 0, 0, 0), (0, 0, 0, 1)))
    place = SOCKET @ Matrix.Rotation(roll, 4, "X") @ held @ Matrix.Rotation(aside, 4, "Y") @ Matrix.Translation([-value for value in GRIP])
    set_down(gloved(REACHING, cloth="#46515c", jacket="#34465a", thread="#e6ddcc"), place)


def build(colours):
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
    hold_adapter()
    softbox((0.1, 0.72, 0.9), (0.36, 0.5, 0.6), 0.2, 0.2, 0.6, (0.75, 0.95, 1))
    # Late daylight from the open door, and its edge from behind.
    softbox((0.2, 1.1, 0.9), (0.27, 0.45, 0.55), 0.3, 0.4, 28, (1, 0.72, 0.45))
    softbox((0, -0.25, 0.8), (0.25, 0.45, 0.55), 0.12, 0.5, 14, (1, 0.74, 0.5))
    look((-0.26, 0.86, 0.82), (0.33, 0.435, 0.57), lens=56, sharp_at=(0.31, 0.51, 0.605), aperture=2.8)
    return 1.5, 5


take(build)
