import { z } from 'zod';

/** At least one text. */
export const texts = z.tuple([z.string()], z.string());
