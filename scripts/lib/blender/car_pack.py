"""The battery of a car without its cover, and the cover: metres, as in car_parts.py."""

import math

from mathutils import Matrix

from car_parts import box, built_once, set_down
from materials import linear
from meshes import tube
from prismatic import moulded, place
from studio import opaque

# The housing along the car and to both sides; its foot, and the flange that its cover is bolted to.
FROM, TO, HALF = 1.19, 3.07, 0.75
FOOT, FLANGE, RIM = 0.17, 0.32, 0.06
MIDDLE, LONG = (FROM + TO) / 2, TO - FROM
# Modules along the car and across it; a module, and its groups of cells along the car and across it.
COLUMNS, ROWS = 6, 2
WIDE, DEEP = 0.268, 0.66
ALONG, ACROSS = 2, 4
# How high a group is, how far the middle of a row of modules is from the middle of the car, and how far one group is drawn out.
HIGH, ROW, DRAWN_OUT = 0.118, 0.365, 0.06
# Column and row of the module with the group that is weaker than all others, and which one in it that is.
WEAK_MODULE, WEAK_GROUP = (3, 0), (1, 2)


def centre_of_weak():
    """Where the weak group is, and how high its lid."""
    column, row = WEAK_MODULE
    x = FROM + (column + 0.5) * LONG / COLUMNS + (WEAK_GROUP[0] + 0.5) * WIDE / ALONG - WIDE / 2
    return x, ROW * (2 * row - 1) - DEEP / 2 + 0.025 + (WEAK_GROUP[1] + 0.5) * (DEEP - 0.05) / ACROSS, FOOT + 0.02 + DRAWN_OUT + HIGH


def build_group(x, y, z, look, pole):
    """A group of cells that stands on a place: its can, a lid drawn in at its edge, a vent and two poles."""
    long, wide = WIDE / ALONG - 0.022, (DEEP - 0.05) / ACROSS - 0.024
    can = [(0.003, 0), (0, 0.004), (0, HIGH - 0.008), (0.004, HIGH - 0.002), (0.009, HIGH), (0.012, HIGH), (0.014, HIGH - 0.005)]
    moulded((x, y, z), long, wide, 0.014, can, look)
    moulded((x, y, z + HIGH - 0.006), 0.05, 0.024, 0.0115, [(0, 0), (0, 0.004), (0.003, 0.006), (0.006, 0.006), (0.008, 0.003)], look)
    for side in (-1, 1):
        moulded((x, y + side * wide * 0.34, z + HIGH - 0.005), 0.032, 0.022, 0.006, [(0, 0), (0, 0.009), (0.003, 0.012)], pole)


def build_module(shades, pole, metal, seam, weak=None):
    """A module with its corner at the origin: its groups between end plates that straps hold together, and the board that reads them."""
    box(0, 0, 0, WIDE, DEEP, 0.018, seam, 0.004)
    for y in (0, DEEP - 0.02):
        box(0.004, y, 0.01, WIDE - 0.008, 0.02, 0.126, metal, 0.005)
    for x in (-0.002, WIDE - 0.002):
        for z in (0.05, 0.095):
            box(x, 0.004, z, 0.004, DEEP - 0.008, 0.014, metal, 0.001)
    along, across = WIDE / ALONG, (DEEP - 0.05) / ACROSS
    for column in range(ALONG):
        for row in range(ACROSS):
            x, y = along * (column + 0.5), 0.025 + across * (row + 0.5)
            if weak and (column, row) == WEAK_GROUP:
                build_group(x, y, 0.02 + DRAWN_OUT, weak, pole)
            else:
                build_group(x, y, 0.02, shades[(column * 3 + row) % len(shades)], pole)
    # Foam between them, nearly as high as they are.
    box(WIDE / 2 - 0.01, 0.02, 0.02, 0.02, DEEP - 0.04, HIGH - 0.006, seam, 0.003)
    for row in range(1, ACROSS):
        box(0.004, 0.025 + across * row - 0.011, 0.02, WIDE - 0.008, 0.022, HIGH - 0.006, seam, 0.003)
    box(WIDE / 2 - 0.035, DEEP - 0.02, 0.13, 0.07, 0.03, 0.022, seam, 0.004)


