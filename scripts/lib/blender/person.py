"""A person in working clothes, of round bodies around joints, of which a pose gives the places; no face, as it is for the back light.

In metres, 1.75 m tall: the floor is at z = 0, the person looks along -y, and x is to the person's left. Of pairs, the left one is first.
"""

import math

import numpy as np
from mathutils import Matrix, Vector, noise

from bodies import beyond, melt, melted, rod, shell, unit
from car_parts import box, built_once, set_down
from materials import linear
from meshes import add
from studio import Nodes, opaque, softbox

GRID = 0.008
# Stands on the right leg with the left one at rest, and reads from a tablet in both hands.
READING = {
    "hips": ((0.082, 0, 0.895), (-0.088, 0, 0.915)),
    "knees": ((0.125, -0.085, 0.485), (-0.088, -0.012, 0.5)),
    "ankles": ((0.165, -0.02, 0.085), (-0.075, 0.035, 0.085)),
    "toes": ((0.245, -0.2), (-0.11, -0.16)),
    "waist": (-0.014, -0.005, 1.09),
    "chest": (-0.008, 0.012, 1.3),
    "shoulders": ((0.166, 0.012, 1.43), (-0.174, 0.018, 1.413)),
    "neck": (0, 0.018, 1.475),
    "head": (0.004, -0.048, 1.626),
    "face": (0.08, -0.85, -0.56),
    "elbows": ((0.222, 0.05, 1.14), (-0.24, 0.035, 1.13)),
    "wrists": ((0.152, -0.185, 1.135), (-0.157, -0.195, 1.16)),
    "fingers": ((0.12, -0.335, 1.18), (-0.13, -0.345, 1.2)),
}
# Leans forward with the right hand on the knee and the left one held out, low.
LEANING = {
    "hips": ((0.088, 0.11, 0.845), (-0.088, 0.13, 0.845)),
    "knees": ((0.125, -0.15, 0.51), (-0.12, -0.11, 0.5)),
    "ankles": ((0.14, -0.09, 0.085), (-0.135, 0, 0.085)),
    "toes": ((0.19, -0.28), (-0.19, -0.18)),
    "waist": (0, 0.035, 1.005),
    "chest": (0.004, -0.115, 1.16),
    "shoulders": ((0.172, -0.22, 1.232), (-0.178, -0.195, 1.255)),
    "neck": (0, -0.255, 1.285),
    "head": (0.01, -0.375, 1.39),
    "face": (0.1, -0.75, -0.62),
    "elbows": ((0.215, -0.33, 0.96), (-0.268, -0.14, 0.985)),
    "wrists": ((0.17, -0.53, 0.815), (-0.17, -0.12, 0.745)),
    "fingers": ((0.15, -0.66, 0.73), (-0.125, -0.155, 0.6)),
}

# Stands on the left leg and looks down at a tablet, which the right hand holds out aside and the left one touches.
CHECKING = {
    "hips": ((0.086, 0.005, 0.916), (-0.084, 0.005, 0.898)),
    "knees": ((0.094, -0.005, 0.5), (-0.13, -0.075, 0.488)),
    "ankles": ((0.09, 0.045, 0.085), (-0.185, -0.01, 0.085)),
    "toes": ((0.135, -0.15), (-0.29, -0.17)),
    "waist": (0.016, 0, 1.09),
    "chest": (0.01, 0.014, 1.3),
    "shoulders": ((0.178, 0.03, 1.42), (-0.172, 0.002, 1.432)),
    "neck": (0.002, 0.014, 1.475),
    "head": (-0.014, -0.04, 1.632),
    "face": (-0.34, -0.82, -0.44),
    "elbows": ((0.25, 0.02, 1.14), (-0.262, -0.03, 1.15)),
    "wrists": ((0.12, -0.2, 1.15), (-0.2, -0.26, 1.14)),
    "fingers": ((0.02, -0.34, 1.2), (-0.15, -0.4, 1.16)),
}


def middle(pair):
    return (np.array(pair[0], float) + np.array(pair[1], float)) / 2


def across(pair):
    """Towards the person's left, between a pair of joints."""
    return unit(np.array(pair[0], float) - np.array(pair[1], float))


