"""A right hand in a thin work glove, with the sleeve of a jacket: a round body around bones, of which a pose bends the joints.

In metres. The wrist is at the origin, the middle finger points along x, the thumb is on the side of y, and the back of the hand looks up, along z.
"""

import math

import numpy as np
from mathutils import Vector, noise

from bodies import melt, melted, rod, settled, shell, unit
from car_parts import built_once
from materials import linear
from meshes import add, tube
from studio import Nodes, opaque

# Where each finger begins (its knuckle), how long its three bones are, how thick it is at the knuckle, at both joints and at the tip,
# and by how many degrees it points aside and leans over.
FINGERS = {
    "index": ((0.091, 0.0285, 0.0035), (0.043, 0.026, 0.0165), (0.0112, 0.0098, 0.0087, 0.0074), 2, -4),
    "middle": ((0.094, 0.0075, 0.0065), (0.047, 0.030, 0.0175), (0.0114, 0.0101, 0.0089, 0.0076), 0, 0),
    "ring": ((0.088, -0.0130, 0.0040), (0.043, 0.028, 0.0175), (0.0107, 0.0095, 0.0084, 0.0072), -2, 5),
    "little": ((0.078, -0.0310, -0.0015), (0.034, 0.020, 0.0160), (0.0097, 0.0085, 0.0076, 0.0066), -5, 10),
}
THUMB = ((0.022, 0.023, -0.009), (0.046, 0.034, 0.020), (0.0150, 0.0122, 0.0113, 0.0086))
# How the hand holds something 29 mm thick between its thumb and two fingers: what each joint bends by, in degrees; of the thumb also where
# its first bone points and where its back looks; and where the forearm goes.
PINCH = {
    "index": (35, 35, 12),
    "middle": (35, 44, 14),
    "ring": (50, 58, 30),
    "little": (54, 62, 34),
    "thumb": (0, 26, -16),
    "thumb points": (0.63, 0.27, -0.72),
    "thumb's back": (-0.66, 0.55, -0.35),
    "forearm": (-0.8, 0.0, 0.55),
}
# The middle of what it holds so.
GRIP = (0.115, 0.018, -0.058)
# Where seams of the back of the hand run from between two knuckles towards the wrist, above it.
DARTS = (
    ((0.080, 0.019, 0.03), (0.055, 0.016, 0.032), (0.024, 0.009, 0.032)),
    ((0.080, -0.003, 0.03), (0.055, -0.003, 0.032), (0.020, -0.002, 0.032)),
    ((0.074, -0.023, 0.03), (0.052, -0.021, 0.032), (0.024, -0.013, 0.032)),
)
# How far it is from stitch to stitch, and how long each of them is.
PITCH, STITCH = 0.0034, 0.0024
# The smallest cubes in which the glove's surface is looked for.
GRID = 0.0014


def chain(base, direction, back, lengths, bends):
    """The joints of a finger, and where its back looks at each bone."""
    place, direction, joints, backs = np.array(base, float), unit(direction), [np.array(base, float)], []
    back = unit(np.array(back) - direction * np.dot(back, direction))
    for length, bend in zip(lengths, np.radians(bends)):
        direction, back = direction * math.cos(bend) - back * math.sin(bend), back * math.cos(bend) + direction * math.sin(bend)
        place = place + direction * length
        joints.append(place)
        backs.append(back)
    return joints, backs


def bones(pose):
    """Of each finger its joints, the backs of its bones, and its radii."""
    found = {}
    for name, (base, lengths, radii, aside, lean) in FINGERS.items():
        aside, lean = math.radians(aside), math.radians(lean)
        direction, side = np.array((math.cos(aside), math.sin(aside), 0)), np.array((-math.sin(aside), math.cos(aside), 0))
        back = np.array((0, 0, 1)) * math.cos(lean) - side * math.sin(lean)
        found[name] = (*chain(base, direction, back, lengths, pose[name]), radii)
    base, lengths, radii = THUMB
    found["thumb"] = (*chain(base, pose["thumb points"], pose["thumb's back"], lengths, pose["thumb"]), radii)
    return found


def finger(places, joints, backs, radii):
    """Bones with knots at the joints, and the soft pads below them."""
    parts = []
    for k, back in enumerate(backs):
        start, end, first, last = joints[k], joints[k + 1], radii[k], radii[k + 1]
        middle = start + (end - start) * 0.5
        waist = (first + last) / 2 - 0.0005
        parts += [rod(places, start, middle, first, waist), rod(places, middle, end, waist, last)]
        pad = 0.0022 if k < 2 else 0.0018
        one, other = (start + (end - start) * share - back * pad for share in ((0.35, 0.7) if k < 2 else (0.3, 0.95)))
        parts.append(rod(places, one, other, waist - 0.0006, (waist if k < 2 else last) - 0.0007))
    return melted(parts, 0.003)


