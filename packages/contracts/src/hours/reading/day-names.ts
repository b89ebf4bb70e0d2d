/** The names of the days in English and German, as people shorten them; Monday is 0. */
const DAYS: Readonly<Record<string, readonly number[]>> = {
  ...named(0, 'monday mondays mon mo m montag montags'),
  ...named(1, 'tuesday tuesdays tues tue tu t dienstag dienstags di'),
  ...named(2, 'wednesday wednesdays weds wed we w mittwoch mittwochs mi'),
  ...named(3, 'thursday thursdays thurs thur thu th donnerstag donnerstags do'),
  ...named(4, 'friday fridays fri fr f freitag freitags'),
  ...named(5, 'saturday saturdays sat sa samstag samstags sonnabend'),
  ...named(6, 'sunday sundays sun su sonntag sonntags so'),
  ...Object.fromEntries(['daily', 'everyday', 'täglich'].map((name) => [name, everyDay()])),
  weekdays: [0, 1, 2, 3, 4],
  weekday: [0, 1, 2, 3, 4],
  weekends: [5, 6],
  weekend: [5, 6],
};

/** Short names of days that are other words, or other days, in another language. */
const LANGUAGES: Readonly<Record<string, 'de' | 'en'>> = {
  ...Object.fromEntries(['di', 'mi', 'do', 'so'].map((name) => [name, 'de'])),
  ...Object.fromEntries(['tu', 'we', 'th', 'su'].map((name) => [name, 'en'])),
};

/** Days of the week, with the language of a short name that only one has. */
export interface NamedDays {
  days: readonly number[];
  language: 'de' | 'en' | undefined;
}

/** Returns the days that a word in lower case names: `tue`, `weekends`; undefined for none. */
export function daysOfName(word: string): NamedDays | undefined {
  const days = Object.hasOwn(DAYS, word) ? DAYS[word] : undefined;
  return days && { days, language: Object.hasOwn(LANGUAGES, word) ? LANGUAGES[word] : undefined };
}

/** Returns the days, Monday is 0, that a text names with three letters or more, without `daily`. */
export function daysNamedIn(text: string): number[] {
  const words = text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  const named = words.flatMap((word) => [daysOfName(word)?.days ?? []]);
  return named.filter((days) => days.length < 7).flat();
}

export function everyDay(): number[] {
  return [0, 1, 2, 3, 4, 5, 6];
}

function named(day: number, names: string): Record<string, readonly number[]> {
  return Object.fromEntries(names.split(' ').map((name) => [name, [day]]));
}
