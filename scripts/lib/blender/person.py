"""A person in working clothes: round bodies around joints, of which a pose gives the places, and cloth that has fallen onto them, so that its folds are those
of the pose; no eyes, as it is for the back light.

In metres, 1.75 m tall: the floor is at z = 0, the person looks along -y, and x is to the person's left. Of pairs, the left one is first.
"""

import math

import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector

from bodies import beyond, melt, melted, rod, settled, shell, unit
from car_parts import box, built_once, set_down
from materials import linear
from meshes import add
from studio import Nodes, opaque, softbox

# The sides of the squares of cloth, and of what it falls onto, in metres; for how many frames it falls.
WEAVE, SHAPE, FRAMES = 0.013, 0.018, 24
# Stands on the right leg with the left one at rest, and reads from a tablet in both hands.
READING = {
    "hips": ((0.06, -0.01, 0.893), (-0.12, 0, 0.925)),
    "knees": ((0.115, -0.105, 0.48), (-0.108, -0.012, 0.505)),
    "ankles": ((0.17, 0.005, 0.09), (-0.085, 0.035, 0.085)),
    "toes": ((0.265, -0.165), (-0.13, -0.16)),
    "waist": (-0.03, -0.012, 1.09),
    "chest": (-0.012, 0.018, 1.3),
    "shoulders": ((0.168, 0.0, 1.435), (-0.176, 0.018, 1.408)),
    "neck": (-0.004, 0.014, 1.475),
    "head": (0.012, -0.056, 1.622),
    "face": (0.1, -0.8, -0.6),
    "elbows": ((0.222, 0, 1.145), (-0.225, 0.02, 1.13)),
    "wrists": ((0.158, -0.235, 1.13), (-0.158, -0.23, 1.13)),
    "fingers": ((0.085, -0.385, 1.215), (-0.085, -0.385, 1.215)),
    "palms": ((-0.2, 0.54, 0.84), (0.2, 0.54, 0.84)),
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
    "palms": ((-0.6, 0, -0.8), (0.2, 0.9, -0.3)),
}


def middle(pair):
    return (np.array(pair[0], float) + np.array(pair[1], float)) / 2


def across(pair):
    """Towards the person's left, between a pair of joints."""
    return unit(np.array(pair[0], float) - np.array(pair[1], float))


def trunk(places, pose, loose, low):
    """From the hips to the shoulders, wider by `loose` than the body and that much further down."""
    hips, waist, chest, yoke = middle(pose["hips"]), np.array(pose["waist"]), np.array(pose["chest"]), middle(pose["shoulders"])
    pelvis, side = across(pose["hips"]), across(pose["shoulders"])
    up = unit(waist - hips)
    seat, back = np.cross(up, pelvis), np.cross(unit(yoke - waist), side)
    stations = (
        (hips - up * low + seat * 0.012, pelvis, 0.078, 0.102),
        (waist, unit(pelvis + side), 0.06, 0.083),
        (waist * 0.4 + chest * 0.6 + back * 0.004, side, 0.07, 0.093),
        (chest + back * 0.008, side, 0.082, 0.095),
        (yoke * 0.75 + chest * 0.25 + back * 0.012, side, 0.082, 0.07),
    )
    parts = [
        rod(places, start + one * x * sign, end + other * y * sign, first + loose, last + loose)
        for (start, one, x, first), (end, other, y, last) in zip(stations, stations[1:])
        for sign in (1, 0, -1)
    ]
    neck = np.array(pose["neck"])
    parts += [rod(places, shoulder * 0.9 + neck * 0.1 - (0, 0, 0.01), neck + up * 0.025 + back * 0.012, 0.048 + loose * 0.7, 0.05 + loose * 0.4) for shoulder in map(np.array, pose["shoulders"])]
    return melted(parts, 0.05)


def leg(places, pose, k, radii):
    """The left leg (0) or the right one, by its radii: at the top, above the knee, at the knee, at the calf, and at the ankle."""
    hip, knee, ankle = (np.array(pose[name][k]) for name in ("hips", "knees", "ankles"))
    up = unit(np.array(pose["waist"]) - middle(pose["hips"]))
    seat = np.cross(up, across(pose["hips"]))
    calf = knee * 0.68 + ankle * 0.32 + seat * 0.014
    parts = [
        rod(places, hip, knee * 0.8 + hip * 0.2, radii[0], radii[1]),
        rod(places, hip + seat * 0.034 - up * 0.02, knee * 0.5 + hip * 0.5, radii[0], radii[1]),
        rod(places, knee * 0.8 + hip * 0.2, knee, radii[1], radii[2]),
        rod(places, knee, calf, radii[2], radii[3]),
        rod(places, calf, ankle, radii[3], radii[4]),
    ]
    return melted(parts, 0.04)


