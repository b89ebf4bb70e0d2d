import { z } from 'zod';
import { id } from '../fields.ts';
import { historyRange } from '../history.ts';
import { historyKinds } from '../lists/history-kinds.ts';

/** Which entries administrators want to read. */
export const historyList = z.object({
  ...historyRange,
  kind: z.enum(historyKinds).optional(),
  /** Only about this brewery and what belongs to it. */
  breweryId: id.optional(),
  /** Only by or about this person. */
  userId: id.optional(),
  /** Only where the object or who did it is called so, in part. */
  q: z.string().max(200).optional(),
});
