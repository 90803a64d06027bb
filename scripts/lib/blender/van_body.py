"""The shell of a van and what is fixed to it, in metres: x from the rear to the front, y to the van's left, z upwards.

As that of a car (car_body.py), it is a stack of rings from the floor to the roof, with as many places each.
"""

import math

import numpy as np
from mathutils import Vector
from mathutils.bvhtree import BVHTree

from car_body import AROUND, FRONT_TURNS, IS_FRONT, IS_REAR, REAR_TURNS, WHEEL_HEIGHT, Mesh, curve, drawn_in, eased, one_sided, shell, swollen
from studio import opaque

WHEELS = (1.05, 4.55)
# An arch is wider than it is round.
ARCH, SQUARE = 0.425, 2.35
B_PILLAR = (3.6, 3.44)
# Where the side is pressed inwards, along the van, and how deep.
PANELS, PRESSED = ((3.24, 2.22), (1.96, 0.44)), 0.013
# How many places a ring has along its side: its A-pillar, its door, its B-pillar, and around each panel.
SIDE_CUTS = (3, 16, 3, 2, 1, 1, 1, 9, 1, 1, 1, 3, 1, 1, 1, 15, 1, 1, 1, 4)
IN_PANEL = (6, 7, 8, 9, 14, 15, 16, 17)
# How far around the front its glass, its lamps and its intake reach.
SCREEN, LAMPS, INTAKE = math.radians(74), (math.radians(86), math.radians(80)), (math.radians(58), math.radians(52))
# The slit below the windows, and the edges of the sliding door.
BELT = ((0, 1.3), (3.3, 1.3), (3.7, 1.285), (4.3, 1.24), (4.7, 1.265), (5.05, 1.31))
SLIDING_DOOR = {"x": (3.38, 2.09), "z": (0.4, 2.24)}

roof = curve((0, 2.43), (0.3, 2.462), (1.5, 2.485), (3.5, 2.482), (4, 2.462), (4.4, 2.41))
belt_height = curve(*BELT)


def joints(start, end):
    """Where along a side that runs from `start` to `end` its parts meet."""
    edges = [(edge + 0.02 * out, edge + 0.01 * out, edge - 0.01 * out, edge - 0.02 * out) for panel in PANELS for edge, out in zip(panel, (1, -1))]
    steps = [x for edge in edges for x in sorted(edge, reverse=True)]
    return np.array([start, start - 0.085, *B_PILLAR, *steps, end])


def places(front, rear, half, height, nose=0.46, tail=0.17):
    """The right half of a ring, from the middle of its front to the middle of its rear; `height` is that at an x, or the same everywhere."""
    bend = 0.6
    start, end = front - nose, rear + tail
    parts = joints(start, end)
    side = np.concatenate([np.linspace(*pair, cuts, endpoint=False) for *pair, cuts in zip(parts, parts[1:], SIDE_CUTS)])[1:]
    xs = np.concatenate([front - nose * (1 - np.cos(FRONT_TURNS) ** bend), side, rear + tail * (1 - np.cos(REAR_TURNS) ** bend)])
    ys = half * np.concatenate([np.sin(FRONT_TURNS) ** bend, np.ones(len(side)), np.sin(REAR_TURNS) ** bend])
    # Seen from above, the sides run together a little towards both ends.
    ys *= 1 - 0.014 * ((xs - 2.8) / 2.8) ** 2
    return np.array([(x, -y, height(x) if callable(height) else height) for x, y in zip(xs, ys)])


def part_of_side(place):
    """Which of the parts of the side a place around the van is in."""
    return min(np.searchsorted(np.cumsum(SIDE_CUTS), place - len(FRONT_TURNS) + 1, side="right"), len(SIDE_CUTS) - 1)


def window_look(place):
    if IS_FRONT[place]:
        return "glass" if AROUND[place] < SCREEN else "gloss"
    return "paint" if IS_REAR[place] else {0: "gloss", 1: "glass", 2: "gloss"}.get(part_of_side(place), "paint")


def frame_line():
    """Around the upper edges of the windows."""
    return places(4.5, 0.06, 0.945, 2.23, nose=0.25)


