import { administration } from './examples/administration.ts';
import { breweries } from './examples/breweries.ts';
import { events } from './examples/events.ts';
import type { Examples } from './examples/example.ts';
import { people } from './examples/people.ts';
import { visits } from './examples/visits.ts';

/**
 * Returns a valid input for every procedure that takes one. It concerns objects of the scene: the
 * holder's account, brewery and events.
 */
export const examples: Examples = {
  ...people,
  ...breweries,
  ...visits,
  ...events,
  ...administration,
};