def build_bolts(z, metal, seam):
    """Along the flange, at a height."""
    bolt = built_once(lambda: place(0, 0, 0, [(0.017, 0), (0.017, 0.003), (0.011, 0.003), (0.011, 0.011), (0.008, 0.014), (0.004, 0.014), (0.004, 0.008), (0, 0.008)], metal))
    edge_x, edge_y = LONG / 2 + RIM / 2, HALF + RIM / 2
    spots = [(edge_x * (2 * k / 14 - 1), side * edge_y) for k in range(15) for side in (-1, 1)]
    spots += [(side * edge_x, edge_y * (2 * k / 10 - 1)) for k in range(1, 10) for side in (-1, 1)]
    for x, y in spots:
        set_down(bolt, Matrix.Translation((MIDDLE + x, y, z)))


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
    step = LONG / COLUMNS
    for column in range(1, COLUMNS):
        box(FROM + column * step - 0.013, -HALF, FOOT, 0.026, 2 * HALF, 0.128, bright, 0.005)
    box(FROM, -0.022, FOOT, LONG, 0.044, 0.138, bright, 0.006)


def build_pack(colours, metal, bright, seam):
    """All of it but the cover."""
    build_housing(metal, bright, seam)
    build_bolts(FLANGE, bright, seam)
    pole = opaque("pole", linear("#b9ece4"), 0.35, 0.3, glow=0.4)
    shades = [opaque(f"group {k}", linear(tone), 0.22, glow=0.55) for k, tone in enumerate(("#23ac9e", "#188a84", "#2bc4b3", "#1f9f95"))]
    weak = opaque("weak group", linear("#ff6a1f"), 0.28, glow=0.7)
    sound = built_once(lambda: build_module(shades, pole, bright, seam))
    with_weak = built_once(lambda: build_module(shades, pole, bright, seam, weak))
    step = LONG / COLUMNS
    for column in range(COLUMNS):
        for row in range(ROWS):
            x, y = FROM + (column + 0.5) * step - WIDE / 2, ROW * (2 * row - 1) - DEEP / 2
            set_down(with_weak if (column, row) == WEAK_MODULE else sound, Matrix.Translation((x, y, FOOT + 0.02)))
    # Rails that carry the current from module to module, above the beam in the middle, and sheathed ends.
    for y in (-0.014, 0.014):
        box(FROM + 0.12, y - 0.006, FOOT + 0.138, LONG - 0.2, 0.012, 0.02, seam, 0.004)
    for column in range(COLUMNS):
        x = FROM + (column + 0.5) * step
        for side in (-1, 1):
            bend = [(x + 0.05 * side, side * (0.012 + 0.075 * t), FOOT + 0.15 + 0.03 * math.sin(math.pi * t)) for t in (k / 8 for k in range(9))]
            tube(bend, 0.008, seam)


def build_cover(sheet, bright, seam):
    """A pressed sheet at the height of the flange: beads that stiffen it, bolts, breathers, a flap for service and a label."""
    long, wide = LONG + 2 * RIM, 2 * (HALF + RIM)
    pressed = [(0.004, 0), (0, 0.003), (0, 0.012), (RIM, 0.014), (RIM + 0.03, 0.055), (RIM + 0.045, 0.06)]
    moulded((MIDDLE, 0, FLANGE), long, wide, 0.05, pressed, sheet)
    top = FLANGE + 0.059
    bead = [(0, 0), (0.008, 0.008), (0.016, 0.01)]
    for column in range(COLUMNS):
        for side in (-1, 1):
            moulded((FROM + (column + 0.5) * LONG / COLUMNS, side * 0.36, top), 0.2, 0.54, 0.045, bead, sheet)
    moulded((MIDDLE, 0, top), LONG - 0.3, 0.07, 0.03, bead, sheet)
    build_bolts(FLANGE + 0.012, bright, seam)
    for y in (-0.62, 0.62):
        place(TO - 0.06, y, top, [(0.03, 0), (0.03, 0.01), (0.024, 0.014), (0.01, 0.014), (0.008, 0.01), (0, 0.01)], seam)