def trousers(places, pose):
    hips, side = middle(pose["hips"]), across(pose["hips"])
    up = unit(np.array(pose["waist"]) - hips)
    back = np.cross(up, side)
    legs = []
    for hip, knee, ankle, sign in zip(pose["hips"], pose["knees"], pose["ankles"], (1, -1)):
        hip, knee, ankle = np.array(hip), np.array(knee), np.array(ankle)
        shin = unit(knee - ankle)
        calf = knee * 0.68 + ankle * 0.32 + np.array((0, 0.016, 0))
        leg = [
            rod(places, hip + up * 0.02, knee, 0.096, 0.07),
            rod(places, hip + back * 0.026 - up * 0.03, knee * 0.6 + hip * 0.4, 0.09, 0.066),
            rod(places, knee, calf, 0.07, 0.068),
            rod(places, calf, ankle - shin * 0.01, 0.068, 0.066),
        ]
        legs.append(np.maximum(melted(leg, 0.05), beyond(places, ankle - shin * 0.025, -shin)))
    waist = [rod(places, hips + side * x, np.array(pose["waist"]) + side * x * 0.8, 0.1, 0.09) for x in (0.075, -0.075)]
    return melt(melt(legs[0], legs[1], 0.025), melted(waist, 0.05), 0.04)


def sleeve(places, shoulder, elbow, wrist):
    shoulder, elbow, wrist = np.array(shoulder), np.array(elbow), np.array(wrist)
    along = unit(wrist - elbow)
    arm = [
        rod(places, shoulder - (0, 0, 0.012), elbow, 0.064, 0.057),
        rod(places, elbow, elbow + along * 0.1, 0.058, 0.058),
        rod(places, elbow + along * 0.1, wrist, 0.058, 0.044),
    ]
    cuff = rod(places, wrist - along * 0.035, wrist - along * 0.005, 0.0465, 0.0465)
    return np.maximum(melt(melted(arm, 0.03), cuff, 0.006), beyond(places, wrist, along))


def collar(places, pose):
    """Stands up around the neck, higher behind."""
    neck, head = np.array(pose["neck"]), np.array(pose["head"])
    up = unit((head - neck) * 0.6 + (neck - np.array(pose["chest"])))
    side = across(pose["shoulders"])
    back = unit(np.cross(up, side))
    gap = places - (neck - up * 0.002).astype(np.float32)
    height, behind, beside = gap @ up.astype(np.float32), gap @ back.astype(np.float32), gap @ side.astype(np.float32)
    around = np.sqrt((behind * 0.92) ** 2 + beside**2)
    over = np.abs(height - behind * 0.2) - 0.027
    return np.sqrt((around - 0.07 - height * 0.1) ** 2 + np.maximum(over, 0) ** 2) - 0.009


def jacket(places, pose):
    hips, waist, chest = middle(pose["hips"]), np.array(pose["waist"]), np.array(pose["chest"])
    low_side, side = across(pose["hips"]), across(pose["shoulders"])
    up, yoke = unit(waist - hips), middle(pose["shoulders"])
    back, low_back = np.cross(unit(yoke - waist), side), np.cross(up, low_side)
    stations = (
        (hips - up * 0.06 + low_back * 0.016, low_side, 0.084, 0.126),
        (waist + low_back * 0.004, unit(low_side + side), 0.072, 0.11),
        (waist * 0.45 + chest * 0.55, side, 0.079, 0.116),
        (chest + back * 0.004, side, 0.083, 0.118),
        (yoke * 0.75 + chest * 0.25 + back * 0.012, side, 0.078, 0.092),
    )
    torso = [
        rod(places, start + one * x * sign, end + other * y * sign, first, last)
        for (start, one, x, first), (end, other, y, last) in zip(stations, stations[1:])
        for sign in (1, 0, -1)
    ]
    torso = np.maximum(melted(torso, 0.05), beyond(places, hips - up * 0.035, -up))
    band = [rod(places, hips + low_back * 0.014 + low_side * x - up * 0.02, hips + low_back * 0.014 + low_side * x + up * 0.005, 0.122, 0.12) for x in (0.084, 0, -0.084)]
    torso = melt(torso, np.maximum(melted(band, 0.05), np.abs(beyond(places, hips - up * 0.012, up)) - 0.026), 0.008)
    neck = np.array(pose["neck"])
    slopes = [rod(places, shoulder * np.array((0.92, 1, 1)) - (0, 0, 0.012), neck - (neck - chest) * 0.05, 0.058, 0.058) for shoulder in map(np.array, pose["shoulders"])]
    whole = melt(torso, melted(slopes, 0.03), 0.05)
    whole = melt(whole, collar(places, pose), 0.012)
    for arm in zip(pose["shoulders"], pose["elbows"], pose["wrists"]):
        whole = melt(whole, sleeve(places, *arm), 0.022)
    return whole


