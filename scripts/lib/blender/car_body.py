"""The shell of a car and what is fixed to it, in metres: x from the rear to the front, y to the car's left, z upwards.

The shell is a stack of rings around the car, from its floor to its roof. From ring to ring it runs straight, and turns at each of
them with a radius of its own: that is what makes some of its edges crisp and others soft.
"""

import math
from typing import NamedTuple

import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector
from mathutils.bvhtree import BVHTree

from studio import Nodes, opaque

WHEELS = (0.745, 3.5)
WHEEL_HEIGHT = 0.358
ARCH = 0.398


def curve(*points):
    """A smooth curve through points of (x, value) that does not overshoot (Fritsch and Butland)."""
    xs, ys = zip(*points)
    slopes = [(ys[i + 1] - ys[i]) / (xs[i + 1] - xs[i]) for i in range(len(xs) - 1)]
    inner = [0 if a * b <= 0 else 2 * a * b / (a + b) for a, b in zip(slopes, slopes[1:])]
    tangents = [slopes[0], *inner, slopes[-1]]

    def value(x):
        i = min(max(np.searchsorted(xs, x) - 1, 0), len(xs) - 2)
        width = xs[i + 1] - xs[i]
        t = min(max((x - xs[i]) / width, 0), 1)
        return (
            (2 * t**3 - 3 * t * t + 1) * ys[i]
            + (t**3 - 2 * t * t + t) * width * tangents[i]
            + (3 * t * t - 2 * t**3) * ys[i + 1]
            + (t**3 - t * t) * width * tangents[i + 1]
        )

    return value


# Along the middle of the car.
roof = curve((0.1, 1.435), (0.4, 1.49), (0.9, 1.548), (1.45, 1.578), (1.9, 1.568), (2.3, 1.51), (2.45, 1.475))

# How a ring is cut: around the front from the middle, along the right side, and around the rear to the middle.
FRONT_TURNS = np.radians(np.linspace(0, 90, 34))
REAR_TURNS = np.radians(np.linspace(90, 0, 26))
# Where pillars begin and end along the side: at the belt and below the roof, from the front.
BELT_PILLARS = (2.86, 2.72, 1.94, 1.84, 1.02, 0.975, 0.74, 0.56)
ROOF_PILLARS = (2.17, 2.12, 1.81, 1.71, 1.08, 1.035, 0.95, 0.7)
# How high the belt is along the car, below its windows, and where a handle begins.
BELT = ((0.16, 1.02), (0.6, 0.99), (1.2, 0.968), (2, 0.956), (2.8, 0.95), (3.05, 0.96), (3.28, 0.99))
HANDLES = (1.17, 2.02)
# Where glass ends around the front and the rear, and where lamps do.
LAMP_TURNS = (math.radians(86), math.radians(80))
A_PILLAR, D_PILLAR = math.radians(66), math.radians(64)
SIDE_CUTS = (4, 22, 4, 22, 3, 7, 5)


class Ring(NamedTuple):
    """`front` and `rear` are where it ends along the car, `nose` and `tail` how long its round ends are, `half` is half its width."""

    front: float
    rear: float
    half: float
    # At a place (x, y).
    height: object
    nose: float = 0.68
    tail: float = 0.42
    pillars: tuple = ()


def along(*points):
    value = curve(*points)
    return lambda x, _y: value(x)


def below_roof(by, crown, half):
    return lambda x, y: roof(x) - by - crown * (y / half) ** 2


def places(ring):
    """The right half of a ring, from the middle of its front to the middle of its rear."""
    ends = lambda turns: (np.sin(turns) ** (2 / 3), 1 - np.cos(turns) ** (2 / 3))
    wide_front, back = ends(FRONT_TURNS)
    wide_rear, ahead = ends(REAR_TURNS)
    start, end = ring.front - ring.nose, ring.rear + ring.tail
    belt = np.array(BELT_PILLARS)
    pillars = ring.pillars or start + (belt - belt[0]) / (belt[-1] - belt[0]) * (end - start)
    side = [np.linspace(*pair, cuts, endpoint=False) for *pair, cuts in zip(pillars, pillars[1:], SIDE_CUTS)]
    side = np.concatenate(side)[1:]
    xs = np.concatenate([ring.front - ring.nose * back, side, ring.rear + ring.tail * ahead])
    ys = ring.half * np.concatenate([wide_front, np.ones(len(side)), wide_rear])
    # Seen from above, sides are not straight.
    ys *= 1 - 0.016 * ((xs - 2) / 2) ** 2
    if ring.pillars:
        ys *= 1 - 0.07 * (np.clip(1.7 - xs, 0, None) / 1.5) ** 2
    return np.array([(x, -y, ring.height(x, y)) for x, y in zip(xs, ys)])


