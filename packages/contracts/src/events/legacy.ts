import { z } from 'zod';
import { instant } from '../fields.ts';

/** An event of the legacy kind, which clients can only read. */
export const legacyEvent = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  breweryId: z.string(),
  brewery: z.object({ id: z.string(), name: z.string() }),
  date: z.string(),
  startTime: z.string(),
  endTime: z.string(),
  image: z.string(),
  photos: z.array(z.string()),
  ticketRequired: z.boolean(),
  /** Decimal 8,2 as text. */
  ticketPrice: z.string().nullable(),
  attendees: z.int(),
  createdAt: instant,
});
export type LegacyEvent = z.infer<typeof legacyEvent>;
