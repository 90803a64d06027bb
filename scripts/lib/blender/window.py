"""The light of a room by day, for things on a table."""

from mathutils import Vector

from studio import softbox, surround


def by_window(size):
    """Two windows on the left, what is bright beyond, the ceiling, and softer light from the right, around what is 50 wide and 25 high, or so many times as large."""
    for place, high, wide, tall, strength, colour in (
        ((-190, 110, 190), 10, 120, 150, 420_000, (1, 0.98, 0.95)),
        ((-190, -150, 170), 10, 44, 56, 1_100_000, (1, 0.985, 0.965)),
        ((130, 260, 110), 10, 220, 70, 110_000, (0.96, 0.985, 1)),
        ((-10, 20, 300), 0, 240, 200, 70_000, (0.97, 0.99, 1)),
        ((230, -150, 110), 20, 120, 140, 32_000, (0.94, 0.975, 1)),
    ):
        softbox(Vector(place) * size, (0, 0, high * size), wide * size, tall * size, strength * size**2, colour)
    surround((0.88, 0.94, 1, 1), 0.24)