def eased(value, start, end):
    t = np.clip((value - start) / (end - start), 0, 1)
    return t * t * (3 - 2 * t)


SIDE_COUNT = sum(SIDE_CUTS) - 1
AROUND = np.concatenate([FRONT_TURNS, np.full(SIDE_COUNT, math.pi / 2), REAR_TURNS])
IS_FRONT = np.arange(len(AROUND)) < len(FRONT_TURNS)
IS_REAR = np.arange(len(AROUND)) >= len(FRONT_TURNS) + SIDE_COUNT
# 1 at the ends of the car, 0 along its sides.
AT_FRONT = np.where(IS_FRONT, eased(AROUND, math.radians(88), math.radians(62)), 0)
AT_REAR = np.where(IS_REAR, eased(AROUND, math.radians(88), math.radians(62)), 0)


def drawn_in(line, depth):
    """A ring that lies deeper in the body where `depth` is not 0."""
    steps = np.gradient(line[:, :2], axis=0)
    outwards = np.stack([steps[:, 1], -steps[:, 0]], axis=1)
    outwards /= np.maximum(np.linalg.norm(outwards, axis=1, keepdims=True), 1e-9)
    outwards *= np.sign(np.sum(outwards * (line[:, :2] - (2.1, 0)), axis=1, keepdims=True))
    result = line.copy()
    result[:, :2] -= outwards * np.asarray(depth)[:, None]
    # The middle stays in the middle.
    result[[0, -1], 1] = 0
    return result


def flared(line, by=0.016):
    """Wider around the wheels."""
    result = line.copy()
    for wheel in WHEELS:
        result[:, 1] -= by * np.exp(-(((line[:, 0] - wheel) / 0.36) ** 2)) * (np.abs(line[:, 1]) > 0.6)
    return result


