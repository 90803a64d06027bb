"""Takes a wide view of a place in the dark, from edge to edge of a page: with a lens, and a mist into which things vanish."""

import json
import sys
import tempfile

import bpy
import numpy as np

from materials import linear
from oidn import without_noise
from passes import prepare, save, shoot, standard
from studio import Nodes

PASSES = {"Image": None, "Mist": "mist", "Denoising Albedo": None, "Denoising Normal": None}


def wet_floor(colour, size=400):
    """A dark floor with a soft mirror image of what stands on it, more in some places than in others."""
    nodes = Nodes("floor")
    place = nodes.new("NewGeometry").outputs["Position"]
    noise = nodes.new("TexNoise", place)
    noise.inputs["Scale"].default_value = 0.55
    noise.inputs["Detail"].default_value = 4
    surface = nodes.new("BsdfPrincipled")
    surface.inputs["Base Color"].default_value = colour
    surface.inputs["Specular"].default_value = 0.45
    nodes.tree.links.new(nodes.between(noise.outputs["Fac"], 0.35, 0.7, 0.18, 0.4), surface.inputs["Roughness"])
    nodes.new("OutputMaterial", surface.outputs[0])
    bpy.ops.mesh.primitive_plane_add(size=size)
    bpy.context.object.data.materials.append(nodes.material)


def take(build):
    """Builds what `build` makes of the design's colours, which returns where its mist begins and ends in metres, and writes a picture.

    Arguments of the script: a PNG to write, its width and height in pixels, rays for each pixel, and a file with the colours.
    """
    output, width, height, samples, palette = sys.argv[sys.argv.index("--") + 1 :]
    colours = {name: linear(value) for name, value in json.load(open(palette, encoding="utf-8")).items()}
    bpy.ops.wm.read_factory_settings(use_empty=True)
    start, end = build(colours)
    mist = bpy.context.scene.world.mist_settings
    mist.start, mist.depth, mist.falloff = start, end - start, "QUADRATIC"
    with tempfile.TemporaryDirectory() as folder:
        bpy.context.scene.view_layers[0].cycles.denoising_store_passes = True
        prepare(folder, PASSES)
        # A mirror image of a lamp that one ray in a hundred meets would be noise.
        bpy.context.scene.cycles.sample_clamp_direct = 3
        seen = shoot(folder, int(width), int(height), int(samples), PASSES)
    mist = np.clip(seen["Mist"][..., :1], 0, 1)
    light = without_noise(*(seen[name][..., :3] for name in ("Image", "Denoising Albedo", "Denoising Normal")))
    # Bright lights keep their colour instead of turning white.
    light = light * (1 + light / 16) / (1 + light * 0.18)
    light = light * (1 - mist) + np.array(colours["night"][:3], np.float32) * mist
    save(output, standard(light), np.ones_like(mist))
