"""A car that one sees into: its body is dark glass, and its battery gives off light. Metres, as in car_parts.py."""

import numpy as np

from car_body import one_sided as seen_from_outside
from car_parts import (
    WHEEL_HEIGHT, WHEELS, box, build_body, build_headlamps, build_inside, build_lamp, build_mirror, build_wheel, front_line, rear_line,
)  # fmt: skip
from materials import linear
from studio import Nodes, opaque

# As in the sample report: groups of cells along the car and across it.
COLUMNS, ROWS = 27, 4
# How far the one that stands out is raised above the others.
RAISED = 0.12
PACK = {"from": 1.02, "to": 3.12, "half": 0.66}


# Where the doors end along the car and how far their edges lean towards its front, in metres for each metre upwards; the rear one goes around its wheel.
DOORS = ((1.885, -0.03), (2.95, 0.1))
REAR_DOOR, AROUND_WHEEL = 1.06, 0.5
DOOR_SILL, BELT = 0.335, 0.93
FLAP = (0.655, 0.868, 0.056)


def seams(nodes, place, half=0.0032):
    """1 in the gaps around doors, bonnet, tailgate and the flap of the charging socket, 0 elsewhere."""
    axes = nodes.new("SeparateXYZ", place["Position"]).outputs
    x, z, beside = axes["X"], axes["Z"], nodes.math("ABSOLUTE", axes["Y"], 0)
    looks = nodes.new("SeparateXYZ", place["Normal"]).outputs
    upwards = looks["Z"]
    is_side = nodes.math("GREATER_THAN", nodes.math("ABSOLUTE", looks["Y"], 0), 0.6)

    def every(first, *others):
        for other in others:
            first = nodes.math("MULTIPLY", first, other)
        return first

    def line(distance):
        return nodes.between(nodes.math("ABSOLUTE", distance, 0), half * 0.6, half * 1.4, 1, 0)

    def within(value, start, end):
        return every(nodes.math("GREATER_THAN", value, start), nodes.math("LESS_THAN", value, end))

    def away(value, target):
        return nodes.math("SUBTRACT", value, target)

    def circle(one, other, power=2):
        """How far away something is that is as far away along both axes."""
        one, other = (nodes.math("POWER", nodes.math("ABSOLUTE", part, 0), power) for part in (one, other))
        return nodes.math("POWER", nodes.math("ADD", one, other), 1 / power)

    def leaning(at, lean):
        return away(x, nodes.math("ADD", nodes.math("MULTIPLY", away(z, DOOR_SILL), lean), at))

    found = [every(line(leaning(at, lean)), within(z, DOOR_SILL, BELT)) for at, lean in DOORS]
    found.append(every(line(away(z, DOOR_SILL)), within(x, WHEELS[0] + AROUND_WHEEL, DOORS[-1][0])))
    around = away(circle(away(x, WHEELS[0]), away(z, WHEEL_HEIGHT)), AROUND_WHEEL)
    # Around the wheel or upwards, whichever is further to the front.
    rear = nodes.math("MINIMUM", around, away(x, REAR_DOOR))
    found.append(every(line(rear), within(z, DOOR_SILL, BELT), nodes.math("GREATER_THAN", x, WHEELS[0])))
    found.append(line(away(circle(away(x, FLAP[0]), away(z, FLAP[1]), 5), FLAP[2])))
    # Bumpers end above the middle of the wheels.
    found.append(every(line(away(x, 3.86)), within(z, 0.3, 0.68)))
    found.append(every(line(away(x, 0.33)), within(z, 0.3, 0.86)))
    found = [every(one, is_side) for one in found]
    # The bonnet runs together towards the front, where it ends before the lamps.
    is_above = nodes.math("GREATER_THAN", upwards, 0.3)
    bonnet = nodes.math("ADD", beside, nodes.math("MULTIPLY", away(x, 3.3), 0.1))
    found.append(every(line(away(bonnet, 0.745)), within(x, 3.0, 4.03), is_above))
    ahead = nodes.math("ADD", x, nodes.math("MULTIPLY", nodes.math("POWER", beside, 3), 0.24))
    found.append(every(line(away(ahead, 4.105)), nodes.math("LESS_THAN", beside, 0.67), is_above))
    # The tailgate.
    is_behind = nodes.math("LESS_THAN", looks["X"], -0.5)
    found.append(every(line(away(z, 0.58)), nodes.math("LESS_THAN", beside, 0.62), is_behind))
    found.append(every(line(away(beside, 0.62)), within(z, 0.58, 1.0), is_behind))
    for one in found[1:]:
        found[0] = nodes.math("MAXIMUM", found[0], one)
    return found[0]


def own_place(nodes):
    """Of the car, wherever it stands."""
    own = nodes.new("TexCoord").outputs
    return {"Position": own["Object"], "Normal": own["Normal"]}


