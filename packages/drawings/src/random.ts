/** A seeded generator of choices: the same seed always gives the same sequence. */
export type Random = {
  /** Returns a number from 0 (included) to 1 (excluded). */
  next: () => number;
  /** Returns a number from `low` to `high`, with fractions. */
  between: (low: number, high: number) => number;
  /** Returns a whole number from `low` to `high`, both included. */
  whole: (low: number, high: number) => number;
  /** Returns one of the items, each equally likely. */
  pick: <const Items extends readonly [unknown, ...unknown[]]>(items: Items) => Items[number];
  /** Returns true in `share` of the cases (0 to 1). */
  chance: (share: number) => boolean;
};

/** Hashes a string to an unsigned 32-bit number (FNV-1a with a final mix). */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * Returns a number that goes up by one along a series of seeds, such as `guest-photo-1` and
 * `guest-photo-2`, so that neighbours in it can differ; for other seeds their hash.
 */
export function numberInSeries(seed: string): number {
  const [, stem = seed, last = '0'] = /^(.*)-(\d{1,4})$/.exec(seed) ?? [];
  return hashText(stem) + Number(last);
}

/** Creates the generator of a seed (mulberry32 over the hashed seed). */
export function createRandom(seed: string): Random {
  let state = hashText(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: <const Items extends readonly [unknown, ...unknown[]]>(items: Items): Items[number] =>
      items[Math.floor(next() * items.length)],
    chance: (share) => next() < share,
  };
}
