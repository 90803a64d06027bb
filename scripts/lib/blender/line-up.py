"""Renders what each product reads, in three equal columns by day: the battery of a car, that of a van, and cells on a line (view.py says with which arguments). Metres, but for the line, which is built in centimetres."""

import math
import os
import sys

from mathutils import Matrix

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from car_pack import COLUMNS, ROWS, build_bolts, build_housing, build_rails, module_place
from car_parts import box, built_once, set_down
from cut_van import build_cut_van
from lifted_body import build_lifted
from materials import linear
from meshes import tube
from opened_pack import build_bolt, build_covered_module, build_sticker, finishes
from places import at, turn
from prismatic import HEIGHT, LONG, THICK, joined, moulded, prismatic
from showcase import daylight, seen_bounds
from skateboard import build_skateboard
from studio import look, opaque, softbox
from view import take

# A third of the picture, how far away the camera is, and how steeply it looks down, in degrees, and what it looks at.
BESIDE, FAR, DOWN, AIM = 6, 300, 22, 3.15
# How high the body of the car is lifted.
LIFT = 0.96
# The line: how high it carries its trays, and the beam of its gate is, half of how wide it is, where it ends, where trays stand on it, and cells in a tray, which of them is out and how high.
BED, BEAM, HALF, ENDS, TRAYS = 24, 56, 11.5, (-22, 56), (6.3, 39)
CELLS, STEP, ODD, HIGHER = 6, 4.2, 1, 16


def stand(parts, column, turned, size):
    """Sets something down in the middle of its third, counted from -1; the lowest that is seen of all is on one line. Returns where."""
    turned = turned @ Matrix.Scale(size, 4)
    left, right, low = seen_bounds(parts, turned, DOWN)
    place = at(column * BESIDE - (left + right) / 2, -low / math.sin(math.radians(DOWN))) @ turned
    set_down(parts, place)
    return place


def build_car(colours, finish, covers):
    """Its body is lifted off its battery."""
    build_skateboard(finish["black"], finish["metal"], finish["steel"], finish["rubber"], opaque("rim", linear("#c4cdd2"), 0.25, 0.9))
    build_housing(finish["anodised"], finish["metal"], finish["rubber"])
    build_bolts(finish["steel"])
    bolt, screw = (joined(built_once(lambda: build_bolt(radius, finish["steel"], finish["black"]))) for radius in (0.5, 0.32))
    module = joined(built_once(lambda: build_covered_module(covers, bolt, screw)))
    for number in range(1, COLUMNS * ROWS + 1):
        set_down(module, module_place(number))
    build_rails(finish)
    build_lifted(colours, LIFT)


def build_tray(cell, finish, without=None):
    """Cells one behind the other between ribs, but one."""
    long = CELLS * STEP + 2
    moulded((0, 0, 0), long, LONG + 4, 1, [(0.4, 0), (0.1, 0.3), (0, 1.7), (0.15, 2), (0.5, 2), (0.65, 1.2), (0.7, 1)], finish["black"])
    for number in range(CELLS + 1):
        for side in (-1, 1):
            box((number - CELLS / 2) * STEP - 0.5, side * (LONG / 2 - 0.6) - 1.6, 0.9, 1, 3.2, 1.8, finish["black"], 0.15)
    for number in range(CELLS):
        if number != without:
            set_down(cell, at((number + 0.5 - CELLS / 2) * STEP, 0, 1, 90))


def build_conveyor(finish):
    """Rollers between rails, on legs."""
    start, end = ENDS
    for side in (-1, 1):
        box(start, side * (HALF + 0.6) - 0.6, BED - 5, end - start, 1.2, 5.6, finish["metal"], 0.2)
        box(start + 0.6, side * (HALF + 1.2) - 0.06, BED - 2.6, end - start - 1.2, 0.12, 0.8, finish["black"], 0.03)
        for x in (start + 4, end - 4):
            box(x - 1.1, side * (HALF - 0.1) - 1.1, 1, 2.2, 2.2, BED - 5, finish["metal"], 0.2)
            moulded((x, side * (HALF - 0.1), 0), 4.4, 4.4, 1.6, [(0.1, 0), (0, 0.15), (0, 0.7), (0.2, 1)], finish["black"])
    for x in (start + 4, end - 4):
        box(x - 0.8, -HALF, 7, 1.6, 2 * HALF, 1.6, finish["metal"], 0.2)
    for number in range(25):
        x = start + 1.6 + (end - start - 3.2) * number / 24
        tube([(x, -HALF, BED - 1.1), (x, HALF, BED - 1.1)], 1.1, finish["steel"])


