import { z } from 'zod';
import { id, instant } from '../fields.ts';

/** An NFC tag of a brewery, for those who may revoke it. */
export const tag = z.object({
  id: z.string(),
  name: z.string(),
  /** The number of its chip, which apps for tags show: 14 hexadecimal digits. */
  uid: z.string(),
  createdAt: instant,
  /** When it was last tapped; null if it never was. */
  tappedAt: instant.nullable(),
  /** Whether its keys are those of this server: not after the server lost its tag key. */
  hasKeys: z.boolean(),
});
export type Tag = z.infer<typeof tag>;

export const tagsOfBrewery = z.object({ breweryId: id });
export const tagId = z.object({ id });