def stack():
    """The rings from below, as in car_body.py; none is more than half a metre from the next."""
    is_end = IS_FRONT | IS_REAR
    at_ends = np.where(IS_FRONT, eased(AROUND, *LAMPS), 0)
    intake = np.where(IS_FRONT, eased(AROUND, *INTAKE), 0)
    pressed = np.array([PRESSED if not is_end[k] and part_of_side(k) in IN_PANEL else 0 for k in range(len(AROUND))])
    crisp, on_side, soft = (0.006,) * 3, (0, 0.006, 0), (0.3,) * 3

    bottom = places(5.46, 0.1, 0.9, curve((0, 0.3), (0.6, 0.25), (5, 0.24), (5.6, 0.24)))
    edge = places(5.545, 0.03, 0.962, curve((0, 0.34), (0.6, 0.26), (5, 0.25), (5.6, 0.25)))
    sill = places(5.575, 0.004, 0.985, curve((0, 0.385), (0.6, 0.375), (4.6, 0.365), (5.2, 0.3), (5.6, 0.28)))
    door = places(5.576, 0.004, 0.972, curve((0, 0.395), (0.6, 0.385), (4.6, 0.375), (5.2, 0.31), (5.6, 0.29)))
    mouth_low = places(5.582, 0.002, 0.978, curve((0, 0.44), (4.6, 0.42), (5.2, 0.34), (5.6, 0.315)))
    mouth_high = places(5.594, 0, 0.988, curve((0, 0.52), (4.6, 0.5), (5.2, 0.47), (5.6, 0.455)))
    # A bumper stands out before the body above it.
    outer = np.where((mouth_high[:, 0] > WHEELS[1]) | (mouth_high[:, 0] < WHEELS[0]), 1.0, 0)
    bumper = places(5.6, 0, 0.992, curve((0, 0.6), (4.6, 0.58), (5.2, 0.56), (5.6, 0.55)))
    ledge = drawn_in(bumper, 0.02 * outer) + (0, 0, 0.008)
    flank = places(5.577, 0.02, 1.0, curve((0, 0.74), (4.6, 0.72), (5.6, 0.7)))
    lamp_low = places(5.57, 0.022, 1.002, curve((0, 0.84), (4.6, 0.83), (5.6, 0.83)))
    lamp_high = places(5.552, 0.026, 1.001, curve((0, 1.02), (4.6, 1), (5.6, 0.985)))
    shoulder = places(5.515, 0.028, 0.998, curve((0, 1.14), (4.4, 1.12), (5.1, 1.07), (5.5, 1.045)))
    belt = places(5.05, 0.034, 0.984, belt_height, nose=0.36)
    bonnet = (shoulder + belt) / 2
    bonnet[:, 2] += np.where(IS_FRONT, 0.035 * eased(AROUND, math.radians(88), math.radians(66)), 0)
    frame = frame_line()
    up = lambda share: belt + (frame - belt) * share
    cant = places(4.4, 0.075, 0.925, curve((0, 2.33), (3.4, 2.33), (4.1, 2.31), (4.4, 2.34)), nose=0.25)
    top = places(4.12, 0.2, 0.8, roof, nose=0.24, tail=0.16)
    top[:, 2] -= 0.012

    def roof_line(share):
        line = top * (1, share, 1)
        line[:, 2] = [roof(x) - 0.012 * (y / 0.8) ** 2 for x, y, _ in line]
        return line

    low = lambda place: "cladding" if outer[place] else "paint"
    mouth = lambda place: "cladding" if intake[place] > 0.5 else low(place)
    lamp = lambda place: "gloss" if at_ends[place] > 0.5 else "paint"
    slit = lambda place: "gloss" if window_look(place) != "paint" else "paint"
    header = lambda place: "gloss" if IS_FRONT[place] else "paint"
    return [
        (bottom * (1, 0, 1), soft, "arch"),
        (bottom, (0.02,) * 3, "cladding"),
        (edge, (0.015,) * 3, "cladding"),
        (sill, crisp, "cladding"),
        (door, crisp, low),
        (mouth_low, (0.012, 0.06, 0.03), mouth),
        (drawn_in(mouth_low, intake * 0.06), crisp, mouth),
        (drawn_in(mouth_high, intake * 0.06), crisp, mouth),
        (mouth_high, (0.012, 0.06, 0.03), low),
        (bumper, (0.012, 0.01, 0.012), low),
        (ledge, crisp, "paint"),
        (flank, (0.1, 0.16, 0.1), "paint"),
        (lamp_low, (0.008, 0.1, 0.1), lamp),
        (drawn_in(lamp_low, at_ends * 0.02), crisp, lamp),
        (drawn_in(lamp_high, at_ends * 0.02), crisp, lamp),
        (lamp_high, (0.008, 0.1, 0.1), "paint"),
        (shoulder, (0.02, 0.014, 0.1), "paint"),
        (bonnet, soft, "paint"),
        (belt, (0.008, 0.006, 0.05), slit),
        (up(0.045), (0.004,) * 3, window_look),
        (up(0.13), on_side, window_look),
        (drawn_in(up(0.15), pressed), on_side, window_look),
        (drawn_in(up(0.51), pressed), soft, window_look),
        (drawn_in(up(0.87), pressed), on_side, window_look),
        (up(0.89), on_side, window_look),
        (frame, (0.004, 0.004, 0.05), header),
        (cant, (0.06, 0.08, 0.08), "paint"),
        (top, (0.09, 0.09, 0.09), "paint"),
        (roof_line(0.7), soft, "paint"),
        (roof_line(0.35), soft, "paint"),
        (roof_line(0), soft, "paint"),
    ]


