"""An opened pack of a small car, and its modules of prismatic cells, by day. Centimetres."""

import math

import bpy
from mathutils import Matrix

from car_parts import box, built_once, set_down
from materials import linear
from meshes import tube
from places import at
from prismatic import ELEMENT, ELEMENTS, HEIGHT, LONG, build_code, joined, moulded, place, rounded
from studio import opaque
from turned import turned

# The front looks along -y. The modules of a row stand side by side, their cells one behind the other; from one module to the next.
COLUMN, ROW = 19, 42.4
# From cell to cell, how many are in a module, half as long as which with its end plates, and where its cells stand.
STEP, CELLS, HALF, BASE = 2.86, 12, 18.6, 0.6
# The housing at its flange, how far its wall is drawn in, how high the flange is, and the floor that modules stand on.
WIDE, DEEP, WALL, FLANGE, FLOOR = 87.4, 94.4, 3.4, 8.2, 1.7


def finishes():
    """The materials of a pack by name."""
    return {
        "anodised": opaque("anodised", linear("#5b666e"), 0.3, 1),
        "metal": opaque("metal", linear("#939ea5"), 0.27, 1),
        "plate": opaque("plate", linear("#aab5bb"), 0.42, 1),
        "steel": opaque("steel", linear("#d5dadd"), 0.2, 1),
        "cover": opaque("cover", linear("#e6eaec"), 0.38),
        "black": opaque("black", linear("#14191d"), 0.45),
        "rubber": opaque("rubber", linear("#1b2125"), 0.7),
        "paste": opaque("paste", linear("#cdd8db"), 0.55),
        "foam": opaque("foam", linear("#c9d2d6"), 0.8),
        "gap": opaque("gap", linear("#5d696f"), 0.7),
        "teal": opaque("teal", linear("#12968d"), 0.32),
        "ink": opaque("ink", linear("#10171d"), 0.6),
    }


def facing(x, y, z, outline, look):
    """A round body that looks to the front."""
    place(x, y, z, outline, look)
    bpy.context.scene.collection.objects[-1].rotation_euler = (math.pi / 2, 0, 0)


def build_bolt(radius, steel, black):
    """A bolt with a washer and a hexagon socket."""
    r = radius
    turned([(1.5 * r, 0), (1.5 * r, 0.16 * r), (1.42 * r, 0.24 * r), (r, 0.24 * r), (r, 1.05 * r), (0.9 * r, 1.18 * r), (0.6 * r, 1.18 * r), (0, 1.16 * r)], steel, 32)
    turned([(0.55 * r, 1.185 * r), (0, 1.19 * r)], black, 6)


def build_sticker(look):
    """A label that looks to the front, its lower edge around the origin: a code, bars, and lines of figures."""
    box(-3.1, -0.03, 0, 6.2, 0.04, 3.5, look["cover"], 0.01)
    code = joined(built_once(lambda: build_code(0, 0, 0, look["ink"])))
    set_down(code, Matrix.Translation((-2.7, -0.04, 0.4)) @ Matrix.Rotation(math.pi / 2, 4, "X") @ Matrix.Scale(2.1, 4))
    for row, long in enumerate((2.3, 1.7, 2.1)):
        box(0.4, -0.04, 2.7 - row * 0.5, long, 0.03, 0.2, look["ink"], 0.004)
    for bar in range(12):
        box(0.4 + bar * 0.19, -0.04, 0.42, 0.12 if bar % 3 == 0 else 0.07, 0.03, 0.9, look["ink"], 0.004)


