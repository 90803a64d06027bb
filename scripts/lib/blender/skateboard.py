"""What carries a car: wheels, brakes, springs, drives and the frames between them, without the battery. Metres, as in car_parts.py."""

import math

import bpy
from mathutils import Matrix, Vector

from car_pack import FOOT, FROM, TO
from car_parts import WHEEL_HEIGHT, WHEELS, box, build_wheel, built_once, set_down
from meshes import tube
from turned import turned

# How far from the middle the discs of the brakes are, and the joints of arms.
DISC, JOINT = 0.665, 0.6


def round_part(at, towards, outline, look):
    """A round body on a place, whose axis looks towards a direction, from pairs of radius and height along it."""
    turned(outline, look, 48)
    thing = bpy.context.scene.collection.objects[-1]
    thing.location, thing.rotation_euler = at, Vector(towards).to_track_quat("Z", "Y").to_euler()


def bellows(at, towards, look, wide=0.05, long=0.11, folds=5):
    """A sleeve of rubber in folds, narrower at its end."""
    outline = []
    for k in range(2 * folds + 1):
        radius = wide * (1 - 0.45 * k / (2 * folds))
        outline.append((radius if k % 2 else radius * 0.76, long * k / (2 * folds)))
    round_part(at, towards, [(0, 0), *outline, (0, long)], look)


def build_spring(x, side, metal, dark, bright):
    """A damper in a coil, from the lower arm up to what holds the body."""
    foot, head = Vector((x, side * 0.52, 0.27)), Vector((x, side * 0.43, 0.74))
    up = (head - foot).normalized()
    round_part(foot, up, [(0, 0), (0.026, 0), (0.026, 0.22), (0.012, 0.23), (0.012, 0.45), (0, 0.45)], dark)
    for at, wide in ((0.15, 0.06), (0.43, 0.066)):
        round_part(foot + up * at, up, [(0, 0), (wide, 0), (wide, 0.012), (0.03, 0.03), (0, 0.03)], bright)
    beside = up.cross(Vector((1, 0, 0))).normalized()
    along = up.cross(beside)
    turns = [k / 16 for k in range(16 * 7 + 1)]
    coil = [foot + up * (0.17 + 0.265 * t / 7) + 0.05 * (beside * math.cos(2 * math.pi * t) + along * math.sin(2 * math.pi * t)) for t in turns]
    tube(coil, 0.0075, metal)


def build_corner(x, side, dark, metal, bright, rubber):
    """What a wheel hangs on: disc and caliper, knuckle, arms, spring, and the shaft that drives it."""
    out = (0, side, 0)
    disc = [(0.03, -0.06), (0.06, -0.06), (0.06, 0), (0.09, 0.004), (0.09, -0.014), (0.185, -0.014), (0.188, -0.011), (0.188, -0.002)]
    disc += [(0.18, -0.002), (0.18, 0.004), (0.188, 0.004), (0.188, 0.012), (0.185, 0.015), (0.09, 0.015), (0.05, 0.03), (0, 0.03)]
    round_part((x, side * DISC, WHEEL_HEIGHT), out, disc, bright)
    # Calipers are on the sides of the axles that look at each other.
    inwards = 1 if x < 2 else -1
    box(x + inwards * 0.155 - 0.04, side * DISC - 0.045, WHEEL_HEIGHT - 0.08, 0.08, 0.09, 0.17, metal, 0.018)
    box(x + inwards * 0.19 - 0.02, side * DISC - 0.03, WHEEL_HEIGHT - 0.05, 0.04, 0.06, 0.11, dark, 0.012)
    box(x - 0.035, side * JOINT - 0.03, 0.2, 0.07, 0.06, 0.33, metal, 0.02)
    for reach in (-0.2, 0.2):
        tube([(x, side * JOINT, 0.225), (x + reach * 0.75, side * 0.4, 0.235), (x + reach, side * 0.3, 0.24)], 0.021, metal)
        tube([(x, side * 0.59, 0.51), (x + reach * 0.7, side * 0.4, 0.525)], 0.014, metal)
        for y, z, at, wide in ((0.3, 0.24, reach, 0.034), (0.4, 0.525, reach * 0.7, 0.026)):
            round_part((x + at - 0.03, side * y, z), (1, 0, 0), [(0, 0), (wide * 0.6, 0), (wide, 0.004), (wide, 0.056), (wide * 0.6, 0.06), (0, 0.06)], rubber)
    for z in (0.215, 0.515):
        round_part((x, side * JOINT, z), (0, 0, 1), [(0, -0.03), (0.03, -0.03), (0.034, 0), (0.02, 0.03), (0, 0.03)], rubber)
    build_spring(x, side, metal, dark, bright)
    tube([(x, side * 0.2, WHEEL_HEIGHT), (x, side * 0.64, WHEEL_HEIGHT)], 0.017, bright)
    bellows((x, side * 0.56, WHEEL_HEIGHT), (0, -side, 0), rubber)
    bellows((x, side * 0.25, WHEEL_HEIGHT), out, rubber)


