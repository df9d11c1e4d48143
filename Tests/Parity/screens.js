// For each screen: the states it may begin with, and what can happen on it.
import { bookingCard, bookingDetail, bookingProblem, calendar, dialogState } from "./bookings.js";
import {
  availability, conditions, heartStep, hearts, joined, mapSight, mapState, picker, picking, pictureKey, place, placeList, portraitState, problem, reply,
  signInState, signUpDraft, stay as stayValue, stayDetail, stayPage, text, typed, wishPage,
} from "./values.js";

const languages = ["ko", "en", "ja"];
const keys = ["ArrowDown", "ArrowUp", "Enter", "Escape", "a", "", "ㅎ"];
const nonsense = [
  "", ":", ":::", "no-such-token", "type:1:2:3", "arrived", "arrived:99999999999999999999", "failed:-1", "order:99",
  "amenity:-1", "map-opened", "map-moved:1", "strip", "label:-1", "cluster:99999999999", "pins-arrived:0", "stay-arrived:1", "key:x", "constructor", "검색", "😀:1", "more:", "picture:", "share-key:1",
  "type", "type:9", "agree:1", "turn", "turn:3", "known", "joined", "picture-sent", "today", "draft",
];

function step(token, value = "") {
  return { token, value };
}

/** A question's number: mostly the last that was asked, else an older one or one that never was. */
function question(chance, asked) {
  return chance.oneIn(3) ? chance.pick([0, asked - 1, asked + 1, 2147483648, -5]) : asked;
}

const home = {
  state: (chance) => ({
    language: chance.pick(languages),
    origin: text(chance),
    nearby: chance.list(6, () => place(chance)),
    themes: chance.list(4, (index) => ({
      theme: index, place_name: text(chance), conditions: conditions(chance), picture: "/pictures/themes/0.svg",
    })),
    locating: chance.below(5),
  }),
  step: (chance) => {
    switch (chance.below(5)) {
      case 0: return step("locate");
      case 1: return step("located", chance.pick([
        "37566500,126978000", "-90000000,180000000", "90000001,0", "99999999999,1", "1,2,3", ",", "", "서울", "+1,-1",
      ]));
      case 2: return step("failed", text(chance));
      default: return step("nearby", reply(chance, placeList));
    }
  },
};

const destination = {
  state: (chance) => ({
    language: chance.pick(languages),
    kept: conditions(chance),
    typed: chance.oneIn(2) ? "" : text(chance),
    matches: chance.list(5, () => place(chance)),
    popular: chance.list(6, () => place(chance)),
    progress: chance.below(4),
  }),
  step: (chance, asked) => {
    switch (chance.below(7)) {
      case 0: case 1: asked.count += 1; return step("type", text(chance));
      case 2: asked.count += 1; return step("clear");
      case 3: {
        const key = chance.pick(keys);
        if (key === "Escape") asked.count += 1;
        return step("key:" + chance.between(-2, 8), key);
      }
      case 4: return step("failed:" + question(chance, asked.count));
      default: return step("arrived:" + question(chance, asked.count), reply(chance, placeList));
    }
  },
};

const results = {
  state: (chance) => ({
    language: chance.pick(languages),
    asked: conditions(chance),
    place_name: text(chance),
    found: stayPage(chance),
    progress: chance.below(3),
    more_failed: chance.oneIn(4),
    map: chance.oneIn(3) ? undefined : mapState(chance),
    panel: chance.oneIn(3) ? -1 : chance.below(5),
    picker: picker(chance),
    hearts: hearts(chance),
  }),
  step: (chance, asked) => {
    switch (chance.below(23)) {
      case 16: return step(chance.pick(["panel:", "clear:"]) + chance.below(5));
      case 17: return step(chance.pick(["panel-close", "panel-key"]), chance.pick(keys));
      case 18: return step("loosen:" + chance.between(-1, 4));
      case 19: return picking(chance);
      case 20: case 21: case 22: return heartStep(chance);
      case 8: return step("map-opened", mapSight(chance));
      case 9: asked.count += 1; return step("map-moved", mapSight(chance));
      case 10: return step(chance.pick(["map-followed", "map-turned"]), chance.oneIn(2) ? mapSight(chance) : "1");
      case 11: return step(chance.pick(["map-missing", "closer", "farther", "north-up"]));
      case 12: return step(chance.pick(["label:", "cluster:"]) + chance.between(0, 120));
      case 13: return step("strip", String(chance.between(-1, 6)));
      case 14: return step("pins-arrived:" + question(chance, asked.count), reply(chance, stayPage));
      case 15: return step("stay-arrived:" + chance.between(1, 99), reply(chance, stayDetail));
      case 0: asked.count += 1; return step("amenity:" + chance.below(34));
      case 1: return step("order:" + chance.below(4));
      case 2: asked.count += 1; return step("more");
      case 3: asked.count += 1; return step("again");
      case 4: return step(chance.pick(["failed:", "more-failed:"]) + question(chance, asked.count));
      case 5: return step("more-arrived:" + question(chance, asked.count), reply(chance, stayPage));
      default: return step("arrived:" + question(chance, asked.count), reply(chance, stayPage));
    }
  },
};

