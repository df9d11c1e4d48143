"""A provider's map in place of the embedded one, without what S2-6.6 to S2-6.8 leave out."""

import http.server
import json
import threading

import pytest

import nadri
from map_page import DESKTOP, ON_MAP, open_map
from screens import ASKED, SEOUL, results

# One colour for each kind of layer, so that a picture of the map tells which of them are drawn.
GREEN, BLUE = [0, 160, 60], [0, 0, 230]
RED, MAGENTA, ORANGE = [230, 0, 0], [230, 0, 230], [240, 120, 0]


def css(color):
    return "rgb({},{},{})".format(*color)


def style_of(address):
    """A style as providers make them, over tiles that hold ground, a building, a road and its name, a shop and a town."""

    def text(name, layer, color):
        return {
            "id": name,
            "type": "symbol",
            "source": "all",
            "source-layer": layer,
            # Hangul, which browsers draw by themselves: no glyphs are asked for.
            "layout": {"text-field": "가나다라", "text-size": 40, "text-allow-overlap": True, "text-font": ["Plain"]},
            "paint": {"text-color": css(color)},
        }

    return {
        "version": 8,
        "glyphs": address + "/{fontstack}/{range}.pbf",
        "sources": {"all": {"type": "vector", "tiles": [address + "/{z}/{x}/{y}.pbf"], "minzoom": 0, "maxzoom": 14}},
        "layers": [
            {"id": "ground", "type": "fill", "source": "all", "source-layer": "ground", "paint": {"fill-color": css(GREEN)}},
            {"id": "walls", "type": "fill", "source": "all", "source-layer": "building", "paint": {"fill-color": css(RED)}},
            text("street-names", "transportation_name", MAGENTA),
            text("shops", "poi", ORANGE),
            text("towns", "place", BLUE),
        ],
    }


def test_a_providers_map_is_drawn_without_buildings_and_names_of_roads_and_places_of_interest(drive, provider, tmp_path):
    """S2-6.6, S2-6.7, S2-6.8, with a style and tiles of our own"""
    with nadri.running(tmp_path, NADRI_MAP_STYLE=provider.address + "/style.json") as server:
        engine = drive(server)
        open_map(engine, ON_MAP, size=DESKTOP)
        assert provider.tiles_served > 0
        drawn = colors(engine)
    assert drawn[css(GREEN)] > 10_000 and drawn[css(BLUE)] > 100, drawn
    assert [drawn[css(color)] for color in (RED, MAGENTA, ORANGE)] == [0, 0, 0], drawn


def test_that_picture_would_tell_what_is_left_out(drive, provider, tmp_path):
    """Under names that neither schema has, the same layers are drawn."""
    provider.rename = {"building": "houses", "transportation_name": "ways", "poi": "shops"}
    with nadri.running(tmp_path, NADRI_MAP_STYLE=provider.address + "/style.json") as server:
        engine = drive(server)
        open_map(engine, ON_MAP, size=DESKTOP)
        drawn = colors(engine)
    assert drawn[css(RED)] > 10_000 and drawn[css(MAGENTA)] > 100 and drawn[css(ORANGE)] > 100, drawn


# What else providers draw.
LOUD_STYLE = {
    "version": 8,
    "sources": {"a": {"type": "geojson", "data": {"type": "FeatureCollection", "features": []}}},
    "layers": [
        {"id": "ground", "type": "background", "paint": {"background-color": "#fff"}},
        {"id": "walls", "type": "fill", "source": "a", "source-layer": "building"},
        {"id": "blocks", "type": "fill-extrusion", "source": "a", "source-layer": "structures"},
        {"id": "streets", "type": "line", "source": "a", "source-layer": "transportation"},
        {"id": "street-names", "type": "symbol", "source": "a", "source-layer": "transportation_name"},
        {"id": "shields", "type": "symbol", "source": "a", "source-layer": "roads"},
        {"id": "shops", "type": "symbol", "source": "a", "source-layer": "poi"},
        {"id": "numbers", "type": "symbol", "source": "a", "source-layer": "housenumber"},
        {"id": "towns", "type": "symbol", "source": "a", "source-layer": "place"},
    ],
}


