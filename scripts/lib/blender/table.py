"""Oiled wood, and what shines or lies flat on a screen. Centimetres."""

from materials import linear
from prismatic import moulded
from studio import Nodes


def patch(x, y, wide, high, look, radius=0.1, z=0):
    """A flat piece with round corners, from its lower left corner."""
    moulded((x + wide / 2, y + high / 2, z), wide, high, radius, [(0, 0), (0, 0.012)], look)


def shining(name, stops, strength=1):
    """Light whose colour changes upwards: pairs of a height and a colour, from below; a single one is the same everywhere."""
    nodes = Nodes(name)
    colour = stops[0][1]
    if len(stops) > 1:
        height = nodes.new("SeparateXYZ", nodes.new("NewGeometry").outputs["Position"]).outputs["Z"]
        for (start, _), (end, upper) in zip(stops, stops[1:]):
            colour = nodes.new("MixRGB", nodes.between(height, start, end, 0, 1), colour, upper).outputs[0]
    nodes.new("OutputMaterial", nodes.new("Emission", colour, strength).outputs[0])
    return nodes.material


def wood():
    """Oiled walnut in staves along x, each of its own tone, with pores in which the light breaks."""
    nodes = Nodes("walnut")
    place = nodes.new("NewGeometry").outputs["Position"]
    axes = nodes.new("SeparateXYZ", place)
    stave = nodes.math("FLOOR", nodes.math("DIVIDE", axes.outputs["Y"], 11.5), 0)
    tone = nodes.new("TexWhiteNoise", noise_dimensions="1D")
    nodes.tree.links.new(stave, tone.inputs["W"])
    shifted = nodes.new("CombineXYZ", nodes.math("MULTIPLY", tone.outputs["Value"], 900), 0, 0).outputs[0]
    moved = nodes.new("VectorMath", place, shifted, operation="ADD").outputs[0]

    def grain(along, across, scale):
        stretched = nodes.new("VectorMath", moved, (along, across, 0.1), operation="MULTIPLY").outputs[0]
        noise = nodes.new("TexNoise", stretched)
        noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = scale, 6
        noise.inputs["Distortion"].default_value = 0.6
        return noise.outputs["Fac"]

    years, pores = grain(0.012, 0.32, 1), grain(0.09, 5, 1)
    ramp = nodes.new("MixRGB", nodes.between(years, 0.36, 0.64, 0, 1), linear("#2f1c12"), linear("#6b4529")).outputs[0]
    dark = nodes.between(pores, 0.42, 0.6, 0.55, 1)
    shade = nodes.math("MULTIPLY", dark, nodes.between(tone.outputs["Value"], 0, 1, 0.7, 1.1))
    seam = nodes.math("LESS_THAN", nodes.math("MODULO", nodes.math("ADD", axes.outputs["Y"], 1150), 11.5), 0.07)
    shade = nodes.math("MULTIPLY", shade, nodes.between(seam, 0, 1, 1, 0.35))
    surface = nodes.new("BsdfPrincipled")
    colour = nodes.new("MixRGB", 1, ramp, nodes.new("CombineXYZ", shade, shade, shade).outputs[0], blend_type="MULTIPLY").outputs[0]
    bump = nodes.new("Bump", 0.25, 0.02)
    for start, end in ((colour, "Base Color"), (nodes.between(pores, 0.4, 0.62, 0.46, 0.27), "Roughness"), (bump.outputs[0], "Normal")):
        nodes.tree.links.new(start, surface.inputs[end])
    nodes.tree.links.new(pores, bump.inputs["Height"])
    nodes.new("OutputMaterial", surface.outputs[0])
    return nodes.material
