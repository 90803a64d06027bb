"""The parts of a car, in metres: x from the rear to the front, y to the car's left, z upwards."""

import math

import bpy
import numpy as np
from mathutils import Matrix, Vector

from car_body import WHEEL_HEIGHT, WHEELS, Mesh, build_body, curve, roof, swollen
from meshes import add, face_outwards, tube
from studio import opaque

LENGTH = 4.26
# Almost as high as the drawn car (src/illustrations/vehicles.ts), whose windscreen holds a card.
TALLER = 1.03


def box(x, y, z, width, depth, height, look, bevel=0.008):
    verts = [(x + a * width, y + b * depth, z + c * height) for a in (0, 1) for b in (0, 1) for c in (0, 1)]
    part = add(verts, [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)], look)
    rounding = part.modifiers.new("rounding", "BEVEL")
    rounding.width, rounding.segments = bevel, 2
    return part


def build_mirror(look):
    """One on each side, on a foot that stands on the door."""
    mesh = Mesh()
    for side in (1, -1):
        rows = swollen((2.69, side * -0.985, 1.035), (0.07, 0.105, 0.07), 3.2)

        def place(p):
            """Flat where it looks back, and pointed at its outer end."""
            outer = max(abs(p.y) - 0.98, 0)
            return (2.64 + (p.x - 2.64) * (0.3 if p.x < 2.64 else 1 - 3.5 * outer), p.y, p.z - 0.12 * outer)

        mesh.grid([[place(p) for p in row] for row in rows], "look", closed=True)
        mesh.tube([(2.7, side * -0.84, 0.955), (2.69, side * -0.9, 0.972), (2.69, side * -0.95, 0.99)], 0.024, "look", flat=0.6)
    return mesh.finish({"look": look})


def build_inside(look):
    """What is seen through glass: the dashboard with its screens, the steering wheel, two seats and the bench behind them."""
    mesh = Mesh()
    put = lambda *shape: mesh.grid(swollen(*shape), "look", closed=True)
    put((2.82, 0, 0.83), (0.3, 0.68, 0.08), 5)
    put((2.7, 0, 0.72), (0.16, 0.66, 0.12), 4)
    put((2.52, 0.36, 0.9), (0.012, 0.13, 0.05), 8, -0.2)
    put((2.5, -0.02, 0.92), (0.012, 0.16, 0.09), 8, -0.2)
    put((2.1, 0, 0.5), (0.5, 0.1, 0.09), 6)

    def seat(x, y, half):
        put((x + 0.24, y, 0.52), (0.27, half, 0.075), 4, -0.12)
        put((x - 0.06, y, 0.82), (0.065, half * 0.94, 0.31), 4, -0.28)

    for y in (-0.36, 0.36):
        seat(1.62, y, 0.24)
        for side in (-1, 1):
            put((1.84, y + side * 0.215, 0.56), (0.25, 0.045, 0.07), 3, -0.12)
            put((1.6, y + side * 0.2, 0.8), (0.075, 0.05, 0.25), 3, -0.28)
        put((1.42, y, 1.2), (0.045, 0.13, 0.085), 3.4, -0.22)
        for side in (-0.05, 0.05):
            mesh.tube([(1.46, y + side, 1.06), (1.43, y + side, 1.16)], 0.008, "look")
    seat(0.82, 0, 0.58)
    for y in (-0.37, 0.37):
        put((0.63, y, 1.17), (0.045, 0.12, 0.07), 3.4, -0.22)
    mesh.finish({"look": look})
    bpy.ops.mesh.primitive_torus_add(major_radius=0.175, minor_radius=0.016, location=(2.38, 0.36, 0.86), rotation=(0, 1.2, 0), major_segments=64)
    bpy.context.object.data.materials.append(look)
    for polygon in bpy.context.object.data.polygons:
        polygon.use_smooth = True
    box(2.375, 0.2, 0.84, 0.02, 0.32, 0.035, look, 0.006)


# Pairs of a radius and how far outwards from the middle of the wheel, along its surface from within.
TYRE = (
    (0.262, -0.1), (0.285, -0.112), (0.315, -0.114), (0.338, -0.108), (0.351, -0.094), (0.357, -0.07), (0.358, -0.046),
    (0.351, -0.044), (0.351, -0.036), (0.358, -0.034), (0.3585, 0), (0.358, 0.034), (0.351, 0.036), (0.351, 0.044), (0.358, 0.046),
    (0.357, 0.07), (0.353, 0.086), (0.345, 0.1), (0.336, 0.107), (0.33, 0.108), (0.318, 0.1125), (0.3, 0.1135), (0.287, 0.112),
    (0.282, 0.1145), (0.277, 0.1145), (0.272, 0.108), (0.262, 0.1),
)  # fmt: skip
RIM = ((0.262, 0.09), (0.2685, 0.104), (0.266, 0.1095), (0.2605, 0.1095), (0.257, 0.104), (0.252, 0.078), (0.247, 0.05), (0.232, -0.02), (0.232, -0.1))
DISC = ((0.06, 0.058), (0.085, 0.056), (0.088, 0.035), (0.165, 0.034), (0.168, 0.03), (0.168, 0.01), (0.05, 0.01))
CAP = ((0.0, 0.0905), (0.024, 0.0905), (0.027, 0.087), (0.029, 0.08), (0.058, 0.078), (0.064, 0.07), (0.066, 0.03))
SPOKES = 5


