import { z } from 'zod';
import { id } from '../fields.ts';

/** The input that makes two entries of tap lists, or what they were merged with, one beer. */
export const beerMerge = z.object({ beerId: id, otherId: id });