def stack():
    """The rings from below. Each comes with the radius of the edge there at the front, the sides and the rear, and with what the body is made of
    from there to the next: the name of a look, or a function of the place around the car that gives it."""
    at_ends = np.where(IS_FRONT | IS_REAR, eased(AROUND, *LAMP_TURNS), 0)
    intake = np.where(IS_FRONT, eased(AROUND, math.radians(62), math.radians(56)), 0)
    lamp = lambda place: "gloss" if at_ends[place] > 0.5 else "paint"
    mouth = lambda place: "cladding" if intake[place] > 0.5 else low(place)
    # Behind the rear wheels.
    low = lambda place: "cladding" if door[place][0] < WHEELS[0] else "paint"
    crisp = 0.006

    bottom = places(Ring(4.15, 0.14, 0.8, along((0, 0.2), (0.4, 0.165), (3.8, 0.16), (4.2, 0.15))))
    middle = bottom * (1, 0, 1)
    edge = places(Ring(4.225, 0.06, 0.872, along((0, 0.24), (0.4, 0.19), (3.6, 0.18), (4.2, 0.165))))
    sill = places(Ring(4.238, 0.03, 0.884, along((0, 0.3), (0.5, 0.3), (3.2, 0.29), (3.7, 0.25), (4.2, 0.205))))
    door = places(Ring(4.23, 0.035, 0.866, along((0, 0.31), (0.5, 0.31), (3.2, 0.3), (3.7, 0.26), (4.2, 0.215))))
    mouth_low = flared(places(Ring(4.245, 0.015, 0.866, along((0, 0.34), (0.5, 0.36), (3.2, 0.35), (3.7, 0.29), (4.2, 0.25)))))
    mouth_high = flared(places(Ring(4.24, 0.0, 0.868, along((0, 0.46), (0.5, 0.46), (3.2, 0.45), (3.7, 0.42), (4.2, 0.415)))))
    flank = flared(places(Ring(4.235, 0.01, 0.892, along((0, 0.66), (0.5, 0.66), (3.2, 0.63), (3.7, 0.56), (4.2, 0.53)))))
    lamps = (0, 0.865), (0.45, 0.855), (0.8, 0.77), (1.2, 0.74), (3.1, 0.73), (3.55, 0.69), (3.9, 0.66), (4.2, 0.648)
    lamp_low = flared(places(Ring(4.22, 0.03, 0.904, along(*lamps))))
    lamps = (0, 0.925), (0.45, 0.92), (0.8, 0.84), (1.2, 0.805), (3.1, 0.79), (3.55, 0.752), (3.9, 0.734), (4.2, 0.726)
    lamp_high = flared(places(Ring(4.2, 0.045, 0.908, along(*lamps))))
    edges = (0, 0.985), (0.5, 0.955), (1.2, 0.918), (2.2, 0.898), (3, 0.888), (3.5, 0.874), (3.9, 0.84), (4.16, 0.795)
    shoulder = flared(places(Ring(4.165, 0.08, 0.91, along(*edges))), 0.01)
    belt = places(Ring(3.28, 0.16, 0.838, along(*BELT), nose=0.42, tail=0.4, pillars=BELT_PILLARS))
    bonnet = (shoulder + belt) / 2
    bonnet[:, 2] += 0.042 * AT_FRONT + 0.004 * AT_REAR - 0.006 * (1 - AT_FRONT - AT_REAR)
    frame = places(Ring(2.43, 0.43, 0.645, below_roof(0.035, 0.075, 0.645), nose=0.26, tail=0.27, pillars=ROOF_PILLARS))
    sash = belt + (frame - belt) * 0.05
    window = drawn_in((sash + frame) / 2, np.full(len(AROUND), -0.02))
    rail = dict(nose=0.25, tail=0.26, pillars=ROOF_PILLARS)
    cant = places(Ring(2.4, 0.44, 0.618, below_roof(0.016, 0.06, 0.618), **rail))
    # The wing above the rear window; at the sides it is the same as the rail.
    above = places(Ring(2.4, 0.23, 0.618, below_roof(0.016, 0.06, 0.618), **rail | {"tail": 0.47}))
    under = above - np.outer(0.035 * AT_REAR, (0, 0, 1))
    top = places(Ring(2.34, 0.26, 0.57, below_roof(0.004, 0.04, 0.57), **rail | {"nose": 0.24, "tail": 0.44}))

    def roof_line(share):
        line = top * (1, share, 1)
        line[:, 2] = [roof(x) - 0.004 - 0.04 * (y / 0.57) ** 2 for x, y, _ in line]
        return line

    pane = lambda place: "glass" if not IS_FRONT[place] and not IS_REAR[place] and 0.62 < top[place][0] < 2.16 else "paint"
    soft = (0.3,) * 3
    return [
        (middle, soft, "arch"),
        (bottom, (0.02,) * 3, "cladding"),
        (edge, (0.012,) * 3, "cladding"),
        (sill, (crisp,) * 3, "cladding"),
        (door, (crisp,) * 3, low),
        (mouth_low, (0.012, 0.06, 0.02), mouth),
        (drawn_in(mouth_low, intake * 0.07), (crisp,) * 3, mouth),
        (drawn_in(mouth_high, intake * 0.07), (crisp,) * 3, mouth),
        (mouth_high, (0.012, 0.08, 0.012), "paint"),
        (flank, (0.2, 0.12, 0.2), "paint"),
        (lamp_low, (0.008, 0.1, 0.008), lamp),
        (drawn_in(lamp_low, at_ends * 0.016), (crisp,) * 3, lamp),
        (drawn_in(lamp_high, at_ends * 0.016), (crisp,) * 3, lamp),
        (lamp_high, (0.008, 0.1, 0.008), "paint"),
        (shoulder, (0.035, 0.014, 0.03), "paint"),
        (bonnet, soft, "paint"),
        (belt, (0.008,) * 3, "gloss"),
        (sash, (0.004,) * 3, window_look),
        (window, soft, window_look),
        (frame, (0.004,) * 3, lambda place: "gloss" if not IS_REAR[place] or AROUND[place] < D_PILLAR else "paint"),
        (cant, (0.02, 0.02, 0.006), "paint"),
        (under, (crisp,) * 3, "paint"),
        (above, (crisp,) * 3, "paint"),
        (top, (0.04,) * 3, "paint"),
        (roof_line(0.86), soft, pane),
        (roof_line(0.45), soft, pane),
        (roof_line(0), soft, pane),
    ]


