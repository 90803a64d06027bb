"""What things are made of, in the colours of the design tokens."""

import bpy

import car_parts
from van import build_van

BLACK = (0, 0, 0, 1)
# Colours that give off light, and how much.
GLOW = {"aurora": 0.28, "aurora-strong": 0.28, "signal": 0.22, "signal-bright": 0.26}


def linear(colour):
    """A token such as "#0b7a84" as linear red, green, blue and opacity."""
    values = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return (*(v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in values), 1)


def between(one, other, share):
    return tuple(a * (1 - share) + b * share for a, b in zip(one, other))


class Materials:
    """Materials of one palette; each is made once. At night, things have the finish of the car that is seen into: dark and glossy."""

    def __init__(self, palette, light="day"):
        self.colours = {name: linear(value) for name, value in palette.items()}
        self.at_night = light == "night"
        self.made = {}

    def of(self, name):
        """A material of src/illustrations/materials.ts."""
        c = self.colours
        looks = {
            "metal": dict(colour=between(c["surface"], c["line"], 0.4), roughness=0.42),
            "paper": dict(colour=between(c["surface"], c["line"], 0.12), roughness=0.75, shine=0.15),
            "board": dict(colour=c["sunken"], roughness=0.6),
            "dark": dict(colour=between(c["night-line"], c["night-raised"], 0.45), roughness=0.36, shine=0.5),
            "cell": dict(colour=(*(1.9 * value for value in c["action"][:3]), 1), roughness=0.3, shine=0.5, coat=0.3),
            "lit": dict(colour=between(c["aurora"], c["action"], 0.2), roughness=0.35, glow=0.14),
            "faded": dict(colour=c["night-raised"], roughness=0.5),
            "idle": dict(colour=c["line-strong"], roughness=0.5),
            "outlier": dict(colour=between(c["signal"], c["signal-bright"], 0.5), roughness=0.35, glow=0.22),
        }
        at_night = {
            "metal": dict(colour=between(c["night-line"], c["line-strong"], 0.12), roughness=0.24, coat=1),
            "board": dict(colour=between(c["night-raised"], c["night-line"], 0.5), roughness=0.2, coat=0.6),
            "dark": dict(colour=c["night"], roughness=0.2, coat=0.8),
            "cell": dict(colour=(*(1.6 * value for value in c["action"][:3]), 1), roughness=0.2, coat=0.8, glow=0.08),
            "lit": dict(colour=between(c["aurora"], c["action"], 0.35), roughness=0.25, coat=0.6, glow=0.22),
            "outlier": dict(colour=between(c["signal"], c["signal-bright"], 0.5), roughness=0.3, glow=0.5),
        }
        return self._make(name, **(at_night if self.at_night and name in at_night else looks)[name])

    def mirror(self, name):
        """A dark floor with a soft mirror image of what stands on it."""
        return self._make(("mirror", name), self.colours[name], roughness=0.22, metallic=0.6)

    def paint(self, name, opacity=1):
        """A colour that lies on a surface."""
        colour = between(self.colours[name], BLACK, 0.05)
        return self._make((name, opacity), colour=colour, roughness=0.45, glow=GLOW.get(name, 0), opacity=opacity)

    def light(self, name, foot, height):
        """A beam that fades upwards from its foot and towards its edges."""
        key = ("light", name, foot, height)
        if key in self.made:
            return self.made[key]
        material = bpy.data.materials.new(str(key))
        material.use_nodes = True
        nodes, links = material.node_tree.nodes, material.node_tree.links
        nodes.clear()
        new = lambda kind: nodes.new(f"ShaderNode{kind}")
        output, mixed, clear, emission = new("OutputMaterial"), new("MixShader"), new("BsdfTransparent"), new("Emission")
        emission.inputs["Color"].default_value = self.colours[name]
        emission.inputs["Strength"].default_value = 0.9
        place, axes, fade = new("NewGeometry"), new("SeparateXYZ"), new("MapRange")
        for index, value in enumerate((foot, foot + height, 0.75, 0), start=1):
            fade.inputs[index].default_value = value
        slope, inner, soft, strength = new("LayerWeight"), new("Math"), new("Math"), new("Math")
        inner.operation, soft.operation, strength.operation = "SUBTRACT", "POWER", "MULTIPLY"
        inner.inputs[0].default_value, soft.inputs[1].default_value = 1, 1.6
        for source, target in (
            (place.outputs["Position"], axes.inputs[0]),
            (axes.outputs["Z"], fade.inputs[0]),
            (slope.outputs["Facing"], inner.inputs[1]),
            (inner.outputs[0], soft.inputs[0]),
            (fade.outputs[0], strength.inputs[0]),
            (soft.outputs[0], strength.inputs[1]),
            (strength.outputs[0], mixed.inputs[0]),
            (clear.outputs[0], mixed.inputs[1]),
            (emission.outputs[0], mixed.inputs[2]),
            (mixed.outputs[0], output.inputs["Surface"]),
        ):
            links.new(source, target)
        self.made[key] = material
        return material

    def car(self):
        """The meshes of a car in these materials, each with its place."""
        if "car" not in self.made:
            self.made["car"] = car_parts.opaque_car(**self._of_vehicles())
        return self.made["car"]

    def van(self):
        """The meshes of a van in these materials, each with its place."""
        if "van" not in self.made:
            mark = self.paint("aurora-strong")
            self.made["van"] = car_parts.built_once(lambda: build_van(**self._of_vehicles(), mark=mark))
        return self.made["van"]

    def _of_vehicles(self):
        c = self.colours
        if self.at_night:
            paint = dict(colour=between(c["night-raised"], c["night-line"], 0.4), roughness=0.25, coat=1)
            glass = dict(colour=between(c["night"], BLACK, 0.8), roughness=0.3)
        else:
            paint = dict(colour=between(c["surface"], c["line"], 0.25), roughness=0.3, coat=0.5)
            glass = dict(colour=c["night-raised"], roughness=0.12)
        return dict(
            paint=self._make("vehicle paint", **paint, shine=0.5),
            glass=self._make("vehicle glass", **glass, shine=0.5),
            battery=self.of("lit"),
            lamp=self.paint("aurora"),
            rubber=self._make("rubber", between(c["night"], BLACK, 0.3), 0.7, shine=0.2),
            metal=self._make("rim", c["on-night-muted"], 0.35),
            dark=self._make("hub", c["night-raised"], 0.5),
        )

    def _make(self, key, colour, roughness, shine=0.35, coat=0, glow=0, opacity=1, metallic=0):
        if key in self.made:
            return self.made[key]
        material = bpy.data.materials.new(str(key))
        material.use_nodes = True
        values = {
            "Base Color": colour,
            "Roughness": roughness,
            "Metallic": metallic,
            "Specular": shine,
            "Clearcoat": coat,
            "Clearcoat Roughness": 0.15,
            "Emission": colour,
            "Emission Strength": glow,
            "Alpha": opacity,
        }
        for name, value in values.items():
            material.node_tree.nodes["Principled BSDF"].inputs[name].default_value = value
        self.made[key] = material
        return material
