import type { z } from 'zod';
import { specialEvent } from './special.ts';

/**
 * What everybody may read of a special event without an account, search engines included: nothing
 * about the people who made it.
 */
export const eventPreview = specialEvent.pick({
  id: true,
  event: true,
  company: true,
  breweryId: true,
  details: true,
  date: true,
  time: true,
  when: true,
  repeats: true,
  repeatsUntil: true,
  notOn: true,
  address: true,
  location: true,
  taproom: true,
  places: true,
  rsvpRequired: true,
  ticketLink: true,
  logo: true,
});
export type EventPreview = z.infer<typeof eventPreview>;
