import { z } from 'zod';
import { coordinate } from '../fields.ts';

/** Where the brewery of an event is. */
export const eventPlace = z.object({
  latitude: coordinate.nullable(),
  longitude: coordinate.nullable(),
});
