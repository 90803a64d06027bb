"""The body and the wheels of a car, in metres: x from the rear to the front, y to the car's left, z upwards."""

import math

import bpy
import numpy as np
from mathutils import Vector

from meshes import add, face_outwards, tube

LENGTH = 4.26
# As high as the drawn car (src/illustrations/vehicles.ts), whose windscreen holds a card.
TALLER = 1.08
WHEELS = (0.745, 3.5)
WHEEL_HEIGHT = 0.345


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


floor = curve((0, 0.42), (0.1, 0.28), (0.3, 0.21), (3.9, 0.2), (4.15, 0.24), (4.26, 0.36))
shoulder = curve((0, 0.86), (0.12, 0.98), (0.5, 1.0), (2.0, 0.955), (3.2, 0.9), (3.7, 0.82), (4.05, 0.72), (4.26, 0.55))
roof = curve(
    (0, 0.96), (0.06, 1.08), (0.2, 1.32), (0.42, 1.47), (0.8, 1.535), (1.3, 1.56), (1.8, 1.55), (2.3, 1.46), (2.75, 1.28),
    (3.15, 1.06), (3.3, 1.01), (3.7, 0.93), (4.0, 0.84), (4.18, 0.72), (4.26, 0.58),
)
sill_half = curve((0, 0.55), (0.15, 0.74), (0.5, 0.82), (2, 0.84), (3.7, 0.82), (4.05, 0.7), (4.26, 0.42))
shoulder_half = curve((0, 0.6), (0.12, 0.76), (0.45, 0.87), (1.2, 0.895), (3.4, 0.895), (3.85, 0.83), (4.1, 0.68), (4.26, 0.42))
roof_half = curve((0, 0.5), (0.2, 0.52), (0.6, 0.57), (1.5, 0.585), (2.3, 0.58), (2.9, 0.62), (3.25, 0.72), (3.7, 0.7), (4.05, 0.56), (4.26, 0.34))
# Where the body is cut for its mesh; pairs are the edges of pillars.
STATIONS = (
    0, 0.04, 0.1, 0.2, 0.32, 0.46, 0.65, 0.86, 0.96, 1.2, 1.5, 1.8, 1.9, 2.1, 2.35, 2.65, 2.9, 3.08, 3.22, 3.36, 3.55, 3.8,
    4.0, 4.12, 4.2, 4.26,
)  # fmt: skip
PILLARS = ((0.86, 0.96), (1.8, 1.9))
# Edges of a cross-section, from below: those of the side windows, and those above the doors.
WINDOW_EDGES, TOP_EDGES = (7, 8), range(9, 12)


def cross_section(x):
    """From the middle below, along the right side, to the middle above."""
    low, side, top = floor(x), shoulder(x), roof(x)
    sill, widest, upper = sill_half(x), shoulder_half(x), roof_half(x)
    glass = top - side
    return [
        (0, low),
        (sill * 0.55, low),
        (sill * 0.93, low + 0.01),
        (sill, low + 0.1),
        (sill * 0.4 + widest * 0.6, low + (side - low) * 0.38),
        (widest - 0.012, low + (side - low) * 0.66),
        (widest, side - 0.05),
        (widest - 0.035, side + 0.004),
        (upper + (widest - 0.035 - upper) * 0.5 + 0.03, side + glass * 0.52),
        (upper + 0.02, top - min(0.05, glass * 0.25)),
        (upper * 0.8, top - 0.012),
        (upper * 0.4, top),
        (0, top),
    ]


def is_glass(edge, x):
    if edge in WINDOW_EDGES:
        return 0.3 < x < 3.1 and not any(start < x < end for start, end in PILLARS)
    return edge in TOP_EDGES and (2.1 < x < 3.22 or 0.05 < x < 0.4)


