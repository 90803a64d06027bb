"""BatScan's adapter: a body that is wider above than below, with two lights.

It looks back, along -x, and is plugged into what is at x = 0 and behind; in metres.
"""

from mathutils import Vector

from cabin import rounded
from car_parts import box
from meshes import add, face_outwards, tube


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
