import { z } from 'zod';

/** What the documentation says about a variable; it is the metadata of the variable's schema. */
export const aboutVariable = z.object({
  /** The purpose of the variable. */
  description: z.string(),
  /** The default in words, if it is not a fixed value. */
  otherwise: z.string().optional(),
  /** Whether every output of settings hides its value. */
  isSecret: z.boolean().optional(),
});
export type About = z.infer<typeof aboutVariable>;

/** Returns the metadata of a variable. */
export function about(description: string, more: Omit<About, 'description'> = {}): About {
  return { description, ...more };
}
