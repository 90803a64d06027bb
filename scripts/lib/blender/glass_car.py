"""A car that one sees into: its body is dark glass, and its battery gives off light. Metres, as in car_parts.py."""

from car_parts import WHEELS, box, build_body, build_inside, build_lamp, build_mirror, build_wheel
from materials import linear
from studio import Nodes, opaque

# As in the sample report: groups of cells along the car and across it.
COLUMNS, ROWS = 27, 4
PACK = {"from": 1.02, "to": 3.12, "half": 0.66}


# Edges of the doors along the car, and how far they lean towards its front, in metres for each metre upwards.
DOORS = ((1.03, 0.0), (1.85, 0.0), (2.93, 0.12))
DOOR_SILL, BELT = 0.33, 0.93
HANDLES = (1.2, 2.04)
FLAP = (0.5, 0.78, 0.062)


def seams(nodes, place):
    """1 on the edges of doors, bonnet, handles and the flap of the charging socket, 0 elsewhere."""
    axes = nodes.new("SeparateXYZ", place["Position"]).outputs
    x, z, beside = axes["X"], axes["Z"], nodes.math("ABSOLUTE", axes["Y"], 0)
    upwards = nodes.new("SeparateXYZ", place["Normal"]).outputs["Z"]
    is_side = nodes.math("LESS_THAN", upwards, 0.62)

    def every(first, *others):
        for other in others:
            first = nodes.math("MULTIPLY", first, other)
        return first

    def line(distance, half=0.004):
        return nodes.between(nodes.math("ABSOLUTE", distance, 0), half, half + 0.005, 1, 0)

    def within(value, start, end):
        return every(nodes.math("GREATER_THAN", value, start), nodes.math("LESS_THAN", value, end))

    def away(value, target):
        return nodes.math("SUBTRACT", value, target)

    def leaning(at, lean):
        return away(x, nodes.math("ADD", nodes.math("MULTIPLY", away(z, DOOR_SILL), lean), at))

    found = [every(line(leaning(at, lean)), within(z, DOOR_SILL, BELT)) for at, lean in DOORS]
    found.append(every(line(away(z, DOOR_SILL)), within(x, DOORS[0][0], DOORS[-1][0])))
    for handle in HANDLES:
        found.append(every(line(away(z, 0.8), 0.014), within(x, handle - 0.085, handle + 0.085)))
    across = nodes.math("POWER", away(x, FLAP[0]), 2)
    flap = nodes.math("SQRT", nodes.math("ADD", across, nodes.math("POWER", away(z, FLAP[1]), 2)), 0)
    found.append(line(away(flap, FLAP[2])))
    found = [every(one, is_side) for one in found]
    # The bonnet runs together towards the front.
    bonnet = nodes.math("ADD", beside, nodes.math("MULTIPLY", away(x, 3.3), 0.16))
    found.append(every(line(away(bonnet, 0.72), 0.005), within(x, 3.3, 4.06), nodes.math("GREATER_THAN", upwards, 0.2)))
    for one in found[1:]:
        found[0] = nodes.math("MAXIMUM", found[0], one)
    return found[0]


# Before its battery the body is clear: from one height to another, and at each end between two places along it.
CLEAR = {"heights": (0.45, 0.92), "rear": (0.6, 0.95), "front": (3.15, 3.6)}


def see_through(name, colour, edge_colour, clear, edge_power, edge_light, with_seams=False, before=CLEAR):
    """Dark glass that is clear where one looks straight through it, above all `before` the battery, and bright at its edges."""
    nodes = Nodes(name)
    facing = nodes.new("LayerWeight", 0.5).outputs["Facing"]
    place = nodes.new("NewGeometry").outputs
    # Of its own, wherever it stands.
    axes = nodes.new("SeparateXYZ", nodes.new("TexCoord").outputs["Object"]).outputs
    # 1 above the battery, and most of that at both ends.
    above = nodes.between(axes["Z"], *before["heights"], 0.22, 1)
    front, rear = nodes.between(axes["X"], *before["front"], 0, 0.8), nodes.between(axes["X"], *reversed(before["rear"]), 0, 0.8)
    covered = nodes.math("MAXIMUM", above, nodes.math("MAXIMUM", front, rear))
    solid = nodes.between(nodes.math("POWER", facing, edge_power), 0, 1, clear, 1)
    solid = nodes.math("MULTIPLY", solid, covered)
    light = nodes.math("MULTIPLY", nodes.math("POWER", facing, 5), edge_light)
    if with_seams:
        seam = seams(nodes, place)
        solid = nodes.math("MAXIMUM", solid, nodes.math("MULTIPLY", seam, 0.9))
        light = nodes.math("ADD", light, nodes.math("MULTIPLY", seam, 0.3))
    # One looks past the far side of the car.
    solid = nodes.math("MULTIPLY", solid, nodes.between(place["Backfacing"], 0, 1, 1, 0))
    surface = nodes.new("BsdfPrincipled")
    for socket, value in {"Base Color": colour, "Roughness": 0.2, "Specular": 0.6, "Clearcoat": 0.6, "Clearcoat Roughness": 0.06}.items():
        surface.inputs[socket].default_value = value
    edge = nodes.new("Emission", edge_colour, light)
    both = nodes.new("AddShader", surface.outputs[0], edge.outputs[0])
    clear_one = nodes.new("BsdfTransparent")
    nodes.new("OutputMaterial", nodes.new("MixShader", solid, clear_one.outputs[0], both.outputs[0]).outputs[0])
    return nodes.material


