/** A part of a text about opening hours. */
export type Token =
  /** Days of the week, Monday is 0. */
  | { kind: 'day'; days: readonly number[] }
  /** A time of day with an hour of 0 to 24; undefined if the half of the day is not written. */
  | { kind: 'time'; hour: number; minute: number; half: 'am' | 'pm' | '24' | 'word' | undefined }
  | { kind: 'to' | 'and' | 'closed' | 'all-day' }
  /** A word that means nothing for the hours. */
  | { kind: 'filler' }
  | { kind: 'unknown'; text: string };

const DAILY = [0, 1, 2, 3, 4, 5, 6];

/** The names of the days in English and German, as people shorten them. */
const DAYS: Readonly<Record<string, readonly number[]>> = {
  ...named(0, 'monday mondays mon mo m montag montags'),
  ...named(1, 'tuesday tuesdays tues tue tu t dienstag dienstags di'),
  ...named(2, 'wednesday wednesdays weds wed w mittwoch mittwochs mi'),
  ...named(3, 'thursday thursdays thurs thur thu th donnerstag donnerstags do'),
  ...named(4, 'friday fridays fri fr f freitag freitags'),
  ...named(5, 'saturday saturdays sat sa samstag samstags sonnabend'),
  ...named(6, 'sunday sundays sun su sonntag sonntags so'),
  ...Object.fromEntries(['daily', 'everyday', 'täglich'].map((name) => [name, DAILY])),
  weekdays: [0, 1, 2, 3, 4],
  weekday: [0, 1, 2, 3, 4],
  weekends: [5, 6],
  weekend: [5, 6],
};

const WORDS: Readonly<Record<string, Token['kind']>> = {
  ...Object.fromEntries(
    ['-', '–', '—', '−', '~', 'to', 'til', 'till', 'until', 'through', 'thru', 'bis'].map(
      (word) => [word, 'to'],
    ),
  ),
  ...Object.fromEntries([',', '&', '+', '/', '|', 'and', 'und'].map((word) => [word, 'and'])),
  ...Object.fromEntries(
    ['closed', 'close', 'off', 'geschlossen', 'ruhetag'].map((word) => [word, 'closed']),
  ),
  ...Object.fromEntries(
    [':', '.', 'open', 'opens', 'hours', 'taproom', 'tap', 'room', 'business', 'opening', 'from']
      .concat(['on', 'we', 'are', 'our', "we're", 'of', 'the', 'uhr', 'von', 'geöffnet'])
      .concat(['a', 'at'])
      .map((word) => [word, 'filler']),
  ),
};

/** Each part is a time, a word or a sign. */
const PART =
  /(?:7|seven)\s+days(?:\s+(?:a|per)\s+week)?|every\s+day|24\s*\/\s*7|(?:open\s+)?24\s*(?:hours|hrs|h)\b|all\s+day\b|\d{1,2}(?:[:.h]\d\d)?\s*(?:[ap]\.?\s?m?\b\.?|uhr\b)?|[\p{L}'\u2019]+|[^\s\p{L}\d]/giu;

/** Returns the parts of each line of hours, without words that mean nothing. */
export function tokensOf(lines: readonly string[]): Token[][] {
  const all = lines.map((line) =>
    (line.match(PART) ?? []).map(tokenOf).filter(({ kind }) => kind !== 'filler'),
  );
  const halves = new Set(all.flat().map((token) => token.kind === 'time' && token.half));
  // With 16:00 in it and no pm, 11:00 is in the morning.
  const is24 = halves.has('24') && !halves.has('am') && !halves.has('pm');
  return is24 ? all.map((tokens) => tokens.map(in24Hours)) : all;
}

function in24Hours(token: Token): Token {
  return token.kind === 'time' && token.half === undefined ? { ...token, half: '24' } : token;
}

function tokenOf(part: string): Token {
  const word = part.toLowerCase().replaceAll('’', "'");
  if (/^(24\s*\/\s*7|(open\s+)?24\s*(hours|hrs|h)|all\s+day)$/.test(word)) {
    return { kind: 'all-day' };
  }
  if (/^((7|seven)\s+days|every\s+day)/.test(word)) return { kind: 'day', days: DAILY };
  if (word === 'noon' || word === 'midday')
    return { kind: 'time', hour: 12, minute: 0, half: 'word' };
  if (word === 'midnight') return { kind: 'time', hour: 24, minute: 0, half: 'word' };
  if (/^\d/.test(word)) return timeOf(word);
  const days = Object.hasOwn(DAYS, word) ? DAYS[word] : undefined;
  if (days) return { kind: 'day', days };
  const kind = Object.hasOwn(WORDS, word) ? WORDS[word] : undefined;
  if (kind === 'to' || kind === 'and' || kind === 'closed' || kind === 'filler') return { kind };
  return { kind: 'unknown', text: part };
}

function timeOf(word: string): Token {
  const [, hourText = '', minuteText = '00', rest = ''] =
    /^(\d{1,2})(?:[:.h](\d\d))?\s*(.*)$/.exec(word) ?? [];
  const [hour, minute] = [Number(hourText), Number(minuteText)];
  const letter = rest === 'uhr' ? '' : rest.slice(0, 1);
  const isHalf = letter === 'a' || letter === 'p';
  if (minute > 59 || hour > 24 || (isHalf && (hour < 1 || hour > 12))) {
    return { kind: 'unknown', text: word };
  }
  const is24 = rest === 'uhr' || hour > 12 || hourText.startsWith('0');
  const half = letter === 'a' ? 'am' : letter === 'p' ? 'pm' : is24 ? '24' : undefined;
  return { kind: 'time', hour, minute, half };
}

function named(day: number, names: string): Record<string, readonly number[]> {
  return Object.fromEntries(names.split(' ').map((name) => [name, [day]]));
}