def build_drive(dark, metal, bright, rubber):
    """A motor across the origin with ribs that cool it, gears on its right, and the box above it that feeds it."""
    ribs = [(0.105, -0.03)]
    for k in range(11):
        at = k * 0.026
        ribs += [(0.128, at), (0.128, at + 0.01), (0.119, at + 0.013), (0.119, at + 0.023)]
    round_part((-0.06, -0.06, 0), (0, 1, 0), [(0, -0.03), *ribs, (0.126, 0.29), (0.122, 0.3), (0.06, 0.306), (0.05, 0.325), (0, 0.325)], metal)
    gears = [(0, 0), (0.12, 0), (0.15, 0.014), (0.158, 0.03), (0.158, 0.05), (0.172, 0.052), (0.172, 0.07), (0.158, 0.072), (0.158, 0.11), (0.14, 0.13), (0, 0.13)]
    round_part((-0.02, -0.21, 0), (0, 1, 0), gears, metal)
    for k in range(10):
        angle = 2 * math.pi * k / 10
        round_part((-0.02 + 0.163 * math.cos(angle), -0.166, 0.163 * math.sin(angle)), (0, -1, 0), [(0.009, -0.02), (0.009, 0.012), (0, 0.012)], bright)
    box(-0.2, -0.2, 0.12, 0.34, 0.42, 0.085, dark, 0.018)
    box(-0.185, -0.185, 0.2, 0.31, 0.39, 0.016, metal, 0.006)
    for k in range(9):
        box(-0.16, -0.15 + k * 0.038, 0.214, 0.19, 0.008, 0.012, metal, 0.003)
    for x in (-0.175, 0.115):
        for y in (-0.175, 0, 0.175):
            round_part((x, y + 0.01, 0.21), (0, 0, 1), [(0.009, 0), (0.009, 0.012), (0.006, 0.014), (0, 0.014)], bright)
    for y in (-0.1, 0.0, 0.1):
        round_part((0.14, y, 0.16), (1, 0, 0), [(0.026, 0), (0.026, 0.03), (0.02, 0.034), (0.02, 0.06), (0, 0.06)], rubber)


