// Plausible and nonsense values: what people type, what a server might answer, what nobody should send.

const texts = [
  "", " ", "서", "서울", "ㅅㅇ", "서우", "\u1109\u1165\u110b\u116e\u11af", "Seoul", "東京", "ソウル", "용산구 후암동",
  "👩‍👩‍👧‍👦", "🇰🇷", "e\u0301", "<script>alert('x')</script>", "\"quoted\" & 'single'", "a\u0000b", "\ud800", "\u202eright",
  "\ufeff", "]]>", "%00", "+", "Ｓｅｏｕｌ", "İ", "ß",
];
const numbers = [
  0, 1, -1, 2, 7, 20, 21, 99, 100, 492, 999, 1000, 2147483647, 2147483648, -2147483648, -2147483649, 4294967296, 5e9,
  999999999999, 9007199254740991, 1e18,
];
/** In place of whole numbers these spoil the whole value, so they are rare. */
const spoilt = [1.5, 1e-7, 1e300, "1", true, null];
const kinds = ["apartment", "residence", "house", "guesthouse", "hotel", "hanok", "pension", "pool-villa", "ryokan", "?"];
const shares = ["entire", "private-room", "shared-room", "hotel-room", ""];
const amenities = ["wifi", "kitchen", "parking", "pets", "pool", "bathtub", "view", "self-check-in", "no such thing"];
export const currencies = ["KRW", "JPY", "USD", "KWD", "SGD", "XYZ", "won", ""];
export const dates = ["2027-03-10", "2024-02-29", "2023-02-29", "0001-01-01", "9999-12-31", "today"];
const fieldNames = [
  "place", "area", "check_in", "check_out", "adults", "children", "infants", "price_min", "price_max", "amenities",
  "sort", "page", "other",
];
const fieldValues = [
  "1835848", "1000000001", "-1", "37400000,126700000,37700000,127200000", "1,2,3", "2027-03-10", "2027-03-12", "2", "9",
  "100000", "99999999999999999999", "kitchen,pets", "price", "rating", "", "서울",
];

export function text(chance) {
  return chance.oneIn(40) ? "나들이 ".repeat(chance.between(1, 800)) : chance.pick(texts);
}

export function number(chance, low, high) {
  if (chance.oneIn(1000)) return chance.pick(spoilt);
  return chance.oneIn(6) ? chance.pick(numbers) : chance.between(low, high);
}

export function maybe(chance, make) {
  return chance.oneIn(3) ? null : make();
}

export function money(chance) {
  return chance.oneIn(8) ? chance.pick(numbers) : chance.between(1, 2000) * 500;
}

export function place(chance) {
  return {
    id: number(chance, 1, 2000000),
    name: text(chance),
    detail: text(chance),
    mark_start: number(chance, 0, 6),
    mark_end: number(chance, 0, 9),
    meters: maybe(chance, () => number(chance, 0, 400000)),
  };
}

export function placeList(chance) {
  return { places: chance.list(8, () => place(chance)) };
}

/** Search conditions as they lie in a state: the fields of an address. */
export function conditions(chance) {
  if (chance.oneIn(2)) {
    return { fields: [
      { name: "place", value: String(chance.between(1, 2000000)) }, { name: "check_in", value: "2027-03-10" },
      { name: "check_out", value: "2027-03-" + chance.between(10, 31) }, { name: "adults", value: "2" },
      { name: "infants", value: String(chance.below(4)) }, { name: "price_max", value: "250000" },
    ] };
  }
  return { fields: chance.list(5, () => ({ name: chance.pick(fieldNames), value: chance.pick(fieldValues) })) };
}

export function stay(chance) {
  return {
    id: number(chance, 1, 100000),
    name: text(chance),
    area: text(chance),
    kind: chance.pick(kinds),
    share: chance.pick(shares),
    rating_hundredths: maybe(chance, () => number(chance, 100, 500)),
    review_count: number(chance, 0, 2000),
    currency: chance.pick(currencies),
    average_per_night: maybe(chance, () => money(chance)),
    total: maybe(chance, () => money(chance)),
    nights: maybe(chance, () => number(chance, 1, 30)),
    pictures: chance.list(4, (index) => `/pictures/stays/1/${index}.svg`),
    latitude_e6: number(chance, -90000000, 90000000),
    longitude_e6: number(chance, -180000000, 180000000),
  };
}

