"""Europe on a floor: the plate of the European Economic Area, whose edge is a line of light, and dark ones of the countries beside it.

europe.json was made of public domain data of Natural Earth (countries-50m.json of the npm package world-atlas 2.0.2), with
topojson-client: projected (Lambert's equal-area projection around 52° N, 10° E, in kilometres), merged, clipped to Europe and simplified
(Visvalingam's method, triangles below 46 km²; no islands below 500 km², nor Svalbard, which is not of the area). A line is x, y, x, y, and so on.
"""

import json
import math
import os

import bpy

from meshes import tube


def placed(line, origin, turned, scale):
    """The places of a line, where `origin` is the middle of the scene, the map is `turned` by degrees, and `scale` is a metre's kilometres."""
    cos, sin = math.cos(math.radians(turned)), math.sin(math.radians(turned))
    pairs = [((x - origin[0]) / scale, (y - origin[1]) / scale) for x, y in zip(line[::2], line[1::2])]
    return [(x * cos - y * sin, x * sin + y * cos) for x, y in pairs]


def build_plate(outlines, thick, look):
    """Of any form, with holes, on the floor."""
    data = bpy.data.curves.new("plate", "CURVE")
    data.dimensions, data.fill_mode, data.extrude = "2D", "BOTH", thick / 2
    for outline in outlines:
        spline = data.splines.new("POLY")
        spline.use_cyclic_u = True
        spline.points.add(len(outline) - 1)
        for point, place in zip(spline.points, outline):
            point.co = (*place, 0, 1)
    data.materials.append(look)
    thing = bpy.data.objects.new("plate", data)
    thing.location.z = thick / 2
    bpy.context.scene.collection.objects.link(thing)


def build_europe(origin, turned, scale, thick, inside, outside, edge, border, dim_edge):
    """Each of the last three is a radius and what a line is made of: around the area, between its countries, and around the others."""
    with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "europe.json"), encoding="utf-8") as file:
        lines = {name: [placed(line, origin, turned, scale) for line in part] for name, part in json.load(file).items()}
    build_plate(lines["eea"], thick, inside)
    build_plate(lines["others"], thick, outside)
    for line in lines["eea"]:
        tube([(*place, thick + edge[0]) for place in [*line, line[0]]], *edge)
    for line in lines["others"]:
        tube([(*place, thick) for place in [*line, line[0]]], *dim_edge)
    for line in lines["borders"]:
        tube([(*place, thick) for place in line], *border)