def head_frame(pose):
    """Which way its left, its back and its top look."""
    front = unit(pose["face"])
    rising = np.array(pose["head"], float) - np.array(pose["neck"], float) + np.array((0, 0, 0.15))
    top = unit(rising - front * np.dot(rising, front))
    return np.stack([np.cross(-front, top) * -1, -front, top])


def in_head(places, pose):
    return (places - np.asarray(pose["head"], np.float32)) @ head_frame(pose).T.astype(np.float32)


def skull(own):
    """In the head's own directions; narrower than it is deep."""
    narrow = own * np.array((1.16, 1, 1), np.float32)
    return melt(rod(narrow, (0, 0.024, 0.03), (0, 0.018, 0.02), 0.086, 0.084), rod(narrow, (0, -0.02, 0.032), (0, -0.03, 0.0), 0.076, 0.066), 0.04)


def skin(places, pose):
    own = in_head(places, pose)
    narrow = own * np.array((1.1, 1, 1), np.float32)
    face = melted(
        [
            skull(own),
            rod(narrow, (0, -0.04, -0.02), (0, -0.062, -0.088), 0.054, 0.027),
            rod(narrow, (0.045, -0.005, -0.055), (0.012, -0.06, -0.09), 0.022, 0.02),
            rod(narrow, (-0.045, -0.005, -0.055), (-0.012, -0.06, -0.09), 0.022, 0.02),
        ],
        0.03,
    )
    nose = rod(own, (0, -0.094, 0.005), (0, -0.108, -0.028), 0.009, 0.0125)
    lips = rod(own, (0.012, -0.086, -0.058), (-0.012, -0.086, -0.058), 0.009, 0.009)
    face = melt(melt(face, nose, 0.014), lips, 0.014)
    for x in (0.076, -0.076):
        ear = rod(own * np.array((2.2, 1, 1), np.float32), (x * 2.2, 0.016, 0.012), (x * 2.2, 0.01, -0.022), 0.018, 0.012)
        face = melt(face, ear, 0.006)
    neck = np.array(pose["neck"])
    under = np.array(pose["head"]) + head_frame(pose).T @ np.array((0, 0.022, -0.035))
    down = unit(neck - under)
    return melt(face, rod(places, under, neck + down * 0.03, 0.054, 0.06), 0.025)


def hair(places, pose):
    """Drawn back into a tail."""
    own = in_head(places, pose)
    drawn = np.maximum(skull(own) - 0.012, beyond(own, (0, -0.052, 0.045), unit((0, -0.8, -0.62))))
    drawn = np.maximum(drawn, beyond(own, (0, 0.06, -0.06), unit((0, -0.5, -0.9))))
    tail = melted(
        [
            rod(own, (0, 0.1, 0.045), (0, 0.135, 0.04), 0.024, 0.028),
            rod(own, (0, 0.135, 0.04), (0.004, 0.15, -0.03), 0.028, 0.027),
            rod(own, (0.004, 0.15, -0.03), (0.01, 0.125, -0.13), 0.027, 0.01),
        ],
        0.015,
    )
    return melt(drawn, tail, 0.012)


def tied(places, pose):
    """Down to the collar, and tied low."""
    own = in_head(places, pose)
    drawn = np.maximum(skull(own) - 0.013, beyond(own, (0, -0.05, 0.04), unit((0, -0.86, -0.5))))
    drawn = np.maximum(drawn, beyond(own, (0, 0.06, -0.085), unit((0, -0.35, -0.94))))
    tail = melted(
        [
            rod(own, (0, 0.095, -0.01), (0, 0.122, -0.025), 0.026, 0.022),
            rod(own, (0, 0.122, -0.025), (0.004, 0.134, -0.075), 0.022, 0.031),
            rod(own, (0.004, 0.134, -0.075), (0.012, 0.112, -0.2), 0.031, 0.01),
        ],
        0.012,
    )
    return melt(drawn, tail, 0.01)