def build_frame(x, outwards, dark, metal, bright):
    """From the battery to the end of the car: two rails, beams across them, and the one that takes a blow."""
    start, end = (TO if outwards > 0 else FROM) + outwards * 0.02, x + outwards * 0.5
    left = min(start, end)
    for side in (-1, 1):
        box(left, side * 0.33 - 0.035, 0.2, abs(end - start), 0.07, 0.075, metal, 0.014)
        for k in range(4):
            round_part((left + 0.1 + k * 0.22, side * 0.33, 0.275), (0, 0, 1), [(0.018, 0), (0.018, 0.004), (0.011, 0.004), (0.011, 0.012), (0, 0.012)], bright)
        # Crumples before the rail does.
        box(end - (0 if outwards > 0 else 0.13), side * 0.33 - 0.045, 0.19, 0.13, 0.09, 0.1, dark, 0.012)
        for k in range(3):
            box(end + outwards * (0.03 + 0.035 * k) - 0.006, side * 0.33 - 0.05, 0.185, 0.012, 0.1, 0.11, metal, 0.004)
        tube([(x, side * 0.33, 0.26), (x, side * 0.36, 0.6), (x, side * 0.43, 0.72)], 0.022, dark)
        round_part((x, side * 0.43, 0.725), (0, 0, 1), [(0, 0), (0.075, 0), (0.078, 0.012), (0.05, 0.022), (0.045, 0.034), (0, 0.034)], metal)
    for at in (-0.24, 0.24):
        box(x + at - 0.03, -0.33, 0.2, 0.06, 0.66, 0.055, metal, 0.014)
    tube([(x, -0.36, 0.6), (x, 0.36, 0.6)], 0.016, dark)
    beam = [(end + outwards * (0.14 - 0.1 * (y / 0.62) ** 2), y, 0.245) for y in (-0.62 + 1.24 * k / 20 for k in range(21))]
    for z in (-0.028, 0.028):
        tube([(bx, by, bz + z) for bx, by, bz in beam], 0.034, metal)


def build_front(dark, metal, bright, rubber):
    """What only the front has: the box in which cables leave the battery, the steering, and a radiator."""
    box(TO + 0.03, -0.27, FOOT + 0.01, 0.15, 0.54, 0.14, dark, 0.018)
    box(TO + 0.04, -0.26, FOOT + 0.148, 0.13, 0.52, 0.012, metal, 0.004)
    for k in range(12):
        box(TO + 0.06, -0.23 + k * 0.022, FOOT + 0.158, 0.09, 0.006, 0.008, metal, 0.002)
    x = WHEELS[1] + 0.2
    tube([(x, -0.3, 0.31), (x, 0.3, 0.31)], 0.026, metal)
    for side in (-1, 1):
        bellows((x, side * 0.28, 0.31), (0, side, 0), rubber, 0.036, 0.13, 7)
        tube([(x, side * 0.4, 0.31), (WHEELS[1] + 0.12, side * 0.6, 0.31)], 0.01, bright)
    for y, z in ((-0.1, 0.29), (0.0, 0.29), (0.1, 0.29)):
        tube([(TO + 0.17, y, z), (TO + 0.26, y, z), (WHEELS[1] - 0.3, y, 0.52), (WHEELS[1] - 0.22, y, 0.505), (WHEELS[1] - 0.14, y, 0.505)], 0.013, rubber, smooth=True)
    left = WHEELS[1] + 0.42
    box(left, -0.36, 0.28, 0.045, 0.72, 0.3, dark, 0.01)
    fin = built_once(lambda: box(-0.004, -0.33, 0, 0.056, 0.66, 0.006, bright, 0.001))
    for k in range(17):
        set_down(fin, Matrix.Translation((left, 0, 0.3 + k * 0.0155)))
    for side in (-1, 1):
        tube([(left, side * 0.3, 0.5), (left - 0.12, side * 0.3, 0.52), (left - 0.25, side * 0.24, 0.42), (left - 0.32, side * 0.2, 0.36)], 0.018, rubber, smooth=True)


def build_skateboard(dark, metal, bright, rubber, rim):
    """All of it, on its wheels."""
    drive = built_once(lambda: build_drive(dark, metal, bright, rubber))
    for x, outwards in zip(WHEELS, (-1, 1)):
        for side in (-1, 1):
            build_wheel(x, side, rubber, rim, dark)
            build_corner(x, side, dark, metal, bright, rubber)
        build_frame(x, outwards, dark, metal, bright)
        # Their plugs look at the battery.
        turn = Matrix.Rotation(math.pi if outwards > 0 else 0, 4, "Z")
        set_down(drive, Matrix.Translation((x, 0, WHEEL_HEIGHT)) @ turn)
    build_front(dark, metal, bright, rubber)
