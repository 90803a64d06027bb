"""Renders modules in an open cabinet, and a closed one beside it, by day (view.py says with which arguments)."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from car_parts import built_once, set_down
from hall import WIDE, build_cabinet, build_open
from materials import linear
from places import at
from studio import look, opaque
from view import take
from window import by_window


def build(colours):
    body, seam, tray = opaque("body", linear("#f0f3f4"), 0.38), opaque("seam", linear("#39454d"), 0.5), opaque("tray", linear("#55646f"), 0.45, 0.3)
    module, light = opaque("module", linear("#0f958a"), 0.34), opaque("module light", colours["aurora"], glow=1)
    set_down(built_once(lambda: build_open(body, seam, tray, module, module, light, light)), at(0, 0, 0, -90))
    set_down(built_once(lambda: build_cabinet(body, seam, light)), at(WIDE, 0, 0, -90))
    by_window(0.06)
    look((3.6, -7.4, 2.6), (1.36, 0, 1.33), lens=62)


take(build, ground="sunken")