def build_frame(look, bolt):
    """What holds the cells of a module together: a base, ribbed end plates with a bolt at each corner, and straps along its sides."""
    box(-LONG / 2 - 0.3, -HALF + 1, 0, LONG + 0.6, 2 * HALF - 2, BASE, look["black"], 0.1)
    for end in (-1, 1):
        y = end * (HALF - 0.75)
        box(-LONG / 2 - 0.4, y - 0.5, 0, LONG + 0.8, 1, 9.7, look["metal"], 0.12)
        for rib in range(7):
            box((rib - 3) * 1.75 - 0.14, y + end * 0.65 - 0.3, 0.5, 0.28, 0.6, 8.6, look["metal"], 0.08)
        box(-LONG / 2 + 1.6, y + end * 0.65 - 0.22, 4.6, LONG - 3.2, 0.44, 0.6, look["metal"], 0.08)
        for side in (-1, 1):
            place(side * (LONG / 2 - 0.3), y + end * 0.3, 0, [(0.85, 0), (0.85, 9.3), (0.75, 9.4), (0.4, 9.4)], look["metal"])
            set_down(bolt, at(side * (LONG / 2 - 0.3), y + end * 0.3, 9.4))
    for side in (-1, 1):
        for z, high in ((0.8, 1.5), (7, 1.1)):
            box(side * (LONG / 2 + 0.13) - 0.09, -HALF + 0.5, z, 0.18, 2 * HALF - 1, high, look["steel"], 0.05)


def cell_place(number):
    """Where a cell of a module stands, counted from its front and from 1."""
    return at(0, (number - (CELLS + 1) / 2) * STEP, BASE)


def build_open_module(look, bolt, cell, without):
    """One without its cover, and without one of its cells; there is foam between the others."""
    build_frame(look, bolt)
    for number in range(1, CELLS + 1):
        if number != without:
            set_down(cell, cell_place(number))
            if number < CELLS:
                box(-LONG / 2 + 0.5, (number + 1 - (CELLS + 1) / 2) * STEP - STEP / 2 - 0.07, BASE + 0.2, LONG - 1, 0.14, HEIGHT - 0.8, look["foam"], 0.02)


def build_cover(look, screw):
    """The cover of a module: two ribbed fields, caps over its poles, a socket, and a label."""
    wide, long, top = LONG + 1, 2 * HALF - 2.6, 11
    side = [(0.12, 3.2), (0, 3.4), (0, 9.3), (0.12, 9.5), (0.3, 9.5), (0.3, 10.5), (0.42, 10.85), (0.8, top), (1.5, top), (1.6, 10.86)]
    moulded((0, 0, 0), wide, long, 1.1, side, look["cover"])
    for x in (-3.75, 3.75):
        moulded((x, 1.2, 10.8), 5.3, 23, 0.7, [(0, 0), (0, 0.34), (0.12, 0.5), (0.5, 0.5), (0.62, 0.36)], look["cover"])
        moulded((x, 1.2, 10.8), 5.7, 23.4, 0.8, [(0, 0), (0, 0.225)], look["gap"])
        for rib in range(8):
            box(x - 2, 1.2 - 9.6 + rib * 2.68, 11.1, 4, 0.42, 0.36, look["cover"], 0.12)
        moulded((x * 1.35, -13.9, 10.8), 3.7, 3, 0.6, [(0, 0), (0, 1.3), (0.16, 1.55), (0.5, 1.62)], look["teal"])
        moulded((x * 1.35, -13.9, 10.8), 4.3, 3.6, 0.8, [(0, 0), (0, 0.3), (0.1, 0.4)], look["black"])
        for y in (-16.6, -5.4, 5.4, 16.6):
            set_down(screw, at(math.copysign(wide / 2 - 0.95, x), y, top - 0.1))
    # The socket of its wires, and a label.
    moulded((0, 15, 10.8), 3, 1.9, 0.3, [(0, 0), (0, 1), (0.1, 1.1), (0.3, 1.1), (0.36, 0.6)], look["black"])
    box(-0.6, -12, 10.75, 1.2, 25, 0.16, look["black"], 0.05)
    build_code(-ELEMENTS * ELEMENT / 2 - 4.4, 14.2, 10.87, look["ink"])
    for row, long in enumerate((2.6, 1.9, 2.3)):
        box(3.2, 15.1 - row * 0.45, 10.855, long, 0.16, 0.016, look["ink"], 0.002)


def build_covered_module(look, bolt, screw):
    build_frame(look, bolt)
    build_cover(look, screw)