const conditionsForm = {
  mount: "conditions",
  state: (chance) => ({
    language: chance.pick(languages),
    asked: conditions(chance),
    place_name: text(chance),
    place_detail: text(chance),
    picker: picker(chance),
    open: chance.between(-1, 4),
    passed: chance.oneIn(6) ? chance.between(-9, 999) : chance.below(16),
    histogram: chance.list(50, () => chance.between(-1, 40)),
    reference_currency: chance.pick(["KRW", "JPY", "USD", "KWD", ""]),
    is_histogram_fresh: chance.oneIn(2),
    progress: chance.below(3),
  }),
  step: (chance, asked) => {
    switch (chance.below(10)) {
      case 0: return step("open:" + chance.below(5));
      case 1: return step("next");
      case 2: return step("skip");
      case 3: return step("search");
      case 4: return step("arrived:" + question(chance, asked.count + 1), reply(chance, stayPage));
      case 5: return step("failed:" + question(chance, asked.count + 1));
      default: return picking(chance);
    }
  },
};

const stay = {
  state: (chance) => ({
    language: chance.pick(languages),
    stay: stayDetail(chance),
    asked: conditions(chance),
    link: "https://nadri.example/stays/1?" + text(chance),
    picture: chance.below(3),
    shows_details: chance.oneIn(2),
    sharing: chance.below(5),
    hearts: hearts(chance),
    member: chance.oneIn(2),
    dialog: dialogState(chance),
  }),
  step: (chance) => {
    switch (chance.below(11)) {
      case 6: case 7: return step("book");
      case 8: return step("booked", reply(chance, () => ({ id: chance.pick([0, 1, 42, -1]) })));
      case 9: return step("book-refused", chance.oneIn(3) ? "" : reply(chance, bookingProblem));
      case 10: return step(chance.pick(["confirm-close", "confirm-key"]), chance.pick(keys));
      case 4: case 5: return heartStep(chance);
      case 0: return step("picture", chance.pick(["0", "1", "2", "3", "-1", "99999999999", "1.5", "", "٣"]));
      case 1: return step("share-key", chance.pick(keys));
      default: return step(chance.pick(["details", "share", "menu", "copy", "copied", "copy-failed", "close"]));
    }
  },
};

const reservation = {
  state: (chance) => ({
    language: chance.pick(languages),
    member: chance.oneIn(2),
    stay: stayValue(chance),
    capacity: chance.between(1, 9),
    priced: !chance.oneIn(5),
    asked: conditions(chance),
    picker: picker(chance),
    days: calendar(chance),
    open: chance.between(-1, 2),
    refused: chance.oneIn(4) ? "2027-03-12" : null,
  }),
  step: (chance) => {
    switch (chance.below(8)) {
      case 0: return step("open:" + chance.below(3));
      case 1: return step("next");
      case 2: return step(chance.oneIn(3) ? "clear" : "reserve");
      default: return picking(chance);
    }
  },
};

const wishlist = {
  state: (chance) => ({
    language: chance.pick(languages),
    member: chance.oneIn(2),
    hearts: hearts(chance),
    stays: chance.list(6, () => stayValue(chance)),
    credits: chance.list(2, () => text(chance)),
    progress: chance.below(4),
  }),
  step: (chance, asked) => {
    switch (chance.below(6)) {
      case 0: asked.count += 1; return step("again");
      case 1: return step("arrived:" + question(chance, asked.count), reply(chance, wishPage));
      case 2: return step("failed:" + question(chance, asked.count));
      default: return heartStep(chance);
    }
  },
};

const bookings = {
  state: (chance) => ({
    language: chance.pick(languages),
    coming: chance.list(4, () => bookingCard(chance)),
    past: chance.list(4, () => bookingCard(chance)),
    page: chance.between(-1, 4),
    page_count: chance.between(0, 4),
    note: { kind: chance.below(4), booking: chance.below(5), refund: chance.between(0, 90_000), currency: chance.pick(["KRW", "USD", "?", ""]) },
  }),
  step: () => step("note-close"),
};