def loft(stations, cross_section, is_glass, wheels, arch_at, paint, glass, arch=None):
    """A closed, smooth body with the right half of its cross-section at each station, cut out around its wheels, there of `arch`, else of paint."""
    halves = [cross_section(x) for x in stations]
    rings = [
        [(x, -y, z) for y, z in half] + [(x, y, z) for y, z in reversed(half[1:-1])] for x, half in zip(stations, halves)
    ]
    count = len(rings[0])
    faces, is_window = [], []
    for station, (start, end) in enumerate(zip(stations, stations[1:])):
        for place in range(count):
            beside = (place + 1) % count
            here, there = station * count, (station + 1) * count
            faces.append((here + place, here + beside, there + beside, there + place))
            is_window.append(is_glass(min(place, count - 1 - place), (start + end) / 2))
    last = (len(rings) - 1) * count
    faces += [tuple(range(count)), tuple(range(last, last + count))]
    body = add([place for ring in rings for place in ring], faces, paint, glass, arch or paint)
    for polygon, window in zip(body.data.polygons, [*is_window, False, False]):
        polygon.material_index, polygon.use_smooth = int(window), True
    face_outwards(body)
    rounding = body.modifiers.new("rounding", "SUBSURF")
    rounding.levels = rounding.render_levels = 3
    for x in wheels:
        for side in (-1, 1):
            bpy.ops.mesh.primitive_cylinder_add(
                radius=0.405, depth=0.7, location=(x, side * arch_at, WHEEL_HEIGHT), rotation=(math.pi / 2, 0, 0), vertices=96
            )
            hole = bpy.context.object
            hole.hide_render = True
            hole.data.materials.append(arch or paint)
            cut = body.modifiers.new("arch", "BOOLEAN")
            cut.operation, cut.object, cut.solver = "DIFFERENCE", hole, "EXACT"
    return body


def build_body(paint, glass, arch=None):
    return loft(STATIONS, cross_section, is_glass, WHEELS, 0.85, paint, glass, arch)


def build_mirror(look):
    """The one that is seen: through glass, that on the far side would hover."""
    bpy.ops.mesh.primitive_uv_sphere_add(radius=1, segments=32, ring_count=16, location=(2.96, -0.99, 1.0))
    mirror = bpy.context.object
    mirror.scale = (0.075, 0.115, 0.068)
    mirror.data.materials.append(look)
    for polygon in mirror.data.polygons:
        polygon.use_smooth = True


def box(x, y, z, width, depth, height, look, bevel=0.008):
    verts = [(x + a * width, y + b * depth, z + c * height) for a in (0, 1) for b in (0, 1) for c in (0, 1)]
    part = add(verts, [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)], look)
    rounding = part.modifiers.new("rounding", "BEVEL")
    rounding.width, rounding.segments = bevel, 2
    return part


def build_inside(look):
    """What is seen through glass: the dashboard, the steering wheel, two seats and the bench behind them."""
    box(2.62, -0.68, 0.7, 0.5, 1.36, 0.16, look, 0.05)
    for y in (-0.36, 0.36):
        box(1.56, y - 0.24, 0.5, 0.5, 0.48, 0.12, look, 0.05)
        box(1.46, y - 0.24, 0.54, 0.13, 0.48, 0.6, look, 0.06)
        box(1.46, y - 0.13, 1.18, 0.1, 0.26, 0.17, look, 0.05)
    box(0.72, -0.6, 0.5, 0.5, 1.2, 0.12, look, 0.05)
    box(0.62, -0.6, 0.54, 0.13, 1.2, 0.56, look, 0.06)
    bpy.ops.mesh.primitive_torus_add(major_radius=0.18, minor_radius=0.016, location=(2.5, 0.36, 0.86), rotation=(0, 1.15, 0))
    bpy.context.object.data.materials.append(look)


