import { z } from 'zod';
import { ended, typedText } from '../fields.ts';
import { HOURS_EXCEPTIONS_MAX, HOURS_NOTE_MAX, HOURS_SPANS_PER_DAY } from '../limits.ts';
import {
  exceptionProblems,
  type HoursProblem,
  isClosedDay,
  isWithinAYear,
  NO_DATE,
  overlapProblems,
} from './problems.ts';
import { sortedSpans } from './spans.ts';
import { knownTimeZone } from './time-zones.ts';

const storedSpan = z.object({ opens: z.string(), closes: z.string() });

/** The opening hours of a week in a response. */
export const storedOpeningHours = z.object({ days: z.array(z.array(storedSpan)) });

/** The exceptions in a response. */
export const storedExceptions = z.array(
  z.object({
    from: z.string(),
    to: z.string(),
    spans: z.array(storedSpan),
    note: z.string().optional(),
  }),
);

/** A closing for a while in a response. */
export const storedClosure = z.object({
  from: z.string(),
  until: z.string(),
  reason: z.string().nullable(),
  allowsCheckins: z.boolean(),
});

const timeOfDay = z
  .string()
  .trim()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time from 00:00 to 23:59, such as 16:30.');

const spans = z
  .array(z.object({ opens: timeOfDay, closes: timeOfDay }))
  .max(HOURS_SPANS_PER_DAY, `A day has at most ${HOURS_SPANS_PER_DAY} spans of hours.`)
  .transform(sortedSpans);

/** The opening hours of a week, Monday first. Spans must not overlap. */
export const openingHours = z
  .object({ days: z.array(spans).length(7, 'Send seven days, Monday first.') })
  .superRefine((hours, context) => report(overlapProblems(hours), ['days'], context));

const date = z.string().trim().max(10, NO_DATE);

const note = ended(typedText(), HOURS_NOTE_MAX, `A note has at most ${HOURS_NOTE_MAX} characters.`);

/** The exceptions by date or season, in the order of their dates. */
export const hoursExceptions = z
  .array(
    z.object({
      from: date,
      to: date,
      spans,
      note: note.optional().transform((text) => text || undefined),
    }),
  )
  .max(HOURS_EXCEPTIONS_MAX, `There are at most ${HOURS_EXCEPTIONS_MAX} special days and seasons.`)
  .superRefine((exceptions, context) => report(exceptionProblems(exceptions), [], context))
  .transform((exceptions) => exceptions.toSorted((one, other) => (one.from < other.from ? -1 : 1)));

/** A closing for a while. Whether it is over depends on the clock, so that the call refuses it. */
export const closure = z
  .object({
    from: closedDay('Please choose the first closed day.'),
    until: closedDay('Please choose the last closed day.'),
    reason: note
      .nullable()
      .optional()
      .transform((text) => text || null),
    allowsCheckins: z
      .boolean()
      .optional()
      .transform((allows) => allows ?? false),
  })
  .superRefine(({ from, until }, context) => {
    const message =
      until < from
        ? `The last closed day, ${until}, is before the first, ${from}.`
        : !isWithinAYear({ from, until })
          ? 'Please choose a last closed day within a year. An administrator can close a brewery for longer.'
          : undefined;
    if (message) context.addIssue({ code: 'custom', path: ['until'], message });
  });

/** Returns the schema of a day, `YYYY-MM-DD`, with a sentence for one that is not chosen. */
function closedDay(missing: string) {
  return z
    .string(missing)
    .trim()
    .superRefine((typed, context) => {
      if (isClosedDay(typed)) return;
      context.addIssue({ code: 'custom', message: typed === '' ? missing : NO_DATE });
    });
}

const NO_ZONE = 'There is no such time zone. Please choose one, such as America/Chicago.';

/** An IANA time zone in any case, stored in the spelling of the list; an empty text becomes null. */
export const optionalTimeZone = z
  .string()
  .trim()
  .max(60, NO_ZONE)
  .transform((typed, context) => {
    const zone = typed === '' ? null : knownTimeZone(typed);
    if (zone !== undefined) return zone;
    context.addIssue({ code: 'custom', message: NO_ZONE });
    return z.NEVER;
  })
  .nullable();

function report(
  problems: readonly HoursProblem[],
  path: readonly string[],
  context: z.RefinementCtx,
): void {
  for (const { at, text } of problems) {
    context.addIssue({ code: 'custom', path: [...path, at], message: text });
  }
}