def palm(places, found):
    """The bones from the wrist to the knuckles, the balls of the thumb and of the little finger, and the wrist."""
    parts = []
    for name, y, radius in (("index", 0.013, 0.0125), ("middle", 0.005, 0.0125), ("ring", -0.005, 0.012), ("little", -0.014, 0.011)):
        knuckle = found[name][0][0]
        parts.append(rod(places, (0.004, y, 0), knuckle - np.array((0.004, 0, 0.0025)), 0.0165, radius))
        # The knots of a fist.
        parts.append(rod(places, knuckle + np.array((-0.002, 0, 0.0015)), knuckle, 0.0098, 0.0105))
    parts.append(rod(places, (0.018, -0.022, -0.007), (0.062, -0.030, -0.009), 0.0145, 0.0125))
    parts.append(rod(places, (0.045, 0, -0.008), (0.07, 0.005, -0.007), 0.0125, 0.012))
    thumb = found["thumb"][0]
    parts.append(rod(places, (0.016, 0.014, -0.008), thumb[1] * 0.75 + np.array((0.016, 0.014, -0.008)) * 0.25, 0.0165, 0.0165))
    return melted(parts, 0.009)


def webs(places, found):
    """The skin between fingers, from one to the next, and between thumb and hand."""
    names = list(FINGERS)
    parts = []
    for one, other in zip(names, names[1:]):
        ends = [found[name][0][0] * 0.68 + found[name][0][1] * 0.32 - found[name][1][0] * 0.003 for name in (one, other)]
        parts.append(rod(places, *ends, 0.0062, 0.0062))
    index, thumb = found["index"][0], found["thumb"][0]
    inner = index[0] * 0.4 + np.array((0.02, 0.012, -0.006)) * 0.6
    for share, along in ((0.35, 0.35), (0.7, 0.62), (1.0, 0.8)):
        on_hand = inner * (1 - along) + index[0] * along - np.array((0, 0, 0.006))
        on_thumb = thumb[0] * (1 - share) + thumb[1] * share
        parts.append(rod(places, on_hand, on_thumb, 0.0075, 0.0085))
    return melted(parts, 0.008)


def field(places, found, forearm):
    """How far places are from the glove; inside of it the number is below zero."""
    side = unit(np.cross((0, 0, 1), -forearm))
    wrist = [rod(places, side * y + forearm * -0.006, side * y * 1.15 + forearm * 0.11, 0.0205, 0.0225) for y in (-0.0105, 0, 0.0105)]
    hand = melt(palm(places, found), melted(wrist, 0.006), 0.024)
    hand = melt(hand, webs(places, found), 0.008)
    whole = hand
    for name in (*FINGERS, "thumb"):
        whole = np.minimum(whole, melt(hand, finger(places, *found[name]), 0.007 if name != "thumb" else 0.012))
    return whole


def fabric(verts, found):
    """How far each place of the glove is from the tip of its finger, and by how much the cloth is drawn in there, as in the crook of a bent joint."""
    weights, totals = np.zeros(len(verts)), np.zeros((2, len(verts)))
    rows = [(np.zeros(3), found["middle"][0][0], np.array((0, 0, 1.0)), 0.024, 1, (0, 0))]
    for name in (*FINGERS, "thumb"):
        joints, backs, radii = found[name]
        ways = [unit(end - start) for start, end in zip(joints, joints[1:])]
        turns = [0.5, *(max(-np.dot(back, after), 0) for back, after in zip(backs, ways[1:])), 0]
        lengths = [np.linalg.norm(end - start) for start, end in zip(joints, joints[1:])]
        for k in range(3):
            rows.append((joints[k], joints[k + 1], backs[k], (radii[k] + radii[k + 1]) / 2, sum(lengths[k:]), (turns[k], turns[k + 1])))
    for start, end, up, radius, left, turns in rows:
        size = np.linalg.norm(end - start)
        way = (end - start) / size
        gap = verts - start
        s = gap @ way
        off = gap - np.clip(s, 0, size)[:, None] * way
        far = np.linalg.norm(off, axis=1)
        height = (off @ up) / np.maximum(far, 1e-6)
        drawn = np.zeros(len(verts))
        for from_joint, turn in ((s, turns[0]), (s - size, turns[1])):
            crook = np.exp(-((from_joint / 0.0016) ** 2)) - 0.6 * np.exp(-(((np.abs(from_joint) - 0.0042) / 0.002) ** 2))
            lines = np.exp(-((from_joint / 0.005) ** 2)) * (0.5 - 0.5 * np.cos(from_joint * 2 * math.pi / 0.0031))
            drawn += 0.0013 * turn * crook * np.clip(-height + 0.25, 0, 1) + 0.0004 * (left < 1) * lines * np.clip(height, 0, 1)
        weight = np.exp(-np.maximum(far - radius, 0) / 0.0012) + 1e-12
        weights += weight
        totals += weight * np.stack([left - s, drawn])
    return totals / weights


