import { z } from 'zod';

/** What the documentation says about a variable; it is the metadata of the variable's schema. */
export const aboutVariable = z.object({
  /** What the variable is for. */
  description: z.string(),
  /** What happens without it, where it has no fixed default. */
  otherwise: z.string().optional(),
  /** Whether its value is hidden wherever settings are shown. */
  isSecret: z.boolean().optional(),
});
export type About = z.infer<typeof aboutVariable>;

/** Returns the metadata of a variable. */
export function about(description: string, more: Omit<About, 'description'> = {}): About {
  return { description, ...more };
}