def sunken(nodes, seam):
    """How a surface looks where its gaps have round edges that catch light."""
    return nodes.new("Bump", 1, 0.006, seam, None, invert=True).outputs[0]


# Before its battery the body is clear: from one height to another, and at each end between two places along it.
CLEAR = {"heights": (0.45, 0.92), "rear": (0.6, 0.95), "front": (3.15, 3.6)}


def see_through(name, colour, edge_colour, clear, edge_power, edge_light, with_seams=False):
    """Dark glass that is clear where one looks straight through it, above all before the battery; it mirrors lights, and its edges are bright."""
    nodes = Nodes(name)
    facing = nodes.new("LayerWeight", 0.5).outputs["Facing"]
    place = own_place(nodes)
    axes = nodes.new("SeparateXYZ", place["Position"]).outputs
    # 1 above the battery, and most of that at both ends.
    above = nodes.between(axes["Z"], *CLEAR["heights"], 0.22, 1)
    front, rear = nodes.between(axes["X"], *CLEAR["front"], 0, 0.8), nodes.between(axes["X"], *reversed(CLEAR["rear"]), 0, 0.8)
    covered = nodes.math("MAXIMUM", above, nodes.math("MAXIMUM", front, rear))
    solid = nodes.between(nodes.math("POWER", facing, edge_power), 0, 1, clear, 1)
    solid = nodes.math("MULTIPLY", solid, covered)
    light = nodes.math("MULTIPLY", nodes.math("POWER", facing, 5), edge_light)
    surface, mirror = nodes.new("BsdfPrincipled"), nodes.new("BsdfGlossy", None, 0.05)
    for socket, value in {"Base Color": colour, "Roughness": 0.3, "Specular": 0.5}.items():
        surface.inputs[socket].default_value = value
    if with_seams:
        seam = seams(nodes, place)
        solid = nodes.math("MAXIMUM", solid, nodes.math("MULTIPLY", seam, 0.85))
        nodes.tree.links.new(nodes.new("MixRGB", seam, colour, (0.001, 0.002, 0.003, 1)).outputs[0], surface.inputs["Base Color"])
        # Its edges catch light.
        beside = nodes.math("SUBTRACT", seams(nodes, place, 0.0065), seam)
        light = nodes.math("ADD", light, nodes.math("MULTIPLY", beside, 0.2))
        solid = nodes.math("MAXIMUM", solid, nodes.math("MULTIPLY", beside, 0.5))
        bumped = sunken(nodes, seam)
        for one in (surface, mirror):
            nodes.tree.links.new(bumped, one.inputs["Normal"])
    outside = nodes.between(nodes.new("NewGeometry").outputs["Backfacing"], 0, 1, 1, 0)
    # One looks past the far side of the car.
    solid = nodes.math("MULTIPLY", solid, outside)
    edge = nodes.new("Emission", edge_colour, light)
    both = nodes.new("AddShader", surface.outputs[0], edge.outputs[0])
    clear_one = nodes.new("BsdfTransparent")
    body = nodes.new("MixShader", solid, clear_one.outputs[0], both.outputs[0]).outputs[0]
    shine = nodes.math("MULTIPLY", nodes.new("Fresnel", 1.42).outputs[0], outside)
    nodes.new("OutputMaterial", nodes.new("MixShader", shine, body, mirror.outputs[0]).outputs[0])
    return nodes.material


def painted(name, colour, seam_colour, roughness, metallic):
    """Metal below a clear coat, with the gaps around its doors, wherever the car stands."""
    nodes = Nodes(name)
    seam = seams(nodes, own_place(nodes))
    surface = nodes.new("BsdfPrincipled")
    for socket, value in {"Metallic": metallic, "Clearcoat": 0.7, "Clearcoat Roughness": 0.04}.items():
        surface.inputs[socket].default_value = value
    nodes.tree.links.new(nodes.new("MixRGB", seam, colour, seam_colour).outputs[0], surface.inputs["Base Color"])
    nodes.tree.links.new(nodes.between(seam, 0, 1, roughness, 0.8), surface.inputs["Roughness"])
    nodes.tree.links.new(sunken(nodes, seam), surface.inputs["Normal"])
    nodes.new("OutputMaterial", surface.outputs[0])
    return nodes.material


def seen_from_behind(name, colour, glow):
    """Light that shines backwards only: through glass, one does not see it from before it."""
    nodes = Nodes(name)
    geometry = nodes.new("NewGeometry").outputs
    ahead = nodes.math("GREATER_THAN", nodes.new("SeparateXYZ", own_place(nodes)["Normal"]).outputs["X"], 0.3)
    hidden = nodes.math("MAXIMUM", ahead, geometry["Backfacing"])
    clear = nodes.new("BsdfTransparent")
    nodes.new("OutputMaterial", nodes.new("MixShader", hidden, nodes.new("Emission", colour, glow).outputs[0], clear.outputs[0]).outputs[0])
    return nodes.material


