"""What models of their own are made of and lit by: materials, long lights, and a camera with a lens."""

import math

import bpy
from mathutils import Vector


class Nodes:
    """Writes a material as formulas."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()

    def new(self, kind, *inputs, **settings):
        """A node whose inputs are values or outputs of others; `None` leaves an input as it is."""
        node = self.tree.nodes.new(f"ShaderNode{kind}")
        for name, value in settings.items():
            setattr(node, name, value)
        for socket, value in zip(node.inputs, inputs):
            if isinstance(value, bpy.types.NodeSocket):
                self.tree.links.new(value, socket)
            elif value is not None:
                socket.default_value = value
        return node

    def math(self, operation, one, other):
        return self.new("Math", one, other, operation=operation).outputs[0]

    def between(self, value, start, end, first, last):
        return self.new("MapRange", value, start, end, first, last).outputs[0]


def opaque(name, colour, roughness=0.5, metallic=0, glow=0):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    values = {"Base Color": colour, "Roughness": roughness, "Metallic": metallic, "Emission": colour, "Emission Strength": glow}
    for socket, value in values.items():
        material.node_tree.nodes["Principled BSDF"].inputs[socket].default_value = value
    return material


def _aimed(light, place, target):
    thing = bpy.data.objects.new(light.name, light)
    thing.location = place
    thing.rotation_euler = (Vector(target) - Vector(place)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(thing)
    return thing


def softbox(place, target, width, height, strength, colour=(1, 1, 1)):
    """A lamp that is seen in mirror images only."""
    light = bpy.data.lights.new("softbox", "AREA")
    light.shape, light.size, light.size_y, light.energy, light.color = "RECTANGLE", width, height, strength, colour
    _aimed(light, place, target).visible_camera = False


def spotlight(place, target, degrees, radius, strength, colour):
    """A beam that ends softly; the lamp itself, a ball, is not seen."""
    light = bpy.data.lights.new("spotlight", "SPOT")
    light.energy, light.color, light.spot_size, light.spot_blend, light.shadow_soft_size = strength, colour, math.radians(degrees), 1, radius
    _aimed(light, place, target)


def surround(colour, strength):
    """Light from everywhere."""
    world = bpy.data.worlds.new("world")
    bpy.context.scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes["Background"].inputs
    background["Color"].default_value, background["Strength"].default_value = colour, strength


def look(place, target, lens, sharp_at=None, aperture=0):
    """A camera with a lens in millimetres; what is as far away as `sharp_at` is sharp, the rest the less, the smaller `aperture` (an f-number)."""
    camera = bpy.data.cameras.new("camera")
    camera.lens = lens
    thing = bpy.data.objects.new("camera", camera)
    thing.location = place
    direction = Vector(target) - Vector(place)
    thing.rotation_euler = direction.to_track_quat("-Z", "Y").to_euler()
    if sharp_at:
        camera.dof.use_dof, camera.dof.aperture_fstop = True, aperture
        camera.dof.focus_distance = (Vector(sharp_at) - Vector(place)).dot(direction.normalized())
    bpy.context.scene.collection.objects.link(thing)
    bpy.context.scene.camera = thing
