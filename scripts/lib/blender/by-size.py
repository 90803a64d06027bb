"""Renders what the glossary begins with in one row, by day: a cell, a group of cells, a module, a pack, the adapter, and a phone with its state of health (view.py says with which arguments). Centimetres."""

import math
import os
import sys

from mathutils import Matrix, Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from adapter import build_adapter, prism, rim
from car_parts import box, built_once, set_down
from lettering import written
from materials import linear
from meshes import add
from opened_pack import CELLS, build_bolt, build_covered_module, build_frame, build_pack, build_sticker, cell_place, finishes, module_place
from places import at, turn
from prismatic import HEIGHT, LONG, TERMINAL, THICK, brushed, joined, moulded, prismatic
from showcase import build_phone, daylight, seen_bounds
from studio import look, opaque
from view import take

# A sixth of the picture, how far away the camera is, and how steeply it looks down, in degrees.
BESIDE, FAR, DOWN = 40, 900, 29
# How all of them are turned, the adapter and the phone aside.
TURN = -34
# Cells of a group, which is the one that is lit in a module; the module that is lit in the pack.
GROUP, LIT_MODULE = 4, 7


def stand(parts, station, turned, size):
    """Sets something down in the middle of its sixth, counted from the left; the lowest that is seen of all is on one line."""
    turned = turned @ Matrix.Scale(size, 4)
    left, right, low = seen_bounds(parts, turned, DOWN)
    x = (station - 2.5) * BESIDE - (left + right) / 2
    set_down(parts, Matrix.Translation((x, -low / math.sin(math.radians(DOWN)), 0)) @ turned)


def build_bar(x, first, last, metal, steel):
    """Connects the poles of neighbouring cells, counted as in a module, on one side of their lids."""
    start, end = (cell_place(number).translation.y for number in (first, last))
    z = cell_place(first).translation.z + HEIGHT + 0.45
    moulded((x, (start + end) / 2, z), 1.5, end - start + 1.5, 0.3, [(0.04, 0), (0, 0.04), (0, 0.2), (0.06, 0.26)], metal)
    for number in range(first, last + 1):
        y = cell_place(number).translation.y
        moulded((x, y, z + 0.24), 0.9, 0.9, 0.44, [(0, 0), (0, 0.06), (0.06, 0.1), (0.2, 0.1), (0.26, 0.05)], steel)


def build_group(cell, lit, look, bar):
    """Cells side by side, whose poles of each sign are connected; one is lit."""
    for number in range(1, GROUP + 1):
        set_down(lit if number == 1 else cell, cell_place(number))
    for x in (-TERMINAL, TERMINAL):
        build_bar(x, 1, GROUP, bar, look["steel"])


def build_module(cell, lit, look, bolt, bar):
    """Groups in line, every other one the other way around, in a frame; one is lit."""
    build_frame(look, bolt)
    for number in range(1, CELLS + 1):
        group = (number - 1) // GROUP
        set_down(cell if group else lit, cell_place(number) @ turn(180 * (group % 2), "Z"))
        if number < CELLS:
            y = (cell_place(number).translation.y + cell_place(number + 1).translation.y) / 2
            box(-LONG / 2 + 0.5, y - 0.07, 0.8, LONG - 1, 0.14, HEIGHT - 0.8, look["foam"], 0.02)
    for x, first, last in ((-TERMINAL, 1, GROUP), (TERMINAL, 1, 2 * GROUP), (-TERMINAL, GROUP + 1, CELLS), (TERMINAL, 2 * GROUP + 1, CELLS)):
        build_bar(x, first, last, bar, look["steel"])


def build_whole_pack(look, bolt, screw):
    """With all its modules; one is lit."""
    build_pack(look, joined(built_once(lambda: build_covered_module(look, bolt, screw))), LIT_MODULE)
    lit = look | {"cover": opaque("lit cover", linear("#14a39a"), 0.34), "teal": look["black"]}
    set_down(built_once(lambda: build_covered_module(lit, bolt, screw)), at(*module_place(LIT_MODULE)))