def seams(found, distance):
    """Where the glove is sewn: lines of places on its surface, a stitch apart."""
    lines = [*DARTS]
    # Along the index finger on the side of the thumb, as far as the rubber, and along the thumb.
    for name, before, share in (("index", (0.03, 0.03, 0.004), 0.3), ("thumb", (-0.012, 0.03, 0.004), 0.2)):
        joints, backs, radii = found[name]
        sides = [np.cross(back, unit(end - start)) if name == "index" else back for back, start, end in zip(backs, joints, joints[1:])]
        on_side = [joints[k] + sides[min(k, 1)] * radii[k] for k in range(3)]
        lines.append((before, *on_side[:2], on_side[1] * (1 - share) + on_side[2] * share))
    found_lines = []
    for line in lines:
        line = np.array(line, float)
        along = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
        places = np.stack([np.interp(np.arange(0, along[-1], PITCH), along, line[:, axis]) for axis in range(3)], 1)
        for _ in range(6):
            places, normals = settled(distance, places)
        found_lines.append((places, normals))
    return found_lines


def sew(lines, thread):
    for places, normals in lines:
        for start, end, up in zip(places, places[1:], normals):
            way = unit(end - start)
            tube([tuple(start + up * 0.0002), tuple(start + way * STITCH + up * 0.0002)], 0.00065, thread)


def glove_look(cloth, rubber, cuff, line):
    """Knitted, with fingertips that were dipped in rubber, and a ribbed cuff that begins with a coloured line."""
    nodes = Nodes("glove")

    def given(name):
        return nodes.new("Attribute", attribute_name=name).outputs["Fac"]

    place = nodes.new("TexCoord").outputs["Object"]
    patchy = nodes.new("TexNoise", place)
    patchy.inputs["Scale"].default_value = 120
    crinkle = nodes.new("TexNoise", place)
    crinkle.inputs["Scale"].default_value = 650
    from_tip = nodes.math("ADD", given("from tip"), nodes.between(patchy.outputs["Fac"], 0.3, 0.7, -0.0016, 0.0016))
    dipped = nodes.between(from_tip, 0.0275, 0.0281, 1, 0)
    on_cuff = nodes.between(given("cuff"), 0.012, 0.0125, 0, 1)

    stitches = nodes.new("TexVoronoi", place, feature="SMOOTH_F1")
    stitches.inputs["Scale"].default_value = 1000
    ribs = nodes.math("SINE", nodes.math("MULTIPLY", given("rib"), 52), 0)
    knit = nodes.math("SUBTRACT", 1, stitches.outputs["Distance"])
    knit = nodes.math("ADD", knit, nodes.math("MULTIPLY", nodes.math("MULTIPLY", ribs, 1.2), on_cuff))
    grain = nodes.new("MixRGB", dipped, knit, nodes.math("MULTIPLY", crinkle.outputs["Fac"], 0.7)).outputs[0]
    bump = nodes.new("Bump", 0.7, 0.00035, grain)

    on_line = nodes.math("MULTIPLY", on_cuff, nodes.between(given("cuff"), 0.0145, 0.015, 1, 0))
    yarn = nodes.new("MixRGB", on_line, nodes.new("MixRGB", on_cuff, cloth, cuff).outputs[0], line).outputs[0]
    # Between the yarns it is darker.
    yarn = nodes.new("MixRGB", nodes.between(knit, 0.35, 0.75, 0.3, 0), yarn, (0, 0, 0, 1)).outputs[0]
    surface = nodes.new("BsdfPrincipled", nodes.new("MixRGB", dipped, yarn, rubber).outputs[0])
    nodes.tree.links.new(nodes.between(dipped, 0, 1, 0.9, 0.55), surface.inputs["Roughness"])
    nodes.tree.links.new(bump.outputs[0], surface.inputs["Normal"])
    surface.inputs["Specular"].default_value = 0.14
    nodes.new("OutputMaterial", surface.outputs[0])
    return nodes.material


