// What happens in one tab happens in the others of this browser; and who comes back to a page hears what happened meanwhile.

const canTell = "BroadcastChannel" in window; // not before iOS 15.4: there a page renews itself when somebody comes back to it
let channel;

/** Lets the token happen on the screens of the other tabs. */
export function tellTabs(token) {
  channel?.postMessage(token);
}

/** To be called once, with what puts a token in. */
export function startTabs(send) {
  const renew = () => send("hearts-refresh", "", false);
  const open = () => {
    if (!canTell || channel) return;
    channel = new BroadcastChannel("nadri");
    channel.onmessage = ({ data }) => typeof data === "string" && send(data, "", false);
  };
  // Some browsers keep no page for the way back that still listens.
  addEventListener("pagehide", () => {
    channel?.close();
    channel = undefined;
  });
  addEventListener("pageshow", ({ persisted }) => {
    open();
    if (persisted) renew();
  });
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && renew());
  addEventListener("online", renew);
  open();
  return renew;
}
