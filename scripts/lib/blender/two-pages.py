"""Renders the two printed pages of a sample report, with the phone and the adapter that it was made with, by day (view.py says with which arguments). Centimetres."""

import functools
import math
import os
import random
import sys

import bpy
from mathutils import Matrix

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from adapter import build_adapter
from car_body import eased
from car_parts import built_once, set_down
from engraved import build_code
from lettering import written
from materials import linear
from meshes import tube
from places import at, turn
from prismatic import moulded
from printed import LONG, band
from reports import REPORTS, START, TURN
from sample_pages import LEFT, OVER, RIGHT, bent, build_gauge, build_head, build_text, build_tile, inked, inks, paper_look, raised, read_sample
from studio import look, opaque, softbox, surround
from table import patch, shining
from view import take

PHONE = (7.4, 15.6, 0.85)


def build_first(sample, ink):
    """Of whom the report is, the gauge, where it is on the scale, figures, what they mean, and the code."""
    chance = random.Random(9)
    build_head(ink)
    written(sample["vehicle"], LEFT, 25.2, 0.72, ink["ink"], OVER)
    for row, values in enumerate(((str(sample["modelYear"]), "", sample["vin"][:11]), (sample["chemistry"], "", sample["charge"]))):
        for column, value in enumerate(values):
            x, y = LEFT + column * 6.3, 24.2 - row * 1.6
            build_text(x, y + 0.25, 2.6, 1, 0.18, ink["grey"], chance)
            if value:
                written(value, x, y - 0.85, 0.4, ink["ink"], OVER)
            else:
                build_text(x, y - 0.2, 2.8, 1, 0.22, ink["body"], chance)
    health = 100 * sample["health"]
    build_gauge(LEFT + 3.1, 17.6, 3, (health - 70) / 30, ink)
    written(f"{health:.0f}%", LEFT + 3.1, 17.4, 1.25, ink["ink"], OVER, "CENTER")
    build_text(LEFT + 2.1, 17.1, 2, 1, 0.2, ink["grey"], chance)
    build_text(LEFT + 1.7, 16, 2.8, 1, 0.22, ink["ink"], chance)
    moulded((13.6, 19.6, 0), 11.6, 1.5, 0.5, [(0, 0), (0, OVER)], ink["passed"])
    tube([(8.7, 19.62, 0.02), (8.95, 19.36, 0.02), (9.4, 19.9, 0.02)], 0.06, ink["good"])
    build_text(10, 20.15, 8, 1, 0.3, ink["good"], chance, 2)
    build_text(7.9, 18.5, 11.4, 3, 0.2, ink["body"], chance)
    # The scale, what is usual on it, and the result.
    on_scale = lambda value: LEFT + (RIGHT - LEFT) * (value - 70) / 30
    usual = [on_scale(sample["expected"][end]) for end in ("from", "to")]
    inked(usual[0], 13.1, usual[1] - usual[0], 1.1, ink["usual"])
    inked(on_scale(health - sample["uncertainty"]), 13.4, on_scale(70 + 2 * sample["uncertainty"]) - LEFT, 0.5, ink["good"], 2)
    inked(on_scale(health) - 0.07, 13.05, 0.14, 1.2, ink["strong"], 3)
    for tick in range(31):
        inked(on_scale(70 + tick) - 0.015, 12.9 if tick % 5 == 0 else 13.0, 0.03, 0.3 if tick % 5 == 0 else 0.15, ink["grey"], 2)
    inked(LEFT, 13.1, RIGHT - LEFT, 0.03, ink["grey"], 2)
    for row, values in enumerate((("rated", "charge"), ("spread", "fast"))):
        for column, value in enumerate(values):
            build_tile(LEFT + column * 9.05, 10.1 - row * 2.3, 8.75, 2.05, sample[value], ink)
    for column in (0, 1):
        build_text(LEFT + column * 9.05, 7.4, 8.2, 4, 0.17, ink["grey"], chance)
    inked(LEFT, 5.75, RIGHT - LEFT, 0.03, ink["line"])
    set_down(built_once(lambda: build_code(0, 0, 0, ink["ink"])), at(LEFT, 1.3, OVER) @ Matrix.Scale(4.1 / 6.5, 4))
    build_text(LEFT + 4.7, 5.2, 5.4, 4, 0.2, ink["body"], chance)
    build_text(RIGHT - 4.6, 2.3, 4.6, 1, 0.2, ink["grey"], chance)


