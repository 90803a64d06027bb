"""What a laboratory measures with, and the clear panes before what is measured. Metres."""

import math

from mathutils import Matrix

from car_parts import box, built_once, set_down
from meshes import tube
from prismatic import place
from studio import Nodes


def build_meter(case, face, glass, line, steel, orange):
    """Looks along -y: its screen with the voltage of the module, which falls; a knob, keys, and the sockets of its cables."""
    wide, high = 0.4, 0.21
    box(0, 0, 0.015, wide, 0.3, high, case, 0.012)
    box(0.006, -0.006, 0.021, wide - 0.012, 0.02, high - 0.012, face, 0.006)
    for x in (0.03, wide - 0.06):
        box(x, 0.02, 0, 0.03, 0.24, 0.02, case, 0.006)
    box(0.02, -0.009, 0.052, 0.215, 0.012, 0.158, case, 0.006)
    box(0.03, -0.011, 0.062, 0.195, 0.006, 0.138, glass, 0.003)
    fall = lambda t: 0.118 - 0.03 * t - 0.012 * math.exp(-9 * t) - 0.055 * max(t - 0.72, 0) / 0.28 * max(t - 0.72, 0) / 0.28
    tube([(0.036 + 0.183 * t, -0.0125, 0.062 + fall(t)) for t in (k / 40 for k in range(41))], 0.0011, line)
    for k in range(5):
        box(0.03, -0.0115, 0.085 + k * 0.023, 0.195, 0.001, 0.0005, face, 0)
    for k in range(6):
        box(0.256 + (k % 3) * 0.042, -0.012, 0.115 + (k // 3) * 0.024, 0.032, 0.012, 0.014, case, 0.003)
    knob = built_once(lambda: place(0, 0, 0, [(0.02, 0), (0.019, 0.02), (0.016, 0.023), (0, 0.023)], steel))
    forward = Matrix.Rotation(math.pi / 2, 4, "X")
    set_down(knob, Matrix.Translation((0.352, -0.006, 0.188)) @ forward)
    for x in (0.28, 0.346):
        socket = built_once(lambda: place(0, 0, 0, [(0.026, 0), (0.026, 0.012), (0.02, 0.014), (0.02, 0.05), (0.014, 0.054), (0, 0.054)], orange))
        set_down(socket, Matrix.Translation((x, -0.006, 0.062)) @ forward)


def pane(name, colour, mirror):
    """Clear, and seen by what it mirrors."""
    nodes = Nodes(name)
    edge = nodes.math("MULTIPLY", nodes.new("LayerWeight", 0.35).outputs["Fresnel"], mirror)
    clear, shine = nodes.new("BsdfTransparent", colour), nodes.new("BsdfGlossy", (1, 1, 1, 1), 0.04)
    nodes.new("OutputMaterial", nodes.new("MixShader", edge, clear.outputs[0], shine.outputs[0]).outputs[0])
    return nodes.material
