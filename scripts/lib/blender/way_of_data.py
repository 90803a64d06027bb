"""The way of data by day: a line of light in the ground that runs from a van past a padlock and into cabinets of servers behind a wall of glass, and on to a phone. Metres."""

import math

from mathutils import Matrix

from car_parts import box, built_once, set_down
from exhibits import build_opened_van, build_plinth, build_upright
from instruments import pane
from materials import linear
from meshes import add, tube
from opened_pack import finishes
from places import at, turn
from prismatic import moulded, rounded
from showcase import seen_bounds
from studio import opaque
from turned import turned

# The plinth of each station, how round its corners are, and how wide the rail is from one to the next.
WIDE, DEEP, HIGH, ROUND, RAIL = 3.3, 4.4, 0.36, 0.7, 0.5
# A padlock's body, how far apart the legs of its bow are, and how thick the bow is.
LOCK = (1.7, 0.78, 1.46)
LEGS, BOW = 1.0, 0.15
# How high the wall around the servers is.
WALL = 0.8


def build_lock(finish):
    """A padlock of anodised metal that stands on the origin and looks along -y: its bow, and a keyhole in a plate of steel."""
    wide, deep, high = LOCK
    body, chrome = opaque("body", linear("#0e8a84"), 0.3, 0.7), opaque("chrome", linear("#d3dade"), 0.16, 1)
    face = [(0.1, 0), (0.03, 0.03), (0, 0.1), (0, deep - 0.12), (0.035, deep - 0.035), (0.12, deep), (0.17, deep), (0.185, deep - 0.018), (0.2, deep - 0.018)]
    set_down(built_once(lambda: moulded((0, 0, 0), wide, high, 0.3, face, body)), at(0, deep / 2, high / 2) @ turn(90, "X"))
    top = high + 0.34
    bow = [(LEGS / 2 * math.cos(a), 0, top + LEGS / 2 * math.sin(a)) for a in (math.pi * k / 48 for k in range(49))]
    tube([(LEGS / 2, 0, high - 0.1), *bow, (-LEGS / 2, 0, high - 0.1)], BOW, chrome)
    for side in (-1, 1):
        collar = built_once(lambda: turned([(BOW + 0.07, 0), (BOW + 0.07, 0.03), (BOW + 0.05, 0.05), (BOW, 0.05)], finish["black"], 48))
        set_down(collar, at(side * LEGS / 2, 0, high - 0.01))
    front = at(0, -deep / 2 + 0.018, high * 0.5) @ turn(90, "X")
    set_down(built_once(lambda: turned([(0.37, 0), (0.37, 0.03), (0.345, 0.05), (0.28, 0.05), (0.265, 0.035), (0, 0.035)], finish["steel"], 64)), front)
    hole = [(0.11 * math.sin(a), 0.07 + 0.11 * math.cos(a)) for a in (math.radians(150 - 10 * k) for k in range(31))]
    outline = [(x, y, 0.038) for x, y in [*hole, (-0.095, -0.19), (0.095, -0.19)]]
    set_down(built_once(lambda: add(outline, [tuple(range(len(outline)))], finish["black"])), front)


def build_servers(colours, finish):
    """Two cabinets side by side, which look towards -y; their middle is at the origin."""
    wide, deep, high, frame = 0.78, 1, 2.4, 0.06
    shell, dark = opaque("shell", linear("#cbd5da"), 0.36), finish["black"]
    face, bay = opaque("face", linear("#2b363e"), 0.36, 0.4), opaque("bay", linear("#5a6871"), 0.4, 0.4)
    ready, busy = opaque("ready", linear("#17bcab"), glow=0.8), opaque("busy", colours["aurora"], glow=1.6)
    front = -deep / 2
    for left in (-wide, 0):
        # Around what is in it, which stands back a little.
        box(left, front + 0.16, 0, wide, deep - 0.16, high, shell, 0.012)
        for x in (left, left + wide - frame):
            box(x, front, 0, frame, 0.2, high, shell, 0.012)
        for z in (0, high - frame):
            box(left + 0.02, front, z, wide - 0.04, 0.2, frame, shell, 0.012)
        box(left + 0.04, front + 0.1, 0.04, wide - 0.08, 0.08, high - 0.08, dark)
        for row in range(12):
            x, z = left + frame + 0.01, 0.09 + row * 0.186
            box(x, front + 0.03, z, wide - 2 * frame - 0.02, 0.12, 0.17, face, 0.012)
            for column in range(4):
                box(x + 0.03 + column * 0.105, front + 0.02, z + 0.03, 0.09, 0.02, 0.11, bay, 0.006)
            box(x + 0.49, front + 0.02, z + 0.067, 0.12, 0.02, 0.036, busy if (row * 5 + round(left)) % 3 else ready, 0.006)


def build_wall(light, steel):
    """Of glass around what stands on a plinth, with a line of light on top, on a floor of its own."""
    outline = rounded(WIDE - 0.3, DEEP - 0.3, ROUND - 0.15, 12)
    count = len(outline)
    glass = pane("wall", (0.86, 0.955, 0.945, 1), 0.6)
    sheet = add([(x, y, z) for z in (0.01, WALL) for x, y in outline], [(k, (k + 1) % count, count + (k + 1) % count, count + k) for k in range(count)], glass)
    sheet.visible_shadow = False
    for polygon in sheet.data.polygons:
        polygon.use_smooth = True
    add([(x, y, 0.006) for x, y in outline], [tuple(range(count))], opaque("floor", linear("#b9deda"), 0.45))
    tube([(*place, WALL) for place in [*outline, outline[0]]], 0.055, light)
    for x, y in (place for corner in range(4) for place in (outline[corner * count // 4], outline[(corner + 1) * count // 4 - 1])):
        tube([(x, y, 0), (x, y, WALL)], 0.035, steel)


def build_ground(places, light):
    """A plinth for each station, with a rail and a line of light from the first to the last, which run along one of the axes."""
    pale = opaque("plinth", linear("#ccd7dc"), 0.5)
    for place in places:
        build_plinth(*place, WIDE, DEEP, HIGH, ROUND, pale)
    (left, right), (near, far) = (sorted(axis)[:: len(places) - 1] for axis in zip(*places))
    box(left - RAIL / 2, near - RAIL / 2, 0, right - left + RAIL, far - near + RAIL, HIGH - 0.01, pale, 0.03)
    tube([(*place, HIGH) for place in places], 0.068, light)


def build_way(colours, places, down):
    """Four stations at places on the ground, seen by a camera that looks down so many degrees."""
    finish = finishes()
    light = opaque("light", linear("#17bcab"), glow=0.7)
    build_ground(places, light)

    def stand(station, parts, degrees, size, y=0):
        """In the middle of its plinth, as it is seen."""
        turned_by = turn(degrees, "Z") @ Matrix.Scale(size, 4)
        left, right, _ = seen_bounds(parts, turned_by, down)
        set_down(parts, at(places[station][0] - (left + right) / 2, places[station][1] + y, HIGH) @ turned_by)

    stand(0, built_once(lambda: build_opened_van(colours, finish)), -57, 0.745, 1.8)
    stand(1, built_once(lambda: build_lock(finish)), -24, 1.2)
    stand(2, built_once(lambda: build_servers(colours, finish)), -24, 1.24)
    set_down(built_once(lambda: build_wall(light, finish["steel"])), at(*places[2], HIGH))
    stand(3, built_once(lambda: build_upright(finish["metal"])), -8, 0.205, -0.5)