def build_wheel(x, side, rubber, metal, dark, reach=0.745):
    y = side * reach
    flat = (math.pi / 2, 0, 0)

    def last(look, scale=(1, 1, 1)):
        part = bpy.context.object
        part.scale = scale
        part.data.materials.append(look)
        for polygon in part.data.polygons:
            polygon.use_smooth = len(polygon.vertices) == 4

    torus, cylinder = bpy.ops.mesh.primitive_torus_add, bpy.ops.mesh.primitive_cylinder_add
    hub = y + side * 0.085
    torus(major_radius=0.285, minor_radius=0.075, location=(x, y, WHEEL_HEIGHT), rotation=flat, major_segments=96, minor_segments=24)
    last(rubber, (1, 1, 1.45))
    torus(major_radius=0.225, minor_radius=0.018, location=(x, hub, WHEEL_HEIGHT), rotation=flat, major_segments=96)
    last(metal)
    cylinder(radius=0.22, depth=0.06, location=(x, y, WHEEL_HEIGHT), rotation=flat, vertices=64)
    last(dark)
    cylinder(radius=0.045, depth=0.04, location=(x, hub, WHEEL_HEIGHT), rotation=flat, vertices=32)
    last(metal)
    for spoke in range(10):
        angle = 2 * math.pi * (spoke // 2) / 5 + (0.12 if spoke % 2 else -0.12) + 0.3
        place = (x + 0.125 * math.cos(angle), y + side * 0.08, WHEEL_HEIGHT + 0.125 * math.sin(angle))
        bpy.ops.mesh.primitive_cube_add(size=1, location=place, rotation=(0, -angle, 0))
        last(metal, (0.19, 0.02, 0.026))


def build_lamp(body, middle, turns, height, look, thickness=0.009):
    """A strip of light around an end of the car: where the body is met from outside, around a middle, in degrees from the front."""
    shape = body.evaluated_get(bpy.context.evaluated_depsgraph_get())
    places = []
    for turn in np.radians(np.linspace(*turns, 40)):
        outwards = Vector((math.cos(turn), math.sin(turn), 0))
        is_hit, place, normal, _ = shape.ray_cast(Vector((middle, 0, height(turn))) + outwards * 4, -outwards)
        if is_hit:
            places.append(place + normal * 0.006)
    return tube(places, thickness, look)


def built_once(build):
    """What a function builds, to be set down in many places: pairs of a mesh or curve and its place. Nothing stays in the scene."""
    scene = bpy.context.scene
    before = set(scene.collection.objects)
    build()
    bpy.context.view_layer.update()
    shapes = bpy.context.evaluated_depsgraph_get()
    parts = []
    for part in [one for one in scene.collection.objects if one not in before]:
        if not part.hide_render:
            data = bpy.data.meshes.new_from_object(part.evaluated_get(shapes)) if part.type == "MESH" else part.data
            parts.append((data, part.matrix_world.copy()))
        scene.collection.objects.unlink(part)
    return parts


def set_down(parts, place):
    """Puts what was built once to a place, a matrix."""
    for data, own_place in parts:
        part = bpy.data.objects.new("part", data)
        part.matrix_world = place @ own_place
        bpy.context.scene.collection.objects.link(part)


def opaque_car(paint, glass, battery, lamp, rubber, metal, dark):
    """The parts of a car of painted metal."""

    def build():
        body = build_body(paint, glass)
        # Between the wheels.
        start, end = WHEELS[0] + 0.42, WHEELS[1] - 0.42
        box(start, -0.845, 0.16, end - start, 1.69, 0.2, battery, 0.02)
        for x in WHEELS:
            for side in (-1, 1):
                build_wheel(x, side, rubber, metal, dark)
        lamps = build_lamp(body, 3.3, (30, -40), lambda turn: 0.66 + 0.05 * abs(turn) ** 2, lamp, 0.02)
        body.scale = lamps.scale = (1, 1, TALLER)

    return built_once(build)


def roof_mark(look):
    """A plate with round corners that follows the roof."""
    along, across = np.linspace(-1, 1, 14), np.linspace(-1, 1, 14)

    def place(u, v):
        # A square whose corners are drawn in.
        x, y = 1.5 + 0.5 * u * math.sqrt(1 - 0.22 * v**4), 0.42 * v * math.sqrt(1 - 0.22 * u**4)
        edge = max(abs(y) - 0.2, 0) / 0.4
        return (x, y, (roof(x) + 0.012 - 0.03 * edge**2) * TALLER)

    verts = [place(x, y) for x in along for y in across]
    count = len(across)
    faces = [
        (row * count + k, row * count + k + 1, (row + 1) * count + k + 1, (row + 1) * count + k)
        for row in range(len(along) - 1)
        for k in range(count - 1)
    ]
    mesh = bpy.data.meshes.new("mark")
    mesh.from_pydata(verts, [], faces)
    mesh.materials.append(look)
    return mesh