def painted(name, colour, seam_colour, roughness, metallic):
    """Metal with the edges of its doors, wherever the car stands."""
    nodes = Nodes(name)
    own = nodes.new("TexCoord").outputs
    seam = seams(nodes, {"Position": own["Object"], "Normal": own["Normal"]})
    surface = nodes.new("BsdfPrincipled")
    surface.inputs["Metallic"].default_value = metallic
    nodes.tree.links.new(nodes.new("MixRGB", seam, colour, seam_colour).outputs[0], surface.inputs["Base Color"])
    nodes.tree.links.new(nodes.between(seam, 0, 1, roughness, 0.8), surface.inputs["Roughness"])
    nodes.new("OutputMaterial", surface.outputs[0])
    return nodes.material


def seen_from_outside(name, colour):
    """Dark on the side that looks out of the car, clear from within."""
    nodes = Nodes(name)
    surface = nodes.new("BsdfPrincipled")
    surface.inputs["Base Color"].default_value, surface.inputs["Roughness"].default_value = colour, 0.7
    inside = nodes.new("NewGeometry").outputs["Backfacing"]
    clear = nodes.new("BsdfTransparent")
    nodes.new("OutputMaterial", nodes.new("MixShader", inside, surface.outputs[0], clear.outputs[0]).outputs[0])
    return nodes.material


def half_clear(name, colour, solid):
    """Hides what is behind it in part only."""
    nodes = Nodes(name)
    surface = nodes.new("BsdfPrincipled")
    surface.inputs["Base Color"].default_value, surface.inputs["Roughness"].default_value = colour, 0.45
    clear = nodes.new("BsdfTransparent")
    nodes.new("OutputMaterial", nodes.new("MixShader", solid, clear.outputs[0], surface.outputs[0]).outputs[0])
    return nodes.material


def build_pack(tray, cell, darker, pack=PACK, columns=COLUMNS):
    start, half = pack["from"], pack["half"]
    length = pack["to"] - start
    box(start - 0.05, -half - 0.04, 0.2, length + 0.1, 2 * half + 0.08, 0.07, tray, 0.02)
    along, across = length / columns, 2 * half / ROWS
    for column in range(columns):
        for row in range(ROWS):
            look = darker if (column * 7 + row * 13) % 17 == 0 else cell
            x, y = start + column * along, -half + row * across
            box(x + along * 0.14, y + across * 0.07, 0.27, along * 0.72, across * 0.86, 0.085, look)


def build_glass_car(colours):
    """Builds it with its rear at the origin, in the colours of the design tokens."""
    paint = see_through("paint", linear("#24405a"), linear("#a8fff0"), 0.62, 1.5, 1.5, with_seams=True)
    glass = see_through("glass", linear("#07131f"), colours["aurora"], 0.62, 1.2, 0.35)
    body = build_body(paint, glass, seen_from_outside("arch", linear("#060d15")))
    build_mirror(opaque("mirror", linear("#16303f"), 0.25, 0.2))
    build_inside(half_clear("seats", linear("#38566a"), 0.3))
    build_pack(
        opaque("tray", colours["night-raised"], 0.4),
        opaque("cell", linear("#2bbfae"), 0.35, glow=0.62),
        opaque("darker cell", colours["action"], 0.4, glow=0.35),
    )
    rubber, metal, dark = opaque("rubber", linear("#0d1620"), 0.6), opaque("metal", linear("#c4d2da"), 0.25, 0.9), opaque("dark", colours["night"])
    for x in WHEELS:
        for side in (-1, 1):
            build_wheel(x, side, rubber, metal, dark)
    build_lamp(body, 3.3, (26, -64), lambda turn: 0.7 + 0.05 * abs(turn) ** 2, opaque("headlamp", colours["surface"], glow=3.5))
    build_lamp(body, 0.75, (222, 252), lambda _turn: 0.885, opaque("tail lamp", colours["signal-bright"], glow=1.5), 0.013)
