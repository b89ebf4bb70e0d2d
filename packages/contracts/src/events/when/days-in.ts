import { fromDay, toDay } from '../../lib/zone-clock.ts';
import { realDay } from './written-day.ts';
import { WrittenDays } from './written-days.ts';

/** The most days that a text names: a whole year. */
const MAX_DAYS = 366;
/** The longest text that is read; an older version may have stored longer ones. */
const MAX_LENGTH = 5000;

/** The days in a text about several. */
interface ReadDays {
  /** As `YYYY-MM-DD`, earliest first. */
  days: string[];
  /** Whether the whole text was read. */
  isWhole: boolean;
}

/** Returns the days of which `readDays()` is sure. */
export function daysIn(text: string): string[] {
  return readDays(text).days;
}

/**
 * Reads days in a text such as `2026-12-24, Dec 31, 2026`, `Dec 24 & 31, 2026` or
 * `Dec 21 - 25, 2026`; a range means each of its days. `12/24/2026` is not read, because regions
 * read such a date differently.
 */
export function readDays(text: string): ReadDays {
  if (text.length > MAX_LENGTH) return { days: [], isWhole: false };
  // A note such as `(Christmas)` says nothing about days.
  const written = new WrittenDays(text.replaceAll(/\([^()\d]*\)/g, ' '));
  const days = new Set<string>();
  let isWhole = written.isSure;
  const found = written.found.map((date) => ({ day: realDay(date), endsRange: date.endsRange }));
  for (const [at, { day, endsRange }] of found.entries()) {
    const [before, after] = [found[at - 1], found[at + 1]];
    if (after?.endsRange && !endsRange) continue;
    // A range has two ends.
    const isChain = endsRange && (after?.endsRange || before?.endsRange);
    const span = isChain ? [] : daysBetween(endsRange ? before?.day : day, day);
    if (span.length === 0 || days.size + span.length > MAX_DAYS) isWhole = false;
    else for (const one of span) days.add(one);
  }
  return { days: [...days].toSorted(), isWhole };
}

/** Returns the days from one to another; none if one is missing, or if they are over a year apart. */
function daysBetween(from: string | undefined, to: string | undefined): string[] {
  if (from === undefined || to === undefined) return [];
  const [first, last] = [fromDay(from), fromDay(to)];
  const count = last - first + 1;
  if (count < 1 || count > MAX_DAYS) return [];
  return Array.from({ length: count }, (_, index) => toDay(first + index));
}
