"""Renders what was built, and writes pictures."""

import bpy
import numpy as np

# What light consists of, so that its noise is smoothed apart from the colours that it falls on.
PASSES = {
    "Image": None,
    "DiffDir": "diffuse_direct",
    "DiffInd": "diffuse_indirect",
    "DiffCol": "diffuse_color",
    "GlossDir": "glossy_direct",
    "GlossInd": "glossy_indirect",
    "GlossCol": "glossy_color",
    "Emit": "emit",
    "Normal": "normal",
}


def prepare(folder, passes=PASSES):
    """Sets the renderer up so that it writes passes into a folder."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.cycles.device = "CPU"
    scene.cycles.use_denoising = False
    scene.cycles.sample_clamp_indirect = 2
    scene.cycles.max_bounces = 5
    scene.cycles.transparent_max_bounces = 32
    scene.render.film_transparent = True
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    nodes.clear()
    layers, output = nodes.new("CompositorNodeRLayers"), nodes.new("CompositorNodeOutputFile")
    output.base_path = folder
    output.format.file_format, output.format.color_depth, output.format.color_mode = "OPEN_EXR", "32", "RGBA"
    output.file_slots.clear()
    for name, setting in passes.items():
        if setting:
            setattr(scene.view_layers[0], f"use_pass_{setting}", True)
        output.file_slots.new(name)
        links.new(layers.outputs[name], output.inputs[name])


def shoot(folder, width, height, samples, passes=PASSES):
    """The passes of a picture by name: height by width by red, green, blue and opacity, from below."""
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y, scene.cycles.samples = width, height, samples
    bpy.ops.render.render()

    def load(name):
        image = bpy.data.images.load(f"{folder}/{name}0001.exr")
        values = np.empty(width * height * 4, dtype=np.float32)
        image.pixels.foreach_get(values)
        bpy.data.images.remove(image)
        return values.reshape(height, width, 4)

    return {name: load(name) for name in passes}


def standard(colour):
    """Linear light as the values of an sRGB picture."""
    colour = np.clip(colour, 0, 1)
    return np.where(colour <= 0.0031308, colour * 12.92, 1.055 * colour ** (1 / 2.4) - 0.055)


def save(path, colour, opacity):
    height, width = opacity.shape[:2]
    image = bpy.data.images.new("picture", width, height, alpha=True)
    image.pixels.foreach_set(np.concatenate([colour, opacity], axis=2).astype(np.float32).ravel())
    image.filepath_raw, image.file_format = path, "PNG"
    image.save()
    bpy.data.images.remove(image)
