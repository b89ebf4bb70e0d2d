import { timesOf } from './event-times.ts';

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

const DAYS = /\d{4}-\d{2}-\d{2}|[a-z]{3,9}\.?\s+\d{1,2}(?:st|nd|rd|th)?,?\s+\d{4}/gi;

/**
 * Returns the day in a text such as `2026-05-01` or `May 1, 2026` as `YYYY-MM-DD`. It reads the
 * parts of the text, so that no time zone can shift the day.
 * @returns undefined if the text has no date
 */
export function dayOf(text: string): string | undefined {
  const iso = /^\s*(\d{4})-(\d{2})-(\d{2})/.exec(text);
  if (iso) return realDay(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const words =
    /^\s*(?:[a-z]+day,?\s+)?([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})/i.exec(text);
  if (!words?.[1]) return undefined;
  const name = words[1].toLowerCase();
  const month = MONTHS.findIndex((known) => known === name || known.slice(0, 3) === name);
  return realDay(Number(words[3]), month + 1, Number(words[2]));
}

/** Returns the days in a text such as `2026-12-24, Dec 31, 2026` as `YYYY-MM-DD`, earliest first. */
export function daysIn(text: string): string[] {
  const days = [...text.matchAll(DAYS)].flatMap(([part]) => dayOf(part) ?? []);
  return [...new Set(days)].toSorted();
}

/** Returns the sort key of an event: day and start as text; undefined if the day is unreadable. */
export function eventSortKey(date: string, time: string): string | undefined {
  const day = dayOf(date);
  return day && `${day}T${timesOf(time)?.start ?? '00:00'}`;
}

function realDay(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : undefined;
}
