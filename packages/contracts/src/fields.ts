import { z } from 'zod';
import { endDirections, visibleText } from './lib/text/typed-text.ts';

// In a browser zod tries to compile code with `eval`; the page's content security policy forbids
// and reports that.
if ('document' in globalThis) z.config({ jitless: true });

/** A text as it is stored. PostgreSQL stores no U+0000, and programs in C end a text there. */
// @__NO_SIDE_EFFECTS__
export function storedText(missing?: string): z.ZodString {
  return z
    .string(missing)
    .refine(
      (text) => !text.includes('\0'),
      'This text has the character U+0000. Please type it again.',
    );
}

/** A row's id in a path or body: any short text, so that an unknown id is a 404 and not a 400. */
export const id = storedText().min(1).max(64);

export const linkText = 'Please enter a link that starts with http:// or https://';
/**
 * Allows no credentials before the host, no blanks, and no invisible or direction-changing
 * characters.
 */
const plainLink = /^https?:\/\/[^\s/?#@\\\p{Cc}\p{Cf}\p{Cs}]+([/?#][^\s\\\p{Cc}\p{Cf}\p{Cs}]*)?$/iu;

/**
 * A link for people to follow: http or https only, and without parts that disguise its destination.
 */
export const link = z
  .string()
  .trim()
  .refine((text) => plainLink.test(text), linkText)
  .pipe(z.url({ protocol: /^https?$/, error: linkText }).max(2048))
  .meta({ format: 'uri' });

/** A day at a brewery as `YYYY-MM-DD`. */
export const day = z.string().regex(/^\d{4}-\d\d-\d\d$/);

/** A day that a person chose. */
export const typedDay = z.iso.date('Please enter a day, such as 2026-05-01.');

/** An optional day that a person chose; an empty text becomes null. */
export const optionalDay = typedDay.or(z.literal('').transform(() => null)).nullable();

/** An instant: ISO 8601 in UTC, with milliseconds. */
export const instant = z.iso.datetime();

/** An optional instant that a person chose, from 1900 to 2199; an empty text becomes null. */
export const optionalInstant = z
  .string()
  .refine(
    (text) => text === '' || (instant.safeParse(text).success && text >= '1900' && text < '2200'),
    'Please choose a time between the years 1900 and 2199.',
  )
  .transform((text) => (text === '' ? null : new Date(text).toISOString()))
  .nullable();

/** The IANA time zone of a brewery; null without a chosen one and without a position. */
export const timeZone = z.string().nullable();

/** Degrees north as a number, as a phone sends them. */
export const latitude = z
  .number()
  .min(-90, 'Latitude lies between -90 and 90.')
  .max(90, 'Latitude lies between -90 and 90.');

/** Degrees east as a number, as a phone sends them. */
export const longitude = z
  .number()
  .min(-180, 'Longitude lies between -180 and 180.')
  .max(180, 'Longitude lies between -180 and 180.');

/** A coordinate as stored: a numeric string with at most 8 decimals. */
export const coordinate = z.string().regex(/^-?\d{1,3}(\.\d{1,8})?$/);

/** A response that only confirms the call. */
export const done = z.object({ message: z.string() });

/** The response to a deletion. */
export const deleted = done.extend({
  /** The number of the change in the history, by which it can be undone. */
  change: z.int(),
});

/** An optional link; an empty text becomes null. */
export const optionalLink = link.or(z.literal('').transform(() => null)).nullable();

/**
 * A reference of a picture: a path or link of an upload, or an http(s) link to another site. The
 * procedure that stores it decides which of these it accepts.
 */
export const imageReference = storedText()
  .trim()
  .min(1)
  .max(4096)
  .meta({ format: 'uri-reference' });

/** An optional picture reference; an empty text becomes null. */
export const optionalImage = imageReference.or(z.literal('').transform(() => null)).nullable();

/**
 * A text that people type and others read: trimmed, and empty if nothing of it can be seen. A schema
 * adds the fewest characters, if it is required, and `ended()`.
 * @param missing the message if it is no text
 */
// @__NO_SIDE_EFFECTS__
export function typedText(missing?: string): z.ZodString {
  return storedText(missing).trim().overwrite(visibleText);
}

/** Limits a text to a number of characters, and ends the directions of writing that it begins. */
// @__NO_SIDE_EFFECTS__
export function ended(schema: z.ZodString, most: number, problem?: string): z.ZodString {
  return schema.max(most, problem).overwrite(endDirections);
}

/** One required line of text. */
export const line = ended(typedText().min(1, 'Required'), 200);

/** One optional line of text; an empty text becomes null. */
export const optionalLine = ended(typedText(), 200)
  .transform((text) => text || null)
  .nullable();

/** A required longer text. */
export const text = ended(typedText().min(1, 'Required'), 5000);

/** An optional longer text; an empty text becomes null. */
export const optionalText = ended(typedText(), 5000)
  .transform((value) => value || null)
  .nullable();

/** The rights of the caller on the object, by the same rule that guards the write. */
export const viewer = z.object({ canEdit: z.boolean(), canDelete: z.boolean() });

/**
 * Returns the schema of a change's precondition: the fields as their editor saw them. If a stored
 * value differs, the server refuses the change with `edit.conflict`. Without it the last write
 * wins.
 */
export function basedOn<Shape extends z.ZodRawShape>(stored: z.ZodObject<Shape>) {
  return stored.partial().optional();
}

/** The input for one page of a list. */
export const pageInput = {
  /** The id of the last item of the page before. */
  cursor: id.optional(),
  limit: z.int().min(1).max(100).optional(),
};

/** The cursor of the next page; null after the last one. */
export const nextCursor = z.string().nullable();
