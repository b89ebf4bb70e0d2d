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

/**
 * Returns the first time of day in a text such as `7:00 PM - 10 PM`, as `HH:MM`.
 * @returns undefined if the text has none
 */
export function startOf(text: string): string | undefined {
  const clock = /\b(\d{1,2})(?::(\d{2}))?\s*([ap])\.?m\b/i.exec(text);
  if (clock) {
    const hour = (Number(clock[1]) % 12) + (clock[3]?.toLowerCase() === 'p' ? 12 : 0);
    return timeText(hour, Number(clock[2] ?? 0));
  }
  const plain = /\b(\d{1,2}):(\d{2})\b/.exec(text);
  return plain ? timeText(Number(plain[1]), Number(plain[2])) : undefined;
}

/** Returns the sort key of an event: day and start as text; undefined if the day is unreadable. */
export function eventSortKey(date: string, time: string): string | undefined {
  const day = dayOf(date);
  return day && `${day}T${startOf(time) ?? '00:00'}`;
}

function realDay(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : undefined;
}

function timeText(hour: number, minute: number): string | undefined {
  if (hour > 23 || minute > 59) return undefined;
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}
