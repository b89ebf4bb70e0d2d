import { fold, foldedWords } from '@hoptrail/contracts/lib/text/fold';
import { openingTimeText } from '../../../../../lib/text/times.ts';
import { wallTime } from '../../../hours/week.ts';

export interface FoundZone {
  /** Its IANA name. */
  name: string;
  text: string;
}

const SHOWN = 6;

/** Names by which people in the United States know their zones. */
const otherNames: Readonly<Record<string, string>> = {
  'America/New_York': 'eastern time us',
  'America/Chicago': 'central time us',
  'America/Denver': 'mountain time us',
  'America/Phoenix': 'arizona mountain standard time us',
  'America/Los_Angeles': 'pacific time us',
  'America/Anchorage': 'alaska time us',
  'Pacific/Honolulu': 'hawaii time us',
};

/** Returns the zones whose name has all words, those with other names first. */
export function findZones(text: string, at: Date): FoundZone[] {
  const words = foldedWords(text.replaceAll(/[,/_]/g, ' '));
  if (words.length === 0) return [];
  const names = [...new Set([...Object.keys(otherNames), ...Intl.supportedValuesOf('timeZone')])];
  return names
    .filter((name) => words.every((word) => nameOf(name).includes(word)))
    .slice(0, SHOWN)
    .map((name) => ({ name, text: zoneLine(name, at) }));
}

/** Returns a zone with the time there, so that a person can tell whether it is right. */
export function zoneLine(name: string, at: Date): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: name, timeZoneName: 'longGeneric' });
  const zone = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value;
  const city = name.split('/').at(-1)?.replaceAll('_', ' ');
  return `${city}, ${zone}: ${openingTimeText(wallTime(at, name))} now`;
}

function nameOf(zone: string): string {
  return fold(`${zone.replaceAll(/[/_]/g, ' ')} ${otherNames[zone] ?? ''}`);
}
