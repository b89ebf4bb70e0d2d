import { z } from 'zod';
import { createShape, storedShape, updateShape } from '../field-lists/schemas.ts';
import { basedOn, id, instant, line, nextCursor, pageInput } from '../fields.ts';
import { ANSWER_MAX, ANSWERS_PER_QUESTION, BREWERIES_PER_TRAIL, QUESTION_MAX } from '../limits.ts';
import { rows } from '../stored/rows.ts';
import { trailFields } from '../trails/trail-fields.ts';

/** The question of a stop, which a person who checked in there answers for the stamp. */
const stopQuestion = z.object({
  text: line.max(QUESTION_MAX, `A question has at most ${QUESTION_MAX} characters.`),
  /** Any of them is right, in upper or lower case, with or without accents. Administrators alone read them. */
  answers: z
    .array(
      line
        .max(ANSWER_MAX, `An answer has at most ${ANSWER_MAX} characters.`)
        .regex(/[\p{L}\p{N}]/u, 'An answer has letters or digits.'),
    )
    .min(1, 'A question has a right answer.')
    .max(ANSWERS_PER_QUESTION, `A question has at most ${ANSWERS_PER_QUESTION} right answers.`),
});
export type StopQuestion = z.infer<typeof stopQuestion>;

/** A brewery of a trail as administrators edit it. */
const trailStop = z.object({
  breweryId: id,
  /** The prizes that this brewery has in all; null for no limit, 0 for none. */
  prizeStock: z.int().min(0).max(1_000_000).nullable(),
  /** Null for none; absent leaves the question of a stop unchanged. */
  question: stopQuestion.nullable().optional(),
});
export type TrailStop = z.infer<typeof trailStop>;

const stops = z
  .array(trailStop)
  .min(1, 'A trail has at least one brewery.')
  .max(BREWERIES_PER_TRAIL, `A trail has at most ${BREWERIES_PER_TRAIL} breweries.`)
  .refine((list) => new Set(list.map(({ breweryId }) => breweryId)).size === list.length, {
    error: 'A brewery is on the trail once.',
  });

interface Sent {
  startsOn?: string | undefined;
  endsOn?: string | undefined;
  prizeUntil?: string | null | undefined;
  stampsNeeded?: number | undefined;
  breweries?: readonly object[] | undefined;
}

/** Reports what does not fit together. Absent fields are checked against the stored ones later. */
function checkTrail(sent: Sent, context: z.core.$RefinementCtx): void {
  for (const { field, message } of trailProblems(sent)) {
    context.addIssue({ code: 'custom', path: [field], message });
  }
}

/** Returns what does not fit together in a trail, as texts for people. */
export function trailProblems(sent: Sent): { field: keyof Sent; message: string }[] {
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
export const adminTrail = z.object({
  id: z.string(),
  ...storedShape(trailFields),
  breweries: z.array(
    trailStop.extend({
      question: stopQuestion.nullable(),
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
export type AdminTrail = z.infer<typeof adminTrail>;

/** The input for a new trail, which is a draft until it is opened. */
export const trailCreate = z
  .object({
    ...createShape(trailFields),
    breweries: stops,
  })
  .superRefine(checkTrail);

/** The stored fields of a trail that its form edits, as the basis of a change. */
export const trailSeen = z.object({
  ...storedShape(trailFields),
  breweries: z.array(trailStop.extend({ question: stopQuestion.nullable().default(null) })),
});
export type TrailSeen = z.infer<typeof trailSeen>;

/** Changes of a trail. Absent means unchanged. */
export const trailUpdate = z
  .object({
    ...updateShape(trailFields),
    breweries: stops.optional(),
    id,
    basedOn: basedOn(trailSeen),
  })
  .superRefine(checkTrail);

/** The input for opening a trail, and for closing it before its last day. */
export const trailOpening = z.object({ id, open: z.boolean() });

export const trailList = z.object(pageInput);

/** Trails, the newest first. */
export const trailPage = z.object({ trails: rows(adminTrail), nextCursor });

/** A number of people in a report; null for one that is too small to be shown, but not 0. */
const people = z.int().nullable();

/** How a trail is used, without single persons. */
export const trailReport = z.object({
  /** People with a stamp. */
  started: people,
  finished: people,
  /** In the order of the trail. */
  stops: rows(
    z.object({
      breweryId: z.string(),
      name: z.string(),
      /** People who were stamped here. */
      stamps: people,
      /** The prizes that it has handed out. */
      prizesRedeemed: z.int(),
    }),
  ),
});
export type TrailReport = z.infer<typeof trailReport>;