def build_glove(pose, look, thread=None):
    """With a `thread` it has seams, whose stitches lie in the furrow that they draw in."""
    found, forearm = bones(pose), unit(pose["forearm"])
    ends = np.concatenate([np.array(joints) for joints, _, _ in found.values()] + [[forearm * 0.1]])
    low, high = ends.min(0) - 0.03, ends.max(0) + 0.03
    verts, faces, normals = shell(lambda places: field(places, found, forearm), low, high, GRID)
    from_tip, drawn = fabric(verts, found)
    # Cloth is never quite smooth: it is loose, and has a few sharp folds where it is far from the tips.
    loose = np.array([noise.noise(Vector(place) * 75 + Vector((3, 8, 5))) + 0.4 * noise.noise(Vector(place) * 170) for place in verts])
    sharp = np.array([noise.noise(Vector((x * 58 + y * 22, y * 30 - z * 14, z * 30 + 9))) for x, y, z in verts])
    few = np.array([noise.noise(Vector(place) * 26 + Vector((2, 9, 4))) for place in verts])
    sharp = np.exp(-((sharp / 0.09) ** 2)) * np.clip(few * 2.2 + 0.35, 0, 1) * np.clip((from_tip - 0.03) / 0.03, 0, 1)
    if thread:
        lines = seams(found, lambda places: field(places, found, forearm))
        sew(lines, thread)
        near = np.min([np.linalg.norm(verts - place, axis=1) for places, _ in lines for place in places], axis=0)
        drawn += 0.0007 * np.exp(-((near / 0.0016) ** 2)) - 0.0006 * np.exp(-(((near - 0.0038) / 0.0018) ** 2))
    verts = verts + normals * (loose * 0.0006 - sharp * 0.0009 - drawn)[:, None]
    part = add(verts.tolist(), faces.tolist(), look)
    for polygon in part.data.polygons:
        polygon.use_smooth = True
    side = unit(np.cross((0, 0, 1), -forearm))
    upward = np.cross(side, forearm)
    given = {"from tip": from_tip, "cuff": verts @ forearm, "rib": np.arctan2(verts @ side, verts @ upward)}
    for name, values in given.items():
        part.data.attributes.new(name, "FLOAT", "POINT").data.foreach_set("value", values.astype(np.float32))
    rounding = part.modifiers.new("rounding", "SUBSURF")
    rounding.levels = rounding.render_levels = 1


def build_sleeve(pose, look, start=0.034, end=0.42):
    """A wide tube along the forearm, with folds, and a hem."""
    forearm = unit(pose["forearm"])
    side = unit(np.cross((0, 0, 1), -forearm))
    upward = np.cross(side, forearm)
    stations, turns = np.concatenate([[start + 0.03, start + 0.002], np.linspace(start, end, 150)]), 120
    verts = []
    for k, s in enumerate(stations):
        wider = min((s - start) / (end - start), 1)
        for turn in np.linspace(0, 2 * math.pi, turns, endpoint=False):
            c, d = math.cos(turn), math.sin(turn)
            fold = noise.noise(Vector((c * 1.3 + s * 9, d * 1.3, s * 34))) + 0.5 * noise.noise(Vector((c * 2 + 5, d * 2 + s * 14, s * 60)))
            calm = min(max((s - start) / 0.05, 0.15), 1)
            out = 0.0055 * fold * calm - 0.0008 * math.exp(-(((s - start - 0.016) / 0.0012) ** 2)) + (-0.0025 if k < 2 else 0)
            verts.append(forearm * s + side * c * (0.0405 + 0.016 * wider + out) + upward * d * (0.034 + 0.018 * wider + out))
    faces = [
        (row * turns + k, row * turns + (k + 1) % turns, (row + 1) * turns + (k + 1) % turns, (row + 1) * turns + k)
        for row in range(len(stations) - 1)
        for k in range(turns)
    ]
    part = add([tuple(place) for place in verts], faces, look)
    for polygon in part.data.polygons:
        polygon.use_smooth = True
    rounding = part.modifiers.new("rounding", "SUBSURF")
    rounding.levels = rounding.render_levels = 1


def twill(name, colour):
    """Cloth with fine slanted ribs."""
    nodes = Nodes(name)
    ribs = nodes.new("TexWave", nodes.new("TexCoord").outputs["Object"], bands_direction="DIAGONAL")
    ribs.inputs["Scale"].default_value, ribs.inputs["Distortion"].default_value = 260, 0.6
    bump = nodes.new("Bump", 0.5, 0.0003, ribs.outputs["Fac"])
    surface = nodes.new("BsdfPrincipled", colour)
    surface.inputs["Roughness"].default_value, surface.inputs["Specular"].default_value = 0.9, 0.1
    nodes.tree.links.new(bump.outputs[0], surface.inputs["Normal"])
    nodes.new("OutputMaterial", surface.outputs[0])
    return nodes.material


def gloved(pose, cloth="#1f2c37", jacket="#141e29", thread=None):
    """The parts of a hand in this pose in the glove and the jacket of a technician, to be set down; with the colour of a `thread` the glove is sewn."""
    glove = glove_look(linear(cloth), linear("#080b0f"), linear("#3c4c58"), linear("#176c64"))
    yarn = thread and opaque("yarn", linear(thread), 0.8)
    sleeve = twill("jacket", linear(jacket))
    return built_once(lambda: (build_glove(pose, glove, yarn), build_sleeve(pose, sleeve)))