def half_clear(name, colour, solid):
    """Hides what is behind it in part only."""
    nodes = Nodes(name)
    surface = nodes.new("BsdfPrincipled")
    surface.inputs["Base Color"].default_value, surface.inputs["Roughness"].default_value = colour, 0.45
    clear = nodes.new("BsdfTransparent")
    nodes.new("OutputMaterial", nodes.new("MixShader", solid, clear.outputs[0], surface.outputs[0]).outputs[0])
    return nodes.material


def build_pack(tray, cell, darker, pack=PACK, columns=COLUMNS, found=None):
    """
    Cells in a tray with an edge and brackets; bars run between their rows, and a box at the front joins them.
    `found`: the column from the rear and the row from the car's right of the one that is raised above the others, and its look.
    """
    *place, look_of_found = found or (None,)
    start, half = pack["from"], pack["half"]
    length = pack["to"] - start
    box(start - 0.05, -half - 0.04, 0.2, length + 0.1, 2 * half + 0.08, 0.07, tray, 0.02)
    along, across = length / columns, 2 * half / ROWS
    for side in (-1, 1):
        box(start - 0.05, side * (half + 0.03) - 0.012, 0.2, length + 0.1, 0.024, 0.092, tray, 0.006)
        box(start + (length + 0.07 if side > 0 else -0.1), -half - 0.04, 0.2, 0.03, 2 * half + 0.08, 0.092, tray, 0.006)
        box(start - 0.03, side * (half + 0.06) - 0.03, 0.2, length + 0.06, 0.06, 0.012, tray, 0.004)
        for x in np.linspace(start + 0.06, start + length - 0.12, 8):
            box(x, side * (half + 0.055) - 0.02, 0.2, 0.06, 0.04, 0.05, tray, 0.012)
    box(start + length + 0.01, -0.17, 0.27, 0.07, 0.34, 0.075, tray, 0.02)
    for column in range(columns):
        for row in range(ROWS):
            look = darker if (column * 7 + row * 13) % 17 == 0 else cell
            bottom = 0.27
            if [column, row] == place:
                look, bottom = look_of_found, 0.27 + RAISED
            x, y = start + column * along, -half + row * across
            box(x + along * 0.12, y + across * 0.06, bottom, along * 0.76, across * 0.88, 0.085, look, 0.01)
    for row in range(1, ROWS):
        box(start + 0.02, -half + row * across - 0.016, 0.345, length - 0.04, 0.032, 0.018, tray, 0.005)


def lit(name, colour, glow):
    """Shines upwards more than to its sides, which shows its shape."""
    nodes = Nodes(name)
    upwards = nodes.new("SeparateXYZ", own_place(nodes)["Normal"]).outputs["Z"]
    surface = nodes.new("BsdfPrincipled")
    for socket in ("Base Color", "Emission"):
        surface.inputs[socket].default_value = colour
    surface.inputs["Roughness"].default_value = 0.3
    nodes.tree.links.new(nodes.between(upwards, 0, 1, glow * 0.5, glow), surface.inputs["Emission Strength"])
    nodes.new("OutputMaterial", surface.outputs[0])
    return nodes.material


def build_glass_car(colours, columns=COLUMNS, found=None):
    """Builds it with its rear at the origin, in the colours of the design tokens; `found` as for its pack."""
    paint = see_through("paint", linear("#24405a"), linear("#a8fff0"), 0.62, 1.5, 1.5, with_seams=True)
    glass = see_through("glass", linear("#07131f"), colours["aurora"], 0.5, 1.3, 0.3)
    body = build_body(paint, glass, seen_from_outside("arch", linear("#060d15")))
    build_mirror(opaque("mirror", linear("#0c1a24"), 0.2, 0.2))
    build_inside(half_clear("seats", linear("#38566a"), 0.3))
    build_pack(
        opaque("tray", colours["night-raised"], 0.4),
        lit("cell", linear("#2bbfae"), 0.7),
        lit("darker cell", colours["action"], 0.35),
        columns=columns,
        found=found,
    )
    rubber, metal, dark = opaque("rubber", linear("#16212c"), 0.55), opaque("metal", linear("#dbe6ec"), 0.3, 0.5), opaque("dark", colours["night"], 0.3)
    for x in WHEELS:
        for side in (-1, 1):
            build_wheel(x, side, rubber, metal, dark)
    build_headlamps(body, opaque("headlamp", colours["surface"], glow=6))
    build_lamp(body, 3.3, (62, -66), front_line, opaque("daylight", colours["surface"], glow=3.5), 0.006)
    build_lamp(body, 0.75, (118, 242), rear_line, seen_from_behind("tail lamp", linear("#c8102e"), 1.5), 0.012)
