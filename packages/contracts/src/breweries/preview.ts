import { z } from 'zod';
import { specialEvent } from '../events/special.ts';
import { weeklyEvent } from '../events/weekly.ts';
import { rows } from '../stored/rows.ts';
import { brewery } from './breweries.ts';

/**
 * What everybody may read of a brewery without an account, search engines included: nothing about
 * people and their check-ins.
 */
export const publicBrewery = brewery.pick({
  id: true,
  name: true,
  type: true,
  address: true,
  city: true,
  state: true,
  zipCode: true,
  phone: true,
  latitude: true,
  longitude: true,
  timeZone: true,
  openingHours: true,
  hoursExceptions: true,
  hours: true,
  closure: true,
  offers: true,
  socialLinks: true,
  image: true,
  logo: true,
  closedAt: true,
});
export type PublicBrewery = z.infer<typeof publicBrewery>;

/** What everybody may read of a special event in the list of its brewery. */
export const publicSpecialEvent = specialEvent.pick({
  id: true,
  event: true,
  date: true,
  time: true,
  when: true,
  rsvpRequired: true,
  ticketLink: true,
});
export type PublicSpecialEvent = z.infer<typeof publicSpecialEvent>;

/** What everybody may read of a weekly event in the list of its brewery. */
export const publicWeeklyEvent = weeklyEvent.pick({
  id: true,
  title: true,
  day: true,
  time: true,
  when: true,
  notOn: true,
});
export type PublicWeeklyEvent = z.infer<typeof publicWeeklyEvent>;

/** What visitors see of a brewery beside the sign-in. */
export const breweryPreview = publicBrewery.extend({
  /** As `events.ofBrewery` lists them. */
  events: z.object({ special: rows(publicSpecialEvent), weekly: rows(publicWeeklyEvent) }),
});
export type BreweryPreview = z.infer<typeof breweryPreview>;