def reach(x, z):
    """How far a place is from the middle of a wheel, as an arch is round: one on its edge is as far away as `ARCH`."""
    return (np.abs(x) ** SQUARE + np.abs(z) ** SQUARE) ** (1 / SQUARE)


def cut_arches(verts, faces, looks):
    """Without what is before a wheel; the rest ends on the arch around it."""
    verts = verts.copy()
    outside = (np.abs(verts[:, 1]) > 0.6) & (verts[:, 2] < 0.95)
    inside = np.zeros(len(verts), bool)
    for wheel in WHEELS:
        x, z = verts[:, 0] - wheel, verts[:, 2] - WHEEL_HEIGHT
        distance = reach(x, z)
        here = outside & (distance < ARCH)
        inside |= here
        above, below = here & (z > 0), here & (z <= 0)
        verts[above, 0] = wheel + x[above] * ARCH / distance[above]
        verts[above, 2] = WHEEL_HEIGHT + z[above] * ARCH / distance[above]
        verts[below, 0] = wheel + np.sign(x[below]) * ARCH
    kept = [(face, look) for face, look in zip(faces, looks) if not inside[list(face)].all()]
    return verts, [face for face, _ in kept], [look for _, look in kept]


def line_arches(mesh, on_side):
    """Inside each: a dark lining that looks at the wheel; around it, a rim of plastic."""
    turns = np.radians(np.linspace(-16, 196, 84))
    profile = (-0.006, -0.06), (-0.006, 0.004), (-0.001, 0.013), (0.008, 0.017), (0.05, 0.014), (0.057, 0.009), (0.06, -0.006)
    for wheel in WHEELS:

        def at(wider, turn):
            far = (ARCH + wider) / reach(math.cos(turn), math.sin(turn))
            return wheel + far * math.cos(turn), max(WHEEL_HEIGHT + far * math.sin(turn), 0.262)

        rims = [[(x, on_side(x, z) - out, z) for x, z in (at(wider, turn) for turn in turns)] for wider, out in profile]
        inner = [(x, -0.55, z) for x, z in (at(-0.006, turn) for turn in turns)]
        for side in (1, -1):
            turned = lambda rows: [[(x, y * side, z) for x, y, z in row[::-side]] for row in rows]
            mesh.grid(turned(rims), "cladding")
            mesh.grid(turned([inner, rims[0]]), "arch")
            mesh.add(turned([inner])[0], [tuple(range(len(inner)))[::-1]], "arch")


def ribbon(mesh, line, half, look, aside=0.0, out=0.0012):
    """A flat strip along a line of pairs of a place and its normal, `aside` of it."""
    low, high = [], []
    for k, (place, normal) in enumerate(line):
        ahead = line[min(k + 1, len(line) - 1)][0] - line[max(k - 1, 0)][0]
        up = normal.cross(ahead).normalized()
        low.append(place + normal * out + up * (aside - half))
        high.append(place + normal * out + up * (aside + half))
    mesh.grid([low, high], look)


def path(corners, step=0.04):
    """Places along straight lines from corner to corner."""
    line = [corners[0]]
    for one, other in zip(corners, corners[1:]):
        count = max(1, round(math.dist(one, other) / step))
        line += [tuple(a + (b - a) * k / count for a, b in zip(one, other)) for k in range(1, count + 1)]
    return line


