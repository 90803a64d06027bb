"""Takes a wide view, from edge to edge of a page, with a lens: of a place in the dark, with a mist into which things vanish; or by day on a ground of the page's own colour."""

import json
import sys
import tempfile

import bpy
import numpy as np

from materials import linear
from oidn import without_noise
from passes import prepare, save, shoot, standard
from studio import Nodes, opaque

PASSES = {"Image": None, "Mist": "mist", "Denoising Albedo": None, "Denoising Normal": None}
# By day, light above this is drawn together, so that white things keep their shape.
KNEE = 0.6


def clean(light, seen):
    return without_noise(light, *(seen[name][..., :3] for name in ("Denoising Albedo", "Denoising Normal")))


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


def in_mist(seen, night):
    """The light of a place in the dark."""
    mist = np.clip(seen["Mist"][..., :1], 0, 1)
    light = clean(seen["Image"][..., :3], seen)
    # Bright lights keep their colour instead of turning white.
    light = light * (1 + light / 16) / (1 + light * 0.18)
    return light * (1 - mist) + np.array(night[:3], np.float32) * mist


def on_ground(seen, ground, goes_on):
    """The light of things by day on a ground that has exactly its colour wherever they cast no shadow, and at the edges of the picture; not at the right one, where it goes on."""
    ground = np.array(ground[:3], np.float32)
    height, width = seen["Image"].shape[:2]
    opacity = np.clip(seen["Image"][..., 3:], 0, 1)
    # Shadows end before the edges; things, which nothing shines through, do not.
    away = lambda count: np.minimum(np.arange(count), np.arange(count)[::-1]) / (0.09 * height)
    across = np.arange(width) / (0.09 * height) if goes_on else away(width)
    inside = np.clip(np.minimum(away(height)[:, None], across), 0, 1)[..., None]
    opacity *= np.maximum(inside * inside * (3 - 2 * inside), opacity**3)
    # As much light as becomes the ground's colour below; shadows are as deep as those of a single window.
    lit = KNEE - (1 - KNEE) * np.log((1 - ground) / (1 - KNEE))
    light = clean(seen["Image"][..., :3] + (1 - opacity) ** 1.5 * lit, seen)
    # What is brighter than the knee comes near to white, and never gets there.
    light = np.where(light < KNEE, light, 1 - (1 - KNEE) * np.exp((KNEE - np.maximum(light, KNEE)) / (1 - KNEE)))
    # At the very edges the network guesses what the ground is, not what things are that go on beyond them.
    return ground + (light - ground) * np.maximum(np.clip(inside * 8, 0, 1), opacity**3)


def take(build, ground=None, goes_on=False):
    """Builds what `build` makes of the design's colours, and writes a picture.

    build: returns where its mist begins and ends in metres. With `ground`, the name of a colour, what it builds stands on a ground of
    this colour by day, and it returns nothing; `goes_on` where the picture's right edge is that of the window, as shadows would go on beyond it.
    Arguments of the script: a PNG to write, its width and height in pixels, rays for each pixel, and a file with the colours.
    """
    output, width, height, samples, palette = sys.argv[sys.argv.index("--") + 1 :]
    colours = {name: linear(value) for name, value in json.load(open(palette, encoding="utf-8")).items()}
    bpy.ops.wm.read_factory_settings(use_empty=True)
    range_of_mist = build(colours)
    passes = PASSES
    if ground:
        passes = {name: setting for name, setting in PASSES.items() if name != "Mist"}
        bpy.ops.mesh.primitive_plane_add(size=4_000)
        bpy.context.object.is_shadow_catcher = True
        bpy.context.object.data.materials.append(opaque("ground", colours[ground], 0.9))
    else:
        mist = bpy.context.scene.world.mist_settings
        mist.start, mist.depth, mist.falloff = range_of_mist[0], range_of_mist[1] - range_of_mist[0], "QUADRATIC"
    with tempfile.TemporaryDirectory() as folder:
        bpy.context.scene.view_layers[0].cycles.denoising_store_passes = True
        prepare(folder, passes)
        # A mirror image of a lamp that one ray in a hundred meets would be noise.
        bpy.context.scene.cycles.sample_clamp_direct = 3
        seen = shoot(folder, int(width), int(height), int(samples), passes)
    light = on_ground(seen, colours[ground], goes_on) if ground else in_mist(seen, colours["night"])
    save(output, standard(light), np.ones_like(light[..., :1]))
