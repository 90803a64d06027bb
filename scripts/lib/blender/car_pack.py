"""The battery of a car without its cover: metres, as in car_parts.py."""

import math

from mathutils import Matrix

from car_parts import box, built_once, set_down
from materials import linear
from meshes import tube
from opened_pack import CELLS, build_bolt, build_covered_module, build_frame, cell_place
from prismatic import joined, place, prismatic
from studio import opaque

# The housing along the car and to both sides; its foot, and the flange that its cover is bolted to.
FROM, TO, HALF = 1.19, 3.07, 0.75
FOOT, FLANGE, RIM = 0.17, 0.32, 0.06
MIDDLE, LONG = (FROM + TO) / 2, TO - FROM
# Modules along the car and across it, how far apart their middles are, and what they stand on.
COLUMNS, ROWS = 6, 2
STEP, ROW, FLOOR = LONG / COLUMNS, 0.365, FOOT + 0.02
# The modules of opened_pack.py are drawn in centimetres, and those of this car are larger along each axis.
SIZE = Matrix.Diagonal((0.0161, 0.01755, 0.0125, 1))
# The seventh module has the group of cells that is weaker than all others; how far that is lifted out of it.
WEAK_MODULE, WEAK_CELLS, LIFT = 7, (7, 8), 0.3


def module_place(number):
    """Where a module stands, counted across the car and from its rear; its poles are at the outer side of the car."""
    column, row = divmod(number - 1, ROWS)
    place = Matrix.Translation((FROM + (column + 0.5) * STEP, ROW * (2 * row - 1), FLOOR))
    return place @ Matrix.Rotation(math.pi * row, 4, "Z") @ SIZE


def weak_cell_place(number):
    """Where a cell of the weak group hovers."""
    return Matrix.Translation((0, 0, LIFT)) @ module_place(WEAK_MODULE) @ cell_place(number)


def build_module_of_weak(look, bolt, cell):
    """Without its cover, and without its weak group."""
    build_frame(look, bolt)
    for number in range(1, CELLS + 1):
        if number not in WEAK_CELLS:
            set_down(cell, cell_place(number))


def build_bolts(metal):
    """Along the flange."""
    bolt = built_once(lambda: place(0, 0, 0, [(0.017, 0), (0.017, 0.003), (0.011, 0.003), (0.011, 0.011), (0.008, 0.014), (0.004, 0.014), (0.004, 0.008), (0, 0.008)], metal))
    edge_x, edge_y = LONG / 2 + RIM / 2, HALF + RIM / 2
    spots = [(edge_x * (2 * k / 14 - 1), side * edge_y) for k in range(15) for side in (-1, 1)]
    spots += [(side * edge_x, edge_y * (2 * k / 10 - 1)) for k in range(1, 10) for side in (-1, 1)]
    for x, y in spots:
        set_down(bolt, Matrix.Translation((MIDDLE + x, y, FLANGE)))


def build_housing(metal, bright, seam):
    """A tub of sheet and extruded profiles: floor, walls, flange with its seal, beams between the modules, and what it is hung up by."""
    box(FROM, -HALF, FOOT, LONG, 2 * HALF, 0.02, metal, 0.006)
    for side in (-1, 1):
        y = side * HALF - 0.0175
        box(FROM - 0.03, y, FOOT, LONG + 0.06, 0.035, FLANGE - FOOT, metal, 0.008)
        box(FROM - RIM, side * (HALF + RIM / 2) - RIM / 2, FLANGE - 0.014, LONG + 2 * RIM, RIM, 0.014, metal, 0.005)
        box(FROM + 0.02, side * (HALF + 0.012) - 0.003, FLANGE - 0.002, LONG - 0.04, 0.006, 0.006, seam, 0.002)
        # The profile beside it takes the blow of an accident: ribs, and holes for screws.
        for z in (FOOT + 0.01, FOOT + 0.055, FOOT + 0.1):
            box(FROM + 0.02, side * (HALF + 0.022) - 0.022, z, LONG - 0.04, 0.044, 0.022, metal, 0.006)
        for k in range(10):
            box(FROM + 0.08 + k * 0.19, side * (HALF + 0.03) - 0.02, FOOT + 0.055, 0.04, 0.04, 0.022, bright, 0.006)
        for x in (FROM, TO):
            outside = 1 if x == TO else -1
            box(x - 0.0175, -HALF, FOOT, 0.035, 2 * HALF, FLANGE - FOOT, metal, 0.008)
            box(x + outside * RIM / 2 - RIM / 2, -HALF - RIM, FLANGE - 0.014, RIM, 2 * HALF + 2 * RIM, 0.014, metal, 0.005)
            box(x + outside * 0.012 - 0.003, -HALF, FLANGE - 0.002, 0.006, 2 * HALF, 0.006, seam, 0.002)
    for column in range(1, COLUMNS):
        box(FROM + column * STEP - 0.013, -HALF, FOOT, 0.026, 2 * HALF, 0.128, bright, 0.005)
    box(FROM, -0.022, FOOT, LONG, 0.044, 0.138, bright, 0.006)


def build_modules(look):
    """All of them under their covers, but the one whose weak group is lifted out of it."""
    bolt, screw = (joined(built_once(lambda: build_bolt(radius, look["steel"], look["black"]))) for radius in (0.5, 0.32))
    covered = joined(built_once(lambda: build_covered_module(look, bolt, screw)))
    cell = prismatic(opaque("film", linear("#0a5567"), 0.26), opaque("ring", linear("#12968d"), 0.32))
    opened = built_once(lambda: build_module_of_weak(look, bolt, cell))
    for number in range(1, COLUMNS * ROWS + 1):
        set_down(opened if number == WEAK_MODULE else covered, module_place(number))
    weak = opaque("weak film", linear("#f2530a"), 0.28)
    for number in WEAK_CELLS:
        set_down(prismatic(weak, weak), weak_cell_place(number))


def build_rails(look):
    """What carries the current from module to module, under covers at the outer sides; wires run along the beam in the middle."""
    for side in (-1, 1):
        for column in range(1, COLUMNS):
            box(FROM + column * STEP - 0.07, side * (ROW + 0.244) - 0.016, FLOOR + 0.142, 0.14, 0.032, 0.014, look["teal"], 0.005)
        box(FROM + 0.12, side * 0.014 - 0.006, FOOT + 0.138, LONG - 0.2, 0.012, 0.02, look["black"], 0.004)
        for column in range(COLUMNS):
            x = FROM + (column + 0.5) * STEP
            bend = [(x + 0.05 * side, side * (0.012 + 0.075 * t), FOOT + 0.15 + 0.03 * math.sin(math.pi * t)) for t in (k / 8 for k in range(9))]
            tube(bend, 0.008, look["teal"])


def build_pack(look):
    """All of it but its cover, of the finishes of opened_pack.py."""
    build_housing(look["anodised"], look["metal"], look["rubber"])
    build_bolts(look["steel"])
    build_modules(look)
    build_rails(look)