def build_housing(look, bolt):
    """The tray: grooves along its walls, a flange with a seal and bolts, beams between the modules, and lugs to hang it under a car."""
    grooved = [(WALL + inset, z) for inset, z in ((0.9, 0), (0.3, 0.15), (0, 0.6), (0, 2), (0.35, 2.2), (0.35, 2.8), (0, 3), (0, 4.5), (0.35, 4.7), (0.35, 5.3), (0, 5.5), (0, 6.9))]
    rim = [(WALL - 0.3, 7.2), (0.3, 7.3), (0, 7.5), (0, 8), (0.2, FLANGE), (WALL + 1, FLANGE), (WALL + 1.25, 8), (WALL + 1.6, 7.4), (WALL + 1.8, FLOOR), (WALL + 2.2, FLOOR - 0.2)]
    moulded((0, 0, 0), WIDE, DEEP, 8, grooved + rim, look["anodised"])
    seal = [(x, y, FLANGE + 0.04) for x, y in rounded(WIDE - 6.6, DEEP - 6.6, 5)]
    tube([*seal, seal[0]], 0.26, look["rubber"])
    for count, long, across in ((10, WIDE, DEEP), (11, DEEP, WIDE)):
        for number in range(count):
            along = (long - 18) * (number / (count - 1) - 0.5)
            for side in (-1, 1):
                x, y = (along, side * (across / 2 - 1.5)) if long == WIDE else (side * (across / 2 - 1.5), along)
                set_down(bolt, at(x, y, FLANGE))
    inner = WIDE - 2 * WALL - 3.4
    box(-inner / 2, -2.1, FLOOR - 0.2, inner, 4.2, 8.2, look["anodised"], 0.25)
    for column in range(3):
        x = (column - 1) * COLUMN
        for y in (-ROW / 2, ROW / 2):
            box(x - 0.75, y - HALF, FLOOR - 0.2, 1.5, 2 * HALF, 6.6, look["anodised"], 0.2)
            for along in (-12, 0, 12):
                set_down(bolt, at(x, y + along, FLOOR + 6.4))
        set_down(bolt, at(x, 0, FLOOR + 8))
    for side in (-1, 1):
        for y in (-30, 0, 30):
            box(side * (WIDE / 2 - 0.4) - 4.6, y - 4.5, 0.7, 9.2, 9, 1.5, look["anodised"], 0.5)
            place(side * (WIDE / 2 + 2), y, 2.15, [(1.7, 0), (1.7, 0.5), (1.55, 0.6), (0.95, 0.6), (0.9, -1)], look["steel"])
            place(side * (WIDE / 2 + 2), y, 2.3, [(0.93, 0), (0, 0)], look["black"])


def build_connections(look, bolt):
    """What a pack is plugged into a car with, on its front: power, signals and coolant; and a vent."""
    y = -DEEP / 2 + WALL
    front = lambda x, z, wide, high, deep, name, bevel=0.3: box(x - wide / 2, y - deep, z - high / 2, wide, deep + 0.5, high, look[name], bevel)
    front(-4, 3.7, 15, 6, 0.7, "metal")
    for x in (-7.6, -0.4):
        facing(x, y - 0.6, 3.7, [(2.5, 0), (2.5, 1.1), (2.3, 1.3), (2.3, 4.6), (2.15, 4.8), (1.8, 4.8), (1.75, 1.5), (0, 1.5)], look["black"])
        facing(x, y - 2, 3.7, [(0.7, 0), (0.7, 2.6), (0.55, 2.8), (0, 2.8)], look["steel"])
        facing(x, y - 0.6, 3.7, [(2.42, 2), (2.5, 2.1), (2.5, 2.7), (2.42, 2.8)], look["teal"])
    front(8.6, 3.7, 5.4, 4, 0.5, "black")
    front(8.6, 3.7, 4.4, 2.8, 3.2, "black")
    front(8.6, 3.7, 3.4, 1.8, 3.26, "gap", 0.1)
    for x in (17, 24):
        facing(x, y, 3.8, [(2.3, 0), (2.3, 0.6), (2.1, 0.8), (1.35, 0.8), (1.35, 3.4), (1.6, 3.6), (1.6, 4.1), (1.35, 4.4), (1.3, 6), (1.1, 6.1), (1, 6), (1, 1)], look["metal"])
    front(-17.5, 3.75, 7.4, 4.5, 0.1, "metal", 0.04)
    set_down(built_once(lambda: build_sticker(look)), at(-17.5, y - 0.1, 2))
    for x in (-25, -31):
        facing(x, y, 3.8, [(2, 0), (2, 0.5), (1.85, 0.65), (1.5, 0.65), (1.45, 0.3)], look["metal"])
        facing(x, y, 3.8, [(1.45, 0.3), (1.2, 0.5), (0.75, 0.5), (0.7, 0.9), (0.55, 1), (0, 1)], look["black"])


