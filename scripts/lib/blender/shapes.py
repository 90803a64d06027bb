"""Builds the shapes of a drawing (src/illustrations/model.ts) as meshes.

Drawings have x to the lower right, y to the lower left and z upwards; Blender's y points the other way.
"""

import math

import bmesh
import bpy
from mathutils import Matrix, Vector

import car_parts
import van
from materials import Materials
from meshes import add, face_outwards, tube

# Length and width of the drawn vehicles (src/illustrations/vehicles.ts).
CAR, VAN = (240, 104), (290, 118)
# To whom the picture is shown. The view has no perspective, so what moves this way stays where it is seen.
TOWARDS_VIEWER = Vector((1, -1, 1)).normalized()


def blender(place, lift=0):
    """A place of a drawing; `lift` brings it nearer to the viewer."""
    return Vector((place[0], -place[1], place[2])) + TOWARDS_VIEWER * lift


def curve(start, first, second, end, steps=16):
    for step in range(1, steps + 1):
        t = step / steps
        u = 1 - t
        weights = (u**3, 3 * u * u * t, 3 * u * t * t, t**3)
        yield [sum(w * p[axis] for w, p in zip(weights, (start, first, second, end))) for axis in range(3)]


def rounded(x, y, width, depth, radius):
    """The corners of a rectangle with round corners, each once."""
    radius = min(radius or 0, width / 2, depth / 2)
    if radius < 0.01:
        return [(x, y), (x + width, y), (x + width, y + depth), (x, y + depth)]
    steps = max(4, int(6 + radius / 2))
    right, front = x + width - radius, y + depth - radius
    places = []
    for centre_x, centre_y, start in (
        (right, y + radius, -90),
        (right, front, 0),
        (x + radius, front, 90),
        (x + radius, y + radius, 180),
    ):
        for step in range(steps + 1):
            angle = math.radians(start + 90 * step / steps)
            place = (centre_x + radius * math.cos(angle), centre_y + radius * math.sin(angle))
            if not places or math.dist(place, places[-1]) > 1e-4:
                places.append(place)
    if math.dist(places[0], places[-1]) < 1e-4:
        places.pop()
    return places


def smooth(thing):
    for polygon in thing.data.polygons:
        polygon.use_smooth = True
    thing.data.use_auto_smooth = True
    thing.data.auto_smooth_angle = math.radians(35)


