"""Puts meshes and tubes into the scene."""

import bmesh
import bpy


def add(verts, faces, *looks):
    mesh = bpy.data.meshes.new("part")
    mesh.from_pydata(verts, [], faces)
    for look in looks:
        mesh.materials.append(look)
    part = bpy.data.objects.new("part", mesh)
    bpy.context.scene.collection.objects.link(part)
    return part


def between(one, other, look):
    """A closed body between two outlines with as many places each."""
    count = len(one)
    sides = [(k, (k + 1) % count, count + (k + 1) % count, count + k) for k in range(count)]
    part = add([*one, *other], [*sides, tuple(range(count)), tuple(range(count, 2 * count))], look)
    face_outwards(part)
    return part


def face_outwards(part):
    """Turns the faces of a closed body so that they look outwards, as cutting and bevelling need it."""
    mesh = bmesh.new()
    mesh.from_mesh(part.data)
    bmesh.ops.recalc_face_normals(mesh, faces=mesh.faces)
    mesh.to_mesh(part.data)
    mesh.free()


def tube(places, radius, look, smooth=False):
    """A round tube from place to place, or `smooth` near them."""
    data = bpy.data.curves.new("tube", "CURVE")
    data.dimensions, data.bevel_depth, data.bevel_resolution, data.use_fill_caps = "3D", radius, 4, True
    data.materials.append(look)
    spline = data.splines.new("NURBS" if smooth else "POLY")
    spline.points.add(len(places) - 1)
    if smooth:
        spline.use_endpoint_u, spline.order_u = True, 4
    for point, place in zip(spline.points, places):
        point.co = (*place, 1)
    thing = bpy.data.objects.new("tube", data)
    bpy.context.scene.collection.objects.link(thing)
    return thing