/** Mostly around Seoul, where labels meet. */
function pin(chance) {
  const isNear = !chance.oneIn(4);
  return {
    id: number(chance, 1, 99),
    count: number(chance, 1, 9),
    latitude_e6: isNear ? chance.between(37500000, 37600000) : number(chance, -90000000, 90000000),
    longitude_e6: isNear ? chance.between(126900000, 127100000) : number(chance, -180000000, 180000000),
    lowest_price: maybe(chance, () => money(chance)),
    name: text(chance),
    currency: chance.pick(currencies),
    price: maybe(chance, () => money(chance)),
  };
}

export function mapState(chance) {
  return {
    is_first: chance.oneIn(2), condition: chance.below(3), has_pins: !chance.oneIn(3), is_turned: chance.oneIn(3),
    at: chance.oneIn(4) ? text(chance) : `37560000,126980000,${chance.between(-5, 1900)}`,
    area: chance.oneIn(2) ? "" : "37400000,126700000,37700000,127200000",
    chosen: number(chance, 0, 99), seen: chance.list(3, () => number(chance, 1, 99)),
    added: chance.list(2, () => stay(chance)),
  };
}

export function mapSight(chance) {
  if (chance.oneIn(6)) return chance.pick(["", "1,2,3", "37560000,126980000,1200,0,0,0,0", "91000000,0,0,0,0,0,0,0", "0,0,0,0,0,0,0,360", "서울"]);
  return `37560000,126980000,${chance.between(0, 1800)},37400000,126700000,37700000,127200000,${chance.between(0, 359)}`;
}

/** Of a calendar that begins in March 2027, or at an end of time. */
export function picker(chance) {
  return {
    today: chance.oneIn(12) ? chance.pick(dates) : "2027-03-04",
    zone: chance.pick(["", "Asia/Seoul", "\"><b>"]),
    half: chance.oneIn(3) ? march(chance) : null,
    cursor: chance.oneIn(3) ? march(chance) : null,
    months: chance.oneIn(4) ? number(chance, 0, 25) : 0,
    live: !chance.oneIn(3),
  };
}

export function march(chance) {
  return chance.oneIn(9) ? chance.pick(dates) : `2027-03-${String(chance.between(1, 31)).padStart(2, "0")}`;
}

/** A press, a key or a move on calendar, range or steppers. */
export function picking(chance) {
  const at = (token, value = "") => ({ token, value });
  switch (chance.below(9)) {
    case 0: case 1: case 2: return at("day:" + chance.pick([20878, 20880, 20881, 20890, 20900, 21610, 21611, -1, 2147483647]));
    case 3: return at("days", chance.pick([
      "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown", "PageDown", "Escape", "Tab",
    ]));
    case 4: return at("months");
    case 5: return at(chance.pick(["low", "high"]), chance.pick(["0", "1", "25", "49", "50", "51", "-1", "x", ""]));
    case 6: return at("range");
    case 7: return at("today", march(chance));
    default: return at(chance.pick(["add:", "remove:"]) + chance.below(4));
  }
}

export function stayPage(chance) {
  return {
    count: number(chance, 0, 200),
    page: chance.oneIn(3) ? number(chance, 1, 9) : 1,
    stays: chance.list(12, () => stay(chance)),
    histogram: chance.list(50, () => number(chance, 0, 40)),
    histogram_top: money(chance),
    pins: chance.list(9, () => pin(chance)),
    reference_currency: chance.pick(currencies),
    credits: chance.list(2, () => text(chance)),
    loosenings: chance.list(4, () => ({
      way: chance.pick(["dates", "price", "guests", "amenities", "area", "?"]), conditions: conditions(chance), count: number(chance, 1, 90),
    })),
  };
}