def rounded(x, z, radius=0.06):
    """A rectangle with round corners, between two places along each axis."""
    (x0, x1), (z0, z1) = sorted(x), sorted(z)
    corners = (x1 - radius, z1 - radius, 0), (x0 + radius, z1 - radius, 90), (x0 + radius, z0 + radius, 180), (x1 - radius, z0 + radius, 270)
    turns = [(cx, cz, math.radians(start + turn)) for cx, cz, start in corners for turn in range(0, 91, 15)]
    line = [(cx + radius * math.cos(turn), cz + radius * math.sin(turn)) for cx, cz, turn in turns]
    return path([*line, line[0]])


def seams(mesh, cast):
    """The gaps around doors, bonnet and flaps, with an edge that catches light, and what lies on the body: the rail of the sliding door, handles."""
    side = lambda line: [cast((x, -2, z), (0, 1, 0)) for x, z in line]
    mirrored = lambda line, sign: [(Vector((p.x, p.y * sign, p.z)), Vector((n.x, n.y * sign, n.z))) for p, n in line]

    def gap(line):
        ribbon(mesh, line, 0.0042, "gap")
        for aside in (-0.0062, 0.0062):
            ribbon(mesh, line, 0.002, "edge", aside)

    around = [(WHEELS[1] + 0.535 * math.cos(turn), WHEEL_HEIGHT + 0.535 * math.sin(turn)) for turn in np.radians(np.linspace(175, 74, 24))]
    door = path([(SLIDING_DOOR["x"][0], 0.4), (around[0][0], 0.4)]) + around + path([around[-1], (4.72, 1.25)])[1:]
    for sign in (1, -1):
        for line in (door, rounded(**SLIDING_DOOR), rounded((5.02, 4.86), (0.93, 1.08), 0.03), path([(0.4, 0.64), (0.4, 2.26)])):
            gap(mirrored(side(line), sign))
        rail = mirrored(side(path([(2.06, 1.365), (0.62, 1.365)])), sign)
        ribbon(mesh, rail, 0.02, "gap", 0, 0.002)
        for aside in (-0.021, 0.021):
            ribbon(mesh, rail, 0.003, "edge", aside, 0.003)
        for start in (3.46, 3.14):
            grip = mirrored(side([(start + 0.2 * t, 1.14) for t in np.linspace(0, 1, 8)]), sign)
            ribbon(mesh, grip, 0.03, "gap", 0, 0.002)
            mesh.tube([place + normal * 0.012 for place, normal in grip], 0.013, "gloss", flat=0.6)
        # Lamps at the corners of the rear, upright.
        corner = [cast((-1.5, sign * -2.48, z), (1, sign, 0)) for z in np.linspace(0.95, 1.75, 24)]
        ribbon(mesh, corner, 0.05, "gloss", 0, 0.003)
        ribbon(mesh, corner, 0.012, "tail", 0, 0.006)
    above = lambda line: [cast((x, y, 3), (0, 0, -1)) for x, y in line]
    gap(above(path([(5.02, 0.83), (5.3, 0.79)]) + [(5.475 - 0.2 * abs(y) ** 3, y) for y in np.linspace(0.72, -0.72, 40)] + path([(5.3, -0.79), (5.02, -0.83)])))
    behind = lambda line: [cast((-2, y, z), (1, 0, 0)) for y, z in line]
    gap(behind(path([(0, 0.62), (0, 2.3)])))
    gap(behind(path([(-0.8, 2.28), (0.8, 2.28)])))


