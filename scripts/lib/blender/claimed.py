"""Renders a module that a customer sent back, opened on a bench, from nearby (view.py says with which arguments). Centimetres."""

import math
import os
import sys

from mathutils import Matrix

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from car_parts import box, built_once, set_down
from engraved import build_screw
from lettering import written
from materials import linear
from meshes import tube
from prismatic import HEIGHT, LONG, TERMINAL, THICK, brushed, moulded, prismatics
from studio import look, opaque, softbox, surround
from turned import turned
from view import take

# The cells of the module, one behind the other along y; the one that is lifted, and how far.
CELLS, STEP, LIFTED, LIFT = 8, THICK + 0.12, 4, 6
DEEP = CELLS * STEP


def build_case(metal, dark, bright, hole):
    """What holds the cells: a base, a plate at each end, and a strap along each side."""
    box(-LONG / 2 - 1, -1.5, -1, LONG + 2, DEEP + 3, 1, dark, 0.2)
    screw = built_once(lambda: build_screw(bright, hole, 0.5))
    for y in (-1.5, DEEP + 0.1):
        box(-LONG / 2 - 0.8, y, -0.2, LONG + 1.6, 1.4, HEIGHT - 0.6, metal, 0.25)
        for rib in range(7):
            box(-6.6 + rib * 2.05, y - 0.3, 0.6, 0.9, 0.8, HEIGHT - 2.6, metal, 0.25)
        for x in (-7.4, 7.4):
            set_down(screw, Matrix.Translation((x, y + 0.7, HEIGHT - 0.82)))
    for x in (-LONG / 2 - 0.9, LONG / 2 + 0.6):
        for z in (1.6, 5.6):
            box(x, -1.3, z, 0.3, DEEP + 2.6, 1.2, metal, 0.1)


def build_bar(copper, weld):
    """Joins the poles of a cell to those of the next."""
    moulded((0, STEP / 2, HEIGHT + 0.46), 2, STEP + 1.5, 0.3, [(0, 0), (0, 0.2), (0.06, 0.26)], copper)
    for y in (0, STEP):
        set_down(built_once(lambda: turned([(0.62, 0.72), (0.62, 0.75), (0.5, 0.75), (0.48, 0.73)], weld)), Matrix.Translation((0, y, HEIGHT)))


def build_cover(black, seam, steel):
    """Lies flat, with ribs and the eyes that screws went through."""
    wide, long = LONG + 2, DEEP + 3
    moulded((0, 0, 0), wide, long, 1.2, [(0, 0), (0, 1.4), (0.3, 1.9), (0.7, 2)], black)
    moulded((0, 0, 1.98), wide - 3, long - 3, 0.8, [(0, 0), (0.1, 0.2), (0.4, 0.3)], black)
    for rib in range(6):
        box(-wide / 2 + 3, -long / 2 + 3.3 + rib * 3.5, 2.2, wide - 6, 1, 0.22, seam, 0.1)
    eye = built_once(lambda: turned([(0.7, 1.9), (0.7, 2.15), (0.4, 2.15), (0.36, 1.95), (0, 1.95)], steel))
    for x in (-1, 1):
        for y in (-1, 0, 1):
            set_down(eye, Matrix.Translation((x * (wide / 2 - 1), y * (long / 2 - 1.2), 0)))


def build_tag(paper, ink, eye, string):
    """Hangs before the origin; a loop of string goes up over what it hangs on."""
    box(-2.2, -0.06, -5.7, 4.4, 0.06, 5, paper, 0.02)
    set_down(built_once(lambda: turned([(0.22, 0), (0.5, 0), (0.5, 0.06), (0.22, 0.06)], eye)), Matrix.Translation((0, -0.06, -1.5)) @ Matrix.Rotation(math.radians(90), 4, "X"))
    written("M7", 0, -0.07, 1.5, ink, -3.9, "CENTER", upright=True)
    for bar in range(19):
        box(-1.6 + bar * 0.17, -0.07, -5.3, 0.05 + 0.05 * (bar * 7 % 3 == 0), 0.01, 0.85, ink, 0.002)
    for side in (-1, 1):
        tube([(side * 0.1, -0.1, -1.5), (side * 0.3, -0.1, -0.4), (side * 0.5, 0.1, 0.3), (side * 0.6, 0.9, 0.55)], 0.07, string)


