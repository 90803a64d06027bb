"""Renders drawings as things in light (scripts/render.ts runs it in Blender).

Takes a file with a list of jobs: `model` (src/illustrations/model.ts), `output` (a PNG to write), `scale` (pixels for each
unit of the drawing), `samples` (rays for each pixel) and `light` ("day" on pale grounds, "night" on dark ones).
"""

import json
import math
import os
import sys
import tempfile

import bpy
import numpy as np
from mathutils import Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from denoise import enlarged, smoothed
from materials import linear
from meshes import add
from passes import prepare, save, shoot, standard
from shapes import TOWARDS_VIEWER, Builder
from studio import softbox

# How a unit of a drawing is seen: isometric views shorten each axis.
SEEN = math.sqrt(2 / 3)
# How wide a shadow fades out at the edge of the picture, in units of the drawing.
FADE = 60


def sun(direction, strength, colour, softness):
    light = bpy.data.lights.new("sun", "SUN")
    light.energy, light.color, light.angle = strength, colour, math.radians(softness)
    thing = bpy.data.objects.new("sun", light)
    thing.rotation_euler = Vector(direction).to_track_quat("Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(thing)


# How strong the light is from above, from behind and from everywhere.
LIGHTS = {"day": (1.5, 0, 0.62), "night": (1.15, 1.1, 0.36)}


def light_up(light, view):
    """From the upper left, as in the flat drawings; on dark grounds with a second light from behind, and a wide one to be mirrored."""
    above, behind, everywhere = LIGHTS[light]
    sun((-0.72, -0.5, 1.75), above, (1, 0.985, 0.96), 9)
    if behind:
        sun((0.9, 0.75, 0.55), behind, (0.55, 1, 0.95), 12)
        middle, reach = middle_of(view), max(view[2:])
        far = middle + Vector((-0.9, 1, 0.75)) * reach
        softbox(far, middle, reach * 1.5, reach * 0.4, 6 * reach * reach, (0.8, 0.97, 1))
    world = bpy.data.worlds.new("world")
    bpy.context.scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes["Background"].inputs
    background["Color"].default_value, background["Strength"].default_value = (0.84, 0.93, 1, 1), everywhere


def middle_of(view):
    """The place below which the middle of the picture is."""
    x, y, width, height = view
    right, up = Vector((1, 1, 0)).normalized(), Vector((-1, 1, 2)).normalized()
    return right * ((x + width / 2) * SEEN) - up * ((y + height / 2) * SEEN)


def look_at(view):
    """A camera without perspective that shows just this part of the drawing's plane."""
    width, height = view[2:]
    camera = bpy.data.cameras.new("camera")
    camera.type, camera.ortho_scale, camera.clip_end = "ORTHO", max(width, height) * SEEN, 20_000
    thing = bpy.data.objects.new("camera", camera)
    thing.rotation_euler = (math.atan(math.sqrt(2)), 0, math.radians(45))
    thing.location = middle_of(view) + TOWARDS_VIEWER * 8_000
    bpy.context.scene.collection.objects.link(thing)
    bpy.context.scene.camera = thing


def things_alone(passes):
    """Colour (times opacity) and opacity of the things."""
    part = lambda name: passes[name][..., :3]
    guides = [(part("Normal"), 0.25), (part("DiffCol"), 0.12)]
    opacity = smoothed(passes["Image"][..., 3:], guides, 4, 0.3)
    solid = [*guides, (opacity, 0.2)]
    light = smoothed(part("DiffDir") + part("DiffInd"), solid, 4, 0.9)
    shine = smoothed(part("GlossDir") + part("GlossInd"), solid, 3, 0.7)
    glow = smoothed(part("Emit"), guides, 4, 0.35)
    return light * part("DiffCol") + shine * part("GlossCol") + glow, np.clip(opacity, 0, 1)


def to_edges(width, height, fade):
    """1 inside, and softly down to 0 at the edges of the picture."""
    near = lambda size: np.minimum(np.arange(size), size - 1 - np.arange(size))
    share = np.clip(np.minimum(near(width)[None, :], near(height)[:, None]) / fade, 0, 1)
    return (share * share * (3 - 2 * share))[..., None]


def seen_in_the_floor(folder, width, height, samples):
    """The light of things in the floor below them, without the floor's own."""
    light = shoot(folder, width, height, samples)["Image"][..., :3]
    # Nothing stands at the edges of a picture.
    own = np.median(np.concatenate([light[0], light[-1], light[:, 0], light[:, -1]]), axis=0)
    light = np.clip(smoothed(light - own, [], 5, 0.3), 0, None)
    # What is left of the noise would take more bytes than the light. The colour stays the same.
    brightest = light.max(axis=2, keepdims=True)
    return light * np.clip(1 - 0.006 / np.maximum(brightest, 1e-6), 0, 1)


def render(job):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    model, scale = job["model"], job["scale"]
    on_night = job["light"] == "night"
    builder = Builder(model | {"light": job["light"]}, model["things"])
    builder.build()
    far, foot = 9_000, builder.lowest - 0.5
    corners = [(-far, -far, foot), (far, -far, foot), (far, far, foot), (-far, far, foot)]
    floor = builder.materials.mirror("night") if on_night else builder.materials.paint("line")
    ground = add(corners, [(0, 1, 2, 3)], floor)
    light_up(job["light"], model["view"])
    look_at(model["view"])
    width, height = (round(size * scale) for size in model["view"][2:])
    # What is on the ground has no sharp edge: half the size is enough.
    small = (max(8, width // 2), max(8, height // 2))
    mirrored = np.zeros((1, 1, 3), np.float32)
    with tempfile.TemporaryDirectory() as folder:
        prepare(folder)
        # Light falls back from the ground, which is not seen.
        ground.visible_camera = False
        colour, opacity = things_alone(shoot(folder, width, height, job["samples"]))
        for thing in bpy.context.scene.collection.objects:
            thing.visible_camera = thing == ground
        if on_night:
            # The lamp is for things to mirror; in the floor it would be a bright patch.
            bpy.data.objects["softbox"].hide_render = True
            mirrored = enlarged(seen_in_the_floor(folder, *small, job["samples"] * 2), height, width)
        # Its shadow alone.
        ground.is_shadow_catcher = True
        shade = shoot(folder, *small, job["samples"])["Image"][..., 3:]
    fade = to_edges(width, height, FADE * scale)
    shade = enlarged(smoothed(shade, [], 4, 0.25), height, width)
    shade = np.clip(shade - 0.02, 0, 1) * (0.8 if on_night else 0.62) * fade * (1 - opacity)
    glow = standard(mirrored) * fade * (1 - opacity)
    glow_opacity = glow.max(axis=2, keepdims=True)
    ink = standard(np.array(linear("#02070e" if on_night else model["palette"]["ink"])[:3], np.float32))
    # Light lies on the shadow.
    total = opacity + glow_opacity + shade * (1 - glow_opacity)
    seen = standard(colour / np.maximum(opacity, 1e-4)) * opacity + glow + ink * shade * (1 - glow_opacity)
    save(job["output"], seen / np.maximum(total, 1e-4), total)


for job in json.load(open(sys.argv[sys.argv.index("--") + 1], encoding="utf-8")):
    render(job)
    print("rendered", job["output"], flush=True)