def cap(places, pose):
    """With a peak."""
    own = in_head(places, pose)
    crown = np.maximum(skull(own) - 0.016, beyond(own, (0, 0, 0.035), unit((0, 0.12, -1))))
    flat = own * np.array((1, 1, 4), np.float32)
    peak = rod(flat, (0.03, -0.1, 0.17), (0.026, -0.145, 0.13), 0.036, 0.026)
    peak = melt(peak, rod(flat, (-0.03, -0.1, 0.17), (-0.026, -0.145, 0.13), 0.036, 0.026), 0.06)
    nape = np.maximum(skull(own) - 0.005, beyond(own, (0, 0.03, -0.05), unit((0, -0.75, -0.66))))
    return np.minimum(melt(crown, peak, 0.012), nape)


def hand(places, elbow, wrist, tips, sign):
    """Bent slightly, its thumb inwards."""
    wrist, tips = np.array(wrist), np.array(tips)
    along = unit(tips - wrist)
    spread = unit(np.cross(along, np.cross((-sign * 0.5, -0.2, 0.85), along)))
    palm_side = np.cross(along, spread) * -sign
    length = np.linalg.norm(tips - wrist)
    parts = [rod(places, np.array(elbow) * 0.12 + wrist * 0.88, wrist + along * 0.01, 0.029, 0.026)]
    for k, reach in enumerate((0.95, 1.02, 0.98, 0.82)):
        beside = spread * (0.03 - 0.02 * k)
        knuckle, joint = wrist + along * length * 0.5 + beside, wrist + along * length * 0.74 + beside - palm_side * 0.002
        parts += [
            rod(places, wrist + beside * 0.6, knuckle, 0.017, 0.0125),
            rod(places, knuckle, joint, 0.0115, 0.0095),
            rod(places, joint, wrist + along * length * reach + beside * 0.8 + palm_side * 0.018, 0.0095, 0.0075),
        ]
    thumb = wrist + along * length * 0.42 + spread * 0.055 + palm_side * 0.012
    parts += [rod(places, wrist + spread * 0.015, thumb, 0.017, 0.0115), rod(places, thumb, thumb + along * 0.035, 0.0115, 0.009)]
    return melted(parts, 0.007)


def shoe(places, ankle, toe):
    ankle, toe = np.array(ankle), np.array((*toe, 0.03))
    along = unit((toe - ankle) * np.array((1, 1, 0)))
    heel = ankle - along * 0.038
    heel[2] = 0.042
    ball = toe - along * 0.07
    upper = [
        rod(places, ankle + np.array((0, 0, 0.07)), heel + along * 0.02, 0.05, 0.046),
        rod(places, heel, ball, 0.044, 0.043),
        rod(places, ankle + along * 0.02 - np.array((0, 0, 0.015)), ball + np.array((0, 0, 0.008)), 0.045, 0.036),
        rod(places, ball, toe, 0.046, 0.034),
    ]
    sole = melt(rod(places, heel, ball, 0.049, 0.05), rod(places, ball, toe, 0.05, 0.041), 0.02)
    sole = np.maximum(sole, np.abs(places[:, 2] - 0.014) - 0.014)
    return np.minimum(np.maximum(melted(upper, 0.03), 0.012 - places[:, 2]), sole)


def crumpled(verts, normals, bends, loose):
    """Cloth with folds: across what bends, given as (place, way of the limb, reach, depth), and everywhere a few shallow ones."""
    out = np.zeros(len(verts))
    for place, way, reach, depth in bends:
        gap = verts - np.array(place)
        weight = np.exp(-(np.linalg.norm(gap, axis=1) / reach) ** 2)
        near = np.flatnonzero(weight > 0.03)
        for k in near:
            s = float(gap[k] @ way)
            ridge = noise.noise(Vector(verts[k] * 5) + Vector(way) * s * 26)
            out[k] += depth * weight[k] * (1.6 * ridge - np.exp(-((ridge / 0.1) ** 2)))
    for k, place in enumerate(verts):
        slow = noise.noise(Vector((place[0] * 9, place[1] * 9, place[2] * 5)))
        crease = noise.noise(Vector((place[0] * 8 + place[2] * 5, place[1] * 8, place[2] * 11 - place[0] * 4)))
        out[k] += loose * (slow - 0.9 * np.exp(-((crease / 0.07) ** 2)))
    return verts + normals * out[:, None]


def bends_of(pose, names):
    """Folds across the middle joint of each chain of three, the deeper the more it bends."""
    found = []
    for one, joint, other in names:
        for start, place, end in zip(pose[one], pose[joint], pose[other]):
            start, place, end = np.array(start), np.array(place), np.array(end)
            bent = 1 - np.dot(unit(place - start), unit(end - place))
            found.append((place, unit(end - start), 0.11, 0.004 + 0.006 * min(bent, 1)))
    return found