class Builder:
    """Builds what has one palette, moved by an offset."""

    def __init__(self, model, things, offset=(0, 0, 0)):
        self.model = model
        self.things = things
        # What is set down in many places has its materials once.
        self.materials = model.get("materials") or Materials(model["palette"], model.get("light", "day"))
        model["materials"] = self.materials
        self.offset = offset
        self.prisms = []
        self.painted = 0

    def build(self):
        for shape in self.model["shapes"]:
            getattr(self, shape["kind"])(shape)

    @property
    def lowest(self):
        """The ground that its things stand on."""
        return min([0, *(shape["at"][2] for shape in self.model["shapes"] if shape["kind"] == "prism")])

    def at(self, place):
        return [a + b for a, b in zip(place, self.offset)]

    def lift(self):
        """What is painted on one surface lies in the order of painting."""
        self.painted += 1
        return 0.35 + 0.01 * self.painted

    def surface(self, places, paint, casts_shadow=False):
        add([tuple(place) for place in places], [tuple(range(len(places)))], paint).visible_shadow = casts_shadow

    def tube(self, places, width, paint, casts_shadow=False):
        tube(places, width / 2, paint).visible_shadow = casts_shadow

    def prism(self, shape):
        """A body whose upper edge is a little round; its upright edges too, where they are sharp."""
        x, y, z = self.at(shape["at"])
        width, depth, height = shape["size"]
        outline = rounded(x, y, width, depth, shape.get("radius"))
        count = len(outline)
        verts = [(a, -b, z) for a, b in outline] + [(a, -b, z + height) for a, b in outline]
        sides = [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
        thing = add(verts, [tuple(range(count)), tuple(range(count, 2 * count)), *sides], self.materials.of(shape["material"]))
        face_outwards(thing)
        mesh = bmesh.new()
        mesh.from_mesh(thing.data)
        is_top = lambda edge: all(vert.co.z > z + height - 1e-3 for vert in edge.verts)
        is_upright = lambda edge: abs(edge.verts[0].co.z - edge.verts[1].co.z) > 1e-3
        edges = [edge for edge in mesh.edges if is_top(edge) or (not shape.get("radius") and is_upright(edge))]
        bevel = min(2.2, height * 0.25, min(width, depth) * 0.12)
        if bevel > 0.15:
            bmesh.ops.bevel(mesh, geom=edges, offset=bevel, segments=3, profile=0.5, affect="EDGES")
        mesh.to_mesh(thing.data)
        mesh.free()
        smooth(thing)
        self.prisms.append((thing, (x, y, width, depth), z + height))

    def recess(self, shape):
        """Cuts a hole into the prism below it."""
        x, y, z = self.at(shape["at"])
        width, depth, deep = shape["size"]
        body = next(
            thing
            for thing, (left, back, across, along), top in reversed(self.prisms)
            if abs(top - z) < 1 and left <= x and back <= y and x + width <= left + across and y + depth <= back + along
        )
        outline = rounded(x, y, width, depth, 9)
        count = len(outline)
        verts = [(a, -b, z - deep) for a, b in outline] + [(a, -b, z + 10) for a, b in outline]
        sides = [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
        cutter = add(verts, [tuple(range(count)), tuple(range(count, 2 * count)), *sides], self.materials.paint("night"))
        face_outwards(cutter)
        cutter.hide_render = True
        cut = body.modifiers.new("recess", "BOOLEAN")
        cut.operation, cut.object, cut.solver = "DIFFERENCE", cutter, "EXACT"

    def patch(self, shape):
        x, y, z = self.at(shape["at"])
        outline = rounded(x, y, shape["width"], shape["depth"], shape.get("radius"))
        lift = self.lift()
        self._paint([blender((a, b, z), lift) for a, b in outline], shape, shape.get("opacity", 1))

    def front(self, shape):
        x, y, z = self.at(shape["at"])
        outline = rounded(x, 0, shape["width"], shape["height"], shape.get("radius"))
        lift = self.lift()
        self._paint([blender((a, y, z - down), lift) for a, down in outline], shape)

    def _paint(self, places, shape, opacity=1):
        if shape.get("fill"):
            self.surface(places, self.materials.paint(shape["fill"], opacity))
        width = shape.get("strokeWidth", 1)
        # Hairlines stand for the light on an edge, which is there.
        if shape.get("stroke") and (width >= 1.5 or not shape.get("fill")):
            paint = self.materials.paint(shape["stroke"], opacity)
            places = [*places, places[0]]
            if shape.get("dashed"):
                self._dashes(places, width, paint)
            else:
                # A thick one is a thing, such as a steering wheel.
                self.tube(places, width, paint, width > 6)

    def line(self, shape):
        lift = self.lift()
        places = [blender(self.at(place), lift) for place in shape["points"]]
        paint = self.materials.paint(shape["stroke"], shape.get("opacity", 1))
        width = shape.get("width", 1)
        if shape.get("dashed"):
            self._dashes(places, width, paint)
        else:
            self.tube(places, width, paint, width > 4)

    def _dashes(self, places, width, paint):
        for start, end in zip(places, places[1:]):
            length = (end - start).length
            at = 0.0
            while at < length:
                stop = min(at + 4, length)
                self.tube([start.lerp(end, at / length), start.lerp(end, stop / length)], width * 1.1, paint)
                at += 8

    def face(self, shape):
        places = []
        for turn in shape["outline"]:
            if isinstance(turn[0], list):
                places += curve(places[-1], *turn)
            else:
                places.append(turn)
        lift = self.lift()
        paint = self.materials.paint(shape["fill"], shape["opacity"])
        self.surface([blender(self.at(place), lift) for place in places], paint, shape["opacity"] == 1)

    def bent(self, shape):
        """A strip between two rows of places: there along one, back along the other."""
        lift = self.lift()
        places = [tuple(blender(self.at(place), lift)) for place in shape["outline"]]
        last = len(places) - 1
        faces = [(i, i + 1, last - i - 1, last - i) for i in range(len(places) // 2 - 1)]
        smooth(add(places, faces, self.materials.paint(shape["fill"])))

    def disc(self, shape):
        x, y, z = self.at(shape["centre"])
        lift = self.lift()
        turn = lambda step: step * math.pi / 24
        places = [(x + shape["radius"] * math.cos(turn(s)), y, z + shape["radius"] * math.sin(turn(s))) for s in range(48)]
        self.surface([blender(place, lift) for place in places], self.materials.paint(shape["fill"]))

    def arc(self, shape):
        x, y, z = self.at(shape["centre"])
        radius, width = shape["radius"], shape["width"]
        lift = self.lift()
        paint = self.materials.paint(shape["stroke"])

        def place(degrees, distance=radius):
            angle = math.radians(degrees)
            return blender((x + distance * math.cos(angle), y + distance * math.sin(angle), z), lift)

        start, end = shape["from"], shape["to"]
        if not shape["ticks"]:
            steps = max(8, int((end - start) / 4))
            self.tube([place(start + (end - start) * step / steps) for step in range(steps + 1)], width * 0.9, paint)
            return
        step, wide = math.degrees(4.6 / radius), math.degrees(1.7 / radius)
        inner, outer = radius - width / 2, radius + width / 2
        at = start
        while at <= end:
            self.surface([place(at, inner), place(at, outer), place(at + wide, outer), place(at + wide, inner)], paint)
            at += step

    def cable(self, shape):
        start, *rest = shape["points"]
        places = [blender(self.at(place)) for place in (start, *curve(start, *rest, steps=24))]
        self.tube(places, 7, self.materials.paint(shape["colour"]), True)

    def beam(self, shape):
        x, y, z = self.at(shape["at"])
        radius, height = shape["width"] / 2, shape["height"]
        count = 48
        ring = lambda wide, up: [
            (x + wide * math.cos(2 * math.pi * k / count), -y + wide * math.sin(2 * math.pi * k / count), up)
            for k in range(count)
        ]
        sides = [(k, (k + 1) % count, count + (k + 1) % count, count + k) for k in range(count)]
        light = self.materials.light(shape["colour"], z, height)
        thing = add([*ring(radius, z + 0.4), *ring(2.6 * radius, z + height)], sides, light)
        thing.visible_shadow = False
        thing.visible_diffuse = thing.visible_glossy = False
        smooth(thing)

    def car(self, shape):
        """Of painted metal, on the place of the drawn one, with its battery between the wheels and a mark on its roof."""
        place = self.park(shape, CAR, car_parts.LENGTH)
        car_parts.set_down(self.materials.car(), place)
        if shape.get("mark"):
            data = car_parts.roof_mark(self.materials.paint(shape["mark"]))
            part = bpy.data.objects.new("mark", data)
            part.matrix_world = place
            bpy.context.scene.collection.objects.link(part)

    def van(self, shape):
        """Of painted metal, on the place of the drawn one, with its battery between the wheels."""
        car_parts.set_down(self.materials.van(), self.park(shape, VAN, van.LENGTH))

    def park(self, shape, drawn, length):
        """Where a vehicle that is `length` metres long takes the place of the drawn one."""
        x, y, z = self.at(shape["at"])
        drawn_length, drawn_width = (size * shape["scale"] for size in drawn)
        # The drawing's place is a corner; the vehicle's is on its middle line.
        return Matrix.Translation((x, -y - drawn_width / 2, z)) @ Matrix.Scale(drawn_length / length, 4)

    def thing(self, shape):
        Builder(self.things[shape["name"]], self.things, self.at(shape["at"])).build()
