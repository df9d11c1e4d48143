// Asks the server, and where the access has run out, gets a new one and asks once more (S5-5.1).

const lastRenewal = "nadri:renewed";
let underWay; // The renewal that every request of this tab waits for.

/** Like `fetch`. Answered 401, it renews once for all requests in flight, in whichever tab, and sends each of them again. */
export async function fetchRenewed(address, options) {
  const sent = Date.now();
  const response = await fetch(address, options);
  if (response.status !== 401) return response;
  underWay ??= inTurn(() => renew(sent)).finally(() => (underWay = undefined));
  return (await underWay) ? fetch(address, options) : response;
}

/** One tab after the other, where the browser can tell them apart (iOS 15.4); else a second renewal does no harm. */
function inTurn(work) {
  return navigator.locks ? navigator.locks.request("nadri:renewal", work) : work();
}

/** Whether there is an access now: ours, or one that another tab has got since the request was sent. */
async function renew(sent) {
  if (Number(read()) >= sent) return true;
  const response = await fetch("/session/renewal", {
    method: "POST",
    headers: { "nadri-request": "1" },
    credentials: "same-origin",
  });
  if (response.ok) note(Date.now());
  return response.ok;
}

function read() {
  try {
    return localStorage.getItem(lastRenewal);
  } catch {
    return undefined; // This browser keeps nothing: each tab renews for itself.
  }
}

function note(moment) {
  try {
    localStorage.setItem(lastRenewal, moment);
  } catch {
    // The same.
  }
}
