"""What more than one row of things by day shows: vehicles whose batteries are seen, a phone that stands, and plinths. Metres, but for the phone."""

from mathutils import Matrix

from car_body import WHEELS as CAR_WHEELS
from car_body import one_sided
from car_parts import box, built_once, opaque_car, set_down
from glass_car import build_pack
from materials import linear
from places import at, turn
from prismatic import moulded
from showcase import build_phone
from studio import Nodes, opaque
from van import WHEELS as VAN_WHEELS
from van import build_van

# How round the corners of openings in vehicles are, and how wide their edges.
ROUND, EDGE = 0.16, 0.035


def opened(name, colour, edge, start, end, foot, top):
    """Paint below a clear coat with an opening in the right flank, which has an edge: between places along a vehicle, and heights."""
    nodes = Nodes(name)
    axes = nodes.new("SeparateXYZ", nodes.new("TexCoord").outputs["Object"]).outputs
    beyond = lambda value, first, last: nodes.math("MAXIMUM", nodes.math("SUBTRACT", nodes.math("ABSOLUTE", nodes.math("SUBTRACT", value, (first + last) / 2), 0), (last - first) / 2 - ROUND), 0)
    away = nodes.math("POWER", nodes.math("ADD", *(nodes.math("POWER", one, 2) for one in (beyond(axes["X"], start, end), beyond(axes["Z"], foot, top)))), 0.5)
    is_right = nodes.math("LESS_THAN", axes["Y"], -0.45)
    clear, around = (nodes.math("MULTIPLY", nodes.math("LESS_THAN", away, far), is_right) for far in (ROUND, ROUND + EDGE))
    paint = nodes.new("BsdfPrincipled", nodes.new("MixRGB", around, colour, edge).outputs[0])
    for socket, value in {"Roughness": 0.3, "Metallic": 0.6, "Clearcoat": 1, "Clearcoat Roughness": 0.03}.items():
        paint.inputs[socket].default_value = value
    nodes.new("OutputMaterial", nodes.new("MixShader", clear, paint.outputs[0], nodes.new("BsdfTransparent").outputs[0]).outputs[0])
    return nodes.material


def build_cells(finish, *pack):
    """A vehicle's battery, all of whose cells are well."""
    cell, darker = opaque("cell", linear("#2cc4b4"), 0.32, glow=0.3), opaque("darker cell", linear("#12968d"), 0.32, glow=0.2)
    build_pack(finish["metal"], cell, darker, *pack)


def vehicle_looks(colours, finish):
    """What the lamps, the wheels and the lower parts of a vehicle are made of, as its builder asks for them."""
    rim, lamp = opaque("rim", linear("#c4cdd2"), 0.25, 0.9), opaque("lamp", colours["surface"], glow=2)
    return lamp, finish["black"], finish["rubber"], rim, finish["black"]


def build_opened_van(colours, finish):
    """With its battery behind an opening in its right flank."""
    start, end = VAN_WHEELS[0] + 0.52, VAN_WHEELS[1] - 0.52
    paint = opened("van paint", linear("#c3ced4"), linear("#12968d"), start, end, 0.33, 1.04)
    build_van(paint, opaque("van glass", linear("#06090c"), 0.16), *vehicle_looks(colours, finish), arch=one_sided("arch", linear("#0b1117")))
    set_down(built_once(lambda: build_cells(finish, {"from": start, "to": end, "half": 0.82}, 32)), at(0, 0, 0.16))
    # A wall behind it.
    box(VAN_WHEELS[0] + 0.4, -0.86, 0.3, 0.02, 1.72, 1.4, opaque("lining", linear("#87949c"), 0.6), 0.005)


def build_opened_car(colours, finish):
    """With its battery behind an opening in its right flank."""
    paint = opened("car paint", linear("#0d6470"), linear("#12968d"), CAR_WHEELS[0] + 0.48, CAR_WHEELS[1] - 0.48, 0.27, 0.72)
    lamp, black, *others = vehicle_looks(colours, finish)
    set_down(opaque_car(paint, opaque("car glass", linear("#06090c"), 0.03), black, lamp, *others), Matrix.Identity(4))
    set_down(built_once(lambda: build_cells(finish)), at(0, 0, 0.05))


def build_plinth(x, y, wide, deep, high, radius, look):
    """Stands on a shadow gap around a place."""
    moulded((x, y, 0), wide, deep, radius, [(0.14, 0), (0.14, 0.06), (0.01, 0.06), (0, 0.07), (0, high - 0.045), (0.013, high - 0.013), (0.045, high)], look)


def build_upright(metal):
    """A phone that stands in a foot. Centimetres."""
    moulded((0, -0.4, 0), 6, 3.4, 0.8, [(0.1, 0), (0, 0.1), (0, 0.9), (0.15, 1.05)], metal)
    set_down(built_once(build_phone), at(0, 0, 0.4) @ turn(86, "X"))