def window_look(place):
    """At a place around the car: glass, the pillars between it, or the body behind it."""
    if IS_FRONT[place]:
        return "glass" if AROUND[place] < A_PILLAR else "gloss"
    if IS_REAR[place]:
        return "glass" if AROUND[min(place + 1, len(AROUND) - 1)] < D_PILLAR else "paint"
    part = np.searchsorted(np.cumsum(SIDE_CUTS), place - len(FRONT_TURNS) + 1, side="right")
    return ("gloss", "glass", "gloss", "glass", "gloss", "glass", "paint")[min(part, 6)]


def swollen(middle, half, power, turn=0, steps=20):
    """A block with round edges, the rounder the nearer `power` is to 2 (a superellipsoid), turned around y: its rows of places from below."""
    bent = lambda value: math.copysign(abs(value) ** (2 / power), value)
    turned, middle = Matrix.Rotation(turn, 3, "Y"), Vector(middle)
    angles = np.linspace(0, 2 * math.pi, 2 * steps, endpoint=False)

    def place(up, around):
        wide = bent(math.cos(up))
        return middle + turned @ Vector((half[0] * wide * bent(math.cos(around)), half[1] * wide * bent(math.sin(around)), half[2] * bent(math.sin(up))))

    return [[place(up, around) for around in angles] for up in np.linspace(-math.pi / 2, math.pi / 2, steps)]


class Mesh:
    """Gathers what becomes one mesh of several looks."""

    def __init__(self):
        self.verts, self.faces, self.looks = [], [], []

    def add(self, verts, faces, look):
        """`look` is a name for all faces, or one for each."""
        start = len(self.verts)
        self.verts += [tuple(vert) for vert in verts]
        self.faces += [tuple(start + k for k in face) for face in faces]
        self.looks += [look] * len(faces) if isinstance(look, str) else look

    def grid(self, rows, look, closed=False):
        """Faces between rows of as many places each, which look to where one sees a row run to the right below the next."""
        count = len(rows[0])
        wide = count if closed else count - 1
        faces = [
            (r * count + k, r * count + (k + 1) % count, (r + 1) * count + (k + 1) % count, (r + 1) * count + k)
            for r in range(len(rows) - 1)
            for k in range(wide)
        ]
        self.add([place for row in rows for place in row], faces, look)

    def tube(self, line, radius, look, sides=8, flat=1):
        """Along a line; `flat` makes it lower than it is wide."""
        line = [Vector(place) for place in line]
        rows = []
        for k, place in enumerate(line):
            ahead = (line[min(k + 1, len(line) - 1)] - line[max(k - 1, 0)]).normalized()
            beside = ahead.cross(Vector((0, 0, 1))).normalized()
            above = beside.cross(ahead)
            turns = [-2 * math.pi * side / sides for side in range(sides)]
            rows.append([place + radius * (beside * math.cos(a) + above * flat * math.sin(a)) for a in turns])
        self.grid(rows, look, closed=True)
        self.add(rows[0] + rows[-1], [tuple(reversed(range(sides))), tuple(range(sides, 2 * sides))], look)

    def finish(self, looks):
        """`looks` are materials by name."""
        mesh = bpy.data.meshes.new("part")
        mesh.from_pydata(self.verts, [], self.faces)
        names = list(looks)
        for material in looks.values():
            mesh.materials.append(material)
        mesh.polygons.foreach_set("material_index", [names.index(look) for look in self.looks])
        mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
        # Where rings meet, their places are one.
        one = bmesh.new()
        one.from_mesh(mesh)
        bmesh.ops.remove_doubles(one, verts=one.verts, dist=2e-5)
        one.to_mesh(mesh)
        one.free()
        mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(38)
        part = bpy.data.objects.new("part", mesh)
        bpy.context.scene.collection.objects.link(part)
        return part


