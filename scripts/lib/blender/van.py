"""A van and its charger, in metres: x from the rear to the front, y to the van's left, z upwards."""

from car_parts import box, build_lamp, build_wheel, curve, loft
from meshes import tube

LENGTH = 5.6
WHEELS = (1.05, 4.55)
STATIONS = (0, 0.03, 0.12, 0.3, 0.95, 1.6, 2.4, 3.2, 3.45, 3.55, 3.95, 4.05, 4.3, 4.6, 4.8, 4.88, 5.05, 5.25, 5.42, 5.54, 5.6)

floor = curve((0, 0.36), (0.1, 0.27), (5.2, 0.25), (5.5, 0.3), (5.6, 0.42))
top = curve((0, 2.3), (0.12, 2.44), (0.5, 2.49), (3.7, 2.5), (4.0, 2.42), (4.85, 1.36), (5.2, 1.18), (5.45, 1.02), (5.6, 0.72))
half = curve((0, 0.9), (0.12, 0.97), (0.5, 1), (4.6, 1), (5.1, 0.94), (5.4, 0.82), (5.6, 0.55))
WINDOW_EDGES, TOP_EDGES = (7, 8), range(9, 12)


def cross_section(x):
    """From the middle below, along the right side, to the middle above."""
    low, high, wide = floor(x), top(x), half(x)
    belt = min(1.3, high - 0.16)
    above = high - belt
    return [
        (0, low),
        (wide * 0.55, low),
        (wide * 0.94, low + 0.01),
        (wide * 0.985, low + 0.1),
        (wide, low + (belt - low) * 0.35),
        (wide, low + (belt - low) * 0.7),
        (wide, belt - 0.05),
        (wide - 0.015, belt + 0.02),
        (wide - 0.04, belt + above * 0.45),
        (wide - 0.07, high - min(0.14, above * 0.3)),
        (wide * 0.84, high - 0.02),
        (wide * 0.45, high),
        (0, high),
    ]


def is_glass(edge, x):
    if edge in WINDOW_EDGES:
        return 3.55 < x < 4.6
    return edge in TOP_EDGES and 4.05 < x < 4.88


def build_van(paint, glass, lamp, battery, rubber, metal, dark, mark=None):
    """`mark` is the colour of the sign on its sides."""
    body = loft(STATIONS, cross_section, is_glass, WHEELS, 0.95, paint, glass)
    start, end = WHEELS[0] + 0.5, WHEELS[1] - 0.5
    box(start, -0.9, 0.17, end - start, 1.8, 0.2, battery, 0.02)
    for x in WHEELS:
        for side in (-1, 1):
            build_wheel(x, side, rubber, metal, dark, reach=0.86)
    # Edges of the doors, their handles, a rail, and a mirror.
    for side in (-1, 1):
        for seam, foot, high in ((1.95, 0.45, 1.85), (3.42, 0.42, 1.9), (4.62, 0.62, 0.62)):
            box(seam, side * 0.99 - 0.012, foot, 0.014, 0.024, high, dark, 0.002)
        for handle in (2.1, 3.56):
            box(handle, side * 1.0 - 0.018, 1.12, 0.2, 0.036, 0.035, dark, 0.008)
        box(0.25, side * 0.992 - 0.012, 0.62, 4.0, 0.024, 0.07, dark, 0.01)
        if mark:
            for foot, long, high in ((1.72, 1.1, 0.2), (1.46, 1.8, 0.1)):
                box(0.5, side * 0.97 - 0.03, foot, long, 0.06, high, mark, 0.01)
        box(4.42, side * 1.1 - 0.09, 1.28, 0.12, 0.18, 0.3, dark, 0.03)
        # Above the sill, and the rail of the sliding door.
        box(0.25, side * 0.968 - 0.012, 0.43, 3.75, 0.024, 0.012, dark, 0.002)
        box(0.5, side * 0.984 - 0.012, 1.36, 2.9, 0.024, 0.02, dark, 0.004)
        box(5.1, side * 0.86 - 0.02, 0.86, 0.02, 0.04, 0.02, dark, 0.004)
    # The intake and the plate below the lamps, and wipers.
    box(5.55, -0.36, 0.5, 0.06, 0.72, 0.12, dark, 0.03)
    box(5.595, -0.24, 0.5, 0.03, 0.48, 0.09, metal, 0.01)
    for y in (-0.5, 0.14):
        tube([(4.93, y, 1.36), (4.5, y + 0.42, 1.83)], 0.011, dark)
    for turns in ((13, 44), (-13, -44)):
        build_lamp(body, 4.7, turns, lambda _turn: 0.92, lamp, 0.022)


def build_charger(post, light):
    """A post with an upright light, which looks towards the front; its middle is at the origin."""
    box(-0.2, -0.24, 0, 0.4, 0.48, 0.09, post, 0.02)
    box(-0.09, -0.12, 0.09, 0.18, 0.24, 1.6, post, 0.04)
    box(0.08, -0.02, 0.4, 0.025, 0.04, 1.15, light, 0.01)
