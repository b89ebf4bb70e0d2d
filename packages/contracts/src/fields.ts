import { z } from 'zod';

// In a browser zod would try to make code from text; the page's policy forbids it, and reports each try.
if ('document' in globalThis) z.config({ jitless: true });

/** A row's id as it comes in a path or body: any short text, so that an unknown one is a 404. */
export const id = z.string().min(1).max(64);

const linkText = 'Please enter a link that starts with http:// or https://';
/** No name before the host, no blanks, no invisible and no direction-changing characters. */
const plainLink = /^https?:\/\/[^\s/?#@\\\p{Cc}\p{Cf}\p{Cs}]+([/?#][^\s\\\p{Cc}\p{Cf}\p{Cs}]*)?$/iu;

/** A link that a person may follow: http or https only, and leading where it seems to lead. */
export const link = z
  .string()
  .trim()
  .refine((text) => plainLink.test(text), linkText)
  .pipe(z.url({ protocol: /^https?$/, error: linkText }).max(2048))
  .meta({ format: 'uri' });

/** An instant: ISO 8601 in UTC, with milliseconds. */
export const instant = z.iso.datetime();

/** Degrees north, in numbers, as a phone sends them. */
export const latitude = z
  .number()
  .min(-90, 'Latitude lies between -90 and 90.')
  .max(90, 'Latitude lies between -90 and 90.');

/** Degrees east, in numbers, as a phone sends them. */
export const longitude = z
  .number()
  .min(-180, 'Longitude lies between -180 and 180.')
  .max(180, 'Longitude lies between -180 and 180.');

/** A coordinate as stored: a numeric string with at most 8 decimals. */
export const coordinate = z.string().regex(/^-?\d{1,3}(\.\d{1,8})?$/);

/** An answer that only says that the call worked. */
export const done = z.object({ message: z.string() });

/** A link that may be left empty; an empty text counts as none. */
export const optionalLink = link.or(z.literal('').transform(() => null)).nullable();

/**
 * Where a picture is: an upload path or link of ours, or an http(s) link elsewhere. What it may be
 * is decided where it is taken into use.
 */
export const imageReference = z.string().trim().min(1).max(4096);

/** A picture that may be left empty; an empty text counts as none. */
export const optionalImage = imageReference.or(z.literal('').transform(() => null)).nullable();

/** One line that must be there. */
export const line = z.string().trim().min(1, 'Required').max(200);

/** One line that may be left empty; an empty text counts as none. */
export const optionalLine = z
  .string()
  .trim()
  .max(200)
  .transform((text) => text || null)
  .nullable();

/** Longer words that must be there. */
export const text = z.string().trim().min(1, 'Required').max(5000);

/** Longer words that may be left empty; an empty text counts as none. */
export const optionalText = z
  .string()
  .trim()
  .max(5000)
  .transform((words) => words || null)
  .nullable();

/** What the caller may do with what was read, by the same rule that guards the write. */
export const viewer = z.object({ canEdit: z.boolean(), canDelete: z.boolean() });

/**
 * The precondition of a change: the fields as their editor saw them. Where one is something else
 * by now, the change is refused with `edit.conflict`; without it the last write wins.
 */
export function basedOn<Shape extends z.ZodRawShape>(stored: z.ZodObject<Shape>) {
  return stored.partial().optional();
}

/** Which page of a list to return. */
export const pageInput = {
  /** The id of the last item already read. */
  cursor: id.optional(),
  limit: z.int().min(1).max(100).optional(),
};

/** The cursor of the next page; null after the last one. */
export const nextCursor = z.string().nullable();
