// How the map looks: our own style over the embedded tiles, and a provider's style made as quiet as ours.

/** The style of the embedded map, its colours from the page's design tokens as they are now. */
export function embeddedStyle(tiles, language) {
  const tokens = getComputedStyle(document.documentElement);
  const color = (name) => tokens.getPropertyValue(`--map-${name}`).trim();
  const base = new URL(".", import.meta.url).href;
  return {
    version: 8,
    // The stack's name says the weight in which Hangul, kana and Han are drawn by the browser itself.
    glyphs: `${base}{fontstack}/{range}.pbf`,
    sources: {
      world: { type: "vector", tiles: [location.origin + tiles], minzoom: 0, maxzoom: 7 },
      deep: { type: "vector", tiles: [location.origin + tiles], minzoom: 8, maxzoom: 10, bounds: [122.5, 24, 146, 46] },
    },
    layers: [
      { id: "sea", type: "background", paint: { "background-color": color("water") } },
      ...ground("world", { maxzoom: 24 }, color),
      { id: "deep-sea", type: "fill", source: "deep", "source-layer": "sea", minzoom: 8, paint: { "fill-color": color("water") } },
      ...ground("deep", { minzoom: 8 }, color),
      ...names(language, color),
    ],
  };
}

function ground(source, range, color) {
  const of = (layer, type, paint, more = {}) => ({ id: `${source}-${layer}`, type, source, "source-layer": layer, paint, ...range, ...more });
  const line = (layer, width, dashes, more) =>
    of(layer, "line", { "line-color": color("edge"), "line-width": width, ...(dashes && { "line-dasharray": dashes }) }, more);
  return [
    ...(source === "world" ? [of("land", "fill", { "fill-color": color("land") })] : []),
    line("districts", ["interpolate", ["linear"], ["zoom"], 8, 0.6, 13, 1.6], [1, 3], { layout: { "line-cap": "round" } }),
    line("provinces", ["interpolate", ["linear"], ["zoom"], 4, 0.4, 8, 1, 12, 1.8], [3, 2]),
    // Above the borders that run along its middle.
    of("water", "fill", { "fill-color": color("water") }),
    line("borders", ["interpolate", ["linear"], ["zoom"], 1, 0.6, 6, 1.4, 12, 2.4]),
  ];
}

function names(language, color) {
  const text = (id, source, layer, size, range, filter, more = {}) => ({
    id, type: "symbol", source, "source-layer": layer, ...range, ...(filter && { filter }),
    layout: {
      "text-field": ["get", language], "text-font": ["glyphs-medium"], "text-size": size, "text-padding": 8,
      "text-max-width": 8, "symbol-sort-key": ["get", "rank"], ...more,
    },
    paint: { "text-color": color("text"), "text-halo-color": color("halo"), "text-halo-width": 1.6, "text-halo-blur": 0.4 },
  });
  const shown = ["<=", ["get", "from"], ["zoom"]];
  const isOf = (...kinds) => ["all", ["in", ["get", "kind"], ["literal", kinds]], shown];
  return [
    text("neighbourhoods", "deep", "places", 12, { minzoom: 13 }, isOf("n")),
    text("quarters", "world", "places", 13, { minzoom: 9 }, isOf("d", "a")),
    text("cities", "world", "places", ["interpolate", ["linear"], ["zoom"], 3, 12, 8, 15, 11, 17], { maxzoom: 13 }, isOf("c")),
    text("countries", "world", "countries", ["interpolate", ["linear"], ["zoom"], 2, 12, 5, 17], { maxzoom: 6 }, null, { "text-letter-spacing": 0.06 }),
  ];
}

/**
 * A provider's style without outlines of buildings and without names of roads, points of interest and house numbers
 * (S2-6.6 to S2-6.8). The schemas of OpenMapTiles and of Protomaps name them differently.
 */
export function quietStyle(style) {
  return { ...style, layers: style.layers.filter((layer) => !isBuilding(layer) && !isLoudName(layer)) };
}

const buildings = new Set(["building", "buildings", "building_part"]);
const loud = new Set([
  "transportation_name", "road", "roads", "road_label", "street_label", "street_labels", "street_labels_points", "poi", "pois", "poi_label",
  "housenumber", "housenum_label", "address", "addresses", "aerodrome_label", "mountain_peak", "transit_stop_label", "public_transport",
]);

function isBuilding(layer) {
  // Also the names and icons of buildings, and those drawn in three dimensions.
  return layer.type === "fill-extrusion" || buildings.has(layer["source-layer"]);
}

function isLoudName(layer) {
  return layer.type === "symbol" && loud.has(layer["source-layer"]);
}