def arm(places, pose, k, radii):
    """By its radii: at the shoulder, at the elbow, below it, and at the wrist."""
    shoulder, elbow, wrist = (np.array(pose[name][k]) for name in ("shoulders", "elbows", "wrists"))
    below = elbow * 0.6 + wrist * 0.4
    return melted([rod(places, shoulder - (0, 0, 0.012), elbow, radii[0], radii[1]), rod(places, elbow, below, radii[1], radii[2]), rod(places, below, wrist, radii[2], radii[3])], 0.03)


def body(places, pose):
    """What cloth lies on."""
    whole = trunk(places, pose, 0, 0)
    for k in (0, 1):
        whole = melt(melt(whole, leg(places, pose, k, (0.086, 0.062, 0.054, 0.055, 0.042)), 0.03), arm(places, pose, k, (0.052, 0.041, 0.043, 0.03)), 0.03)
    return whole


def trousers(places, pose):
    top, *ankles = trouser_ends(pose)
    legs = [np.maximum(leg(places, pose, k, (0.1, 0.084, 0.079, 0.08, 0.084)), beyond(places, *end)) for k, end in enumerate(ankles)]
    return np.maximum(melt(melt(*legs, 0.02), trunk(places, pose, 0.008, 0), 0.03), beyond(places, *top))


def trouser_ends(pose):
    """Planes, each a place and a direction, at which the cloth ends: above, and at both ankles."""
    hips, waist = middle(pose["hips"]), np.array(pose["waist"])
    ankles = []
    for knee, ankle in zip(map(np.array, pose["knees"]), map(np.array, pose["ankles"])):
        down = unit(ankle - knee)
        ankles.append((ankle + down * 0.036, down))
    return [(hips * 0.4 + waist * 0.6, unit(waist - hips)), *ankles]


def jacket(places, pose):
    hem, opening, *cuffs = jacket_ends(pose)
    whole = trunk(places, pose, 0.026, 0.06)
    for hip, knee in zip(map(np.array, pose["hips"]), map(np.array, pose["knees"])):
        whole = melt(whole, rod(places, hip, hip * 0.75 + knee * 0.25, 0.122, 0.118), 0.05)
    whole = np.maximum(whole, beyond(places, *hem))
    neck, (top, up) = np.array(pose["neck"]), opening
    whole = np.maximum(melt(whole, rod(places, neck - up * 0.02, top + up * 0.03, 0.068, 0.073), 0.03), beyond(places, *opening))
    for k, cuff in enumerate(cuffs):
        whole = melt(whole, np.maximum(arm(places, pose, k, (0.068, 0.062, 0.058, 0.042)), beyond(places, *cuff)), 0.035)
    return whole


def jacket_ends(pose):
    """Planes at which the cloth ends: below, at the neck, higher behind, and at both wrists."""
    hips, waist, neck = middle(pose["hips"]), np.array(pose["waist"]), np.array(pose["neck"])
    up = unit((np.array(pose["head"]) - neck) * 0.5 + neck - np.array(pose["chest"]))
    back = np.cross(up, across(pose["shoulders"]))
    down = unit(hips - waist)
    cuffs = [(wrist, unit(wrist - elbow)) for elbow, wrist in zip(map(np.array, pose["elbows"]), map(np.array, pose["wrists"]))]
    return [(hips + down * 0.07, down), (neck + up * 0.038, unit(up - back * 0.35)), *cuffs]


def head_frame(pose):
    """Which way its left, its back and its top look."""
    front = unit(pose["face"])
    rising = np.array(pose["head"], float) - np.array(pose["neck"], float) + np.array((0, 0, 0.15))
    top = unit(rising - front * np.dot(rising, front))
    return np.stack([np.cross(-front, top), -front, top])


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


