"""Takes the noise out of a picture with the network that Intel trained for it (Open Image Denoise), which Debian's Blender is built without."""

import os
import struct

import numpy as np

WEIGHTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "weights", "rt_hdr_alb_nrm.tza")
# Light as the eye sees it: a straight line, a power, and a logarithm. With the brightest light that half a float can hold, it is 1.
A, B, C, D, E, F, G = 1.41283765e3, 1.64593172, 4.31384981e-1, -2.94139609e-3, 1.92653254e-1, 6.26026094e-3, 9.98620152e-1
DARK, BRIGHT = 1.5794576e-6, 3.22087631e-2


def perceived(light):
    light = np.maximum(light, 0)
    return np.where(light <= DARK, A * light, np.where(light <= BRIGHT, B * light**C + D, E * np.log(light + F) + G))


def light_of(value):
    power = (np.maximum(value - D, 0) / B) ** (1 / C)
    return np.where(value <= perceived(DARK), value / A, np.where(value <= perceived(BRIGHT), power, np.exp((value - G) / E) - F))


def layers():
    """The weights of the network by name: kernel height by width by inputs by outputs, and one offset for each output."""
    data = open(WEIGHTS, "rb").read()
    at = struct.unpack_from("<Q", data, 4)[0]

    def read(form):
        nonlocal at
        values = struct.unpack_from("<" + form, data, at)
        at += struct.calcsize("<" + form)
        return values if len(values) > 1 else values[0]

    tensors = {}
    for _ in range(read("I")):
        name = data[at + 2 : at + 2 + read("H")].decode()
        at += len(name)
        count = read("B")
        shape = struct.unpack_from(f"<{count}I", data, at)
        at += 4 * count + count
        kind, start = chr(read("B")), read("Q")
        values = np.frombuffer(data, {"h": "<f2", "f": "<f4"}[kind], int(np.prod(shape)), start).astype(np.float32).reshape(shape)
        tensors[name] = np.ascontiguousarray(values.transpose(2, 3, 1, 0)) if count == 4 else values
    return tensors


def convolved(picture, kernel, offset, is_last=False):
    """What one layer makes of a picture: each value from its neighbours, and nothing below nought."""
    height, width, inputs = picture.shape
    wide = np.pad(picture, ((1, 1), (1, 1), (0, 0)))
    result = np.empty((height, width, kernel.shape[3]), np.float32)
    # In strips, as the neighbours of all values would fill the memory.
    for top in range(0, height, 32):
        rows = min(32, height - top)
        around = [wide[top + down : top + down + rows, across : across + width] for down in range(3) for across in range(3)]
        strip = np.concatenate(around, axis=2).reshape(-1, 9 * inputs) @ kernel.reshape(9 * inputs, -1) + offset
        result[top : top + rows] = (strip if is_last else np.maximum(strip, 0)).reshape(rows, width, -1)
    return result


def half(picture):
    return np.maximum(np.maximum(picture[::2, ::2], picture[1::2, ::2]), np.maximum(picture[::2, 1::2], picture[1::2, 1::2]))


def double(picture, beside):
    return np.concatenate([picture.repeat(2, axis=0).repeat(2, axis=1), beside], axis=2)


def without_noise(light, colour, normal):
    """A picture without its noise.

    light, colour, normal: height by width by three; light without an upper end, the colours of what is seen from 0 to 1, and the
    directions that surfaces look in from -1 to 1. Colours and directions may be noisy, too.
    """
    height, width = light.shape[:2]
    brightness = light @ np.array((0.212671, 0.71516, 0.072169), np.float32)
    scale = 0.18 / 2 ** np.log2(np.maximum(brightness, 0) + 1e-4).mean()
    brightest = perceived(np.float32(65504))
    values = np.concatenate([perceived(light * scale) / brightest, np.clip(colour, 0, 1), np.clip(normal, -1, 1) / 2 + 0.5], axis=2)
    # It is halved four times.
    values = np.pad(values.astype(np.float32), ((0, -height % 16), (0, -width % 16), (0, 0)), mode="edge")
    tensors = layers()
    layer = lambda name, picture, is_last=False: convolved(picture, tensors[f"{name}.weight"], tensors[f"{name}.bias"], is_last)
    smaller = [values]
    picture = layer("enc_conv0", values)
    for step in range(1, 5):
        picture = half(layer(f"enc_conv{step}", picture))
        smaller.append(picture)
    picture = layer("enc_conv5b", layer("enc_conv5a", picture))
    for step in range(4, 0, -1):
        picture = double(picture, smaller[step - 1])
        picture = layer(f"dec_conv{step}b", layer(f"dec_conv{step}a", picture))
    picture = layer("dec_conv0", picture, is_last=True)[:height, :width]
    return (light_of(np.clip(picture, 0, 1) * brightest) / scale).astype(np.float32)