export function quoteLines(chance) {
  return {
    currency: chance.pick(currencies), nights: number(chance, 1, 40), lodging: money(chance), discount: money(chance),
    discount_percent: number(chance, 0, 100), cleaning: money(chance), service: money(chance), tax: money(chance),
    extra_guests: money(chance), total: money(chance), average_per_night: money(chance),
  };
}

export function stayDetail(chance) {
  return {
    summary: stay(chance),
    host_name: text(chance),
    host_picture: "/pictures/hosts/1.svg",
    country: "KR",
    capacity: number(chance, 1, 16),
    bedrooms: number(chance, 0, 8),
    beds: number(chance, 0, 8),
    half_baths: number(chance, 0, 9),
    amenities: chance.list(6, () => chance.pick(amenities)),
    minimum_nights: number(chance, 1, 3),
    maximum_nights: number(chance, 1, 1125),
    introduction: text(chance),
    details: text(chance),
    reviews: chance.list(3, () => ({ author: text(chance), date: chance.pick(dates), text: text(chance) })),
    quote: maybe(chance, () => quoteLines(chance)),
    is_available: maybe(chance, () => chance.oneIn(2)),
    calendar_shift_weeks: number(chance, 0, 300),
    credits: chance.list(2, () => text(chance)),
  };
}

const handles = ["haneul_walk", "hane", "han", "Haneul", "하늘산책", "a".repeat(21), "abcd\u0301", "0000"];
const passwords = ["주말마다 산책해요", "password123", "short", "", "😀".repeat(128), "a".repeat(129), "caf\u00e9 und mehr"];
const phones = ["01000001234", "010-0000-1234", "+82 10 0000 1234", "12345678", "1".repeat(16), "０１０", "+"];

/** What somebody types into a field of the sign-up, by its number. */
export function typed(chance, field) {
  if (chance.oneIn(8)) return text(chance);
  return chance.pick(field === 1 ? handles : field === 2 || field === 3 ? [passwords[0], ...passwords.slice(0, 2)] : field === 5 ? phones : texts);
}

export function signUpDraft(chance) {
  return {
    picture: chance.pick([0, 1, 1, 2, 2, 3]),
    avatar: number(chance, 0, 1000000),
    photo: chance.pick(["", "blob:https://nadri.example/1", "\"><b>"]),
    handle: chance.oneIn(3) ? chance.pick(handles) : "haneul_walk",
    introduction: chance.oneIn(3) ? text(chance) : "산책을 좋아해요",
    phone: chance.oneIn(3) ? chance.pick(phones) : "01000001234",
    year: chance.pick([0, 1998, 1998, 2000, 2012, 1899, 99999]),
    month: number(chance, 1, 12),
    day: number(chance, 1, 31),
    terms: !chance.oneIn(4),
    privacy: !chance.oneIn(4),
  };
}

export function signInState(chance, step) {
  return {
    language: chance.pick(["ko", "en", "ja"]),
    back: chance.pick(["", "/", "/stays/31?adults=2", "/모임"]),
    form: chance.pick(["", "AbC-123_"]),
    handle: chance.oneIn(2) ? "" : chance.pick(handles),
    refusal: chance.below(7),
    progress: chance.oneIn(4) ? chance.below(4) : 0,
    has_joined: chance.oneIn(4),
    providers: chance.list(5, () => ({
      slug: chance.pick(["apple", "kakao", "facebook", "github", "demo", "../?", ""]), label: text(chance), is_demo: chance.oneIn(3),
    })),
    sign_up: {
      step,
      today: chance.oneIn(9) ? chance.pick(dates) : "2026-11-30",
      back: chance.pick(["", "", "/courses"]),
      draft: signUpDraft(chance),
      refusals: chance.oneIn(4) ? number(chance, 0, 134217727) : 0,
      touched: number(chance, 0, 511),
      availability: chance.below(4),
      asked: chance.pick(handles),
      question: 0,
      progress: chance.oneIn(3) ? chance.below(4) : 0,
      tray: chance.oneIn(4) ? chance.below(4) : 0,
      live: !chance.oneIn(4),
    },
  };
}

export function availability(chance) {
  return { available: chance.pick([true, true, false, null]) };
}

