/** Up to here a number is minutes, as the form asks for; a longer episode is not plausible. */
const MAX_MINUTES = 300;
/** From here on a number is seconds, because so many minutes are not plausible. */
const MIN_SECONDS = 900;
const MAX_SECONDS = 100_000;

const CLOCK = /^(?:(\d{1,2}):(?=\d\d:))?(\d{1,3}):([0-5]\d)$/;
/** A number and its unit, and what may stand before the next one. */
const PART =
  /(\d+(?:\.\d+)?)\s*(h|hrs?|hours?|m|mins?|minutes?|s|secs?|seconds?)(?![a-z])\.?(?:,|\s+and\b)?\s*/giy;
const UNITS: Readonly<Record<string, number>> = { h: 3600, m: 60, s: 1 };

/**
 * Returns the length of an episode in whole seconds; undefined if its text cannot be read. Reads
 * `62:03` and `1:02:03` as podcast feeds write them, `45 min` and `1 h 5 min`, and numbers alone:
 * minutes up to 300, seconds from 900 on, and nothing between them, which could be either.
 */
export function durationSeconds(text: string): number | undefined {
  const written = text.trim();
  const seconds = Math.round(ofClock(written) ?? ofNumber(written) ?? ofUnits(written) ?? 0);
  return seconds > 0 && seconds <= MAX_SECONDS ? seconds : undefined;
}

function ofClock(text: string): number | undefined {
  const [, hours, minutes, seconds] = CLOCK.exec(text) ?? [];
  if (minutes === undefined || (hours !== undefined && Number(minutes) > 59)) return undefined;
  return Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds);
}

function ofNumber(text: string): number | undefined {
  if (!/^\d+(\.\d+)?$/.test(text)) return undefined;
  const number = Number(text);
  if (number <= MAX_MINUTES) return number * 60;
  return number >= MIN_SECONDS ? number : undefined;
}

function ofUnits(text: string): number | undefined {
  let [seconds, read, smallest] = [0, 0, Number.POSITIVE_INFINITY];
  for (const [part, number, name = ''] of text.matchAll(PART)) {
    const unit = UNITS[name.charAt(0).toLowerCase()] ?? 0;
    if (unit >= smallest) return undefined;
    seconds += Number(number) * unit;
    read += part.length;
    smallest = unit;
  }
  return read === text.length ? seconds : undefined;
}
