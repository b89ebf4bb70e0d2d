import { z } from 'zod';

/** What runs: the commit and its date are null where they are not known. */
export const build = z.object({
  /** Such as `0.2.0`, or `0.2.0+modified` if files differed from the commit. */
  version: z.string(),
  /** 40 hexadecimal digits. */
  commit: z.string().nullable(),
  /** When it was committed, ISO 8601 in UTC. */
  date: z.iso.datetime().nullable(),
});
export type Build = z.infer<typeof build>;