def hairline(own):
    """How far places of the head are below where hair begins: over the forehead, down the temple, around the ear, and at the nape."""
    sides = (-0.11, -0.075, -0.05, -0.032, -0.022, -0.008, 0.002, 0.034, 0.046, 0.075, 0.12)
    return (np.interp(own[:, 1], sides, (0.09, 0.066, 0.05, 0.012, -0.02, -0.022, 0.034, 0.034, -0.05, -0.078, -0.082)).astype(np.float32) - own[:, 2]) * 0.6


def cropped(own):
    """Short, and shorter towards the nape and over the forehead."""
    depth = np.interp(own[:, 2], (-0.08, -0.02, 0.06, 0.12), (0.002, 0.006, 0.015, 0.02)) * np.interp(own[:, 1], (-0.1, -0.04), (0.45, 1))
    return np.maximum(skull(own) - depth.astype(np.float32), hairline(own))


def whorl(own):
    """Which way short hair lies: away from the crown."""
    return own - np.array((0.008, 0.06, 0.125))


def cap(places, pose):
    """With a peak."""
    own = in_head(places, pose)
    crown = np.maximum(skull(own) - 0.016, beyond(own, (0, 0, 0.035), unit((0, 0.12, -1))))
    flat = own * np.array((1, 1, 4), np.float32)
    peak = rod(flat, (0.03, -0.1, 0.17), (0.026, -0.145, 0.13), 0.036, 0.026)
    peak = melt(peak, rod(flat, (-0.03, -0.1, 0.17), (-0.026, -0.145, 0.13), 0.036, 0.026), 0.06)
    nape = np.maximum(skull(own) - 0.005, beyond(own, (0, 0.03, -0.05), unit((0, -0.75, -0.66))))
    return np.minimum(melt(crown, peak, 0.012), nape)


def hand(places, elbow, wrist, tips, palm, sign):
    """Bent slightly towards where its palm looks."""
    wrist, tips = np.array(wrist), np.array(tips)
    along = unit(tips - wrist)
    palm_side = unit(np.array(palm) - along * np.dot(palm, along))
    spread = np.cross(along, palm_side) * -sign
    length = np.linalg.norm(tips - wrist)
    parts = [rod(places, np.array(elbow) * 0.12 + wrist * 0.88, wrist + along * 0.01, 0.028, 0.025)]
    for k, reach in enumerate((0.95, 1.02, 0.98, 0.82)):
        beside = spread * (0.03 - 0.02 * k)
        knuckle, joint = wrist + along * length * 0.5 + beside, wrist + along * length * 0.74 + beside + palm_side * 0.004
        parts += [
            rod(places, wrist + beside * 0.6, knuckle, 0.016, 0.0115),
            rod(places, knuckle, joint, 0.0105, 0.009),
            rod(places, joint, wrist + along * length * reach + beside * 0.8 + palm_side * 0.018, 0.009, 0.007),
        ]
    thumb = wrist + along * length * 0.4 + spread * 0.046 + palm_side * 0.026
    parts += [rod(places, wrist + spread * 0.015, thumb, 0.016, 0.011), rod(places, thumb, thumb + along * 0.036 - spread * 0.008, 0.011, 0.0085)]
    return melted(parts, 0.007)


def shoe(places, ankle, toe):
    """For work: up to the ankle, with a cap over the toes and a thick sole with a heel."""
    ankle, toe = np.array(ankle), np.array((*toe, 0.044))
    along = unit((toe - ankle) * np.array((1, 1, 0)))
    heel = ankle - along * 0.042
    heel[2] = 0.056
    ball, shaft = toe - along * 0.075, ankle + np.array((0, 0, 0.05))
    upper = [
        rod(places, shaft, heel + along * 0.014, 0.048, 0.042),
        rod(places, heel, ball, 0.04, 0.038),
        rod(places, ankle + along * 0.02 - np.array((0, 0, 0.005)), ball + np.array((0, 0, 0.012)), 0.044, 0.036),
        rod(places, ball, toe, 0.042, 0.032),
    ]
    upper = np.maximum(np.maximum(melted(upper, 0.03), 0.02 - places[:, 2]), places[:, 2] - ankle[2] - 0.06)
    sole = np.maximum(melt(rod(places, heel, ball, 0.046, 0.044), rod(places, ball, toe, 0.046, 0.04), 0.02), np.abs(places[:, 2] - 0.016) - 0.016)
    arch = rod(places, heel + along * 0.09 - (0, 0, 0.056), heel + along * 0.12 - (0, 0, 0.056), 0.012, 0.008)
    return np.minimum(upper, np.maximum(sole, -arch))