def from_strip(pose, verts):
    """How far each place of a jacket is from the strips that throw light back: around the chest, and around the upper arms."""
    yoke, chest, places = middle(pose["shoulders"]), np.array(pose["chest"]), verts.astype(np.float32)
    far = np.abs((verts - chest) @ unit(yoke - chest) + 0.03)
    for shoulder, elbow, wrist in zip(*(map(np.array, pose[name]) for name in ("shoulders", "elbows", "wrists"))):
        along = unit(elbow - shoulder)
        on_arm = np.minimum(rod(places, shoulder + along * 0.1, elbow, 0.066, 0.066), rod(places, elbow, wrist, 0.07, 0.07)) < 0
        far = np.where(on_arm, np.abs((verts - shoulder) @ along - 0.185), far)
    return far


def jacket_look(cloth, strip):
    nodes = Nodes("jacket")
    far = nodes.new("Attribute", attribute_name="from strip").outputs["Fac"]
    on_strip = nodes.between(far, 0.02, 0.022, 1, 0)
    surface = nodes.new("BsdfPrincipled", nodes.new("MixRGB", on_strip, cloth, strip).outputs[0])
    nodes.tree.links.new(nodes.between(on_strip, 0, 1, 0.85, 0.4), surface.inputs["Roughness"])
    surface.inputs["Specular"].default_value = 0.15
    nodes.new("OutputMaterial", surface.outputs[0])
    return nodes.material


def striped_look(cloth, yoke, edge, core):
    """Of two cloths, the one of the shoulders and of the hem darker, with strips of two colours, one along the middle of the other."""
    nodes = Nodes("striped")
    far = nodes.new("Attribute", attribute_name="from strip").outputs["Fac"]
    on_edge, on_core = nodes.between(far, 0.026, 0.028, 1, 0), nodes.between(far, 0.007, 0.009, 1, 0)
    height = nodes.new("SeparateXYZ", nodes.new("TexCoord").outputs["Object"]).outputs["Z"]
    of_yoke = nodes.math("MAXIMUM", nodes.between(height, 1.352, 1.355, 0, 1), nodes.between(height, 0.93, 0.933, 1, 0))
    cloths = nodes.new("MixRGB", of_yoke, cloth, yoke).outputs[0]
    colour = nodes.new("MixRGB", on_core, nodes.new("MixRGB", on_edge, cloths, edge).outputs[0], core).outputs[0]
    surface = nodes.new("BsdfPrincipled", colour)
    nodes.tree.links.new(nodes.between(on_edge, 0, 1, 0.85, 0.45), surface.inputs["Roughness"])
    surface.inputs["Specular"].default_value, surface.inputs["Sheen"].default_value = 0.15, 0.3
    nodes.new("OutputMaterial", surface.outputs[0])
    return nodes.material


def strands(dark, light):
    """Hair: fine lines downwards that shine unlike each other."""
    nodes = Nodes("strands")
    place = nodes.new("VectorMath", nodes.new("TexCoord").outputs["Object"], (1, 1, 0.12), operation="MULTIPLY").outputs[0]
    lines = nodes.new("TexNoise", place)
    lines.inputs["Scale"].default_value, lines.inputs["Detail"].default_value = 160, 3
    surface = nodes.new("BsdfPrincipled", nodes.new("MixRGB", nodes.between(lines.outputs["Fac"], 0.35, 0.65, 0, 1), dark, light).outputs[0])
    surface.inputs["Roughness"].default_value = 0.42
    nodes.tree.links.new(nodes.new("Bump", 0.5, 0.003, lines.outputs["Fac"]).outputs[0], surface.inputs["Normal"])
    nodes.new("OutputMaterial", surface.outputs[0])
    return nodes.material


def put(distance, low, high, look, grid=GRID, change=None, given=None):
    """Builds one piece; `given` is a name and what of each place the look knows by it."""
    verts, faces, normals = shell(distance, low, high, grid)
    if change:
        verts = change(verts, normals)
    part = add(verts.tolist(), faces.tolist(), look)
    if given:
        part.data.attributes.new(given[0], "FLOAT", "POINT").data.foreach_set("value", given[1](verts).astype(np.float32))
    for polygon in part.data.polygons:
        polygon.use_smooth = True
    rounding = part.modifiers.new("rounding", "SUBSURF")
    rounding.levels = rounding.render_levels = 1


