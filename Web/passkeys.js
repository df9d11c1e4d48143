// Passkeys: the settings add one, the sign-in signs in with one, and with one somebody shows once more who they are. The
// server says what the device is to be asked, and the device's answer goes back as the standard's JSON, which older browsers
// can't write themselves.
import { fetchRenewed } from "./renewal.js";

const beforeItEnds = 240_000; // A challenge is good for five minutes; the field's offer is renewed before.
const typedName = "nadri:passkey-name"; // Kept on the way to where one shows who one is, and back.
let offer; // What the field with the id waits for.

const ways = {
  async add(button) {
    const label = document.getElementById("passkey-label").value;
    let options;
    try {
      options = await ask(fetchRenewed, "/api/v1/passkeys/options");
    } catch (error) {
      if (error.code !== "proof_needed") throw error;
      keep(label);
      say(button, "");
      return location.assign(button.dataset.proof);
    }
    const publicKey = {
      ...options,
      challenge: bytes(options.challenge),
      user: { ...options.user, id: bytes(options.user.id) },
      excludeCredentials: options.excludeCredentials.map((known) => ({ ...known, id: bytes(known.id) })),
    };
    const credential = await navigator.credentials.create({ publicKey });
    await ask(fetchRenewed, "/api/v1/passkeys", { label, credential: message(credential) });
    location.reload();
  },
  async "sign-in"() {
    offer?.abort();
    await signIn({});
  },
  async prove(button) {
    const options = await ask(fetchRenewed, "/api/v1/proofs/options");
    await ask(fetchRenewed, "/api/v1/proofs", { credential: await signature(options) });
    location.assign(button.dataset.next);
  },
};

function keep(name) {
  try {
    sessionStorage.setItem(typedName, name);
  } catch {
    // This browser keeps nothing: the name is typed again.
  }
}

/** What was typed before one had to show who one is stands in the field again. */
function fillIn() {
  const field = document.getElementById("passkey-label");
  if (!field) return;
  try {
    field.value ||= sessionStorage.getItem(typedName) ?? "";
    sessionStorage.removeItem(typedName);
  } catch {
    // The same.
  }
}

async function signature(options, how = {}) {
  const publicKey = { ...options, challenge: bytes(options.challenge) };
  return message(await navigator.credentials.get({ publicKey, ...how }));
}

async function signIn(how) {
  const options = await ask(fetch, "/api/v1/sessions/passkey/options");
  await ask(fetch, "/api/v1/sessions/passkey", { credential: await signature(options, how) });
  // The server has drawn this way back, and only ways within the site.
  location.assign(document.querySelector("#sign-in input[name=back]")?.value || "/");
}

/** Lets the phone offer passkeys where it offers passwords, at the field for the id, as long as the page stands. */
async function offerAtField() {
  const button = document.querySelector("[data-passkey=sign-in]");
  if (!button || !(await PublicKeyCredential.isConditionalMediationAvailable?.())) return;
  for (;;) {
    offer = new AbortController();
    const { signal } = offer;
    const renewal = setTimeout(() => offer.abort("renew"), beforeItEnds);
    try {
      return await signIn({ mediation: "conditional", signal });
    } catch (error) {
      if (signal.reason === "renew") continue;
      // Nobody has asked for it yet: only what came of a passkey that was chosen is worth telling.
      if (error instanceof Refused && error.ofPasskey) say(button, error.message);
      return;
    } finally {
      clearTimeout(renewal);
    }
  }
}

class Refused extends Error {
  ofPasskey = false;
  code = "";
}

async function ask(fetching, address, body) {
  const response = await fetching(address, {
    method: "POST",
    headers: { "content-type": "application/json", "nadri-request": "1" },
    credentials: "same-origin",
    body: JSON.stringify(body ?? {}),
  });
  const isJSON = response.headers.get("content-type")?.includes("json");
  const answer = isJSON ? await response.json() : undefined;
  if (response.ok) return answer;
  throw Object.assign(new Refused(answer?.detail ?? ""), { ofPasskey: Boolean(body), code: answer?.code });
}

function message({ id, type, response }) {
  const names = ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"];
  const parts = names.filter((name) => response[name]).map((name) => [name, letters(response[name])]);
  return { id, type, response: Object.fromEntries(parts) };
}

function bytes(letters) {
  const binary = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

function letters(buffer) {
  const binary = String.fromCharCode(...new Uint8Array(buffer));
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function say(button, text) {
  document.getElementById("passkey-said").textContent = text;
  button.disabled = false;
}

async function press(event) {
  const button = event.target.closest("[data-passkey]");
  if (!button) return;
  say(button, "");
  button.disabled = true;
  try {
    await ways[button.dataset.passkey](button);
  } catch (error) {
    // Closing the device's sheet is no failure, and looks the same as having waited too long.
    if (error.name === "NotAllowedError" || error.name === "AbortError") return say(button, "");
    const isHere = error.name === "InvalidStateError";
    say(button, isHere ? button.dataset.here : (error instanceof Refused && error.message) || button.dataset.failed);
  }
}

// Browsers keep passkeys for names alone, not for addresses.
if ("PublicKeyCredential" in window && !/^[\d.]+$|:/.test(location.hostname)) {
  document.documentElement.classList.add("has-passkeys");
  document.addEventListener("click", press);
  fillIn();
  offerAtField();
} else {
  document.documentElement.classList.add("lacks-passkeys");
}
