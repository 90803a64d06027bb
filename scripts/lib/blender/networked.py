"""Renders a gateway from which cables lead to other systems, one of them to a report, by day (view.py says with which arguments). Centimetres."""

import math
import os
import random
import sys

import bpy
from mathutils import Matrix

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from car_parts import box, built_once, set_down
from lettering import written
from materials import linear
from meshes import tube
from places import at, lying, turn
from prismatic import moulded
from reports import build_dial
from sample_pages import build_text, read_sample
from studio import look, opaque
from table import patch, shining
from turned import turned
from view import take
from window import by_window

# The gateway, whose front is at y = 0, and the height of its feet. Its sockets: from one to the next, how high their middle is, and how large they are shown.
WIDE, DEEP, HIGH, FOOT = 24.5, 15, 6.2, 0.5
BESIDE, ROW, LARGER = 3.45, 3.3, 1.12
# Which of its six sockets have cables that leave on the right, and which the one of the report.
USED, OWN = (2, 3, 4, 5), 0
# The tablet, and how far its screen begins from its edges; where its dock stands, and how many degrees it leans back.
PAGE, TALL, RIM = 13.4, 18.4, 0.7
DOCK, LEAN = at(-19.3, 1.5, 0, 6) @ Matrix.Scale(0.88, 4), 14
# Of a cable: its radius, how it bends, and how far before the gateway the nearest one lies.
CABLE, BEND, NEAR = 0.4, 4, 11.6


def socket_at(number):
    return (number - 2.5) * BESIDE


def build_gateway(white, panel, slot, rubber):
    moulded((0, DEEP / 2, FOOT), WIDE, DEEP, 1.5, [(0.5, 0), (0.12, 0.1), (0, 0.4), (0, HIGH - 0.45), (0.13, HIGH - 0.13), (0.45, HIGH)], white)
    lying(lambda: turned([(0.9, 0), (1, 0.1), (1, FOOT + 0.1)], rubber), *((x, y, 0) for x in (-9.4, 9.4) for y in (2, DEEP - 2)))
    front = built_once(lambda: moulded((0, 0, -0.1), WIDE - 3, HIGH - 1.5, 0.7, [(0, 0), (0, 0.2), (0.06, 0.26)], panel))
    set_down(front, at(0, 0, FOOT + HIGH / 2) @ turn(90, "X"))
    for k in range(12):
        patch(-6.4 + k * 1.1, 8, 0.4, 4.6, slot, 0.19, FOOT + HIGH - 0.004)


def build_socket(frame, hole, pin, on):
    """Looks along -y, its middle is at the origin."""
    box(-1.05, -0.02, -0.85, 2.1, 0.1, 1.7, hole, 0.01)
    for x in (-1.2, 0.98):
        box(x, -0.3, -1, 0.22, 0.4, 2, frame, 0.05)
    for z in (-1, 0.78):
        box(-1.2, -0.3, z, 2.4, 0.4, 0.22, frame, 0.05)
    for k in range(8):
        box(-0.68 + k * 0.18, -0.12, 0.2, 0.09, 0.14, 0.56, pin, 0.02)
    for x in (-1.15, 0.65):
        box(x, -0.26, 1.22, 0.5, 0.3, 0.2, on, 0.06)


def build_plug(body, boot, wide, high):
    """Its end in the socket is at the origin, and it points along -y; 3.4 long."""
    along = built_once(
        lambda: (
            moulded((0, 0, -0.1), wide, high, 0.14, [(0, 0), (0, 1.3), (0.1, 1.4)], body),
            moulded((0, 0, 1.1), wide - 0.1, high, 0.4, [(0.2, 0), (0.04, 0.1), (0, 0.3), (0, 0.8), (0.12, 1.3), (wide / 2 - 0.52, 2.2), (wide / 2 - 0.48, 2.3)], boot),
        )
    )
    set_down(along, turn(90, "X"))


def fallen(t):
    """How far a cable has come down, from 1 to 0."""
    return 1 - t * t * (3 - 2 * t)


def way_out(x, before):
    """From a plug onto the table, and straight on as far as it bends."""
    falls = [(x, -3.5 - 4 * t, CABLE + (ROW + FOOT - 0.3 - CABLE) * fallen(t)) for t in (k / 20 for k in range(21))]
    return [*falls, (x, BEND - before, CABLE)]


def bend(x, y, start, end):
    """A part of a circle on the table, between angles in degrees."""
    return [(x + BEND * math.cos(math.radians(a)), y + BEND * math.sin(math.radians(a)), CABLE) for a in (start + (end - start) * k / 20 for k in range(21))]