def build_seat(look):
    """What is seen where no module stands: the plate that cools it, with the paste that carries the heat, and holes for its bolts."""
    box(-8, -HALF, FLOOR - 0.3, 16, 2 * HALF, 0.32, look["plate"], 0.1)
    lines = 9
    path = []
    for line in range(lines):
        x = (line - (lines - 1) / 2) * 1.35
        path += [(x, end * 14.8, FLOOR + 0.06) for end in ((-1, 1) if line % 2 else (1, -1))]
    tube(path, 0.3, look["paste"])
    for x in (-7.1, 7.1):
        for y in (-HALF + 0.5, HALF - 0.5):
            place(x, y, FLOOR, [(0.8, 0), (0.8, 0.3), (0.45, 0.3), (0.4, 0.05), (0, 0.05)], look["steel"])


def build_wires(look, column, row):
    """From the socket of a module to the bundle along the beam."""
    y, up = row * ROW / 2 - row * 15, FLOOR + 11.4
    x = column * COLUMN
    points = [(x, y - row * 0.3, up), (x, y - row * 1.6, up + 0.5), (x + 0.2, y - row * 3.2, up), (x + 0.7, y - row * 4.6, up - 1.4), (x + 1.6, row * 1.1, FLOOR + 8.4)]
    for k in (-1, 0, 1):
        tube([(px + k * 0.34, py, pz) for px, py, pz in points], 0.16, look["black" if k else "teal"])


def build_bars(look, row, columns):
    """Connects the poles of neighbours."""
    for left in columns:
        x, y, z = left * COLUMN + 5.06, row * ROW / 2 + row * 13.9, FLOOR + 11.7
        box(x - 0.4, y - 0.9, z, COLUMN - 10.12 + 0.8, 1.8, 0.5, look["black"], 0.2)
        for end in (x, x + COLUMN - 10.12):
            place(end, y, z + 0.5, [(0.75, 0), (0.75, 0.3), (0.6, 0.4), (0, 0.4)], look["steel"])


def build_pack(look, module, missing):
    """The pack and all its modules but one, which are counted from behind on the left."""
    bolt = joined(built_once(lambda: build_bolt(0.55, look["steel"], look["black"])))
    build_housing(look, bolt)
    build_connections(look, bolt)
    columns = (-1.5, -0.5, 0.5, 1.5)
    for row, numbers in ((1, (1, 2, 3, 4)), (-1, (5, 6, 7, 8))):
        for number, column in zip(numbers, columns):
            where = module_place(number)
            if number == missing:
                set_down(built_once(lambda: build_seat(look)), at(where[0], where[1], 0))
            else:
                set_down(module, at(*where, 180 if row > 0 else 0))
                build_wires(look, column, row)
        build_bars(look, row, [column for number, column in zip(numbers, columns[:-1]) if number != missing])
    for k, name in enumerate(("black", "black", "teal")):
        tube([(-34, (k - 1) * 0.6, FLOOR + 8.3), (34, (k - 1) * 0.6, FLOOR + 8.3)], 0.3, look[name])


def module_place(number):
    column, row = (number - 1) % 4, (number - 1) // 4
    return ((column - 1.5) * COLUMN, ROW / 2 - row * ROW, FLOOR)