def build_second(sample, ink):
    """The map of cells, each in the shade of how far it is from the mean; more figures, and what a report cannot tell."""
    chance = random.Random(4)
    build_text(LEFT, 28.1, 5, 1, 0.34, ink["body"], chance)
    build_text(LEFT, 26.9, 12, 1, 0.24, ink["grey"], chance)
    wide, high, foot = 1.36, 0.94, 24.4
    figures = functools.cache(lambda words, look: built_once(lambda: written(words, 0, 0, 0.34, ink[look], 0, "CENTER")))
    for row, modules in enumerate(sample["cells"]):
        written(str(row + 1), LEFT + 0.5, foot - row * high + 0.28, 0.32, ink["grey"], OVER)
        for column, voltage in enumerate(modules):
            x, y, off = LEFT + 1.5 + column * wide, foot - row * high, voltage - sample["mean"]
            inked(x + 0.03, y + 0.03, wide - 0.06, high - 0.06, ink["cells"][min(abs(off), 6)])
            set_down(figures(f"{off:+d}" if off else "0", "paper" if abs(off) > 5 else "ink"), at(x + wide / 2, y + 0.3, 2 * OVER))
    for column in range(len(sample["cells"][0])):
        written(str(column + 1), LEFT + 1.5 + (column + 0.5) * wide, foot + high + 0.2, 0.32, ink["grey"], OVER, "CENTER")
    build_text(LEFT, 15.8, 17, 2, 0.2, ink["body"], chance)
    build_text(LEFT, 13.9, 8, 1, 0.34, ink["body"], chance)
    for row, values in enumerate((("fast", "cycles", "above"), ("below", "warmest", "difference"))):
        for column, value in enumerate(values):
            build_tile(LEFT + column * 6.03, 10.3 - row * 2.3, 5.75, 2.05, sample[value], ink)
    for column in (0, 1):
        build_text(LEFT + column * 9.05, 7.6, 8.2, 5, 0.17, ink["grey"], chance)
    build_text(LEFT, 4.8, 8, 1, 0.34, ink["body"], chance)
    build_text(LEFT + 0.6, 3.6, 14, 4, 0.22, ink["grey"], chance)


def crease(y, middle, high, reach):
    """A ridge along a fold."""
    return high * math.exp(-abs(y - middle) / reach)


def first_rise(x, y):
    """Its folds stand up, its lower right corner and its left edge curl."""
    ridges = crease(y, LONG / 3, 0.8, 2.6) + crease(y, 2 * LONG / 3, 0.6, 2.6)
    return 0.05 + ridges + 1.5 * eased(4.5 - x, 0, 9) ** 2 + 2.6 * eased(x - y, 4.3, 22.3) ** 2


def second_rise(x, y):
    ridges = crease(y, LONG / 3, 0.7, 2.8) + crease(y, 2 * LONG / 3, 0.75, 2.8)
    return 0.9 + ridges + 1.9 * eased(y * 0.24 - x, 0.1, 10.1) ** 2 + 2.4 * eased(x - y, -2, 20) ** 2