export function portraitState(chance) {
  return {
    language: chance.pick(["ko", "en", "ja"]),
    may_keep: chance.oneIn(2),
    current: chance.pick(["", "/pictures/people/abcdefghijklmnopqrstuvwxyz-480.webp", "\"><b>"]),
    drawn: number(chance, 0, 1000000),
    offered: number(chance, 0, 1000000),
    choice: chance.below(4),
    avatar: number(chance, 0, 1000000),
    photo: chance.pick(["", "blob:https://nadri.example/1", "\"><b>"]),
    ticket: chance.pick(["", "", "abcdefghijklmnopqrstuvwxyz.proof", text(chance)]),
    tray: chance.oneIn(3) ? chance.below(4) : 0,
    progress: chance.oneIn(3) ? chance.below(4) : 0,
    trouble: chance.below(5),
    notice: chance.oneIn(3) ? text(chance) : "",
    live: !chance.oneIn(4),
  };
}

export function pictureKey(chance) {
  return { key: text(chance) };
}

export function joined(chance) {
  return { recovery_codes: chance.list(10, () => text(chance)) };
}

export function problem(chance) {
  const refused = () => ({
    field: chance.pick(["handle", "password", "phone", "birth", "picture", "terms", "?"]),
    code: chance.pick(["taken", "common", "too_long", "too_young", "missing", "unreadable", "x"]),
  });
  const code = chance.pick([
    "wrong_credentials", "too_many_requests", "internal", "common", "taken", "already_begun", "refund_changed",
  ]);
  return { status: 422, code, field: maybe(chance, () => refused().field), refusals: chance.list(3, refused) };
}

/** A reply's body: mostly right, sometimes cut, of another shape, or no JSON at all. */
export function reply(chance, make) {
  const right = JSON.stringify(make(chance));
  switch (chance.below(10)) {
    case 0: return right.slice(0, chance.below(right.length));
    case 1: return chance.pick([
      "", "null", "[]", "{}", "{\"places\":7}", "{\"stays\":[{\"id\":\"x\"}]}", "[".repeat(70) + "]".repeat(70),
      "[".repeat(5000), "{\"count\":1e999}", "\"\\ud800\"", "{\"places\":[{}]}", "{\"stays\":[{},{}],\"count\":2}",
      "{\"unknown\":{\"deep\":[1,2,{}]}}", right + "x", "<html>502</html>",
    ]);
    default: return right;
  }
}

function wish(chance) {
  return { kind: chance.pick(["stay", "stay", "hotel", "course", "?"]), id: number(chance, 1, 6) };
}

export function hearts(chance) {
  return {
    settled: chance.list(5, () => wish(chance)),
    pending: chance.list(2, () => ({ wish: wish(chance), wanted: chance.oneIn(2), asked: chance.oneIn(2) })),
    version: number(chance, 0, 1000000),
    note: { kind: chance.below(6), wish: wish(chance) },
  };
}

export function wishPage(chance) {
  return {
    wishes: chance.list(6, () => wish(chance)), stays: chance.list(5, () => stay(chance)),
    credits: chance.list(2, () => text(chance)),
  };
}

/** What can happen to the hearts of any screen; of few things, so that answers meet their questions. */
export function heartStep(chance) {
  const numbers = `${chance.between(1, 4)}:${chance.between(0, 4)}`;
  const state = chance.below(2);
  switch (chance.below(10)) {
    case 0: case 1: return { token: `heart-settled:${numbers}:${state}`, value: "" };
    case 2: return { token: `heart-refused:${numbers}:${state}`, value: chance.pick(["", '{"code":"wishlist_full"}', '{"code":"busy"}', "{"]) };
    case 3: return { token: `heart-heard:${numbers}:${state}`, value: "" };
    case 4: return { token: chance.pick(["hearts-refresh", "hearts-missed", "heart-note-close"]), value: "" };
    case 5: return { token: `hearts-arrived:${chance.below(6)}`, value: reply(chance, wishPage) };
    default: return { token: `heart:${numbers}`, value: "" };
  }
}