def build_station(finish, light):
    """A cabinet that the line runs through, and a gate over it, whose gripper holds what it takes out."""
    gate, black, steel = opaque("gate", linear("#cdd6da"), 0.34), finish["black"], finish["steel"]
    moulded((0, 0, 0), 27, 2 * HALF + 7, 1, [(0, 0), (0, 2.4)], black)
    moulded((0, 0, 2), 30, 2 * HALF + 10, 1.6, [(0.2, 0), (0, 0.2), (0, BED - 8.2), (0.15, BED - 7.8), (0.5, BED - 7.6)], opaque("cabinet", linear("#56636b"), 0.38))
    box(-0.12, -HALF - 5.03, 3, 0.24, 0.1, BED - 10, black, 0.01)
    for x in (-2.2, 1.6):
        box(x, -HALF - 5.5, 9, 0.6, 0.9, 4, steel, 0.25)
    for side in (-1, 1):
        y = side * (HALF + 3.4)
        box(-2.6, y - 1.5, BED - 6, 5.2, 3, BEAM - BED + 9, gate, 0.7)
        moulded((0, y, BED - 5.8), 7, 4.4, 0.8, [(0, 0), (0, 0.8), (0.3, 1.1)], steel)
    box(-4, -HALF - 5.6, BEAM, 8, 2 * HALF + 11.2, 6.4, gate, 1.1)
    box(3.94, -HALF - 3.4, BEAM + 2.8, 0.16, 2 * HALF + 6.8, 0.7, light, 0.05)


def build_gripper(finish, lid):
    """It holds a cell by its narrow sides."""
    box(-1.5, -LONG / 2 - 1.4, lid + 1.4, 3, LONG + 2.8, 1.6, finish["black"], 0.3)
    for side in (-1, 1):
        box(-1, side * (LONG / 2 + 0.45) - 0.4, lid - 4.2, 2, 0.8, 6, finish["steel"], 0.15)
    box(-1.7, -2.4, lid + 2.8, 3.4, 4.8, BEAM - lid - 2, finish["metal"], 0.4)


def build_labelled(cell, sticker):
    set_down(cell, at(0, 0))
    set_down(sticker, at(2.6, -THICK / 2, 1.7))


def build_line(finish, light):
    """Cells that run through a station, which takes one of them out."""
    sticker = joined(built_once(lambda: build_sticker(finish)))
    orange = opaque("odd", linear("#f2530a"), 0.28)
    cell, odd = (
        joined(built_once(lambda: build_labelled(prismatic(film, plate), sticker)))
        for film, plate in ((opaque("film", linear("#13a398"), 0.26), opaque("plate", linear("#0a5567"), 0.32)), (orange, orange))
    )
    build_conveyor(finish)
    build_station(finish, light)
    for x, without in zip(TRAYS, (ODD, None)):
        set_down(built_once(lambda: build_tray(cell, finish, without)), at(x, 0, BED))
    foot = BED + 1 + HIGHER
    set_down(odd, at(0, 0, foot, 90))
    build_gripper(finish, foot + HEIGHT)


def build(colours):
    finish = finishes()
    covers = finish | {"cover": opaque("lit cover", linear("#1cb8ab"), 0.34), "teal": finish["cover"]}
    slant = turn(-50, "Z")
    car = stand(built_once(lambda: build_car(colours, finish, covers)), -1, slant, 1.33)
    van = stand(built_once(lambda: build_cut_van(colours, finish, covers)), 0, turn(-42, "Z"), 1.03)
    light = opaque("light", linear("#17bcab"), glow=0.7)
    stand(built_once(lambda: build_line(finish, light)), 1, slant, 0.07)
    daylight(3 * BESIDE / 240)
    # What is bright beyond, where the roof of the van and lids mirror it, and the roof of the car does not.
    softbox((6, 13, 7.3), (6, 0, 2.4), 16, 5, 520, (0.96, 0.985, 1))

    def lamp(place, spot, target, wide, high, strength):
        """Beside what stands at a place, in the measures of that."""
        size = place.to_scale().x
        softbox(place @ at(*spot).translation, place @ at(*target).translation, wide * size, high * size, strength * size**2)

    # Along the flanks, below the body of the car, into the opening of the van, and from the ceiling of its load space.
    lamp(car, (0.5, -5.5, 0.5), (2, 0, 1.7), 7, 0.5, 150)
    lamp(van, (0.6, -3.4, 0.4), (1.6, 0, 0.9), 7, 0.3, 36)
    lamp(car, (2.1, -2.4, 1.3), (2.1, 0, 0.2), 3, 0.5, 80)
    lamp(van, (3.6, -5, 3.4), (2.4, 0, 0.6), 3.5, 1.5, 70)
    lamp(van, (2, 0.1, 2.35), (2, 0.1, 0), 3, 0.5, 32)
    tilt = math.radians(DOWN)
    look((0, -FAR * math.cos(tilt), AIM + FAR * math.sin(tilt)), (0, 0, AIM), lens=36 * FAR / (3 * BESIDE))


take(build, ground="sunken")
