import { clockTime } from '../../lib/text/clock-time.ts';
import { rangeMarks, rangeWords } from '../../lib/text/range-words.ts';
import { daysOfName, everyDay, type NamedDays } from './day-names.ts';

/** A part of a text about opening hours. */
export type Token =
  | ({ kind: 'day' } & NamedDays)
  /** A time of day with an hour of 0 to 24; undefined if the half of the day is not written. */
  | { kind: 'time'; hour: number; minute: number; half: Half | undefined }
  | { kind: Word | 'all-day' | 'unknown' };

/** A word or sign; a filler means nothing for the hours. */
type Word = 'to' | 'and' | 'comma' | 'open' | 'closed' | 'filler';

/** How a time says its half of the day: `16` and `00` are of 24 hours, `09` may be of twelve. */
type Half = 'am' | 'pm' | '24' | 'padded' | 'word';

/** How a text writes times, with `padded` for `09:00` as the only sign; undefined without a sign. */
export type Clock = '12' | '24' | 'padded' | undefined;

const WORDS: Readonly<Record<string, Word>> = {
  ...Object.fromEntries([...rangeMarks, ...rangeWords].map((word) => [word, 'to'])),
  ...Object.fromEntries(['&', '+', '/', 'and', 'und'].map((word) => [word, 'and'])),
  ...Object.fromEntries([',', '|'].map((word) => [word, 'comma'])),
  ...Object.fromEntries(['open', 'opens', 'geöffnet'].map((word) => [word, 'open'])),
  ...Object.fromEntries(
    ['closed', 'close', 'off', 'geschlossen', 'ruhetag'].map((word) => [word, 'closed']),
  ),
  ...Object.fromEntries(
    [':', '.', 'hours', 'taproom', 'tap', 'room', 'business', 'opening', 'operation', 'from']
      .concat(['on', 'we are', 'are', 'our', "we're", 'of', 'the', 'uhr', 'von', 'öffnungszeiten'])
      .concat(['a', 'at'])
      .map((word) => [word, 'filler']),
  ),
};

/** Each part is a time, a word or a sign. */
const PART =
  /(?:7|seven)\s+days(?:\s+(?:a|per)\s+week)?|every\s+day|24\s*\/\s*7|(?:open\s+)?24\s*(?:hours|hrs|h)\b|all\s+day\b|we\s+(?:are|opens?|close|do)\b|12(?:[:.]00)?\s*(?:noon|midday|midnight)\b|\d{1,2}(?:[:.h]\d\d)?(?:\s*(?:[ap]\.?\s?m?\b\.?|(?:uhr|h)\b))?\+?|[\p{L}'\u2019]+|\|\||[^\s\p{L}\d]/giu;

/**
 * Returns the parts of each line of hours, without words that mean nothing, and how the text writes
 * times.
 */
export function tokensOf(lines: readonly string[]): { lines: Token[][]; clock: Clock } {
  const all = lines.map((line) =>
    (line.match(PART) ?? []).map(tokenOf).filter(({ kind }) => kind !== 'filler'),
  );
  const tokens = all.flat();
  const halves = new Set(tokens.map((token) => (token.kind === 'time' ? token.half : undefined)));
  const is12 = halves.has('am') || halves.has('pm');
  const isEnglish = is12 || tokens.some((token) => token.kind === 'day' && token.language === 'en');
  return {
    lines: isEnglish ? all.map((line) => line.map(inEnglish)) : all,
    clock: is12 ? '12' : halves.has('24') ? '24' : halves.has('padded') ? 'padded' : undefined,
  };
}

/** Returns a token as in an English text, in which `do` and `so` are no days. */
function inEnglish(token: Token): Token {
  return token.kind === 'day' && token.language === 'de' ? { kind: 'unknown' } : token;
}

function tokenOf(part: string): Token {
  const word = part.toLowerCase().replaceAll('’', "'").replaceAll(/\s+/g, ' ');
  if (/^(24\s*\/\s*7|(open\s+)?24\s*(hours|hrs|h)|all\s+day)$/.test(word)) {
    return { kind: 'all-day' };
  }
  if (/^((7|seven)\s+days|every\s+day)/.test(word)) {
    return { kind: 'day', days: everyDay(), language: undefined };
  }
  if (/(?:noon|midday|midnight)$/.test(word)) {
    return { kind: 'time', hour: word.endsWith('midnight') ? 24 : 12, minute: 0, half: 'word' };
  }
  if (/^\d/.test(word)) return timeOf(word);
  const named = daysOfName(word);
  if (named) return { kind: 'day', ...named };
  return { kind: (Object.hasOwn(WORDS, word) && WORDS[word]) || 'unknown' };
}

function timeOf(word: string): Token {
  const [, hours = '', minutes, rest = ''] = /^(\d{1,2})(?:[:.h](\d\d))?\s*(.*)$/.exec(word) ?? [];
  const isOf24 = rest === 'uhr' || rest === 'h';
  const half = isOf24 || rest === '' ? undefined : rest;
  const time = clockTime({ hours, minutes, half, isOf24 });
  // `22:00+` has no end.
  if (!time || rest.endsWith('+')) return { kind: 'unknown' };
  const isPadded = hours.length > 1 && time.hour < 10;
  return {
    kind: 'time',
    hour: time.hour,
    minute: time.minute,
    half: time.half ?? (time.isOf24 ? '24' : isPadded ? 'padded' : undefined),
  };
}