def rows_of(rings):
    """Rows of places upwards through a stack of rings, and to which ring the faces from each row to the next belong."""
    turn = np.linspace(0, 1, 7)[:, None, None]
    rows, owners = [rings[0][0]], []

    def put(row, owner):
        rows.append(row)
        owners.append(owner)

    lengths = [np.linalg.norm(after[0] - before[0], axis=1, keepdims=True) for before, after in zip(rings, rings[1:])]
    share = lambda radius, length: np.minimum(radius / np.maximum(length, 1e-6), 0.5)
    start = rings[0][0]
    for k, (line, radius, _) in enumerate(rings[1:], start=1):
        last = k == len(rings) - 1
        radius = radius[0] * AT_FRONT + radius[2] * AT_REAR + radius[1] * (1 - AT_FRONT - AT_REAR)
        before = line if last else line + (rings[k - 1][0] - line) * share(radius[:, None], lengths[k - 1])
        steps = max(1, int(np.ceil(np.linalg.norm(before - start, axis=1).max() / 0.04)))
        # Close to an edge there is one more row, so that its roundness does not show in the faces beside it.
        shares = [0.08, *np.linspace(0, 1, steps + 1)[1:-1], 0.92, 1] if steps > 1 else [1]
        for t in shares:
            put(start + (before - start) * t, k - 1)
        if last:
            break
        after = line + (rings[k + 1][0] - line) * share(radius[:, None], lengths[k])
        bend = (1 - turn) ** 2 * before + 2 * turn * (1 - turn) * line + turn**2 * after
        for step, row in enumerate(bend[1:], start=1):
            put(row, k - 1 if step <= 3 else k)
        start = after
    return rows, owners


def shell(rings):
    """Places, faces and looks of a whole shell of rings, without the openings for its wheels."""
    rows, owners = rows_of(rings)
    count = len(AROUND)
    whole = [np.concatenate([row, (row * (1, -1, 1))[-2:0:-1]]) for row in rows]
    wide = len(whole[0])
    faces, looks = [], []
    for r, owner in enumerate(owners):
        look = rings[owner][2]
        for k in range(wide):
            beside = (k + 1) % wide
            faces.append((r * wide + k, (r + 1) * wide + k, (r + 1) * wide + beside, r * wide + beside))
            place = k if k < count - 1 else wide - 1 - k
            looks.append(look if isinstance(look, str) else look(place))
    return np.concatenate(whole), faces, looks


def cut_arches(verts, faces, looks):
    """Without what is before a wheel; the rest ends on a circle around it."""
    verts = verts.copy()
    outside = (np.abs(verts[:, 1]) > 0.6) & (verts[:, 2] < 0.95)
    inside = np.zeros(len(verts), bool)
    for wheel in WHEELS:
        x, z = verts[:, 0] - wheel, verts[:, 2] - WHEEL_HEIGHT
        distance = np.hypot(x, z)
        here = outside & (distance < ARCH)
        inside |= here
        above = here & (z > 0)
        verts[above, 0] = wheel + x[above] * ARCH / distance[above]
        verts[above, 2] = WHEEL_HEIGHT + z[above] * ARCH / distance[above]
        below = here & (z <= 0)
        verts[below, 0] = wheel + np.sign(x[below]) * np.sqrt(ARCH**2 - z[below] ** 2)
    kept = [(face, look) for face, look in zip(faces, looks) if not inside[list(face)].all()]
    return verts, [face for face, _ in kept], [look for _, look in kept]


def line_arches(mesh, on_side):
    """Inside each: a dark lining that looks at the wheel; around it, a rim of plastic."""
    turns = np.radians(np.linspace(-22, 202, 72))
    # Towards both of its ends the rim lies closer to the body.
    proud = [0.4 + 0.6 * eased(min(turn, math.pi - turn), turns[0], turns[0] + 0.5) for turn in turns]
    for wheel in WHEELS:
        at = lambda radius, turn: (wheel + radius * math.cos(turn), WHEEL_HEIGHT + radius * math.sin(turn))
        rims = []
        for wider, out in ((-0.004, -0.05), (-0.004, 0.006), (0.004, 0.014), (0.026, 0.013), (0.033, 0.008), (0.034, -0.006)):
            row = []
            for turn, share in zip(turns, proud):
                x, z = at(ARCH + wider, turn)
                row.append((x, on_side(x, max(z, 0.2)) - (out * share if out > 0 else out), max(z, 0.2)))
            rims.append(row)
        inner = [(x, -0.5, z) for x, z in (at(ARCH - 0.004, turn) for turn in turns)]
        for side in (1, -1):
            turned = lambda rows: [[(x, y * side, z) for x, y, z in (row[:: -side])] for row in rows]
            mesh.grid(turned(rims), "cladding")
            mesh.grid(turned([inner, rims[0]]), "arch")
            mesh.add(turned([inner])[0], [tuple(range(len(inner)))[::-1]], "arch")


