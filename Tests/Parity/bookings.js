// Values of what leads from a stay to its booking.
import { dates, march, maybe, money, number, quoteLines, text } from "./values.js";

function lodging(chance) {
  return chance.list(3, () => ({
    kind: chance.pick(["weekday", "weekend", "season", "single", "?"]), nights: number(chance, 1, 40), price: money(chance),
    amount: money(chance),
  }));
}

function periods(chance) {
  return chance.list(3, () => ({ check_in: chance.pick(dates), check_out: chance.pick(dates) }));
}

const refusalCodes = ["already_taken", "price_unknown", "too_many_guests", "price_changed", "key_reused", "not_signed_in", "x"];

/** What a stay costs for some days, and what stands against it. */
function offer(chance) {
  return {
    stay: number(chance, 1, 99),
    check_in: march(chance),
    check_out: march(chance),
    quote: chance.oneIn(5) ? undefined : quoteLines(chance),
    lodging: lodging(chance),
    refusal: chance.oneIn(4)
      ? { code: chance.pick(refusalCodes), field: chance.pick(["stay", "adults", "check_in", "check_out", ""]), text: text(chance) } : null,
    alternatives: periods(chance),
    cancellation: {
      rule: chance.pick(["flexible", "moderate", "strict"]),
      steps: chance.list(2, () => ({ until: march(chance), percent: chance.pick([100, 50, 0]) })),
    },
    arrival_hour: number(chance, 0, 23),
    departure_hour: number(chance, 0, 23),
  };
}

export function dialogState(chance) {
  return {
    open: !chance.oneIn(4),
    offer: chance.oneIn(6) ? null : offer(chance),
    key: chance.pick(["", "k3y", "\"><b>"]),
    refusals: chance.below(3),
    waiting: chance.oneIn(6),
    unanswered: chance.oneIn(6),
    message: chance.oneIn(4) ? text(chance) : "",
    former_total: chance.oneIn(4) ? money(chance) : null,
  };
}

/** Why nothing was booked. */
export function bookingProblem(chance) {
  return {
    status: chance.pick([400, 401, 404, 409, 409, 422, 503, 0]), code: chance.pick(refusalCodes), detail: text(chance),
    field: maybe(chance, () => "check_in"), alternatives: periods(chance), quote: maybe(chance, () => quoteLines(chance)),
    lodging: lodging(chance),
  };
}

/** A stay's calendar, a digit a night. */
export function calendar(chance) {
  return {
    today: "2027-03-01",
    minimum_nights: number(chance, 1, 3),
    maximum_nights: number(chance, 1, 30),
    notice_days: chance.oneIn(2) ? 0 : number(chance, 0, 9),
    preparation_days: chance.below(3),
    seasons: chance.list(2, () => ({
      first: march(chance), last: march(chance), minimum_nights: number(chance, 1, 5), maximum_nights: number(chance, 1, 9),
    })),
    nights: Array.from({ length: chance.below(90) }, () => chance.pick(["0", "0", "0", "0", "1", "2", "3", "x"])).join(""),
  };
}

const phases = ["coming", "staying", "past", "cancelled", "?"];

export function bookingCard(chance) {
  return {
    id: chance.below(5), phase: chance.pick(phases), name: text(chance), area: text(chance),
    picture: chance.pick(["", "/pictures/stays/1/0.svg"]), check_in: chance.pick(dates), check_out: chance.pick(dates),
    days_left: chance.between(-3, 90),
  };
}

export function bookingDetail(chance) {
  return {
    id: chance.pick([7, 7, 1, 9007199254740991]),
    phase: chance.pick(phases),
    stay: {
      id: number(chance, 1, 99), name: text(chance), area: text(chance), country: "JP", zone: "Asia/Tokyo",
      kind: chance.pick(["house", "hanok", "?"]), share: chance.pick(["entire", "private-room"]), host_name: text(chance),
      host_picture: "/pictures/hosts/1.svg", pictures: chance.list(8, (index) => `/pictures/stays/1/${index}.svg`),
      latitude_e6: 35021000, longitude_e6: 135754000, arrival_hour: number(chance, 0, 23), departure_hour: number(chance, 0, 23),
      is_offered: chance.oneIn(2), credits: chance.list(2, () => text(chance)),
    },
    check_in: chance.pick(["2027-03-10", "2027-03-12", "2027-02-01"]),
    check_out: chance.pick(["2027-03-12", "2027-03-10", "2027-04-01"]),
    nights: number(chance, 1, 30), adults: number(chance, 1, 8), children: number(chance, 0, 8), infants: number(chance, 0, 9),
    quote: quoteLines(chance),
    lodging: chance.list(3, () => ({
      kind: chance.pick(["weekday", "weekend"]), nights: number(chance, 1, 9), price: money(chance), amount: money(chance),
    })),
    cancellation: {
      rule: chance.pick(["flexible", "moderate", "strict", "?"]),
      steps: chance.list(2, () => ({ until: chance.pick(dates), percent: chance.pick([100, 50, 0]) })),
    },
    may_change: chance.oneIn(2), may_cancel: !chance.oneIn(4), booked_at: 1803891600,
    cancelled_at: maybe(chance, () => (chance.oneIn(2) ? 1803891600 : undefined)), refund: money(chance),
  };
}
