"""The body of a car that is lifted off its battery. Metres, as in car_parts.py."""

from mathutils import Matrix

from car_pack import FLANGE, FROM, HALF, RIM, TO
from car_parts import build_body, build_headlamps, build_lamp, build_mirror, built_once, front_line, rear_line, set_down
from glass_car import painted
from materials import linear
from meshes import tube
from studio import opaque


def build_shell(colours):
    """The body, where it would stand on its wheels."""
    paint = painted("paint", linear("#0d5566"), linear("#03151b"), 0.16, 0.55)
    body = build_body(paint, opaque("glass", linear("#060b10"), 0.03))
    build_mirror(opaque("mirror", linear("#0b1318"), 0.15))
    build_headlamps(body, opaque("headlamp", colours["surface"], glow=2))
    build_lamp(body, 3.3, (62, -66), front_line, opaque("daylight", colours["surface"], glow=1.5), 0.007)
    build_lamp(body, 0.75, (118, 242), rear_line, opaque("tail", linear("#5a0c08"), 0.2), 0.012)


def guide(x, y, foot, top, ink):
    """A fine line along which a thing was lifted."""
    line = tube([(x, y, foot), (x, y, top)], 0.0035, ink)
    line.visible_shadow = line.visible_glossy = line.visible_diffuse = False


def build_lifted(colours, lift):
    """The body so far above where it would stand, and lines from it to the corners of the battery, whose look it returns."""
    set_down(built_once(lambda: build_shell(colours)), Matrix.Translation((0, 0, lift)))
    ink = opaque("guide", colours["ink"], 1)
    for x in (FROM - RIM / 2, TO + RIM / 2):
        for side in (-1, 1):
            guide(x, side * (HALF + RIM / 2), FLANGE, lift + 0.3, ink)
    return ink