def build_phone(rim, glass, shown, sample):
    """It lies with its screen upwards: the gauge, and figures below it."""
    wide, long, thick = PHONE
    moulded((0, 0, 0), wide, long, 1.1, [(0.2, 0), (0.05, 0.08), (0, 0.2), (0, thick - 0.2), (0.05, thick - 0.08), (0.16, thick)], rim)
    moulded((0, 0, thick - 0.03), wide - 0.34, long - 0.34, 0.95, [(0, 0), (0.03, 0.05), (0.1, 0.06)], glass)
    for side, y, high in ((1, 3, 1.4), (-1, 3.6, 0.9), (-1, 2.2, 0.9)):
        moulded((side * wide / 2, y, thick / 2 - 0.1), 0.12, high, 0.05, [(0, 0), (0, 0.2)], rim)
    over = thick + 0.034
    moulded((0, 0, over - 0.012), wide - 0.66, long - 0.66, 0.82, [(0, 0), (0, 0.012)], shown["ground"])
    moulded((0, long / 2 - 0.72, over), 1.5, 0.36, 0.18, [(0, 0), (0, 0.012)], shown["black"])
    car, percent = REPORTS[0]
    end = START + TURN * (1 - percent / 100)
    band((0, 2.7), 2.3, 0.5, START, START + TURN, over + 0.004, shown["track"])
    band((0, 2.7), 2.3, 0.5, end, START + TURN, over + 0.01, shown["arc"])
    for words, y, high in ((f"{percent}%", 2.25, 1.3), ("SoH", 1.2, 0.44), (car, 5.65, 0.5)):
        written(words, 0, y, high, shown["text"], over + 0.02, "CENTER")
    chance = random.Random(6)
    for row, values in enumerate((("rated", "spread"), ("fast", "charge"), ("modelYear", "chemistry"))):
        for column, value in enumerate(values):
            x, y = -3 + column * 3.06, -1.3 - row * 1.8
            patch(x, y, 2.94, 1.6, shown["panel"], 0.3, over)
            written(str(sample[value]), x + 0.3, y + 0.3, 0.42, shown["text"], over + 0.02)
            set_down(built_once(lambda: build_text(0, 0, 1.5, 1, 0.14, shown["dim"], chance)), at(x + 0.3, y + 1.42, over + 0.012))
    patch(-3, -6.9, 6, 1.2, shown["arc"], 0.6, over)
    set_down(built_once(lambda: build_text(0, 0, 3, 1, 0.24, shown["black"], chance)), at(-1.45, -5.86, over + 0.014))


def build(colours):
    sample = read_sample()
    paper = paper_look(linear("#fbfcfc"))
    ink = inks(colours, paper)
    set_down(bent(lambda: build_first(sample, ink), paper, raised(first_rise)), at(-0.5, 0, 0, 8))
    set_down(bent(lambda: build_second(sample, ink), paper, raised(second_rise)), at(13.2, 2.5, 0, -9))
    rim, glass = opaque("rim", linear("#2a3138"), 0.28, 0.9), opaque("glass", linear("#020406"), 0.04)
    shine = lambda colour, strength=1: shining("shows", [(0, linear(colour))], strength)
    shown = {
        "ground": shine("#0a1d2b"), "panel": shine("#143445"), "track": shine("#1f4252"), "arc": shine("#4fe3cc"), "text": shine("#f2fafa"),
        "dim": shine("#8fb0bb"), "black": shine("#02080c"),
    }  # fmt: skip
    set_down(built_once(lambda: build_phone(rim, glass, shown, sample)), at(21.5, 7.4, 2.2, -24) @ turn(-3, "X"))
    case, face = opaque("case", linear("#12181d"), 0.34), opaque("face", linear("#080c10"), 0.4)
    adapter = built_once(lambda: build_adapter(case, face, opaque("light", colours["aurora"], 0.4, glow=1.6), face))
    set_down(adapter, at(12.6, -2.6, 1.35, 126) @ Matrix.Scale(78, 4))
    # A window on the left behind, low enough for folds to be seen; what is bright beyond, the ceiling, and softer light from before.
    softbox((-120, 80, 82), (10, 12, 0), 46, 64, 1_950_000, (1, 0.99, 0.98))
    softbox((60, 190, 90), (10, 12, 0), 160, 60, 150_000, (0.96, 0.985, 1))
    softbox((0, 0, 220), (10, 12, 0), 180, 150, 90_000, (0.97, 0.99, 1))
    softbox((20, -180, 90), (10, 12, 0), 160, 90, 36_000, (0.96, 0.985, 1))
    surround((0.88, 0.94, 1, 1), 0.3)
    look((4, -72, 66), (15, 11, 0), lens=47.5, sharp_at=(14, 9, 0), aperture=0.09)
    # The words stand on the left.
    lens = bpy.context.scene.camera.data
    lens.shift_x, lens.shift_y = -0.292, 0.004


take(build, ground="sunken")
