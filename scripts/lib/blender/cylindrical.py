"""Round cells, as they stand in a batch. Centimetres."""

from car_parts import built_once
from materials import linear
from studio import opaque
from turned import turned

RADIUS, HEIGHT = 1.05, 5.2


def build_cell(wrap, ring, metal, seal):
    """A round cell: its wrap, whose edge lies over the top; the seal; and the pole."""
    top = HEIGHT
    turned([(0, 0), (RADIUS - 0.08, 0), (RADIUS, 0.08), (RADIUS, top - 0.55)], wrap)
    # Where the can is drawn in.
    turned([(RADIUS, top - 0.55), (RADIUS - 0.07, top - 0.48), (RADIUS - 0.07, top - 0.42), (RADIUS, top - 0.34)], wrap)
    turned([(RADIUS, top - 0.34), (RADIUS, top - 0.1), (RADIUS - 0.03, top - 0.03), (RADIUS - 0.1, top)], wrap)
    turned([(RADIUS - 0.1, top), (RADIUS - 0.3, top), (RADIUS - 0.34, top - 0.06)], ring)
    turned([(RADIUS - 0.34, top - 0.06), (0.5, top - 0.08)], seal)
    turned([(0.5, top - 0.08), (0.47, top + 0.05), (0.42, top + 0.09), (0, top + 0.09)], metal)


def cells(colours):
    """A cell like all others, and the one that is not, each to be set down."""
    metal, seal = opaque("metal", linear("#a5b3bd"), 0.42, 0.9), opaque("seal", linear("#0b1219"), 0.5)
    cell = built_once(lambda: build_cell(opaque("wrap", linear("#0c6a80"), 0.28), opaque("ring", linear("#27b3ab"), 0.3), metal, seal))
    outlier = built_once(
        lambda: build_cell(
            opaque("odd wrap", colours["signal-bright"], 0.3, glow=0.42),
            opaque("odd ring", colours["signal-bright"], 0.3, glow=0.5),
            metal,
            seal,
        )
    )
    return cell, outlier
