import type { Offer } from '@hoptrail/contracts/lists/offers';

/** The opening hours of demo breweries. */
export const hours = {
  taproom: 'Mon-Thu 3 pm - 10 pm\nFri 2 pm - midnight\nSat 11 am - midnight\nSun noon - 8 pm',
  evenings: 'Mon closed\nTue-Thu 5 pm - 11 pm\nFri-Sat 4 pm - 1 am\nSun 2 pm - 8 pm',
  kitchen: 'Mon-Thu 11 am - 10 pm\nFri-Sat 11 am - midnight\nSun 10 am - 9 pm (brunch until 2)',
  late: 'Mon-Wed 4 pm - midnight\nThu-Sat noon - 2 am\nSun noon - 10 pm',
  farm: 'Fri 4 pm - 9 pm\nSat 11 am - 9 pm\nSun noon - 6 pm\nClosed when the creek is up',
} as const;
export type HoursKind = keyof typeof hours;

/** The policies of demo breweries about children, dogs and food. */
export const policies = {
  family:
    'Kids are welcome until 8 pm, with a shelf of board games. Dogs on the patio. Bring your own food, or ask for the menus at the bar.',
  adults:
    '21 and over after 6 pm. No dogs inside, sorry. Popcorn is free, pizza comes from next door.',
  diningRoom:
    'Full kitchen until an hour before closing. Kids have their own menu. Dogs are welcome on the terrace.',
  patioDogs:
    'Dogs get a biscuit and a bowl, on and off the leash in the fenced yard. Kids until sundown. Food trucks from Thursday to Sunday.',
  trucks: 'A different food truck every night. Kids and dogs welcome outside. Card only.',
  boardGames:
    'Small room, no kitchen, no television. Games on the wall. Well-behaved dogs and children of any age.',
  farm: 'Gravel road, drive slowly. Kids may feed the hens. Dogs on a leash, because of the hens. Wood-fired bread on Saturdays.',
} as const;
export type PoliciesKind = keyof typeof policies;

/** What demo breweries offer, by their policies. */
export const offersOf: Readonly<Record<PoliciesKind, readonly Offer[]>> = {
  family: ['dogs', 'children', 'outdoor-seats'],
  adults: ['food', 'live-music'],
  diningRoom: ['dogs', 'children', 'food', 'outdoor-seats', 'wheelchair-access'],
  patioDogs: ['dogs', 'children', 'food', 'outdoor-seats', 'parking'],
  trucks: ['dogs', 'children', 'food', 'outdoor-seats'],
  boardGames: ['dogs', 'children', 'wheelchair-access'],
  farm: ['dogs', 'children', 'food', 'parking'],
};
