"""Round bodies that are given by how far places are from them (below zero inside), and their meshes."""

import numpy as np


def unit(vector):
    vector = np.array(vector, float)
    return vector / np.linalg.norm(vector)


def rod(places, start, end, first, last):
    """How far places are from a rod with round ends whose radius changes from `first` to `last`."""
    start, along = np.asarray(start, np.float32), np.asarray(end, np.float32) - np.asarray(start, np.float32)
    from_start = places - start
    share = np.clip(from_start @ along / max(along @ along, 1e-9), 0, 1)
    gap = from_start - share[:, None] * along
    return np.sqrt(np.einsum("ij,ij->i", gap, gap)) - (first + (last - first) * share)


def melt(one, other, width):
    """Both bodies, with a fillet of that width between them."""
    near = np.maximum(width - np.abs(one - other), 0) / width
    return np.minimum(one, other) - near * near * width / 4


def melted(bodies, width):
    whole = bodies[0]
    for body in bodies[1:]:
        whole = melt(whole, body, width)
    return whole


def beyond(places, place, direction):
    """How far places lie beyond a plane; the larger of this and a body is the body, cut off there."""
    return (places - np.asarray(place, np.float32)) @ np.asarray(direction, np.float32)


def shell(distance, low, high, step):
    """A mesh of where a distance is zero: a vertex in each small cube that it crosses, and a face across each edge that it crosses."""
    axes = [np.arange(a, b, step, dtype=np.float32) for a, b in zip(low, high)]
    shape = [len(axis) for axis in axes]
    values = np.empty(shape, np.float32)
    for k, x in enumerate(axes[0]):
        y, z = np.meshgrid(axes[1], axes[2], indexing="ij")
        values[k] = distance(np.stack([np.full(y.size, x, np.float32), y.ravel(), z.ravel()], 1)).reshape(shape[1:])
    inside = values < 0
    count = sum(inside[x : shape[0] - 1 + x, y : shape[1] - 1 + y, z : shape[2] - 1 + z].astype(np.int8) for x in (0, 1) for y in (0, 1) for z in (0, 1))
    crossed = (count > 0) & (count < 8)
    number = np.full(crossed.shape, -1)
    number[crossed] = np.arange(crossed.sum())
    verts = np.array(low) + (np.argwhere(crossed) + 0.5) * step
    faces = []
    for axis in range(3):
        one, two = [other for other in range(3) if other != axis]
        end = [slice(None)] * 3
        end[axis] = slice(1, None)
        start = [slice(None)] * 3
        start[axis] = slice(None, -1)
        at = np.argwhere(inside[tuple(start)] != inside[tuple(end)])
        at = at[(at[:, one] > 0) & (at[:, two] > 0) & (at[:, one] < shape[one] - 1) & (at[:, two] < shape[two] - 1)]
        corners = []
        for a, b in ((0, 0), (1, 0), (1, 1), (0, 1)):
            cell = at.copy()
            cell[:, one] -= a
            cell[:, two] -= b
            corners.append(number[tuple(cell.T)])
        quads = np.stack(corners, 1)
        turn = inside[tuple(at.T)] ^ (axis == 1)
        quads[~turn] = quads[~turn][:, ::-1]
        faces.append(quads)
    faces = np.concatenate(faces)
    for _ in range(4):
        verts, normals = settled(distance, verts)
    return verts, faces[(faces >= 0).all(1)], normals


def settled(distance, verts, reach=0.0008):
    """Moves places onto where the distance is zero; also which way is outwards there."""
    here = distance(verts.astype(np.float32))
    slope = np.stack([distance((verts + step).astype(np.float32)) - distance((verts - step).astype(np.float32)) for step in np.eye(3) * reach], 1)
    slope /= np.maximum(np.linalg.norm(slope, axis=1, keepdims=True), 1e-9)
    return verts - slope * here[:, None], slope
