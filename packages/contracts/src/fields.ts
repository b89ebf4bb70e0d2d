import { z } from 'zod';

/** A row's id as it comes in a path or body: any short text, so that an unknown one is a 404. */
export const id = z.string().min(1).max(64);

/** A link that a person may follow: http or https only. */
export const link = z
  .url({ protocol: /^https?$/, error: 'Please enter a link that starts with http:// or https://' })
  .max(2048);

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
