import { RANGE } from '../../lib/text/range-words.ts';
import { monthOf, type WrittenDay, weekdayNamed } from './written-day.ts';

/** A date in a text about several. */
export interface ListedDay extends WrittenDay {
  /** Whether it ends a range, which the date before it begins. */
  endsRange: boolean;
}

type OpenDay = Omit<ListedDay, 'year'>;

const PART = new RegExp(
  [
    String.raw`(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?![\d/])`,
    String.raw`(\d{1,4})(?:(?:st|nd|rd|th)|\.(?=\s|-|$))?(?![\p{L}\d/])`,
    String.raw`(${RANGE}|\.\.+)`,
    String.raw`(\p{L}+)\.?`,
    '([,;&+])',
    String.raw`\S`,
  ].join('|'),
  'giu',
);
const ANDS = new Set(['and', 'und']);
const FILLERS = new Set(['on', 'the', 'of']);

/** Reads the dates of a text in their order. A month and a year may stand at several of them. */
export class WrittenDays {
  readonly found: ListedDay[] = [];
  /** Whether all that was read so far is sure. */
  isSure = true;
  /** The dates whose year follows, as in `Dec 24 & 31, 2026`. */
  #open: OpenDay[] = [];
  #month: number | undefined;
  /** Whether the month has no day yet. */
  #isMonthBare = false;
  #weekday: number | undefined;
  /** What stands between the date before and the next one. */
  #link: 'range' | 'and' | undefined;

  constructor(text: string) {
    for (const [, isoYear, , isoMonth, isoDay, ...others] of text.matchAll(PART)) {
      const [number, range, word, sign] = others;
      if (isoYear) this.#readIso(Number(isoYear), Number(isoMonth), Number(isoDay));
      else if (number) this.#readNumber(number);
      else if (range) this.#readRange();
      else if (word) this.#readWord(word.toLowerCase());
      else if (sign) this.#link ??= 'and';
      else this.#doubt();
    }
    if (this.#open.length > 0 || this.#isMonthBare || this.#weekday !== undefined) this.#doubt();
    if (this.#link === 'range') this.#doubt();
  }

  /** Forgets what is not complete, because the text means something else. */
  #doubt(): void {
    this.isSure = false;
    this.#open = [];
    this.#month = undefined;
    this.#isMonthBare = false;
    this.#weekday = undefined;
    this.#link = undefined;
  }

  #readIso(year: number, month: number, day: number): void {
    if (this.#open.length > 0 || this.#isMonthBare) this.#doubt();
    this.found.push({ year, month, day, ...this.#taken() });
  }

  #readNumber(digits: string): void {
    const number = Number(digits);
    const isNext = this.#open.length === 0 || this.#isMonthBare || this.#link !== undefined;
    if (digits.length === 4) {
      this.#readYear(number);
    } else if (number <= 31 && isNext) {
      this.#open.push({ month: this.#month, day: number, ...this.#taken() });
      this.#isMonthBare = false;
    } else {
      this.#doubt();
    }
  }

  #readRange(): void {
    const isBetween = this.found.length + this.#open.length > 0 && !this.#isMonthBare;
    if (isBetween && this.#link === undefined && this.#weekday === undefined) this.#link = 'range';
    else this.#doubt();
  }

  #readWord(word: string): void {
    const [month, weekday] = [monthOf(word), weekdayNamed(word)];
    if (ANDS.has(word)) this.#link ??= 'and';
    else if (FILLERS.has(word)) return;
    else if (month !== undefined && !this.#isMonthBare) this.#readMonth(month);
    else if (weekday !== undefined && this.#weekday === undefined) this.#weekday = weekday;
    else this.#doubt();
  }

  #readMonth(month: number): void {
    const before = this.#open.filter((date) => date.month === undefined);
    // `24 & 31 December`: the month stands behind its days.
    for (const date of before) date.month = month;
    this.#month = before.length > 0 ? undefined : month;
    this.#isMonthBare = before.length === 0;
  }

  #readYear(year: number): void {
    const dates = datesUntil(year, this.#open);
    if (!dates || this.#isMonthBare || this.#link === 'range') {
      this.#doubt();
    } else {
      this.found.push(...dates);
      this.#open = [];
      this.#month = undefined;
      this.#link = undefined;
    }
  }

  /** Returns what was said of the next date before it. */
  #taken() {
    const [weekday, endsRange] = [this.#weekday, this.#link === 'range'];
    this.#weekday = undefined;
    this.#link = undefined;
    return { endsRange, ...(weekday !== undefined && { weekday }) };
  }
}

/**
 * Returns dates with their year: that of the last one, and an earlier one before New Year.
 * @returns undefined without a date, and if the year of one is not certain
 */
function datesUntil(year: number, open: readonly OpenDay[]): ListedDay[] | undefined {
  const dates: ListedDay[] = [];
  for (const date of open.toReversed()) {
    const [next] = dates;
    const isBeforeNewYear = next !== undefined && placeInYear(date) > placeInYear(next);
    // `Dec 30 - Jan 2, 2027` begins in 2026; `Dec 24 and Jan 1, 2027` may be of one year or two, and
    // `Dec 26 - 24, 2026` is a mistake.
    if (isBeforeNewYear && !(next.endsRange && isOverNewYear(date, next))) return undefined;
    dates.unshift({ ...date, year: (next?.year ?? year) - (isBeforeNewYear ? 1 : 0) });
  }
  return dates.length > 0 ? dates : undefined;
}

/** Returns whether a range is less than half a year long if it begins in the year before. */
function isOverNewYear(from: OpenDay, to: OpenDay): boolean {
  return (from.month ?? 0) - (to.month ?? 0) > 6;
}

function placeInYear({ month = 0, day }: OpenDay): number {
  return month * 100 + day;
}