def build_page(sample, paper, ink, grey, pale, track, arc):
    """A report: the gauge, and what was measured."""
    chance = random.Random(4)
    patch(0, 0, PAGE, TALL, paper, 0.3)
    written("BatScan", 1.1, TALL - 1.9, 0.86, arc, 0.03)
    written("ID.3", PAGE - 1.1, TALL - 1.9, 0.86, ink, 0.03, "RIGHT")
    patch(1.1, TALL - 2.7, PAGE - 2.2, 0.06, pale, 0.03, 0.01)
    build_dial(PAGE / 2, 10.1, 3.7, 92, track, arc, 0.03)
    written("92%", PAGE / 2, 9.3, 2.1, ink, 0.04, "CENTER")
    written("SoH", PAGE / 2, 7.5, 0.86, grey, 0.04, "CENTER")
    for row, value in enumerate((sample["rated"], str(sample["modelYear"]), sample["spread"])):
        y = 4.7 - row * 1.75
        build_text(1.1, y + 0.68, 4.4 - row, 1, 0.34, grey, chance, 2)
        written(value, PAGE - 1.1, y, 0.86, ink, 0.03, "RIGHT")
        patch(1.1, y - 0.55, PAGE - 2.2, 0.05, pale, 0.02, 0.01)


def build_tablet(metal, black, page):
    """Lies on its back, its lower edge at y = 0."""
    wide, tall = PAGE + 2 * RIM, TALL + 2 * RIM
    moulded((0, tall / 2, -0.75), wide, tall, 1.1, [(0.2, 0), (0, 0.2), (0, 0.62), (0.06, 0.72), (0.14, 0.74)], metal)
    moulded((0, tall / 2, -0.03), wide - 0.24, tall - 0.24, 1, [(0, 0), (0, 0.02), (0.03, 0.03)], black)
    set_down(page, at(-PAGE / 2, RIM, 0.014))


def build_dock(metal, tablet):
    """Its front is at y = -4, where a cable is plugged in."""
    moulded((0, 1, 0), 11, 10, 1.6, [(0.1, 0), (0, 0.1), (0, 1), (0.08, 1.22), (0.28, 1.3)], metal)
    set_down(tablet, at(0, -0.6, 1.05) @ turn(90 - LEAN, "X"))
    stay = built_once(lambda: moulded((0, 0, 0), 7, 1, 0.4, [(0, 0), (0, 8), (0.1, 8.2)], metal))
    set_down(stay, at(0, 1.1, 0.9) @ turn(-LEAN, "X"))


def build(colours):
    white, panel, slot = opaque("white", linear("#f6f8f8"), 0.34), opaque("panel", linear("#27323b"), 0.3), opaque("slot", linear("#7b8992"), 0.7)
    rubber, frame, hole = opaque("rubber", linear("#11181d"), 0.6), opaque("frame", linear("#98a5ad"), 0.24, 0.9), opaque("hole", linear("#05080b"), 0.5)
    pin, on, off = opaque("pin", linear("#c8a04a"), 0.25, 1), opaque("on", colours["aurora"], glow=1.4), opaque("off", linear("#46545e"), 0.4)
    body, sheath, teal = opaque("plug", linear("#cfd8dc"), 0.22), opaque("sheath", linear("#313d47"), 0.45), opaque("teal", linear("#0fa193"), 0.38)
    build_gateway(white, panel, slot, rubber)
    plug, own_plug = (built_once(lambda: build_plug(body, boot, 1.6, 1.3)) for boot in (sheath, teal))
    for number in range(6):
        place = at(socket_at(number), -0.16, ROW + FOOT - 0.3) @ Matrix.Scale(LARGER, 4)
        set_down(built_once(lambda: build_socket(frame, hole, pin, on if number in (*USED, OWN) else off)), place)
        if number in (*USED, OWN):
            set_down(own_plug if number == OWN else plug, place)
    for number in USED:
        x, before = socket_at(number), NEAR + (USED[-1] - number) * 1.5
        tube([*way_out(x, before), *bend(x + BEND, BEND - before, 180, 270), (90, -before, CABLE)], CABLE, sheath)
    metal, black = opaque("aluminium", linear("#c3ccd1"), 0.28, 0.9), opaque("black", linear("#05080b"), 0.1)
    shine = lambda name, strength=1: shining("shows", [(0, linear(name))], strength)
    paper, ink, grey, pale = shine("#f4f8f8"), shine("#0b1b2b", 0.8), shine("#7d8c96", 0.8), shine("#cfd9de")
    page = built_once(lambda: build_page(read_sample(), paper, ink, grey, pale, shine("#d5e2e5"), shine("#0d9488", 0.9)))
    tablet = built_once(lambda: build_tablet(metal, black, page))
    set_down(built_once(lambda: build_dock(metal, tablet)), DOCK)
    # The cable of the report bends to the left, and once more into the dock.
    small = built_once(lambda: build_plug(body, teal, 1.3, 0.8))
    end = DOCK @ at(0, -4, 0.72)
    set_down(small, end)
    x, y, _ = end @ at(0, -3.2).translation
    start = socket_at(OWN)
    tube([*way_out(start, NEAR), *bend(start - BEND, BEND - NEAR, 0, -90), *bend(x + BEND, BEND - NEAR, 270, 180), (x, y - 1, 0.5), (x, y, 0.72)], CABLE, teal)
    by_window(0.64)
    look((28, -141, 50), (-4, 0, 8), lens=69)
    # The words stand on the left.
    lens = bpy.context.scene.camera.data
    lens.shift_x, lens.shift_y = -0.215, -0.028


take(build, ground="sunken", goes_on=True)
