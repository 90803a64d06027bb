"""The front of a car's cabin: dashboard, steering wheel and pedals.

x towards the front of the car, y to its left, z upwards, in metres.
"""

import math

import bpy
from mathutils import Matrix, Vector

from car_parts import box, built_once, set_down
from meshes import between, tube
from studio import Nodes

# The inner face of the door.
DOOR = 0.71
# Pairs of x and z, from the windscreen down.
PAD = ((0.98, 0.815), (0.5, 0.822), (0.43, 0.82), (0.386, 0.787), (0.384, 0.772), (0.4, 0.757), (0.98, 0.757))
KNEES = ((0.9, 0.716), (0.4, 0.716), (0.382, 0.708), (0.373, 0.69), (0.376, 0.64), (0.388, 0.56), (0.412, 0.515), (0.46, 0.495), (0.9, 0.49))
STITCH, PITCH = 0.0072, 0.0104


def grained(name, colour, roughness, cells=340, depth=0.0007):
    """Leather, or plastic that was moulded like it: fine cells with furrows between them, some rougher than others."""
    nodes = Nodes(name)
    place = nodes.new("TexCoord").outputs["Object"]
    furrows = nodes.new("TexVoronoi", place, feature="DISTANCE_TO_EDGE")
    furrows.inputs["Scale"].default_value = cells
    patchy = nodes.new("TexNoise", place)
    patchy.inputs["Scale"].default_value, patchy.inputs["Detail"].default_value = 26, 6
    bump = nodes.new("Bump", 0.7, depth, nodes.between(furrows.outputs["Distance"], 0, 0.22, 0, 1))
    surface = nodes.new("BsdfPrincipled", colour)
    rough = nodes.between(patchy.outputs["Fac"], 0.3, 0.7, roughness - 0.07, roughness + 0.09)
    nodes.tree.links.new(rough, surface.inputs["Roughness"])
    nodes.tree.links.new(bump.outputs[0], surface.inputs["Normal"])
    nodes.new("OutputMaterial", surface.outputs[0])
    return nodes.material


def rounded(part):
    """One comes so near to it that its edges have to be round."""
    part.modifiers["rounding"].segments = 8
    for polygon in part.data.polygons:
        polygon.use_smooth = True
    part.data.use_auto_smooth, part.data.auto_smooth_angle = True, math.radians(35)
    return part


def swept(profile, start, end, look, bevel=0.02):
    """A profile of (x, z) drawn across the car, with round edges."""
    part = between(*([(x, y, z) for x, z in profile] for y in (start, end)), look)
    rounding = part.modifiers.new("rounding", "BEVEL")
    rounding.width, rounding.angle_limit = bevel, math.radians(12)
    return rounded(part)


def placed(place, build):
    set_down(built_once(build), place)


def ring(radius, thickness, look, at=0):
    """Around the x-axis."""
    bpy.ops.mesh.primitive_torus_add(
        major_radius=radius, minor_radius=thickness, location=(at, 0, 0), rotation=(0, math.pi / 2, 0), major_segments=128, minor_segments=24
    )
    bpy.context.object.data.materials.append(look)
    for polygon in bpy.context.object.data.polygons:
        polygon.use_smooth = True


def sewn(start, end, thread, groove, beside):
    """A seam from place to place: two rows of stitches, `beside` it to both sides."""
    start, end, beside = Vector(start), Vector(end), Vector(beside)
    way = (end - start).normalized()
    stitch = built_once(lambda: tube([(0, 0, 0), way * STITCH], 0.0012, thread))
    for k in range(int((end - start).length / PITCH)):
        for side in (-1, 1):
            set_down(stitch, Matrix.Translation(start + way * PITCH * k + beside * side))
    tube([start, end], 0.0016, groove)


def build_wheel(leather, metal, seam):
    """Its middle is at the origin, and it looks back, along -x."""
    ring(0.182, 0.017, leather)
    ring(0.165, 0.0025, metal)
    rounded(box(-0.016, -0.058, -0.045, 0.05, 0.116, 0.09, leather, 0.03))
    ring(0.014, 0.0014, metal, at=-0.018)
    for turn in (0, -90, 180):
        spoke = Matrix.Rotation(math.radians(turn), 4, "X")
        placed(spoke, lambda: (
            box(-0.002, 0.04, -0.022, 0.014, 0.135, 0.044, metal, 0.008),
            box(-0.006, 0.07, -0.012, 0.008, 0.055, 0.024, seam, 0.004),
        ))  # fmt: skip
    tube([(0.03, 0, 0), (0.31, 0, 0)], 0.036, seam)


def build_stalk(trim, metal):
    """To the left of the column, with a wheel at its end."""
    tube([(0, 0, 0), (-0.004, 0.08, 0.008), (-0.012, 0.15, 0.018)], 0.0095, trim, smooth=True)
    tube([(-0.012, 0.15, 0.018), (-0.013, 0.155, 0.0187)], 0.0115, metal)
    tube([(-0.013, 0.155, 0.0187), (-0.017, 0.185, 0.0227)], 0.0108, trim)


def build_dashboard(leather, panel, trim, seam, metal, thread):
    """A pad sewn from two pieces of leather, a strip of vents along it, and the panel above the driver's knees."""
    end = DOOR - 0.03
    swept(PAD, -0.78, end, leather, 0.014)
    # On the slope of the pad that looks back.
    sewn((0.409, -0.5, 0.8035), (0.409, end - 0.02, 0.8035), thread, seam, (0.0044, 0, 0.0033))
    box(0.43, -0.77, 0.7, 0.3, end + 0.75, 0.07, seam)
    for k in range(4):
        rounded(box(0.394 + 0.002 * k, -0.77, 0.7205 + k * 0.0088, 0.03, end + 0.765, 0.0034, trim, 0.0012))
    for y in (-0.3, -0.02, 0.24, 0.38, 0.52, 0.655):
        box(0.399, y, 0.716, 0.03, 0.004, 0.042, trim, 0.001)
    for y in (0.31, 0.6):
        rounded(box(0.386, y, 0.7355, 0.02, 0.022, 0.0065, metal, 0.002))
    for z in (0.717, 0.7565):
        tube([(0.392, -0.77, z), (0.392, end, z)], 0.0014, metal)
    # Below, the cover of the steering column begins.
    swept(KNEES, 0.325, end, panel, 0.016)
    swept(KNEES, -0.78, 0.321, panel, 0.016)


def build_pedals(rubber, metal):
    for y, wide, high in ((0.54, 0.11, 0.075), (0.4, 0.06, 0.13)):
        place = Matrix.Translation((0.68, y, 0.42)) @ Matrix.Rotation(math.radians(24), 4, "Y")
        placed(place, lambda: (
            rounded(box(0, -wide / 2, -high / 2, 0.014, wide, high, metal, 0.006)),
            [rounded(box(-0.004, -wide * 0.36, high * (k / 5 - 0.46), 0.008, wide * 0.72, high * 0.1, rubber, 0.002)) for k in range(5)],
            tube([(0.01, 0, 0), (0.03, 0, 0.12), (0.1, 0, 0.3)], 0.011, metal, smooth=True),
        ))  # fmt: skip
