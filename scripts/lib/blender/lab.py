"""What stands in places where batteries are measured: cabinets that charge cells, meters and modules. Metres."""

import math

from car_parts import box
from meshes import tube

# From one cabinet to the next beside it.
STEP = 1.15


def build_rack(metal, seam, channel, quiet, found):
    """A cabinet with a light for each cell that is in it; with `found`, one of them has its colour."""
    wide, high = STEP - 0.03, 2.15
    box(0, 0.015, 0.06, 0.7, wide, high, metal, 0.015)
    for row in range(11):
        z = 0.2 + row * 0.178
        box(-0.008, 0.06, z, 0.012, wide - 0.09, 0.15, seam, 0.006)
        for column in range(8):
            # Some rest.
            rests = (row * 5 + column * 3) % 7 in (0, 3)
            light = found if (row, column) == (7, 2) and found else quiet if rests else channel
            box(-0.014, 0.12 + column * 0.115, z + 0.05, 0.012, 0.07, 0.018, light, 0.003)


def build_meter(case, screen, trace, falls):
    """What a module is connected to: on its screen the curve of what is measured, which falls by a share of the screen's height."""
    box(0, 0, 0, 0.3, 0.46, 0.3, case, 0.02)
    box(-0.006, 0.04, 0.05, 0.01, 0.38, 0.2, screen, 0.006)
    steps = [k / 24 for k in range(25)]
    points = [(-0.014, 0.39 - 0.32 * t, 0.215 - 0.15 * falls * (1 - math.exp(-3 * t))) for t in steps]
    tube(points, 0.006, trace)


def build_module(case, top, pole):
    """A module of prismatic cells, seen from above one beside the other."""
    box(0, 0, 0, 0.34, 0.52, 0.035, case, 0.008)
    for cell in range(8):
        box(0.012, 0.012 + cell * 0.063, 0.03, 0.316, 0.055, 0.12, top, 0.006)
        for x in (0.06, 0.24):
            box(x, 0.028 + cell * 0.063, 0.148, 0.04, 0.024, 0.012, pole, 0.003)
