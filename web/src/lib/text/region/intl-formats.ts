import type { DayStyle, Formats } from './formats.ts';
import { regionOf } from './region.ts';

const DAY_STYLES: Readonly<Record<DayStyle, Intl.DateTimeFormatOptions>> = {
  long: { year: 'numeric', month: 'long', day: 'numeric' },
  medium: { year: 'numeric', month: 'short', day: 'numeric' },
  weekday: { weekday: 'short', month: 'short', day: 'numeric' },
  short: { month: 'short', day: 'numeric' },
  month: { year: 'numeric', month: 'long' },
};

/**
 * Returns the formats of the region of a language: English words in the region's order, its clock,
 * and its separators in numbers, with the digits 0 to 9.
 * @param language of the browser, such as `de-DE`
 * @throws RangeError for a text that names no language
 */
export function intlFormats(language: string): Formats {
  // The formats themselves are made when they are needed.
  Intl.getCanonicalLocales(language);
  const english = cached(() => englishOf(language));
  const numbers = cached((key: string) => {
    const [decimals, atLeast] = key.split(' ').map(Number);
    return numbersOf(language, {
      maximumFractionDigits: decimals,
      minimumFractionDigits: atLeast,
    });
  });
  const days = cached((style: DayStyle) => datesOf(english(''), DAY_STYLES[style]));
  const clock = cached(() => clockOf(english(''), language));
  const prices = cached(() =>
    numbersOf(language, {
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
      trailingZeroDisplay: 'stripIfInteger',
    }),
  );
  return {
    // Rounds as the American formats do.
    number: (value, decimals, atLeast) =>
      numbers(`${decimals} ${atLeast}`).format(Number(value.toFixed(decimals))),
    dollars: (amount) => prices('').format(amount),
    day: (iso, style) => days(style).format(new Date(`${iso}T00:00:00Z`)),
    // Some browsers set a narrow space before AM, which few fonts have.
    time: (hours, minutes) =>
      clock('')
        .format(Date.UTC(2000, 0, 1, hours, minutes))
        .replace(/\s/g, ' '),
  };
}

/**
 * Returns the English of the language's region. Where there is none, the language's own order of
 * day and month decides between American and international English.
 */
function englishOf(language: string): string {
  if (/^en\b/i.test(language)) return language;
  const english = `en-${regionOf(language)}`;
  const locale = new Intl.DateTimeFormat(english).resolvedOptions().locale;
  if (locale === english) return english;
  const parts = new Intl.DateTimeFormat(language).formatToParts(0);
  const [first] = parts.filter(({ type }) => type === 'day' || type === 'month');
  return first?.type === 'month' ? 'en-US' : 'en-001';
}

function numbersOf(language: string, options: Intl.NumberFormatOptions) {
  return new Intl.NumberFormat(language, { ...options, numberingSystem: 'latn' });
}

function datesOf(english: string, options: Intl.DateTimeFormatOptions) {
  return new Intl.DateTimeFormat(english, {
    ...options,
    calendar: 'gregory',
    numberingSystem: 'latn',
    timeZone: 'UTC',
  });
}

/** The clock of the language itself: in Canada it differs between English and French. */
function clockOf(english: string, language: string) {
  const { hourCycle } = new Intl.DateTimeFormat(language, { hour: 'numeric' }).resolvedOptions();
  const is24 = hourCycle === 'h23' || hourCycle === 'h24';
  return datesOf(english, {
    hour: is24 ? '2-digit' : 'numeric',
    minute: '2-digit',
    hourCycle: is24 ? 'h23' : 'h12',
  });
}

/** Returns a function that makes each value once: making a format takes a hundred times a use. */
function cached<Key extends string, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const values = new Map<Key, Value>();
  return (key) => {
    const value = values.get(key) ?? make(key);
    values.set(key, value);
    return value;
  };
}
