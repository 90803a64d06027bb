"""A van that one sees into, as one sees into the car of glass_car.py. Metres, as in van.py."""

import math

from mathutils import Matrix

from car_body import WHEEL_HEIGHT, Mesh, one_sided, swollen
from car_parts import box, built_once, set_down
from glass_car import build_pack, half_clear
from materials import linear
from meshes import tube
from studio import Nodes, opaque
from van import WHEELS, build_van

PACK = {"from": WHEELS[0] + 0.52, "to": WHEELS[1] - 0.52, "half": 0.82}


def clear_skin(name, colour, edge_colour, solid, edge_light):
    """Clear where one looks through it, with a thin bright line where it turns away; it mirrors lights."""
    nodes = Nodes(name)
    facing = nodes.new("LayerWeight", 0.5).outputs["Facing"]
    outside = nodes.between(nodes.new("NewGeometry").outputs["Backfacing"], 0, 1, 1, 0)
    # Flat sides that one sees at an angle stay dark, round edges do not.
    light = nodes.math("MULTIPLY", nodes.math("POWER", facing, 13), edge_light)
    surface = nodes.new("BsdfPrincipled")
    for socket, value in {"Base Color": colour, "Roughness": 0.25}.items():
        surface.inputs[socket].default_value = value
    both = nodes.new("AddShader", surface.outputs[0], nodes.new("Emission", edge_colour, light).outputs[0]).outputs[0]
    # One looks past the far side, of which only the edges are seen.
    far = nodes.math("MULTIPLY", nodes.math("POWER", facing, 13), 0.4)
    # Clearest before the battery.
    height = nodes.new("SeparateXYZ", nodes.new("TexCoord").outputs["Object"]).outputs["Z"]
    near = nodes.between(nodes.math("POWER", facing, 6), 0, 1, nodes.between(height, 0.6, 1.2, solid / 4, solid), 0.9)
    body = nodes.new("MixShader", nodes.new("MixRGB", outside, far, near).outputs[0], nodes.new("BsdfTransparent").outputs[0], both).outputs[0]
    shine = nodes.math("MULTIPLY", nodes.new("Fresnel", 1.4).outputs[0], outside)
    nodes.new("OutputMaterial", nodes.new("MixShader", shine, body, nodes.new("BsdfGlossy", None, 0.03).outputs[0]).outputs[0])
    return nodes.material


def build_inside(look, dark):
    """The cab with its dashboard, seats and the wall behind them; below it, what drives the front wheels."""
    mesh = Mesh()
    put = lambda *shape: mesh.grid(swollen(*shape), "look", closed=True)
    put((4.66, 0, 1.06), (0.26, 0.84, 0.11), 5)
    put((4.44, 0.45, 1.16), (0.014, 0.16, 0.07), 8, -0.25)
    put((4.42, -0.05, 1.17), (0.014, 0.2, 0.11), 8, -0.25)
    for y in (-0.48, 0.48):
        put((3.95, y, 0.82), (0.28, 0.26, 0.09), 4, -0.1)
        put((3.98, y, 0.66), (0.2, 0.2, 0.12), 5)
        put((3.68, y, 1.16), (0.075, 0.25, 0.36), 4, -0.2)
        put((3.58, y, 1.58), (0.05, 0.14, 0.1), 3.4, -0.16)
    mesh.finish({"look": look})
    turn = Matrix.Translation((4.28, 0.48, 1.1)) @ Matrix.Rotation(0.95, 4, "Y")
    ring = [(turn @ Matrix.Translation((0.2 * math.cos(a), 0.2 * math.sin(a), 0))).to_translation() for a in (k * math.pi / 24 for k in range(49))]
    tube(ring, 0.017, look)
    tube([(4.28, 0.48, 1.1), (4.5, 0.48, 0.95)], 0.03, look)
    box(3.4, -0.9, 0.58, 0.03, 1.8, 1.66, look, 0.01)
    # Between the wheels: an axle with its motor at the front, and a beam at the rear.
    for x, radius in zip(reversed(WHEELS), (0.03, 0.045)):
        tube([(x, -0.8, WHEEL_HEIGHT), (x, 0.8, WHEEL_HEIGHT)], radius, dark)
    tube([(WHEELS[1], -0.3, WHEEL_HEIGHT + 0.02), (WHEELS[1], 0.26, WHEEL_HEIGHT + 0.02)], 0.16, dark)
    box(WHEELS[1] - 0.2, -0.2, WHEEL_HEIGHT + 0.12, 0.4, 0.4, 0.14, dark, 0.03)


def build_glass_van(colours, ages_fast=False):
    """Builds it with its rear at the origin, in the colours of the design tokens; if its battery `ages_fast`, that has the colour of a warning."""
    tray = opaque("van tray", colours["night-raised"], 0.4)
    build_van(
        clear_skin("van paint", linear("#1c3246"), linear("#a8fff0"), 0.5, 2),
        clear_skin("van glass", linear("#07131f"), colours["aurora"], 0.4, 0.8),
        opaque("van lamp", linear("#d5fff6"), glow=6),
        tray,
        opaque("van rubber", linear("#0d1620"), 0.6),
        opaque("van metal", linear("#c4d2da"), 0.25, 0.9),
        opaque("van dark", colours["night"], 0.5),
        arch=one_sided("van arch", linear("#060d15")),
    )
    if ages_fast:
        cell, darker = opaque("worn cell", colours["signal-bright"], 0.4, glow=1.6), opaque("more worn cell", colours["signal"], 0.4, glow=1)
    else:
        cell, darker = opaque("van cell", linear("#2bbfae"), 0.35, glow=0.62), opaque("darker van cell", colours["action"], 0.4, glow=0.35)
    # On the floor, where one sees it.
    set_down(built_once(lambda: build_pack(tray, cell, darker, PACK, 32)), Matrix.Translation((0, 0, 0.16)))
    build_inside(half_clear("van seats", linear("#38566a"), 0.35), opaque("van drive", linear("#2b3d4a"), 0.35, 0.6))
