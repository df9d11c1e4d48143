// Draws the map with MapLibre and tells the screen where it stands. What is searched, labelled and chosen the screen decides.
import { embeddedStyle, quietStyle } from "./map-style.js";

// Inertia is over at `moveend`; a second finger or another turn of the wheel may still follow.
const calm = 250;
const closest = 18;

/** Starts the map in its place on the page. `send(token, value)` puts an action into the screen. */
export async function startMap(send) {
  const place = document.getElementById("map");
  const source = JSON.parse(document.getElementById("map-source").textContent);
  if (!canDraw()) return send("map-missing");
  await loadLibrary();
  const map = new maplibregl.Map({
    container: place,
    style: await style(source, place.lang),
    maxZoom: closest,
    renderWorldCopies: true,
    attributionControl: false,
    fadeDuration: stillness() ? 0 : 200,
    localIdeographFontFamily: getComputedStyle(document.body).fontFamily,
    locale: { "Map.Title": place.dataset.name },
  });
  map.touchPitch.disable();
  map.setPadding(covered(place));
  begin(map, place.dataset);
  const labels = new Labels(map, document.getElementById("labels"));
  map.once("load", () => {
    labels.read();
    send("map-opened", sight(map));
    place.dataset.drawn = "true";
  });
  hearEveryRelease(map);
  reportRests(map, send);
  reportTurns(map, send);
  obey(map, place);
  followTheme(map, source, place.lang);
  map.on("resize", () => map.setPadding(covered(place), { silent: true }));
}

function canDraw() {
  const canvas = document.createElement("canvas");
  return Boolean(canvas.getContext("webgl2") ?? canvas.getContext("webgl"));
}

function loadLibrary() {
  return new Promise((done, failed) => {
    const script = document.createElement("script");
    script.src = new URL("vendor/maplibre-gl.js", import.meta.url).href;
    script.onload = done;
    script.onerror = () => failed(new Error("the map library did not come"));
    document.head.append(script);
  });
}

async function style(source, language) {
  if (!source.style) return embeddedStyle(source.tiles, language);
  const answer = await fetch(source.style);
  if (!answer.ok) throw new Error(`${answer.status} for the map's style`);
  return quietStyle(await answer.json());
}

/** Where the map opens: where its address says, or on the whole area of the search. Positions are in millionths. */
function begin(map, { at, area }) {
  if (at) {
    const [latitude, longitude, zoom] = at.split(",").map(Number);
    map.jumpTo({ center: [longitude / 1e6, latitude / 1e6], zoom: zoom / 100 });
    return;
  }
  const [south, west, north, east] = (area || "33000000,124500000,38700000,131000000").split(",").map((edge) => Number(edge) / 1e6);
  // So that labels at the edges are whole.
  map.fitBounds([[west, south], [east < west ? east + 360 : east, north]], { animate: false, padding: 24 });
}

/** How much of the map's edges lies under what floats over it. */
function covered(place) {
  const own = place.getBoundingClientRect();
  const edge = (selector) => {
    const rectangle = document.querySelector(selector)?.getBoundingClientRect();
    return rectangle?.height ? rectangle : null;
  };
  const top = edge("#pane .over-top");
  const bottom = edge("#pane .strip") ?? edge("#pane .over-bottom");
  return {
    top: top ? Math.round(top.bottom - own.top) : 0,
    bottom: bottom ? Math.max(0, Math.round(own.bottom - bottom.top)) : 0,
    left: 0,
    right: 0,
  };
}

/** Centre, zoom, the part of the map that nothing covers and which direction is up, in whole numbers. */
function sight(map) {
  const { lng, lat } = map.getCenter().wrap();
  const { top, bottom } = map.getPadding();
  const { clientWidth: width, clientHeight: height } = map.getContainer();
  const corners = [[0, top], [width, top], [0, height - bottom], [width, height - bottom]].map((corner) => map.unproject(corner));
  const longitudes = corners.map((corner) => corner.lng);
  const latitudes = corners.map((corner) => Math.max(-90, Math.min(90, corner.lat)));
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  const isWorld = east - west >= 360;
  const numbers = [
    lat, lng, null, Math.min(...latitudes), isWorld ? -180 : wrapped(west), Math.max(...latitudes), isWorld ? 180 : wrapped(east),
  ].map((degrees) => Math.round(degrees * 1e6));
  numbers[2] = Math.max(0, Math.round(map.getZoom() * 100));
  numbers.push((Math.round(map.getBearing()) + 360) % 360);
  return numbers.join(",");
}

function wrapped(longitude) {
  return ((((longitude + 180) % 360) + 360) % 360) - 180;
}

/** One report after the map has come to rest, however many motions it took. */
function reportRests(map, send) {
  let timer;
  let token;
  map.on("movestart", () => clearTimeout(timer));
  map.on("moveend", (event) => {
    // A motion of the strip's asks for nothing; one of a person before it, not yet reported, still does.
    if (!event.silent) token = event.follows && token !== "map-moved" ? "map-followed" : "map-moved";
    clearTimeout(timer);
    if (!token) return;
    timer = setTimeout(() => {
      if (map.isMoving()) return;
      send(token, sight(map));
      token = undefined;
    }, calm);
  });
}