const booking = {
  state: (chance) => ({
    language: chance.pick(languages),
    booking: bookingDetail(chance),
    today: chance.pick(["2027-03-01", "2027-03-10", "2027-03-31", "0001-01-01"]),
    cancelled_on: "2027-03-01",
    map_link: "geo:35.021000,135.754000?q=" + text(chance),
    form_token: text(chance),
    picture: chance.below(9),
    asking: chance.oneIn(2),
    progress: chance.below(3),
    fault: chance.below(6),
  }),
  step: (chance) => {
    switch (chance.below(8)) {
      case 0: return step("picture", chance.pick(["0", "1", "7", "8", "-1", "99999999999", "1.5", ""]));
      case 1: return step("today", chance.pick(["2027-03-02", "2027-03-10", "2027-03-11", "2027-04-01", "9999-12-31", "2027-02-30", ""]));
      case 2: return step("went", chance.pick(["/bookings/7", "/bookings/7?cancel=1", "/bookings/8?cancel=1", "", "/"]));
      case 3: return step("refused", reply(chance, problem));
      case 4: return step("close-key", chance.pick(keys));
      default: return step(chance.pick(["ask", "ask", "close", "confirm", "confirm", "cancelled"]));
    }
  },
};

const signIn = {
  mount: "sign-in",
  state: (chance) => signInState(chance, 0),
  step: (chance) => {
    switch (chance.below(6)) {
      case 0: return step("id", typed(chance, 1));
      case 1: return step("password", typed(chance, 2));
      case 2: return step("signed-in", text(chance));
      case 3: return step("not-signed-in", reply(chance, problem));
      case 4: return step(chance.pick(["open", "cancel", "joined"]), reply(chance, joined));
      default: return step("sign-in");
    }
  },
};

/** Mostly what people do one after another, so that many sequences come as far as joining. */
const signUp = {
  mount: "sign-in",
  state: (chance) => signInState(chance, chance.between(1, 2)),
  step: (chance, asked) => {
    switch (chance.below(20)) {
      case 0: return step("today", chance.pick(["2026-11-30", "2028-02-29", "0001-01-01", "9999-12-31", "2026-02-30", ""]));
      case 1: return step("agree:" + chance.between(6, 9), chance.pick(["true", "true", "false", "on"]));
      case 2: case 3: return step("turn:" + chance.below(3), String(chance.pick([0, 1, 11, 27, 28, 30, 98, 100, 112, 113, -1, 2147483647])));
      case 4: case 5: return step("next");
      case 6: return step(chance.pick(["previous", "cancel", "open"]));
      case 7: return step("went", chance.pick(["/sign-in", "/sign-up", "/sign-up/details", "/sign-up?back=%2F", "", "?", "/sign-up/"]));
      case 8: return step("known:" + question(chance, asked.count), reply(chance, availability));
      case 9: return step("unknown:" + question(chance, asked.count));
      case 10: return step(chance.pick(["tray", "tray-close", "cut", "no-picture", "picture-too-large", "picture-unreadable"]));
      case 11: return step(chance.pick(["avatar", "tray-key", "chose"]), chance.pick(["Escape", "a", "blob:https://nadri.example/1"]));
      case 12: case 13: return step("join");
      case 14: return step("picture-sent", reply(chance, pictureKey));
      case 15: return step("joined", reply(chance, joined));
      case 16: return step("refused", reply(chance, problem));
      case 17: return step("draft", chance.oneIn(4) ? "" : reply(chance, signUpDraft));
      default: {
        const field = chance.below(9);
        if (field === 1) asked.count += 1;
        return step("type:" + field, typed(chance, field));
      }
    }
  },
};

const portrait = {
  state: (chance) => portraitState(chance),
  step: (chance) => {
    switch (chance.below(9)) {
      case 0: return step("today", "2026-11-30");
      case 1: return step("chose", chance.pick(["blob:https://nadri.example/1", "", "\"><b>"]));
      case 2: case 3: return step("save");
      case 4: return step("picture-sent", reply(chance, pictureKey));
      case 5: return step("refused", reply(chance, problem));
      case 6: return step("tray-key", chance.pick(keys));
      default: return step(chance.pick([
        "tray", "tray-close", "cut", "no-picture", "avatar", "avatar", "picture-too-large", "picture-unreadable",
      ]));
    }
  },
};

/** The screens of each browser app. */
export const apps = {
  stays: { home, destination, conditionsForm, results, stay, reservation, wishlist, bookings, booking },
  accounts: { signIn, signUp, portrait },
};

export const screens = Object.assign({}, ...Object.values(apps));

/** A sequence of about ten steps from a state of its own. */
export function sequence(name, chance) {
  const screen = screens[name];
  const asked = { count: 0 };
  const state = chance.oneIn(12) ? chance.pick(["{}", `{"language":"${chance.pick(languages)}"}`])
    : JSON.stringify(screen.state(chance));
  const steps = Array.from({ length: chance.between(8, 12) }, () => {
    return chance.oneIn(10) ? step(chance.pick(nonsense), text(chance)) : screen.step(chance, asked);
  });
  return { name, screen: screen.mount ?? name, state, steps };
}
