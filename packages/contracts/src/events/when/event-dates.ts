import { monthOf, realDay, type WrittenDay, weekdayNamed } from './written-day.ts';

/** `2026-05-01`, also with other signs or without the zeros; a year may be mistyped. */
const YEAR_FIRST = /^\s*(\d{4,9})([-/.])(\d{1,2})\2(\d{1,2})(?!\d)/;
/** `Saturday, May 1st, 2026` and `Sat 1 May 2026`. */
const WEEKDAY = String.raw`(?:([a-z]{2,9})\.?,?\s+)?(?:the\s+)?`;
const NUMBER = String.raw`(\d{1,2})(?:st|nd|rd|th)?`;
const YEAR = String.raw`(\d{3,9})(?!\d)`;
const MONTH_FIRST = new RegExp(
  String.raw`^\s*${WEEKDAY}([a-z]{3,9})\.?\s+${NUMBER}(?:\s*,\s*|\s+)${YEAR}`,
  'i',
);
const DAY_FIRST = new RegExp(
  String.raw`^\s*${WEEKDAY}${NUMBER}\.?[\s-]\s*(?:of\s+)?([a-z]{3,9})\.?(?:\s*,\s*|\s+|-)${YEAR}`,
  'i',
);

/** Another date instead, or that the event does not take place on this one. */
const OTHER =
  /\bor\s+(?:\p{L}+\.?,?\s+){1,2}\d|\bor\s+\d{4}-|\b(?:cancell?ed|moved|postponed|rescheduled)\b/iu;

/**
 * Returns the day in a text such as `2026-05-01`, `May 1, 2026` or `Fri 1 May 2026` as
 * `YYYY-MM-DD`. It reads the parts of the text, so that no time zone can shift the day.
 * @returns undefined if the text has no date from 1900 to 2199, if its weekday is that of another
 * day, or if it may mean another date
 */
export function dayOf(text: string): string | undefined {
  const written = OTHER.test(text) ? undefined : writtenDay(text);
  return written && realDay(written);
}

/**
 * Returns whether a text reads as a date that does not exist or that lies outside the years 1900 to
 * 2199. False for a text that is no date at all.
 */
export function isImpossibleDate(text: string): boolean {
  const written = writtenDay(text);
  if (written?.month === undefined) return false;
  return realDay({ ...written, weekday: undefined }) === undefined;
}

/** Returns the date at the beginning of a text, which may not exist; undefined if there is none. */
function writtenDay(text: string): WrittenDay | undefined {
  const [, isoYear, , isoMonth, isoDay] = YEAR_FIRST.exec(text) ?? [];
  if (isoYear) return { year: Number(isoYear), month: Number(isoMonth), day: Number(isoDay) };
  const [, beforeMonth, month, day, year] = MONTH_FIRST.exec(text) ?? [];
  if (month) return inWords(beforeMonth, month, day, year);
  const [, beforeDay, dayFirst, monthAfter, yearAfter] = DAY_FIRST.exec(text) ?? [];
  return monthAfter ? inWords(beforeDay, monthAfter, dayFirst, yearAfter) : undefined;
}

function inWords(
  before: string | undefined,
  month: string,
  day: string | undefined,
  year: string | undefined,
): WrittenDay | undefined {
  const weekday = before === undefined ? undefined : weekdayNamed(before);
  // `Not Dec 24, 2026` means something else.
  if (before !== undefined && weekday === undefined) return undefined;
  return { year: Number(year), month: monthOf(month), day: Number(day), weekday };
}
