"""The sample reports (data/sample-reports) as a screen lists them: on its lower left corner, its words in front of it. Centimetres."""

from lettering import written
from printed import band
from table import patch

# Cars and their state of health in percent; the last one's is lower than expected.
REPORTS = (("ID.3", 92), ("ZOE", 89), ("i3", 76))
# How far a dial turns, from its end on the right, in degrees.
START, TURN = -40, 260


def build_dial(x, y, radius, percent, track, arc, z):
    """As a report shows it: it fills from the left."""
    band((x, y), radius, radius * 0.32, START, START + TURN, z, track)
    band((x, y), radius, radius * 0.32, START + TURN * (1 - percent / 100), START + TURN, z + 0.006, arc)


def build_row(car, percent, wide, high, panel, track, arc, text):
    """One report: a dial, the car, and its figure."""
    patch(0, 0, wide, high, panel, high * 0.16, 0.014)
    build_dial(high * 0.62, high * 0.46, high * 0.29, percent, track, arc, 0.034)
    letters = high * 0.38
    written(car, high * 1.22, (high - letters) / 2, letters, text, 0.04)
    written(f"{percent}%", wide - high * 0.32, (high - letters) / 2, letters, text, 0.04, "RIGHT")