def from_strip(pose, verts):
    """How far each place of a jacket is from the strips that throw light back: around the chest, and around the upper arms."""
    yoke, chest, places = middle(pose["shoulders"]), np.array(pose["chest"]), verts.astype(np.float32)
    far = np.abs((verts - chest) @ unit(yoke - chest) + 0.03)
    for shoulder, elbow, wrist in zip(*(map(np.array, pose[name]) for name in ("shoulders", "elbows", "wrists"))):
        along = unit(elbow - shoulder)
        on_arm = np.minimum(rod(places, shoulder + along * 0.1, elbow, 0.066, 0.066), rod(places, elbow, wrist, 0.07, 0.07)) < 0
        far = np.where(on_arm, np.abs((verts - shoulder) @ along - 0.185), far)
    return far


def from_seam(pose, verts):
    """How far each place of a jacket is from the seams: down the back, and where the sleeves are set in."""
    shoulders, chest = [np.array(shoulder) for shoulder in pose["shoulders"]], np.array(pose["chest"])
    side, up = across(pose["shoulders"]), unit(middle(shoulders) - chest)
    back = np.cross(up, side)
    far = np.where((verts - chest) @ back > 0, np.abs((verts - chest) @ side), 1)
    for shoulder, sign in zip(shoulders, (1, -1)):
        around = beyond(verts, shoulder, unit(side * sign + up * 0.25))
        far = np.minimum(far, np.abs(around) + np.maximum(np.linalg.norm(verts - shoulder, axis=1) - 0.13, 0))
    return far


def seamed(nodes, colour):
    """Cloth that is darker along its seams."""
    far = nodes.new("Attribute", attribute_name="from seam").outputs["Fac"]
    return nodes.new("MixRGB", nodes.between(far, 0.003, 0.006, 0.6, 0), colour, (0, 0, 0, 1)).outputs[0]


def jacket_look(cloth, strip):
    nodes = Nodes("jacket")
    far = nodes.new("Attribute", attribute_name="from strip").outputs["Fac"]
    on_strip = nodes.between(far, 0.02, 0.022, 1, 0)
    surface = nodes.new("BsdfPrincipled", seamed(nodes, nodes.new("MixRGB", on_strip, cloth, strip).outputs[0]))
    nodes.tree.links.new(nodes.between(on_strip, 0, 1, 0.85, 0.4), surface.inputs["Roughness"])
    surface.inputs["Specular"].default_value = 0.15
    nodes.new("OutputMaterial", surface.outputs[0])
    return nodes.material


def strands(dark, light):
    """Hair: unlike from one to the next, and shining along."""
    nodes = Nodes("strands")
    place = nodes.new("VectorMath", nodes.new("TexCoord").outputs["Object"], (1, 1, 0.4), operation="MULTIPLY").outputs[0]
    tone = nodes.new("TexNoise", place)
    tone.inputs["Scale"].default_value, tone.inputs["Detail"].default_value = 90, 2
    surface = nodes.new("BsdfPrincipled", nodes.new("MixRGB", nodes.between(tone.outputs["Fac"], 0.35, 0.65, 0, 1), dark, light).outputs[0])
    surface.inputs["Roughness"].default_value, surface.inputs["Specular"].default_value = 0.45, 0.35
    nodes.new("OutputMaterial", surface.outputs[0])
    return nodes.material


def piece(distance, low, high, look, grid=0.005):
    """One closed body, and the places of its mesh."""
    verts, faces, _ = shell(distance, low, high, grid)
    part = add(verts.tolist(), faces.tolist(), look)
    for polygon in part.data.polygons:
        polygon.use_smooth = True
    return part, verts


def smooth(part):
    rounding = part.modifiers.new("rounding", "SUBSURF")
    rounding.levels = rounding.render_levels = 1


