import { z } from 'zod';

/** Why the map has no streets, and how the host gets them; null if it has them. */
export const mapState = z.object({ problem: z.string().nullable() });
