"""Makes round bodies."""

import math

import bpy


def turned(outline, look, segments=72):
    """A round body from pairs of radius and height, from below."""
    count = len(outline)
    verts = [
        (r * math.cos(2 * math.pi * k / segments), r * math.sin(2 * math.pi * k / segments), z)
        for k in range(segments)
        for r, z in outline
    ]
    faces = [
        (k * count + i, ((k + 1) % segments) * count + i, ((k + 1) % segments) * count + i + 1, k * count + i + 1)
        for k in range(segments)
        for i in range(count - 1)
    ]
    mesh = bpy.data.meshes.new("turned")
    mesh.from_pydata(verts, [], faces)
    mesh.materials.append(look)
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(32)
    thing = bpy.data.objects.new("turned", mesh)
    bpy.context.scene.collection.objects.link(thing)