def opened(part, verts, ends, reach=0.3):
    """Takes away what closes a piece of cloth at planes where it ends."""
    mesh = bmesh.new()
    mesh.from_mesh(part.data)
    mesh.verts.ensure_lookup_table()
    lids = []
    for place, direction in ends:
        on_plane = (np.abs(beyond(verts, place, direction)) < 0.002) & (np.linalg.norm(verts - place, axis=1) < reach)
        lids += [face for face in mesh.faces if all(on_plane[vert.index] for vert in face.verts)]
    bmesh.ops.delete(mesh, geom=list(set(lids)), context="FACES_ONLY")
    mesh.to_mesh(part.data)
    mesh.free()


def collide(part, thickness):
    """Cloth that falls later stays that far off."""
    part.modifiers.new("collision", "COLLISION")
    part.collision.thickness_outer, part.collision.cloth_friction = thickness, 12


def draped(part, held, ample):
    """Lets cloth, whose threads are longer than its cut by the share `ample`, fall into folds; `held` are the shares in which its places stay."""
    group = part.vertex_groups.new(name="held")
    for vert, share in enumerate(held):
        if share > 0:
            group.add([vert], float(share), "REPLACE")
    cloth = part.modifiers.new("cloth", "CLOTH")
    cloth.settings.vertex_group_mass, cloth.settings.shrink_min = "held", -ample
    cloth.settings.quality, cloth.settings.mass = 5, 0.25
    cloth.settings.tension_stiffness = cloth.settings.compression_stiffness = 25
    cloth.settings.shear_stiffness, cloth.settings.bending_stiffness = 10, 0.2
    cloth.collision_settings.distance_min, cloth.collision_settings.collision_quality = 0.004, 2
    scene = bpy.context.scene
    for frame in range(1, FRAMES + 1):
        scene.frame_set(frame)
    fallen = bpy.data.meshes.new_from_object(part.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    part.modifiers.clear()
    part.data = fallen
    scene.frame_set(1)


def bounds(pose, names, margin):
    ends = [place for name in names for place in np.atleast_2d(np.array(pose[name], float))]
    return np.min(ends, 0) - margin, np.max(ends, 0) + margin


def build_clothes(pose, coat, legs, leather):
    """Trousers and jacket are cut too wide and fall onto the shoes and onto a body, which is then taken away."""
    shape, _ = piece(lambda places: body(places, pose), *bounds(pose, ("hips", "knees", "ankles", "waist", "shoulders", "elbows", "wrists", "neck"), 0.16), None, SHAPE)
    collide(shape, 0.006)
    for ankle, toe in zip(pose["ankles"], pose["toes"]):
        ends = np.array((ankle, (*toe, 0)))
        worn, _ = piece(lambda places: shoe(places, ankle, toe), ends.min(0) - 0.12, ends.max(0) + 0.14, leather, 0.006)
        collide(worn, 0.004)
    low, verts = piece(lambda places: trousers(places, pose), *bounds(pose, ("hips", "knees", "ankles", "waist"), 0.15), legs, WEAVE)
    waist, *_ = trouser_ends(pose)
    opened(low, verts, trouser_ends(pose))
    draped(low, held_at(verts, [waist], 0.3), 0.045)
    collide(low, 0.006)
    high, verts = piece(lambda places: jacket(places, pose), *bounds(pose, ("hips", "shoulders", "elbows", "wrists", "waist", "neck"), 0.19), coat, WEAVE)
    _, *fixed = jacket_ends(pose)
    for name, distance in (("from strip", from_strip), ("from seam", from_seam)):
        high.data.attributes.new(name, "FLOAT", "POINT").data.foreach_set("value", distance(pose, verts).astype(np.float32))
    opened(high, verts, jacket_ends(pose))
    draped(high, held_at(verts, fixed, 0.12), 0.09)
    low.modifiers.clear()
    bpy.data.objects.remove(shape)
    for cloth in (low, high):
        thick = cloth.modifiers.new("thick", "SOLIDIFY")
        thick.thickness, thick.offset = 0.003, 1
        smooth(cloth)


def held_at(verts, ends, reach):
    """Cloth is held where it ends around the waist, the neck and the wrists."""
    shares = [np.clip(beyond(verts, place, way) / 0.03 + 1.4, 0, 1) * (np.linalg.norm(verts - place, axis=1) < reach) for place, way in ends]
    return np.max(shares, axis=0)


def build_bare(pose, bare):
    """Head and hands."""
    head = np.array(pose["head"])
    smooth(piece(lambda places: skin(places, pose), head - 0.24, head + 0.17, bare)[0])
    for elbow, wrist, tips, palm, sign in zip(*(pose[name] for name in ("elbows", "wrists", "fingers", "palms")), (1, -1)):
        ends = np.array((wrist, tips))
        smooth(piece(lambda places: hand(places, elbow, wrist, tips, palm, sign), ends.min(0) - 0.09, ends.max(0) + 0.09, bare, 0.004)[0])


def build_hair(pose, shape, flow, look, length=0.03):
    """A layer of hair, and strands that lie on it and come loose at their ends."""
    place = Matrix.Translation(pose["head"]) @ Matrix(head_frame(pose).T.tolist()).to_4x4()
    layer, ends = piece(shape, (-0.13, -0.15, -0.12), (0.13, 0.2, 0.17), look)
    smooth(layer)
    chance = np.random.default_rng(7)
    ends = np.repeat(ends, 2, 0) + chance.normal(0, 0.003, (len(ends) * 2, 3))
    ends, outwards = settled(shape, ends)
    ends, outwards = ends[hairline(ends) < -0.002], outwards[hairline(ends) < -0.002]
    loose = chance.gamma(1.5, 0.0012, len(ends))[:, None]
    lines = []
    for k in range(5):
        lines.append(ends + outwards * (loose * k / 2 - 0.001))
        way = flow(ends) + chance.normal(0, 0.012, ends.shape)
        way -= outwards * np.sum(way * outwards, 1, keepdims=True)
        ends, outwards = settled(shape, ends + way / np.maximum(np.linalg.norm(way, axis=1, keepdims=True), 1e-6) * length / 4)
    curves = bpy.data.curves.new("strands", "CURVE")
    curves.dimensions, curves.bevel_depth, curves.bevel_resolution = "3D", 0.0007, 0
    curves.materials.append(look)
    for line in np.stack(lines, 1):
        spline = curves.splines.new("POLY")
        spline.points.add(len(line) - 1)
        spline.points.foreach_set("co", np.pad(line, ((0, 0), (0, 1)), constant_values=1).ravel())
    grown = bpy.data.objects.new("strands", curves)
    bpy.context.scene.collection.objects.link(grown)
    for part in (layer, grown):
        part.matrix_world = place


def short_hair(pose):
    build_hair(pose, cropped, whorl, strands(linear("#1a110b"), linear("#322117")))


def peaked_cap(pose):
    head = np.array(pose["head"])
    smooth(piece(lambda places: cap(places, pose), head - 0.25, head + 0.25, opaque("cap", linear("#20262b"), 0.7))[0])


def working(pose, coat, on_head):
    """The parts of a person, by the look of the jacket and by what builds what is on the head."""
    legs, leather, bare = opaque("trousers", linear("#1b222a"), 0.85), opaque("shoes", linear("#0f0e0d"), 0.5), opaque("skin", linear("#a3735a"), 0.5)
    legs.node_tree.nodes["Principled BSDF"].inputs["Specular"].default_value = 0.15

    def build():
        build_clothes(pose, coat, legs, leather)
        build_bare(pose, bare)
        on_head(pose)

    return built_once(build)


def set_down_reader(place, colours, light):
    """One who reads from a tablet, whose screen sheds a little of its light, in watts, on chest and face."""
    set_down(working(READING, jacket_look(linear("#66727c"), linear("#c9d2d4")), short_hair), place)
    screen, case = opaque("screen", colours["surface"], glow=0.8), opaque("tablet", linear("#0a0d10"), 0.4)

    def tablet():
        box(-0.13, -0.09, -0.009, 0.26, 0.18, 0.009, case, 0.004)
        box(-0.12, -0.08, 0, 0.24, 0.16, 0.001, screen, 0)

    middle, head = Vector((0, -0.33, 1.21)), Vector(READING["head"])
    tilt = Matrix.Translation(middle) @ (head - middle).to_track_quat("Z", "X").to_matrix().to_4x4() @ Matrix.Rotation(math.radians(90), 4, "Z")
    set_down(built_once(tablet), place @ tilt)
    softbox(place @ (middle + Vector((0, 0.02, 0.03))), place @ (head - Vector((0, 0, 0.12))), 0.2, 0.12, light, (1, 0.86, 0.7))
