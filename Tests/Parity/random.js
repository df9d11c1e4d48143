// Chance from a seed, so that what failed once can be played again.

export class Chance {
  #state;

  constructor(seed) {
    this.#state = seed >>> 0;
  }

  /** A whole number from 0 to below `limit` (mulberry32). */
  below(limit) {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * limit);
  }

  between(low, high) {
    return low + this.below(high - low + 1);
  }

  /** True once in so many times. */
  oneIn(times) {
    return this.below(times) === 0;
  }

  pick(list) {
    return list[this.below(list.length)];
  }

  list(longest, make) {
    return Array.from({ length: this.below(longest + 1) }, (_, index) => make(index));
  }
}
