import type { Weekday } from '@hoptrail/contracts/lists/weekdays';

/** A special event, dated relative to the day on which the demo is created. */
export interface DemoSpecialEvent {
  inDays: number;
  /** The weekday that its texts mention: the event is on the first such day from `inDays` on. */
  weekday?: Weekday;
  brewery: string;
  event: string;
  details: string;
  time: string;
  taproom: boolean;
  rsvp: boolean;
  tickets: boolean;
  /** The location, if it is not the brewery. */
  location: string | null;
}

export const specialEvents: readonly DemoSpecialEvent[] = [
  {
    inDays: -9,
    brewery: 'Painted Barrel',
    event: 'Chalk the Sidewalk Day',
    details:
      'Bring the kids, leave with blue knees. We supply the chalk and the lemonade, the street supplies the canvas.',
    time: '11:00 AM - 4:00 PM',
    taproom: false,
    rsvp: false,
    tickets: false,
    location: null,
  },
  {
    inDays: -3,
    brewery: 'Ferris & Daughters',
    event: 'Wheelhouse Anniversary',
    details:
      'Four years, four new beers, one enormous cake. The first hundred guests take home a glass.',
    time: 'Noon - 10:00 PM',
    taproom: true,
    rsvp: false,
    tickets: false,
    location: null,
  },
  {
    inDays: 1,
    brewery: 'Lampwick Brewing Co.',
    event: 'Lanterns and Lagers',
    details:
      'We turn the lights off and light two hundred lanterns. Five lagers on gravity, poured slow. Free entry, first come, first seated.',
    time: '7:00 PM - 11:00 PM',
    taproom: true,
    rsvp: false,
    tickets: false,
    location: null,
  },
  {
    inDays: 4,
    brewery: 'Little Owl Fermentory',
    event: 'Bottle Release: Barn Owl',
    details: 'A saison that slept fourteen months in oak. Two bottles a person while they last.',
    time: '5:00 PM - 9:00 PM',
    taproom: true,
    rsvp: true,
    tickets: false,
    location: null,
  },
  {
    inDays: 8,
    brewery: 'Čermák & Daughters Lagerhaus',
    weekday: 'Sunday',
    event: 'Polka Sunday',
    details: 'An accordion, a tuba and a floor that has seen worse. Kolaches until they are gone.',
    time: '1:00 PM - 6:00 PM',
    taproom: true,
    rsvp: false,
    tickets: false,
    location: null,
  },
  {
    inDays: 11,
    brewery: 'Stockyard Smoke & Stout',
    event: 'Brisket and Barrels',
    details: 'A long table dinner in five courses, each with a barrel-aged stout.',
    time: '6:30 PM - 9:30 PM',
    taproom: false,
    rsvp: true,
    tickets: true,
    location: null,
  },
  {
    inDays: 15,
    brewery: 'Night Freight Brewing',
    event: 'Vinyl After Dark',
    details: 'Bring one record, hear it played loud. The best B-side drinks for free.',
    time: '8:00 PM - midnight',
    taproom: true,
    rsvp: false,
    tickets: false,
    location: null,
  },
  {
    inDays: 19,
    brewery: 'Little River Farmhouse Ales',
    event: 'Hop Harvest Supper',
    details: 'Pick in the afternoon, eat in the barn, drink what your neighbour picked last year.',
    time: '3:00 PM - 9:00 PM',
    taproom: false,
    rsvp: true,
    tickets: true,
    location: 'The lower field, behind the barn',
  },
  {
    inDays: 24,
    brewery: 'Boyd Street Collective',
    event: 'Home Brewers Swap',
    details: 'Bring six bottles, leave with six others. Judges are whoever turns up.',
    time: '2:00 PM - 6:00 PM',
    taproom: true,
    rsvp: false,
    tickets: false,
    location: null,
  },
  {
    inDays: 30,
    brewery: 'Lampwick Brewing Co.',
    event: 'Meet the Maltster',
    details:
      'The man who floor-malts our barley brings three sacks and more stories. A tasting of four beers is included.',
    time: '6:00 PM - 8:00 PM',
    taproom: true,
    rsvp: true,
    tickets: true,
    location: null,
  },
  {
    inDays: 36,
    brewery: 'Canal Lantern Cellars',
    event: 'Ciders by the Water',
    details: 'Twelve makers along the canal, one glass, one afternoon.',
    time: 'Noon - 6:00 PM',
    taproom: false,
    rsvp: false,
    tickets: true,
    location: 'Canal walk, between the two bridges',
  },
  {
    inDays: 43,
    brewery: 'Gilded Gusher Brewing',
    event: 'Tulsa Night Market',
    details: 'Forty stalls, six taps and a brass band in the alley.',
    time: '6:00 PM - 11:00 PM',
    taproom: false,
    rsvp: false,
    tickets: false,
    location: 'Parking lot on 2nd St',
  },
  {
    inDays: 51,
    brewery: 'Buckboard Bluff Brewing',
    event: 'Five Kilometres for Five Ounces',
    details: 'A slow run along the creek. The finish line is a tap.',
    time: '9:00 AM - noon',
    taproom: false,
    rsvp: true,
    tickets: false,
    location: null,
  },
  {
    inDays: 58,
    brewery: 'Red Earth & Rye',
    event: 'Rye Week Opening',
    details: 'Seven rye beers in seven days. Opening night has bread to match.',
    time: '5:00 PM - 10:00 PM',
    taproom: true,
    rsvp: false,
    tickets: false,
    location: null,
  },
];