def build_plug(shell, inside, pin):
    """The collar of the adapter's plug, which is open, with two rows of pins. Metres, as in adapter.py."""
    edges = [rim(*size, x)[:-1] for size, x in (((0.0215, 0.02, 0.004), 0.002), ((0.0215, 0.02, 0.004), 0.021), ((0.0208, 0.0186, 0.0036), 0.0218), ((0.0199, 0.0168, 0.003), 0.0212), ((0.0199, 0.0168, 0.003), 0.008))]
    count = len(edges[0])
    faces = [(r * count + k, r * count + (k + 1) % count, (r + 1) * count + (k + 1) % count, (r + 1) * count + k) for r in range(len(edges) - 1) for k in range(count)]
    collar = add([place for edge in edges for place in edge], faces, shell)
    for polygon in collar.data.polygons:
        polygon.use_smooth = True
    prism(0.004, 0.006, 0.0198, 0.0166, inside, 0.001)
    box(0.008, -0.0155, -0.0012, 0.0105, 0.031, 0.0024, inside, 0.0006)
    for row in (-1, 1):
        for column in range(8):
            box(0.009, -0.0148 + column * 0.0039, row * 0.0019 - 0.0004, 0.0092, 0.0021, 0.0009, pin, 0.0002)


def build_obd(look):
    """The adapter, its plug, and its name on it."""
    case, face = opaque("case", linear("#46545f"), 0.34), opaque("face", linear("#10181f"), 0.2)
    build_adapter(case, face, opaque("ring", linear("#19c2b0"), 0.3, glow=0.5), opaque("front", linear("#2c373f"), 0.4))
    build_plug(opaque("collar", linear("#cfd8dc"), 0.35), opaque("inside", linear("#2b343a"), 0.5), opaque("pin", linear("#d9b968"), 0.24, 1))
    name = built_once(lambda: written("BatScan", 0, 0, 0.0058, opaque("name", linear("#dfe9ec"), 0.5), 0, "CENTER"))
    set_down(name, Matrix.Translation((-0.024, 0, 0.0147)) @ turn(90, "Z"))


def build_rest(look):
    """What the phone leans on: a foot with a lip, and a back."""
    moulded((0, 2.2, 0), 5.6, 8.4, 1, [(0.1, 0), (0, 0.1), (0, 0.45), (0.15, 0.6)], look["metal"])
    moulded((0, -1.3, 0.5), 4.6, 0.7, 0.3, [(0, 0), (0, 1), (0.12, 1.2)], look["metal"])


def build(_colours):
    finish = finishes()
    bolt, screw = (joined(built_once(lambda: build_bolt(radius, finish["steel"], finish["black"]))) for radius in (0.5, 0.32))
    cell = prismatic(opaque("film", linear("#0a5567"), 0.26), opaque("plate", linear("#12968d"), 0.32))
    lit = prismatic(opaque("lit film", linear("#13a398"), 0.26), opaque("lit plate", linear("#0a5567"), 0.32))
    bar = brushed("bar", linear("#d8d3c8"), 0.24)
    sticker = joined(built_once(lambda: build_sticker(finish)))

    def labelled():
        set_down(lit, Matrix.Identity(4))
        set_down(sticker, at(0.6, -THICK / 2, 1.7))

    turned = turn(TURN, "Z")
    stand(built_once(labelled), 0, turned, 1.5)
    stand(built_once(lambda: build_group(cell, lit, finish, bar)), 1, turned, 1.48)
    stand(built_once(lambda: build_module(cell, lit, finish, bolt, bar)), 2, turned, 1)
    stand(built_once(lambda: build_whole_pack(finish, bolt, screw)), 3, turned, 0.298)
    stand(built_once(lambda: build_obd(finish)), 4, turn(-126, "Z"), 290)

    def leaning():
        build_rest(finish)
        set_down(built_once(build_phone), at(0, -0.8, 0.6) @ turn(64, "X"))

    stand(built_once(leaning), 5, turn(-24, "Z"), 1.75)
    daylight()
    tilt = math.radians(DOWN)
    middle = Vector((0, 8, 8))
    look(middle + FAR * Vector((0, -math.cos(tilt), math.sin(tilt))), middle, lens=36 * FAR / (6 * BESIDE))


take(build, ground="sunken")
