"""Renders a parked car from the front, at night, behind whose windscreen light falls on the dashboard (view.py says with which arguments)."""

import os
import sys

import bpy
from mathutils import Matrix

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from car_parts import WHEELS, build_body, build_headlamps, build_inside, build_lamp, build_mirror, build_wheel, front_line, opaque_car, set_down
from glass_car import painted
from materials import linear
from studio import Nodes, look, opaque, softbox, surround
from view import take, wet_floor


def clear_glass(name, tint, clear):
    """Lets through what is behind it, and mirrors what is before it."""
    nodes = Nodes(name)
    mirror = nodes.new("BsdfPrincipled")
    for socket, value in {"Base Color": tint, "Roughness": 0.04, "Specular": 0.7}.items():
        mirror.inputs[socket].default_value = value
    facing = nodes.new("LayerWeight", 0.35).outputs["Fresnel"]
    through = nodes.new("BsdfTransparent")
    nodes.new("OutputMaterial", nodes.new("MixShader", nodes.between(facing, 0, 1, 1 - clear, 1), through.outputs[0], mirror.outputs[0]).outputs[0])
    return nodes.material


def build(colours):
    rubber, metal, dark = opaque("rubber", linear("#05080b"), 0.7), opaque("metal", linear("#5b6b78"), 0.3, 0.9), opaque("dark", colours["night"])
    paint = painted("paint", linear("#16242f"), linear("#02060a"), 0.2, 0.35)
    body = build_body(paint, clear_glass("glass", linear("#05090e"), 0.86))
    build_inside(opaque("inside", linear("#1c2f3c"), 0.5))
    for x in WHEELS:
        for side in (-1, 1):
            build_wheel(x, side, rubber, metal, dark)
    build_mirror(paint)
    lamp = opaque("lamp", linear("#b4fff0"), glow=4)
    build_headlamps(body, lamp)
    build_lamp(body, 3.3, (62, -62), front_line, lamp, 0.009)
    others = opaque_car(paint, opaque("other glass", linear("#05090e"), 0.06), dark, opaque("other lamp", linear("#b9d8e6"), glow=0.4), rubber, metal, dark)
    for row in (1, 2):
        for column in range(-6, 7):
            set_down(others, Matrix.Translation((row * -7, column * 2.9 + row * 0.8, 0)))
    wet_floor(linear("#0a141d"))
    softbox((4.4, 0, 3.8), (3.4, 0, 0.7), 0.14, 9, 60, (0.6, 0.9, 1))
    softbox((-1.5, 0, 3.2), (1.4, 0, 1.4), 6, 0.4, 190, (0.5, 1, 0.92))
    softbox((7, 7, 1.2), (3.6, 0, 0.5), 0.4, 2, 60, (0.6, 0.85, 1))
    surround((0.03, 0.06, 0.09, 1), 0.8)
    look((9.6, -0.9, 1.5), (2.6, 0, 0.86), lens=61, sharp_at=(3.2, 0, 0.95), aperture=7)
    # The words stand on the left, and the site's bar above.
    lens = bpy.context.scene.camera.data
    lens.shift_x, lens.shift_y = -0.22, 0.03
    return 8, 26


take(build)