def build_wheel(x, side, rubber, metal, dark, reach=0.745):
    """One object: a tyre, a rim with pairs of spokes and dark blades between them, and the brake behind them."""
    mesh = Mesh()

    def turned(profile, look, count=96):
        turns = np.linspace(0, 2 * math.pi, count, endpoint=False)
        mesh.grid([[(r * math.cos(a), y, r * math.sin(a)) for a in turns] for r, y in profile], look, closed=True)

    turned(TYRE, "rubber")
    turned(RIM, "metal")
    turned(DISC, "metal", 64)
    turned(CAP, "dark", 48)
    # Behind all of it.
    turned(((0.0, -0.03), (0.232, -0.03)), "dark", 48)

    def plate(outline, depths, edge, face_look, side_look):
        """A flat bar from pairs of places along and across it, at an angle: its face is drawn in by `edge`."""

        def at(angle):
            place = lambda along, across, y: (
                along * math.cos(angle) - across * math.sin(angle), y, along * math.sin(angle) + across * math.cos(angle)
            )  # fmt: skip
            middle = np.mean(outline, axis=0)
            inner = [(a, c - math.copysign(edge, c - middle[1])) for a, c in outline]
            # It is hollowed from its rim to its hub.
            dish = lambda along: -0.022 * (1 - ((along - 0.16) / 0.1) ** 2) - (0.012 if along < 0.1 else 0)
            rows = [
                [place(a, c, y + dish(a)) for a, c in line]
                for line, y in ((outline, depths[0]), (outline, depths[1] - edge), (inner, depths[1]))
            ]
            count = len(outline)
            mesh.grid(rows[:2], side_look, closed=True)
            mesh.grid(rows[1:], face_look, closed=True)
            mesh.add(rows[2], [tuple(range(count))], face_look)

        return at

    # From the hub to the rim and back.
    cuts = np.linspace(0.055, 0.253, 8)
    lean = lambda along: 0.012 + (along - 0.055) * 0.26
    half = lambda along: 0.0165 - (along - 0.055) * 0.035
    for sign in (1, -1):
        upper, lower = ([(a, sign * lean(a) + up * half(a)) for a in cuts] for up in (1, -1))
        spoke = plate(upper + lower[::-1], (0.045, 0.101), 0.004, "metal", "dark")
        for k in range(SPOKES):
            spoke(2 * math.pi * k / SPOKES + 0.3)
    # A blade on both sides of a pair of spokes makes the gap between the pairs smaller.
    cuts = np.linspace(0.15, 0.25, 6)
    for sign in (1, -1):
        near = [(a, sign * (lean(a) + half(a))) for a in cuts]
        far = [(a, sign * (lean(a) + half(a) + 0.05 * ((a - 0.15) / 0.1) ** 1.6 + 0.002)) for a in cuts]
        blade = plate(near + far[::-1], (0.06, 0.089), 0.003, "dark", "dark")
        for k in range(SPOKES):
            blade(2 * math.pi * k / SPOKES + 0.3)
    for k in range(SPOKES):
        angle = 2 * math.pi * (k + 0.5) / SPOKES + 0.3
        bolt = swollen((0.043 * math.cos(angle), 0.078, 0.043 * math.sin(angle)), (0.007, 0.006, 0.007), 4, steps=7)
        mesh.grid(bolt, "metal", closed=True)
    mesh.grid(swollen((-0.15, 0.035, 0.03), (0.035, 0.035, 0.08), 4, steps=12), "dark", closed=True)
    wheel = mesh.finish({"rubber": rubber, "metal": metal, "dark": dark})
    # Outwards is y of the car's left side.
    wheel.data.transform(Matrix.Translation((x, side * reach, WHEEL_HEIGHT)) @ Matrix.Diagonal((1, side, 1, 1)))
    face_outwards(wheel)


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


def front_line(turn):
    """How high the line of light around the front is, by its turn from the front."""
    return 0.712 + 0.016 * turn**2


def rear_line(_turn):
    return 0.893


def build_headlamps(body, look):
    """In the dark strip around the front, on each side: three lenses, lit from within."""
    shape = body.evaluated_get(bpy.context.evaluated_depsgraph_get())
    frame, lit = opaque("lens frame", (0.2, 0.24, 0.27, 1), 0.2, 1), Mesh()
    for side in (1, -1):
        for across in (0.55, 0.64, 0.725):
            is_hit, place, normal, _ = shape.ray_cast(Vector((6, side * across, 0.683 + 0.02 * (across - 0.5))), Vector((-1, 0, 0)))
            if is_hit:
                # Along the strip, outwards, and upwards.
                beside = normal.cross(Vector((0, 0, 1))).normalized()
                axes = Matrix((normal, beside, beside.cross(normal))).transposed()
                at = lambda half, out: [[place + axes @ (p + Vector((out, 0, 0))) for p in row] for row in swollen((0, 0, 0), half, 6, steps=14)]
                lit.grid(at((0.008, 0.034, 0.02), 0), "frame", closed=True)
                lit.grid(at((0.008, 0.028, 0.014), 0.0025), "light", closed=True)
    return lit.finish({"frame": frame, "light": look})


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
        # Between the wheels, where it is seen in the sills.
        start, end = WHEELS[0] + 0.46, WHEELS[1] - 0.46
        box(start, -0.892, 0.205, end - start, 1.784, 0.08, battery, 0.01)
        for x in WHEELS:
            for side in (-1, 1):
                build_wheel(x, side, rubber, metal, dark)
        parts = [body, build_mirror(paint), build_headlamps(body, lamp), build_lamp(body, 3.3, (62, -62), front_line, lamp, 0.009)]
        parts.append(build_lamp(body, 0.75, (118, 242), rear_line, opaque("tail", (0.12, 0.008, 0.006, 1), 0.2), 0.012))
        for part in parts:
            part.scale = (1, 1, TALLER)

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
