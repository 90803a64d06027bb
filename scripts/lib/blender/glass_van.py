"""A van that one sees into, as one sees into the car of glass_car.py. Metres, as in van.py."""

from mathutils import Matrix

from car_parts import box, built_once, set_down
from glass_car import build_pack, half_clear, see_through
from materials import linear
from studio import opaque
from van import WHEELS, build_van

PACK = {"from": WHEELS[0] + 0.52, "to": WHEELS[1] - 0.52, "half": 0.82}
CLEAR = {"heights": (0.75, 1.5), "rear": (0.8, 1.4), "front": (4.2, 4.7)}


def build_glass_van(colours, ages_fast=False):
    """Builds it with its rear at the origin, in the colours of the design tokens; if its battery `ages_fast`, that has the colour of a warning."""
    tray = opaque("van tray", colours["night-raised"], 0.4)
    build_van(
        see_through("van paint", linear("#24405a"), linear("#a8fff0"), 0.5, 1.5, 1.5, before=CLEAR),
        see_through("van glass", linear("#07131f"), colours["aurora"], 0.62, 1.2, 0.35, before=CLEAR),
        opaque("van lamp", linear("#d5fff6"), glow=6),
        tray,
        opaque("van rubber", linear("#0d1620"), 0.6),
        opaque("van metal", linear("#c4d2da"), 0.25, 0.9),
        opaque("van dark", colours["night"], 0.6),
    )
    if ages_fast:
        cell, darker = opaque("worn cell", colours["signal-bright"], 0.4, glow=1.6), opaque("more worn cell", colours["signal"], 0.4, glow=1)
    else:
        cell, darker = opaque("van cell", linear("#2bbfae"), 0.35, glow=0.62), opaque("darker van cell", colours["action"], 0.4, glow=0.35)
    # On the floor, where one sees it.
    set_down(built_once(lambda: build_pack(tray, cell, darker, PACK, 32)), Matrix.Translation((0, 0, 0.16)))
    # Seats, and the wall behind them.
    seats = half_clear("van seats", linear("#38566a"), 0.3)
    for y in (-0.75, 0.15):
        box(3.55, y, 0.5, 0.6, 0.6, 0.35, seats, 0.06)
        box(3.45, y, 0.7, 0.16, 0.6, 0.8, seats, 0.06)
    box(3.3, -0.85, 0.4, 0.03, 1.7, 1.9, seats, 0.01)
