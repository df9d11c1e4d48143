"""One vector tile: geometry in tile units, written as Mapbox Vector Tile 2.1 (the wire format is protobuf's)."""

import numpy

EXTENT = 4096
_MOVE_TO, _LINE_TO, _CLOSE = 1, 2, 7
_POINT, _LINE, _POLYGON = 1, 2, 3


def encode(features, zoom, column, row):
    """`features` are (layer, geometry in Mercator units 0 … 1, properties); bytes, empty when nothing is left of them."""
    layers = {}
    for name, geometry, properties in features:
        drawn = _Drawn.of(geometry, EXTENT * (1 << zoom), column * EXTENT, row * EXTENT)
        if drawn:
            layers.setdefault(name, _Layer()).add(drawn, properties)
    return b"".join(_field(3, layer.bytes(name)) for name, layer in layers.items())


class _Layer:
    def __init__(self):
        self.features, self.keys, self.values = [], {}, {}

    def add(self, drawn, properties):
        tags = b""
        for key, value in properties.items():
            tags += _varint(self.keys.setdefault(key, len(self.keys)))
            tags += _varint(self.values.setdefault(value, len(self.values)))
        self.features.append((_field(2, tags) if tags else b"") + b"\x18" + _varint(drawn.kind) + _field(4, drawn.commands))

    def bytes(self, name):
        parts = [_field(1, name.encode())]
        parts += [_field(2, feature) for feature in self.features]
        parts += [_field(3, key.encode()) for key in self.keys]
        parts += [_field(4, _value(value)) for value in self.values]
        return b"".join(parts) + b"\x28" + _varint(EXTENT) + b"\x78" + _varint(2)


class _Drawn:
    """A geometry as the format's commands."""

    def __init__(self, kind, commands):
        self.kind, self.commands = kind, commands

    @staticmethod
    def of(geometry, scale, left, top):
        def points(coordinates):
            scaled = numpy.round(numpy.asarray(coordinates) * scale - (left, top)).astype(int)
            return [point for index, point in enumerate(map(tuple, scaled)) if index == 0 or point != tuple(scaled[index - 1])]

        if geometry.geom_type == "Point":
            (x, y), = points(geometry.coords)
            # A label belongs to one tile; drawn in its neighbour too it would stand there twice.
            inside = 0 <= x < EXTENT and 0 <= y < EXTENT
            return _Drawn(_POINT, _varint(_MOVE_TO | 1 << 3) + _signed(x) + _signed(y)) if inside else None
        if geometry.geom_type == "LineString":
            commands = _path([points(geometry.coords)], least=2, closes=False)
            return _Drawn(_LINE, commands) if commands else None
        rings = [_turned(points(geometry.exterior.coords), clockwise=True)]
        rings += [_turned(points(ring.coords), clockwise=False) for ring in geometry.interiors]
        if len(rings[0]) < 4:
            return None
        commands = _path([ring[:-1] for ring in rings], least=3, closes=True)
        return _Drawn(_POLYGON, commands) if commands else None


def _path(parts, least, closes):
    written, x, y = bytearray(), 0, 0
    for part in parts:
        if len(part) < least:
            continue
        written += _varint(_MOVE_TO | 1 << 3) + _signed(part[0][0] - x) + _signed(part[0][1] - y)
        written += _varint(_LINE_TO | (len(part) - 1) << 3)
        for (fromx, fromy), (tox, toy) in zip(part, part[1:]):
            written += _signed(tox - fromx) + _signed(toy - fromy)
        x, y = part[-1]
        if closes:
            written += _varint(_CLOSE | 1 << 3)
    return bytes(written)


def _turned(ring, clockwise):
    """Outer rings run clockwise on screen, holes the other way: that is how the format tells them apart."""
    doubled = sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in zip(ring, ring[1:]))
    return ring if (doubled > 0) == clockwise else ring[::-1]


def _value(value):
    return _field(1, value.encode()) if isinstance(value, str) else b"\x28" + _varint(value)


def _field(number, content):
    return _varint(number << 3 | 2) + _varint(len(content)) + content


def _signed(number):
    return _varint(int(number) << 1 if number >= 0 else (int(-number) << 1) - 1)


def _varint(number):
    written = bytearray()
    while number > 127:
        written.append(number & 127 | 128)
        number >>= 7
    written.append(number)
    return bytes(written)
