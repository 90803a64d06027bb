"""Writes figures and short names in the site's type, on paper, plates and screens."""

import glob
import math
import os

import bpy
from mathutils import Vector
from mathutils.geometry import delaunay_2d_cdt

from meshes import add

FONTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../../static/fonts")
# Height of a figure, of a font size of one.
FIGURE = 0.7
# What is asked of the triangulation: all that the outermost lines enclose.
WITHIN_LINES = 1


def is_ink(point, lines):
    """Whether a place is within letters and not in the hole of one: a ray to the right crosses their lines an odd number of times."""
    count = 0
    for edge in lines.edges:
        a, b = (lines.vertices[k].co for k in edge.vertices)
        if (a.y > point.y) != (b.y > point.y):
            count += point.x < a.x + (point.y - a.y) * (b.x - a.x) / (b.y - a.y)
    return count % 2 == 1


def written(words, x, y, high, look, z=0, align="LEFT", upright=False):
    """Words with figures as high as `high`, from a place on the line they stand on or around it (`CENTER`): they look upwards, or `upright` to the front."""
    file = glob.glob(os.path.join(FONTS, "schibsted-grotesk.*.woff2"))[0]
    letters = bpy.data.curves.new("words", "FONT")
    letters.font = bpy.data.fonts.load(os.path.abspath(file), check_existing=True)
    letters.body, letters.size, letters.align_x = words, high / FIGURE, align
    letters.fill_mode = "NONE"
    # Blender's own filling loses edges of some letters; a mesh can also be joined with others, and bent with the paper.
    lines = bpy.data.meshes.new_from_object(bpy.data.objects.new("lines", letters))
    verts, _, triangles, *_ = delaunay_2d_cdt([vert.co.xy for vert in lines.vertices], [edge.vertices[:] for edge in lines.edges], [], WITHIN_LINES, 1e-6)
    faces = [face for face in triangles if is_ink(sum((verts[k] for k in face), Vector((0, 0))) / 3, lines)]
    part = add([(*vert, 0) for vert in verts], faces, look)
    part.location, part.rotation_euler.x = (x, y, z), math.radians(90) if upright else 0
    return part