def bounds(pose, names, margin):
    ends = [place for name in names for place in np.atleast_2d(np.array(pose[name], float))]
    return np.min(ends, 0) - margin, np.max(ends, 0) + margin


def build_clothes(pose, coat, legs, leather):
    hips, up = middle(pose["hips"]), np.array((0, 0, 1.0))
    waist = np.array(pose["waist"])
    at_jacket = bends_of(pose, [("shoulders", "elbows", "wrists")]) + [((hips + waist) / 2, unit(waist - hips), 0.17, 0.006)]
    at_trousers = bends_of(pose, [("hips", "knees", "ankles")]) + [(hips - up * 0.06, unit((0.3, 0, 0.95)), 0.13, 0.006)]
    at_trousers += [(np.array(ankle) + up * 0.05, up, 0.09, 0.008) for ankle in pose["ankles"]]
    put(
        lambda places: trousers(places, pose),
        *bounds(pose, ("hips", "knees", "ankles", "waist"), 0.14),
        legs,
        change=lambda verts, normals: crumpled(verts, normals, at_trousers, 0.004),
    )
    put(
        lambda places: jacket(places, pose),
        *bounds(pose, ("hips", "shoulders", "elbows", "wrists", "waist", "neck"), 0.18),
        coat,
        change=lambda verts, normals: crumpled(verts, normals, at_jacket, 0.0045),
        given=("from strip", lambda verts: from_strip(pose, verts)),
    )
    for ankle, toe in zip(pose["ankles"], pose["toes"]):
        ends = np.array((ankle, (*toe, 0)))
        put(lambda places: shoe(places, ankle, toe), ends.min(0) - 0.12, ends.max(0) + 0.14, leather, 0.006)


def build_bare(pose, on_head, bare, top):
    """Head and hands, and what is on the head."""
    head = np.array(pose["head"])
    put(lambda places: skin(places, pose), head - 0.24, head + 0.17, bare, 0.005)
    put(lambda places: on_head(places, pose), head - 0.25, head + 0.25, top, 0.005, change=lambda verts, normals: crumpled(verts, normals, [], 0.003))
    for elbow, wrist, tips, sign in zip(pose["elbows"], pose["wrists"], pose["fingers"], (1, -1)):
        ends = np.array((wrist, tips))
        put(lambda places: hand(places, elbow, wrist, tips, sign), ends.min(0) - 0.09, ends.max(0) + 0.09, bare, 0.004)


def technician(pose, on_head, jacket_colour, head_colour):
    """The parts of a person at work, with the colours of the jacket and of what is on the head (`hair` or `cap`)."""
    coat, legs = jacket_look(linear(jacket_colour), linear("#aab4b6")), opaque("trousers", linear("#1b242d"), 0.85)
    legs.node_tree.nodes["Principled BSDF"].inputs["Specular"].default_value = 0.15
    leather, bare, top = opaque("shoes", linear("#0d0f11"), 0.45), opaque("skin", linear("#a88068"), 0.5), opaque("on head", linear(head_colour), 0.55)
    return built_once(lambda: (build_clothes(pose, coat, legs, leather), build_bare(pose, on_head, bare, top)))


def set_down_reader(place, colours, light=1.4):
    """One who reads from a tablet, whose screen sheds its light, in watts, on chest and face."""
    set_down(technician(READING, hair, "#23364a", "#2a1a10"), place)
    screen, case = opaque("screen", colours["aurora"], glow=3), opaque("tablet", linear("#0a0d10"), 0.4)

    def tablet():
        box(-0.13, -0.09, -0.009, 0.26, 0.18, 0.009, case, 0.004)
        box(-0.12, -0.08, 0, 0.24, 0.16, 0.001, screen, 0)

    middle, head = Vector((-0.005, -0.33, 1.21)), Vector(READING["head"])
    tilt = Matrix.Translation(middle) @ (head - middle).to_track_quat("Z", "X").to_matrix().to_4x4() @ Matrix.Rotation(math.radians(90), 4, "Z")
    set_down(built_once(tablet), place @ tilt)
    softbox(place @ (middle + Vector((0, 0.02, 0.03))), place @ (head - Vector((0, 0, 0.12))), 0.2, 0.12, light, colours["aurora"][:3])