def trims(mesh, cast):
    """What is fixed to the shell: the line below its windows, slats in its intake, wipers, handles and an antenna."""
    side = lambda x, z: cast((x, -2, z), (0, 1, 0))
    for sign in (1, -1):
        mirrored = lambda line: [(x, y * sign, z) for x, y, z in line]
        height = curve(*BELT)
        belt = [side(x, height(x) + 0.004) for x in np.linspace(0.74, 2.9, 60)]
        mesh.tube(mirrored([place + normal * 0.001 for place, normal in belt]), 0.004, "bright")
        for start in HANDLES:
            line = [side(start + 0.19 * t, 0.815 + 0.006 * t) for t in np.linspace(0, 1, 8)]
            mesh.tube(mirrored([place + normal * 0.002 for place, normal in line]), 0.0125, "paint")
    front = lambda y, z: cast((6, y, z), (-1, 0, 0))
    for height in (0.29, 0.33, 0.37):
        line = [front(y, height) for y in np.linspace(-0.66, 0.66, 40)]
        # Half of a tube each, as one looks through the car at their other side.
        bend = [(0.012 + 0.0075 * math.cos(a), 0.0075 * math.sin(a)) for a in np.linspace(-math.pi / 2, math.pi / 2, 7)]
        mesh.grid([[place + normal * out + Vector((0, 0, up)) for place, normal in line] for out, up in bend], "gloss")
    above = lambda x, y: cast((x, y, 3), (0, 0, -1))
    for y, out in ((-0.52, 0.56), (0.06, 0.5)):
        line = [above(3.17 - 0.16 * t - 0.12 * y * y, y + out * t) for t in np.linspace(0, 1, 16)]
        mesh.tube([place + normal * 0.012 for place, normal in line], 0.007, "cladding")
    # A fin that leans backwards.
    low = roof(0.6)
    fin = swollen((0.6, 0, low), (0.085, 0.018, 0.045), 2.4, steps=14)
    mesh.grid([[place - Vector((1.1 * (place.z - low), 0, 0)) for place in row] for row in fin], "gloss", closed=True)


def one_sided(name, colour, roughness=0.7):
    """Dark on the side that looks out of the car, clear from within."""
    nodes = Nodes(name)
    surface = nodes.new("BsdfPrincipled")
    surface.inputs["Base Color"].default_value, surface.inputs["Roughness"].default_value = colour, roughness
    inside = nodes.new("NewGeometry").outputs["Backfacing"]
    clear = nodes.new("BsdfTransparent")
    nodes.new("OutputMaterial", nodes.new("MixShader", inside, surface.outputs[0], clear.outputs[0]).outputs[0])
    return nodes.material


def build_body(paint, glass, arch=None):
    """One object of all looks; with `arch`, of which its floor and the linings of its arches are made, one sees into it past its far side."""
    verts, faces, looks = shell(stack())
    whole = BVHTree.FromPolygons([Vector(vert) for vert in verts], faces)

    def cast(start, direction):
        place, normal, _, _ = whole.ray_cast(Vector(start), Vector(direction))
        return place, normal

    mesh = Mesh()
    mesh.add(*cut_arches(verts, faces, looks))
    line_arches(mesh, lambda x, z: cast((x, -2, z), (0, 1, 0))[0].y)
    trims(mesh, cast)
    plain = one_sided if arch else opaque
    cladding = plain("cladding", (0.018, 0.026, 0.036, 1), 0.4)
    return mesh.finish({
        "paint": paint, "glass": glass, "arch": arch or cladding, "cladding": cladding,
        "gloss": plain("gloss", (0.004, 0.006, 0.009, 1), 0.08), "bright": opaque("bright", (0.5, 0.56, 0.6, 1), 0.18, 1),
    })  # fmt: skip