/** The library hears the mouse let go over the map alone. A drag may end over what floats on it, or beside it: it would go on until the
    mouse moves again, and nothing would be searched. */
function hearEveryRelease(map) {
  const ground = map.getCanvasContainer();
  document.addEventListener("mouseup", (event) => {
    if (!ground.contains(event.target)) ground.dispatchEvent(new MouseEvent("mouseup", event));
  });
}

function reportTurns(map, send) {
  let wasTurned = false;
  map.on("rotate", () => {
    const isTurned = Math.abs(map.getBearing()) > 0.5;
    if (isTurned !== wasTurned) send("map-turned", isTurned ? "1" : "0");
    wasTurned = isTurned;
    document.querySelector("#north-up svg")?.style.setProperty("transform", `rotate(${-map.getBearing()}deg)`);
  });
}

/** Does what the screen asks of the map. */
function obey(map, place) {
  place.addEventListener("nadri:move", ({ detail }) => {
    const [verb, numbers] = detail.split(":");
    const [latitude, longitude, zoom] = (numbers ?? "").split(",").map(Number);
    const center = [longitude / 1e6, latitude / 1e6];
    const duration = stillness() ? 0 : 300;
    switch (verb) {
      case "to": return map.easeTo({ center, zoom: zoom / 100, duration });
      case "follow": return map.easeTo({ center, duration }, { follows: true });
      case "closer": return map.zoomIn({ duration });
      case "farther": return map.zoomOut({ duration });
      case "north": return map.easeTo({ bearing: 0, duration });
    }
  });
}

// Of a label's height.
const half = 16;

// Degrees of longitude. So far the map may be moved before it is asked anew which of a label's places around the world is nearest.
const sameTurn = 45;

/**
 * The labels stand in the page, drawn by the screen; here they only get their places over the map. While the map is moved and neither
 * zoomed nor turned, all of them go the same way: then their list is moved and not each of them.
 */
class Labels {
  #map;
  #list;
  #spots = [];
  #standing;
  #hasMoved = false;

  constructor(map, list) {
    this.#map = map;
    this.#list = list;
    // However often it moves before it is drawn: the labels go with what is drawn.
    map.on("move", () => { this.#hasMoved = true; });
    map.on("render", () => this.#follow());
    map.on("resize", () => this.#place());
    new MutationObserver(() => this.read()).observe(list, { childList: true, subtree: true, attributeFilter: ["data-at"] });
    // There the library hears what begins on a label too: a drag, a pinch, the wheel. It swallows the click that ends a drag.
    map.getCanvasContainer().append(list);
    // A double click on a label is meant for it, not for the ground.
    list.addEventListener("dblclick", (event) => event.stopPropagation());
  }

  read() {
    this.#spots = [...this.#list.children].map((label) => {
      const [latitude, longitude] = label.dataset.at.split(",").map((degrees) => Number(degrees) / 1e6);
      return { label, latitude, longitude, x: 0, y: 0, isInView: "placed" in label.dataset };
    });
    this.#place();
  }

  #place() {
    const center = this.#map.getCenter();
    for (const spot of this.#spots) {
      // Of the places all round the world the one nearest to what is in view.
      const turns = Math.round((center.lng - spot.longitude) / 360);
      const { x, y } = this.#map.project([spot.longitude + turns * 360, spot.latitude]);
      spot.x = x;
      spot.y = y;
      spot.label.style.transform = translation(x, y);
    }
    this.#standing = {
      center,
      point: this.#map.project(center),
      zoom: this.#map.getZoom(),
      bearing: this.#map.getBearing(),
      // Asked for here and not with each frame, as the browser would have to lay out the page for it.
      width: this.#map.getContainer().clientWidth,
      height: this.#map.getContainer().clientHeight,
    };
    this.#shift(0, 0);
  }

  #follow() {
    if (!this.#hasMoved || !this.#standing) return;
    this.#hasMoved = false;
    const { center, point, zoom, bearing } = this.#standing;
    const hasOnlyMoved = this.#map.getZoom() === zoom && this.#map.getBearing() === bearing && this.#map.getPitch() === 0;
    if (!hasOnlyMoved || Math.abs(this.#map.getCenter().lng - center.lng) > sameTurn) return this.#place();
    const { x, y } = this.#map.project(center);
    this.#shift(x - point.x, y - point.y);
  }

  #shift(right, down) {
    const { top, bottom } = this.#map.getPadding();
    const { width, height } = this.#standing;
    this.#list.style.transform = translation(right, down);
    for (const spot of this.#spots) {
      const x = spot.x + right;
      const y = spot.y + down;
      // Under what floats over the map, and beyond its edges, nobody could tap it.
      const isInView = x > 0 && x < width && y > top + half && y < height - bottom - half;
      if (isInView === spot.isInView) continue;
      spot.isInView = isInView;
      spot.label.toggleAttribute("data-placed", isInView);
    }
  }
}

function translation(right, down) {
  return `translate(${right.toFixed(1)}px, ${down.toFixed(1)}px)`;
}

/** The map is as bright as the page. */
function followTheme(map, source, language) {
  if (source.style) return;
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => map.setStyle(embeddedStyle(source.tiles, language)));
}

function stillness() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
