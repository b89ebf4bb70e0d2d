import { isClosedDay, isDay, isWithinAYear } from '@hoptrail/contracts/hours/problems';
import { storedClosure } from '@hoptrail/contracts/hours/schemas';
import type { Closure, HoursException, OpeningHours } from '@hoptrail/contracts/hours/types';
import { z } from 'zod';
import { storedJson } from '../../../lib/stored/unsound-rows.ts';

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const spans = z.array(z.object({ opens: time, closes: time }));
const week = z.object({ days: z.array(spans).length(7) }).nullable();
const day = z.string().refine(isDay);
const exceptions = z
  .array(z.object({ from: day, to: day, spans, note: z.string().optional() }))
  .nullable();

const closedDay = z.string().refine(isClosedDay);
const closing = storedClosure
  .extend({ from: closedDay, until: closedDay })
  .refine(isWithinAYear)
  .nullable();

interface HoursRow {
  id: string;
  openingHours: string | null;
  hoursExceptions: string;
  closure: string | null;
}

/**
 * Returns the opening hours of a brewery; null if they are not sound, or if their exceptions are not:
 * a brewery that is closed on some unknown day must not be shown as open.
 */
export function storedHours({ id, openingHours, hoursExceptions, closure }: HoursRow): {
  openingHours: OpeningHours | null;
  hoursExceptions: HoursException[];
  closure: Closure | null;
} {
  const days = { id, name: 'openingHours', text: openingHours ?? 'null' };
  const others = { id, name: 'hoursExceptions', text: hoursExceptions };
  const [hours, special] = [storedJson(days, week, null), storedJson(others, exceptions, null)];
  return {
    openingHours: special && hours,
    hoursExceptions: special ?? [],
    closure: closureOf(id, closure),
  };
}

/** Returns the hours of a kitchen, or the happy hours; null if they are not sound. */
export function storedWeek(
  id: string,
  name: 'kitchenHours' | 'happyHours',
  text: string | null,
): OpeningHours | null {
  return storedJson({ id, name, text: text ?? 'null' }, week, null);
}

/** Returns when a brewery is closed for a while; null if it is not, or if that is not sound. */
export function closureOf(id: string, text: string | null): Closure | null {
  return storedJson({ id, name: 'closure', text: text ?? 'null' }, closing, null);
}
