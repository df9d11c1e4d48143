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
