"""A van and its charger, in metres: x from the rear to the front, y to the van's left, z upwards."""

import bpy

from car_parts import box, build_lamp, build_wheel
from van_body import WHEELS, build_body, build_headlamps, build_mirrors

LENGTH = 5.6


def build_van(paint, glass, lamp, battery, rubber, metal, dark, mark=None, arch=None):
    """`mark` is the colour of the sign on its sides; with `arch`, one sees into it (build_body says how)."""
    body = build_body(paint, glass, arch)
    start, end = WHEELS[0] + 0.5, WHEELS[1] - 0.5
    box(start, -0.9, 0.2, end - start, 1.8, 0.15, battery, 0.02)
    for x in WHEELS:
        for side in (-1, 1):
            build_wheel(x, side, rubber, metal, dark, reach=0.86)
    if mark:
        for side in (-1, 1):
            for foot, long, high in ((1.86, 0.8, 0.16), (1.62, 1.2, 0.08)):
                box(0.58, side * 0.95 - 0.03, foot, long, 0.06, high, mark, 0.01)
    # A plate below the line of its lamps.
    box(5.59, -0.28, 0.465, 0.016, 0.56, 0.085, dark, 0.006)
    box(5.6, -0.26, 0.473, 0.01, 0.52, 0.069, metal, 0.004)
    build_mirrors(dark, lamp)
    build_headlamps(body, lamp, bpy.context.evaluated_depsgraph_get())
    build_lamp(body, 4.6, (60, -60), lambda _turn: 0.958, lamp, 0.009)


def build_charger(post, light):
    """A post with an upright light, which looks towards the front; its middle is at the origin."""
    box(-0.2, -0.24, 0, 0.4, 0.48, 0.09, post, 0.02)
    box(-0.09, -0.12, 0.09, 0.18, 0.24, 1.6, post, 0.04)
    box(0.08, -0.02, 0.4, 0.025, 0.04, 1.15, light, 0.01)