def trims(mesh, cast):
    """Slats in the intake, wipers, and beads along the roof, whose edge has a gutter."""
    for sign in (1, -1):
        mesh.tube(frame_line() * (1, sign, 1), 0.005, "edge")
    front = lambda y, z: cast((7, y, z), (-1, 0, 0))
    for height in (0.345, 0.385, 0.425):
        line = [front(y, height) for y in np.linspace(-0.74, 0.74, 44)]
        # Half of a tube each, as one looks through the van at their other side.
        bend = [(0.014 + 0.009 * math.cos(a), 0.009 * math.sin(a)) for a in np.linspace(-math.pi / 2, math.pi / 2, 7)]
        mesh.grid([[place + normal * out + Vector((0, 0, up)) for place, normal in line] for out, up in bend], "gloss")
    for sign, start in ((1, -0.62), (1, 0.1)):
        line = [front(start + sign * 0.56 * t, 1.345 + 0.1 * t) for t in np.linspace(0, 1, 16)]
        mesh.tube([place + normal * 0.014 for place, normal in line], 0.008, "cladding")
    for y in (-0.6, -0.3, 0, 0.3, 0.6):
        rise = [(across, 0.011 * math.cos(across / 0.05 * math.pi / 2) ** 2) for across in np.linspace(-0.05, 0.05, 9)]
        ends = [(x, min(eased(x, 0.4, 0.5), eased(x, 3.82, 3.72))) for x in np.linspace(0.4, 3.82, 60)]
        mesh.grid([[cast((x, y + across, 3), (0, 0, -1))[0] + Vector((0, 0, up * share + 0.0005)) for x, share in ends] for across, up in rise], "paint")


def build_body(paint, glass, arch=None):
    """One object of all looks; with `arch`, of which its floor and the linings of its arches are made, one sees into it past its far side."""
    verts, faces, looks = shell(stack())
    whole = BVHTree.FromPolygons([Vector(vert) for vert in verts], faces)

    def cast(start, direction):
        place, normal, _, _ = whole.ray_cast(Vector(start), Vector(direction).normalized())
        return place, normal

    mesh = Mesh()
    mesh.add(*cut_arches(verts, faces, looks))
    line_arches(mesh, lambda x, z: cast((x, -2, z), (0, 1, 0))[0].y)
    seams(mesh, cast)
    trims(mesh, cast)
    plain = one_sided if arch else opaque
    cladding = plain("van cladding", (0.014, 0.02, 0.028, 1), 0.42)
    edge = plain("van edge", (0.16, 0.21, 0.24, 1), 0.3)
    if arch:
        light = edge.node_tree.nodes["Principled BSDF"].inputs
        light["Emission"].default_value, light["Emission Strength"].default_value = (0.3, 0.72, 0.66, 1), 0.6
    return mesh.finish({
        "paint": paint, "glass": glass, "arch": arch or cladding, "cladding": cladding, "gloss": plain("van gloss", (0.004, 0.006, 0.009, 1), 0.07),
        "gap": plain("van gap", (0.001, 0.002, 0.003, 1), 0.6), "edge": edge,
        "tail": plain("van tail", (0.12, 0.008, 0.006, 1), 0.2),
    })  # fmt: skip


def build_mirrors(look, bright):
    """One on each side, tall, on an arm; its lens looks back."""
    mesh = Mesh()
    for side in (1, -1):
        rows = swollen((4.6, side * -1.14, 1.5), (0.075, 0.1, 0.19), 4)
        mesh.grid([[(4.56 + (p.x - 4.56) * (0.35 if p.x < 4.56 else 1), p.y, p.z) for p in row] for row in rows], "look", closed=True)
        for z in (1.37, 1.42):
            mesh.tube([(4.6, side * -0.95, z - 0.03), (4.61, side * -1.02, z), (4.6, side * -1.1, z + 0.01)], 0.02, "look", flat=0.7)
        # A thin line of light that shows where it turns to.
        mesh.tube([(4.672, side * (-1.07 - 0.14 * t), 1.44 - 0.006 * t) for t in np.linspace(0, 1, 5)], 0.004, "bright")
    return mesh.finish({"look": look, "bright": bright})


def build_headlamps(body, look, depsgraph):
    """In the dark strip around the front, on each side: a frame with two lenses, lit from within."""
    shape, lit = body.evaluated_get(depsgraph), Mesh()
    for side in (1, -1):
        for across in (0.62, 0.775):
            _, place, normal, _ = shape.ray_cast(Vector((8, side * across, 0.885)), Vector((-1, 0, 0)))
            beside = normal.cross(Vector((0, 0, 1))).normalized()
            up = beside.cross(normal)
            put = lambda half, out: [[place + normal * (p.x + out) + beside * p.y + up * p.z for p in row] for row in swollen((0, 0, 0), half, 7, steps=14)]
            lit.grid(put((0.012, 0.066, 0.03), 0), "frame", closed=True)
            lit.grid(put((0.012, 0.054, 0.013), 0.004), "light", closed=True)
    return lit.finish({"frame": opaque("van lens frame", (0.2, 0.24, 0.27, 1), 0.2, 1), "light": look})
