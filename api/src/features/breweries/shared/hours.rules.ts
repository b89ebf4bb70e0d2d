import { isDeepStrictEqual } from 'node:util';
import { hoursText } from '@hoptrail/contracts/hours/hours-text';
import { withoutOldExceptions } from '@hoptrail/contracts/hours/old-exceptions';
import { parseHours } from '@hoptrail/contracts/hours/reading/parse-hours';
import type { HoursException, OpeningHours } from '@hoptrail/contracts/hours/types';
import type { Updateable } from 'kysely';
import type { Tables } from '../../../db/tables/tables.ts';

/** The opening hours of a brewery, as rows and as text. */
export interface Hours {
  openingHours: OpeningHours | null;
  hoursExceptions: HoursException[];
  /** Whether the text is the owner's own words beside the rows; otherwise it follows them. */
  hasOwnHours: boolean;
  hours: string | null;
}

/** The parts of the hours that a client sent; undefined ones stay as they are. */
export type SentHours = {
  [Name in keyof Hours]?:
    | (Name extends 'hoursExceptions' ? Hours[Name] | null : Hours[Name])
    | undefined;
};

/**
 * Returns the hours after a change, with a text and rows that belong together. Special days that
 * ended more than a year ago are dropped with the next change of the special days.
 */
export function changedHours(stored: Hours, sent: SentHours, now: Date): Hours {
  const { openingHours, hasOwnHours, hours } = withText(stored, sent);
  const today = now.toISOString().slice(0, 10);
  const hoursExceptions =
    sent.hoursExceptions === undefined
      ? stored.hoursExceptions
      : withoutOldExceptions(sent.hoursExceptions ?? [], today);
  return { openingHours, hasOwnHours, hours, hoursExceptions };
}

/** Returns the columns of changed hours; none if they are the same. */
export function hoursColumns(before: Hours, after: Hours): Updateable<Tables['breweries']> {
  const { openingHours, hoursExceptions, hasOwnHours, hours } = before;
  const same = { openingHours, hoursExceptions, hasOwnHours, hours };
  return isDeepStrictEqual(same, after) ? {} : columnsOf(after);
}

/** Returns the columns of hours whose text and rows belong together. */
export function columnsOf({ openingHours, hoursExceptions, hasOwnHours, hours }: Hours) {
  return {
    openingHours: openingHours && JSON.stringify(openingHours),
    hoursExceptions: JSON.stringify(hoursExceptions),
    hasOwnHours: hasOwnHours ? 1 : 0,
    hours,
    hoursRead: hours,
  } as const;
}

/**
 * Returns a text with the rows that it says. Rows that may contradict the text would show a wrong
 * status, so a text that cannot be read has none.
 */
export function hoursOfText(
  text: string | null,
): Pick<Hours, 'openingHours' | 'hasOwnHours' | 'hours'> {
  if (!text) return { openingHours: null, hasOwnHours: false, hours: null };
  const { hours, notes } = parseHours(text);
  return {
    openingHours: hours ?? null,
    hasOwnHours: hours !== undefined && notes.length > 0,
    hours: text,
  };
}

function withText(stored: Hours, sent: SentHours): Omit<Hours, 'hoursExceptions'> {
  const { hours: text = stored.hours, openingHours = stored.openingHours } = sent;
  const isOwn = sent.hasOwnHours ?? stored.hasOwnHours;
  const hasNewText = text !== stored.hours;
  const hasNewRows = !isDeepStrictEqual(openingHours, stored.openingHours);
  if (!hasNewText && !hasNewRows && isOwn === stored.hasOwnHours) return stored;
  // A client of an earlier release does not know the rows.
  const knowsRows = sent.openingHours !== undefined || sent.hasOwnHours !== undefined;
  if (hasNewText && (!knowsRows || (openingHours === null && !hasNewRows))) {
    return hoursOfText(text);
  }
  if (openingHours === null) {
    const isWritten = stored.openingHours !== null && text === hoursText(stored.openingHours);
    const left = isWritten ? null : text;
    return { openingHours, hasOwnHours: isOwn && left !== null, hours: left };
  }
  const written = hoursText(openingHours);
  // New words count more than an unchanged `hasOwnHours` sent with them.
  const keepsText = isOwn || (hasNewText && !stored.hasOwnHours && text !== written);
  return text !== null && keepsText
    ? { openingHours, hasOwnHours: true, hours: text }
    : { openingHours, hasOwnHours: false, hours: written };
}
