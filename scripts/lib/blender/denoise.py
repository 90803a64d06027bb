"""Takes the noise out of a rendered picture."""

import numpy as np

WEIGHTS = (1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16)


def smoothed(picture, guides, rounds, contrast):
    """Smooths a picture, but not across the edges of its guides.

    An edge-avoiding wavelet filter (Dammertz and others, 2010): in each round it looks twice as far, and what differs more
    than `contrast`, halved each round, is kept.
    picture: height by width by channels; guides: pairs of such a picture without noise, and the difference that is an edge.
    """
    height, width = picture.shape[:2]
    for turn in range(rounds):
        reach = 2**turn
        border = 2 * reach
        wide = lambda values: np.pad(values, ((border, border), (border, border), (0, 0)), mode="edge")
        light = picture.mean(axis=2, keepdims=True)
        padded, padded_light = wide(picture), wide(light)
        padded_guides = [(guide, wide(guide), edge) for guide, edge in guides]
        total = np.zeros_like(picture)
        weight_total = np.zeros((height, width, 1), np.float32)
        for row, row_weight in enumerate(WEIGHTS):
            for column, column_weight in enumerate(WEIGHTS):
                down, across = border + (row - 2) * reach, border + (column - 2) * reach
                part = np.s_[down : down + height, across : across + width]
                difference = ((padded_light[part] - light) / (contrast * 0.5**turn)) ** 2
                for guide, padded_guide, edge in padded_guides:
                    difference += ((padded_guide[part] - guide) ** 2).sum(axis=2, keepdims=True) / edge**2
                weight = row_weight * column_weight * np.exp(-difference)
                total += weight * padded[part]
                weight_total += weight
        picture = total / weight_total
    return picture


def enlarged(picture, height, width):
    """A picture in another size, with straight lines between its values."""
    old_height, old_width = picture.shape[:2]

    def places(new, old):
        at = np.clip((np.arange(new) + 0.5) / new * old - 0.5, 0, old - 1)
        first = np.floor(at).astype(int)
        return first, np.minimum(first + 1, old - 1), (at - first).astype(np.float32)

    top, bottom, down = places(height, old_height)
    left, right, across = places(width, old_width)
    down, across = down[:, None, None], across[None, :, None]
    row = lambda rows: picture[rows][:, left] * (1 - across) + picture[rows][:, right] * across
    return row(top) * (1 - down) + row(bottom) * down
