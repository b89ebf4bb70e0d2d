import { z } from 'zod';

/** The secret address of a person's calendar; null while they have none. */
export const calendarAddress = z.object({ address: z.string().nullable() });
