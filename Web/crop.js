// A square out of a picture: moved by drag and arrow keys, enlarged by pinch, wheel, + and −. Its proportions stay.
import { holdPhoto } from "./photo.js";

// Phones' canvases end at 16.7 megapixels; a picture is drawn that large at most before anything else is done with it.
const largestSide = 4096;
const side = 1024; // of the square that is sent
const quality = 0.85;
const closest = 8; // times the size at which it just fills the square
const keyStep = 24; // pixels of the canvas
const steps = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };

/** Lets the reader cut the file's picture in the page's #crop. `done(address)`: the square, held by photo.js. */
export async function startCrop(file, done) {
  const stage = document.getElementById("crop");
  const canvas = document.getElementById("crop-canvas");
  if (!stage || !canvas) return;
  const picture = await decoded(file);
  const view = new View(picture, canvas);
  listen(stage, canvas, view);
  stage.addEventListener("click", async (event) => {
    const deed = event.target.closest("[data-crop]")?.dataset.crop;
    if (deed === "in") view.zoom(1.25);
    if (deed === "out") view.zoom(0.8);
    if (deed === "use") done(holdPhoto(await view.square()));
  });
  view.draw();
  canvas.focus({ preventScroll: true });
}

/** The picture upright (browsers apply the orientation that the camera noted), on a canvas of bearable size. */
async function decoded(file) {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    if (!width || !height) throw new Error("a picture without a size");
    const scale = Math.min(1, largestSide / Math.max(width, height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(width * scale));
    canvas.height = Math.max(1, Math.round(height * scale));
    const pen = canvas.getContext("2d");
    // JPEG has no transparency: what is clear becomes white instead of black.
    pen.fillStyle = "#fff";
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Which part of the picture lies in the square: a scale, and where the square's middle is in the picture. */
class View {
  #picture;
  #canvas;
  #scale;
  #x;
  #y;

  constructor(picture, canvas) {
    this.#picture = picture;
    this.#canvas = canvas;
    this.#scale = this.#least;
    this.#x = picture.width / 2;
    this.#y = picture.height / 2;
  }

  get #least() {
    return this.#canvas.width / Math.min(this.#picture.width, this.#picture.height);
  }

  /** By pixels of the canvas. */
  move(right, down) {
    this.#x -= right / this.#scale;
    this.#y -= down / this.#scale;
    this.draw();
  }

  /** Around a point of the canvas; its middle where none is given. */
  zoom(factor, at = { x: this.#canvas.width / 2, y: this.#canvas.height / 2 }) {
    const before = this.#scale;
    this.#scale = Math.min(this.#least * closest, Math.max(this.#least, before * factor));
    const [right, down] = [at.x - this.#canvas.width / 2, at.y - this.#canvas.height / 2];
    this.#x += right / before - right / this.#scale;
    this.#y += down / before - down / this.#scale;
    this.draw();
  }

  draw() {
    this.#stayInside();
    this.#drawOn(this.#canvas);
  }

  async square() {
    const square = document.createElement("canvas");
    square.width = square.height = side;
    this.#drawOn(square);
    const blob = await new Promise((done) => square.toBlob(done, "image/jpeg", quality));
    if (!blob) throw new Error("the square could not be made");
    return blob;
  }

  /** The picture always fills the square. */
  #stayInside() {
    const half = this.#canvas.width / this.#scale / 2;
    this.#x = Math.min(Math.max(this.#x, half), this.#picture.width - half);
    this.#y = Math.min(Math.max(this.#y, half), this.#picture.height - half);
  }

  #drawOn(canvas) {
    const size = this.#canvas.width / this.#scale;
    const pen = canvas.getContext("2d");
    pen.imageSmoothingQuality = "high";
    pen.drawImage(this.#picture, this.#x - size / 2, this.#y - size / 2, size, size, 0, 0, canvas.width, canvas.height);
  }
}

function listen(stage, canvas, view) {
  const fingers = new Map();
  // Where they were when the picture followed them last: browsers tell of one finger at a time, and the picture follows all of
  // them at once, or it would sway between them.
  let followed = new Map();
  let frame;
  const follow = () => {
    cancelAnimationFrame(frame);
    frame = undefined;
    const before = middle([...followed.values()]);
    const after = middle([...fingers.values()]);
    followed = new Map(fingers);
    view.move(after.x - before.x, after.y - before.y);
    if (before.spread > 0 && after.spread > 0) view.zoom(after.spread / before.spread, after);
  };
  const place = ({ clientX, clientY }) => {
    const box = canvas.getBoundingClientRect();
    const ratio = canvas.width / box.width;
    return { x: (clientX - box.left) * ratio, y: (clientY - box.top) * ratio };
  };
  canvas.addEventListener("pointerdown", (event) => {
    if (frame) follow();
    canvas.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, place(event));
    followed.set(event.pointerId, place(event));
  });
  canvas.addEventListener("pointermove", (event) => {
    if (!fingers.has(event.pointerId)) return;
    fingers.set(event.pointerId, place(event));
    frame ??= requestAnimationFrame(follow);
  });
  for (const end of ["pointerup", "pointercancel"]) {
    canvas.addEventListener(end, ({ pointerId }) => {
      if (frame) follow();
      fingers.delete(pointerId);
      followed.delete(pointerId);
    });
  }
  canvas.addEventListener("wheel", (event) => {
    event.preventDefault();
    view.zoom(Math.exp(-event.deltaY / 400), place(event));
  }, { passive: false });
  canvas.addEventListener("keydown", (event) => {
    const step = steps[event.key];
    if (step) view.move(step[0] * keyStep, step[1] * keyStep);
    else if (event.key === "+" || event.key === "=") view.zoom(1.25);
    else if (event.key === "-") view.zoom(0.8);
    else return;
    event.preventDefault();
  });
}

/** The middle of up to two fingers, and how far they are apart. */
function middle([one, other]) {
  if (!other) return { ...one, spread: 0 };
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2, spread: Math.hypot(one.x - other.x, one.y - other.y) };
}
