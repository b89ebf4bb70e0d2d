import { isDay } from '@hoptrail/contracts/hours/problems';
import type { HoursException, OpeningHours } from '@hoptrail/contracts/hours/types';
import { z } from 'zod';
import { storedJson } from '../../../lib/stored/unsound-rows.ts';

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const spans = z.array(z.object({ opens: time, closes: time }));
const week = z.object({ days: z.array(spans).length(7) }).nullable();
const day = z.string().refine(isDay);
const exceptions = z
  .array(z.object({ from: day, to: day, spans, note: z.string().optional() }))
  .nullable();

interface HoursRow {
  id: string;
  openingHours: string | null;
  hoursExceptions: string;
}

/**
 * Returns the opening hours of a brewery; null if they are not sound, or if their exceptions are not:
 * a brewery that is closed on some unknown day must not be shown as open.
 */
export function storedHours({ id, openingHours, hoursExceptions }: HoursRow): {
  openingHours: OpeningHours | null;
  hoursExceptions: HoursException[];
} {
  const days = { id, name: 'openingHours', text: openingHours ?? 'null' };
  const others = { id, name: 'hoursExceptions', text: hoursExceptions };
  const [hours, special] = [storedJson(days, week, null), storedJson(others, exceptions, null)];
  return { openingHours: special && hours, hoursExceptions: special ?? [] };
}
