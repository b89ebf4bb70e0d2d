import { z } from 'zod';
import { passportFields } from '../entities/passport.ts';
import { createShape, storedShape, updateShape } from '../entities/schemas.ts';
import { basedOn, id, instant, nextCursor, pageInput } from '../fields.ts';
import { BREWERIES_PER_PASSPORT } from '../limits.ts';
import { rows } from '../stored/rows.ts';

/** A brewery of a trail as administrators edit it. */
const passportStop = z.object({
  breweryId: id,
  /** The prizes that this brewery has in all; null for no limit, 0 for none. */
  prizeStock: z.int().min(0).max(1_000_000).nullable(),
});
export type PassportStop = z.infer<typeof passportStop>;

const stops = z
  .array(passportStop)
  .min(1, 'A trail has at least one brewery.')
  .max(BREWERIES_PER_PASSPORT, `A trail has at most ${BREWERIES_PER_PASSPORT} breweries.`)
  .refine((list) => new Set(list.map(({ breweryId }) => breweryId)).size === list.length, {
    error: 'A brewery is on the trail once.',
  });

/** A day, `YYYY-MM-DD`. */
const day = z.iso.date('Please enter a day, such as 2026-05-01.');

/** The inputs that differ from the kinds of their fields. */
const days = { startsOn: day, endsOn: day };
const prizeUntil = day.or(z.literal('').transform(() => null)).nullable();

interface Sent {
  startsOn?: string | undefined;
  endsOn?: string | undefined;
  prizeUntil?: string | null | undefined;
  stampsNeeded?: number | undefined;
  breweries?: readonly object[] | undefined;
}

/** Reports what does not fit together. Absent fields are checked against the stored ones later. */
function checkPassport(sent: Sent, context: z.core.$RefinementCtx): void {
  for (const { field, message } of passportProblems(sent)) {
    context.addIssue({ code: 'custom', path: [field], message });
  }
}

/** Returns what does not fit together in a trail, as texts for people. */
export function passportProblems(sent: Sent): { field: keyof Sent; message: string }[] {
  const { startsOn, endsOn, prizeUntil: until, stampsNeeded, breweries } = sent;
  const problems: { field: keyof Sent; message: string }[] = [];
  if (startsOn && endsOn && endsOn < startsOn) {
    problems.push({ field: 'endsOn', message: 'The last day is not before the first one.' });
  }
  if (until && endsOn && until < endsOn) {
    problems.push({
      field: 'prizeUntil',
      message: 'The prize is valid until the last day at least.',
    });
  }
  if (stampsNeeded !== undefined && breweries && stampsNeeded > breweries.length) {
    problems.push({
      field: 'stampsNeeded',
      message: 'A trail cannot need more stamps than it has breweries.',
    });
  }
  return problems;
}

/** A trail as administrators read it. */
export const adminPassport = z.object({
  id: z.string(),
  ...storedShape(passportFields),
  breweries: z.array(
    passportStop.extend({
      name: z.string(),
      city: z.string(),
      isClosed: z.boolean(),
      /** The prizes that this brewery has handed out. */
      prizesRedeemed: z.int(),
    }),
  ),
  /** When it was opened; null for a draft, which only administrators see. */
  openedAt: instant.nullable(),
  /** When an administrator closed it; null while it is open. */
  closedAt: instant.nullable(),
  /** When its last day was over everywhere; null before. */
  endedAt: instant.nullable(),
  /** The number of people who completed it. */
  completions: z.int(),
  /** Whether check-ins that were made before it was opened or changed are still being counted. */
  isCounting: z.boolean(),
  stampsToComplete: z.int(),
  createdAt: instant,
});
export type AdminPassport = z.infer<typeof adminPassport>;

/** The input for a new trail, which is a draft until it is opened. */
export const passportCreate = z
  .object({
    ...createShape(passportFields),
    ...days,
    prizeUntil: prizeUntil.optional(),
    breweries: stops,
  })
  .superRefine(checkPassport);

/** The stored fields of a trail that its form edits, as the basis of a change. */
export const passportSeen = z.object({
  ...storedShape(passportFields),
  breweries: z.array(passportStop),
});
export type PassportSeen = z.infer<typeof passportSeen>;

/** Changes of a trail. Absent means unchanged. */
export const passportUpdate = z
  .object({
    ...updateShape(passportFields),
    ...z.object(days).partial().shape,
    prizeUntil: prizeUntil.optional(),
    breweries: stops.optional(),
    id,
    basedOn: basedOn(passportSeen),
  })
  .superRefine(checkPassport);

/** The input for opening a trail, and for closing it before its last day. */
export const passportOpening = z.object({ id, open: z.boolean() });

export const passportList = z.object(pageInput);

/** Trails, the newest first. */
export const passportPage = z.object({ passports: rows(adminPassport), nextCursor });
