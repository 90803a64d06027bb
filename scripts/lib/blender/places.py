"""Where things stand, and how they are turned."""

import math

from mathutils import Matrix

from car_parts import built_once, set_down


def turn(degrees, axis):
    return Matrix.Rotation(math.radians(degrees), 4, axis)


def at(x, y, z=0, degrees=0, axis="Z"):
    return Matrix.Translation((x, y, z)) @ turn(degrees, axis)


def lying(build, *places):
    """Sets down what is built once on each place."""
    parts = built_once(build)
    for place in places:
        set_down(parts, Matrix.Translation(place))