def build_driver(grip, band, steel):
    """Points downwards, its tip at the origin."""
    turned([(0.12, 0), (0.3, 0.1), (0.3, 9.6), (0.34, 9.6)], steel)
    turned([(0.34, 9.4), (0.9, 9.6), (1, 10.2), (0.85, 11), (1.1, 12), (1.35, 13.5), (1.35, 18), (1.2, 19.2), (0.9, 19.6), (0, 19.7)], grip)
    turned([(1.37, 17.2), (1.39, 17.3), (1.39, 18), (1.37, 18.1)], band)
    for rib in range(8):
        set_down(built_once(lambda: box(1.2, -0.2, 12.4, 0.26, 0.4, 4.4, grip, 0.1)), Matrix.Rotation(math.radians(45 * rib), 4, "Z"))


def build(colours):
    cell, outlier = prismatics(colours)
    metal, bright = brushed("plate", linear("#9aa9b2"), 0.34), opaque("bright", linear("#c3d0d8"), 0.2, 1)
    dark, black, seam = opaque("dark", linear("#16222b"), 0.4), opaque("black", linear("#131d25"), 0.36), opaque("seam", linear("#070c11"), 0.5)
    copper, weld = opaque("bars", linear("#b9c4cb"), 0.28, 1), opaque("weld", linear("#71808a"), 0.4, 1)
    paper, ink = opaque("paper", linear("#f2f1ea"), 0.8), opaque("ink", linear("#22323c"), 0.6)
    string, band = opaque("string", linear("#d8d2c2"), 0.9), opaque("band", linear("#1b9c90"), 0.4)
    build_case(metal, dark, bright, seam)
    bar = built_once(lambda: build_bar(copper, weld))
    for number in range(CELLS):
        turn = Matrix.Rotation(math.pi * (number % 2), 4, "Z")
        set_down(outlier if number == LIFTED else cell, Matrix.Translation((0, (number + 0.5) * STEP, LIFT if number == LIFTED else 0)) @ turn)
        if number not in (LIFTED - 1, LIFTED, CELLS - 1):
            set_down(bar, Matrix.Translation((TERMINAL * (-1 if number % 2 else 1), (number + 0.5) * STEP, 0)))
    hanging = Matrix.Rotation(math.radians(-9), 4, "X") @ Matrix.Rotation(math.radians(5), 4, "Y")
    tag = built_once(lambda: build_tag(paper, ink, bright, string))
    set_down(tag, Matrix.Translation((-3.4, LIFTED * STEP - 0.12, HEIGHT + LIFT)) @ hanging)
    set_down(built_once(lambda: build_cover(black, seam, weld)), Matrix.Translation((-22, 17, -0.9)) @ Matrix.Rotation(math.radians(20), 4, "Z"))
    driver = built_once(lambda: build_driver(black, band, bright))
    set_down(driver, Matrix.Translation((-4, -8, 0.35)) @ Matrix.Rotation(math.radians(-76), 4, "Z") @ Matrix.Rotation(math.radians(-90), 4, "X"))
    screw = built_once(lambda: (build_screw(bright, seam, 0.6), tube([(0, 0, 0), (0, 0, -2)], 0.3, bright)))
    for x, y, turn in ((-10.4, -4.4, 20), (-12.6, -1.4, 130), (-13, -5.4, 250), (-15.4, -3, 70)):
        set_down(screw, Matrix.Translation((x, y, -0.5)) @ Matrix.Rotation(math.radians(turn), 4, "Z") @ Matrix.Rotation(math.radians(80), 4, "X"))
    box(-150, -100, -5, 300, 260, 4, opaque("bench", linear("#b3b4ae"), 0.5), 0.2)
    softbox((-30, 40, 44), (0, 8, 4), 30, 14, 26_000, (1, 0.93, 0.84))
    softbox((34, -20, 30), (0, 4, 5), 8, 26, 9_000, (1, 0.88, 0.74))
    softbox((-40, -24, 20), (0, 4, 5), 6, 30, 5_000, (0.6, 0.96, 1))
    surround((0.05, 0.07, 0.09, 1), 0.8)
    look((-15.5, -39, 45.5), (-4.8, 6.7, 4.6), lens=44, sharp_at=(-2, 8, 11), aperture=0.035)
    return 62, 130


take(build)
