import type { Some } from './beer-style.ts';

/** What demo people write about a beer. */
export const beerNotes: Some<string> = [
  'Bread crust first, then honey. I stayed for a second.',
  'Colder than the last time, and better for it.',
  'Smells like the orchard behind my school.',
  'Too sweet for me, just right for Dad.',
  'The foam was still there at the last sip.',
  'A little thin. The glass was perfect.',
  'Order this with the pretzel.',
  'I drove here for it. No regrets.',
  'Tastes like a campfire, in a good way.',
  'The bartender poured it slowly. It matters.',
];
