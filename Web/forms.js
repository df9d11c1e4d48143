// What forms need in the browser app: sending them, what the browser kept of them, choosing a picture, wheels to turn, and the way
// back through their steps. Loaded where there is such a form.
import { arrived } from "./effects.js";
import { followWheels, turnWheels } from "./wheels.js";

const own = "input[data-input], textarea[data-input]";

/** Starts them. `tell(field)` puts in what stands in a field. Returns what is to be done whenever the page has changed. */
export function startForms(send, tell, screen) {
  const typed = untold(document); // before the app came, or filled in by the phone
  document.addEventListener("submit", (event) => submit(event, send, tell));
  document.addEventListener("change", (event) => choosePicture(event, send));
  addEventListener("popstate", () => {
    if (!arrived()) send("went", location.pathname + location.search);
  });
  turnWheels(send);
  restore(send);
  for (const field of typed) tell(field);
  return () => {
    fillPasswords(screen);
    followWheels();
  };
}

function submit(event, send, tell) {
  const token = event.target.dataset.submit;
  if (!token) return;
  // Some browsers fill fields in without saying so.
  for (const field of untold(event.target)) tell(field);
  if (send(token)) event.preventDefault();
}

/** The fields in which something stands that the screen hasn't heard of, with their values: drawing them anew would undo these. */
function untold(within) {
  return [...within.querySelectorAll(own)]
    .filter((field) => field.type === "checkbox" ? field.checked !== field.defaultChecked
      : field.value !== (field.told ?? field.defaultValue))
    .map(({ type, value, checked, dataset }) => ({ type, value, checked, dataset }));
}

/** Passwords never stand in markup, so a field that was drawn anew gets its own back from memory. */
function fillPasswords(screen) {
  for (const field of document.querySelectorAll("input[type=password][data-input]")) {
    const kept = screen.secret(field.dataset.input);
    if (!kept || field.value) continue;
    field.value = kept;
    field.told = kept;
  }
}

/** The day where the reader is, and the draft of an earlier visit. */
function restore(send) {
  const now = new Date();
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((number) => String(number).padStart(2, "0"));
  send("today", `${now.getFullYear()}-${month}-${day}`);
  const kept = read("nadri:draft");
  const isTaken = send("draft", kept);
  if (isTaken && kept.includes('"picture":2')) restorePicture(send);
}

async function restorePicture(send) {
  const { restorePhoto } = await import("./photo.js");
  const address = restorePhoto();
  if (address) send("chose", address);
  else send("no-picture");
}

function read(key) {
  try {
    return sessionStorage.getItem(key) ?? "";
  } catch {
    return ""; // This browser keeps nothing.
  }
}

async function choosePicture(event, send) {
  const field = event.target.closest("input[data-picture]");
  const [file] = field?.files ?? [];
  if (!file) return;
  send("cut");
  try {
    const { startCrop } = await import("./crop.js");
    await startCrop(file, (address) => send("chose", address));
  } catch (error) {
    console.warn("nadri: the picture was not read", error);
    send("picture-unreadable");
  }
}