def test_a_providers_style_loses_buildings_and_names_of_roads_and_places_of_interest(visit):
    """S2-6.6, S2-6.7, S2-6.8"""
    page = visit(results(place=SEOUL, **ASKED))
    kept = page.evaluate(
        """async (style) => {
            const base = document.querySelector("link[rel=modulepreload]").href.replace(/[^/]*$/, "");
            const { quietStyle } = await import(base + "map-style.js");
            const before = JSON.stringify(style);
            const quiet = quietStyle(style);
            if (JSON.stringify(style) !== before) throw new Error("the style itself was changed");
            return quiet.layers.map(({ id }) => id);
        }""",
        LOUD_STYLE,
    )
    assert kept == ["ground", "streets", "towns"]


def colors(engine):
    """How many points of the page have each of the colours, or nearly."""
    engine.do(
        """window.counted = null;
        const [picture, colors] = arguments;
        const image = new Image();
        image.onload = () => {
            const canvas = Object.assign(document.createElement("canvas"), { width: image.width, height: image.height });
            const context = canvas.getContext("2d");
            context.drawImage(image, 0, 0);
            const { data } = context.getImageData(0, 0, image.width, image.height);
            const counted = Object.fromEntries(colors.map((color) => [`rgb(${color})`, 0]));
            for (let at = 0; at < data.length; at += 4) {
                for (const color of colors) {
                    if (color.every((value, index) => Math.abs(value - data[at + index]) < 12)) counted[`rgb(${color})`] += 1;
                }
            }
            window.counted = counted;
        };
        image.src = "data:image/png;base64," + picture;""",
        engine.screenshot(),
        [GREEN, BLUE, RED, MAGENTA, ORANGE],
    )
    return engine.wait("return window.counted")


class Provider(http.server.ThreadingHTTPServer):
    """Serves a style and the same tile everywhere, to whichever origin asks."""

    daemon_threads = True

    def __init__(self):
        super().__init__(("127.0.0.1", 0), Answer)
        self.address = f"http://127.0.0.1:{self.server_port}"
        self.rename = {}
        self.tiles_served = 0

    def style(self):
        style = style_of(self.address)
        for layer in style["layers"]:
            layer["source-layer"] = self.rename.get(layer["source-layer"], layer["source-layer"])
        return json.dumps(style).encode()

    def tile(self):
        self.tiles_served += 1
        places = {"transportation_name": (1024, 1024), "poi": (3072, 1024), "place": (2048, 3072)}
        layers = [layer(self.rename.get(name, name), 1, point(*place)) for name, place in places.items()]
        layers += [layer("ground", 3, square(0, 4096)), layer(self.rename.get("building", "building"), 3, square(1500, 800))]
        return b"".join(layers)


class Answer(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        body = self.server.style() if self.path == "/style.json" else self.server.tile()
        self.send_response(200)
        self.send_header("Access-Control-Allow-Origin", "*")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


@pytest.fixture
def provider():
    with Provider() as provider:
        thread = threading.Thread(target=provider.serve_forever, daemon=True)
        thread.start()
        yield provider
        provider.shutdown()
        thread.join(timeout=5)


# A tile by hand (Mapbox Vector Tile 2.1): layers of one feature each.


def layer(name, kind, geometry):
    feature = field(3, kind) + field(4, b"".join(map(varint, geometry)))
    return field(3, field(15, 2) + field(1, name.encode()) + field(2, feature) + field(5, 4096))


def point(x, y):
    return [9, zigzag(x), zigzag(y)]


def square(start, side):
    there = [9, zigzag(start), zigzag(start)]
    return there + [26, zigzag(side), 0, 0, zigzag(side), zigzag(-side), 0] + [15]


def field(number, value):
    if isinstance(value, int):
        return varint(number << 3) + varint(value)
    return varint(number << 3 | 2) + varint(len(value)) + value


def zigzag(number):
    return number << 1 if number >= 0 else (-number << 1) - 1


def varint(number):
    parts = []
    while number > 127:
        parts.append(number & 127 | 128)
        number >>= 7
    return bytes([*parts, number])
