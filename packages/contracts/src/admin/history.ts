import { z } from 'zod';
import { id } from '../fields.ts';
import { historyRange } from '../history/history.ts';
import { historyKinds } from '../lists/history-kinds.ts';

/** The filters of the administrators' history. */
export const historyList = z.object({
  ...historyRange,
  kind: z.enum(historyKinds).optional(),
  /** Only entries about this brewery and what belongs to it. */
  breweryId: id.optional(),
  /** Only entries by or about this person. */
  userId: id.optional(),
  /** Only entries in which the name of the object or the author contains this text. */
  q: z.string().max(200).optional(),
});
