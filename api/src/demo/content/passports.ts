import { OWNED_BREWERY } from './breweries.ts';

/** An invented trail. Days are counted from the present of the demo. */
export interface DemoPassport {
  name: string;
  story: string;
  isOrdered: boolean;
  startsDaysAgo: number;
  endsInDays: number;
  stampsNeeded: number;
  reward: string;
  prize?: string;
  /** The names of its breweries in their order, some with the number of prizes that they have. */
  breweries: readonly (string | readonly [name: string, prizeStock: number])[];
}

/**
 * The trails. Of the first one `fan@example.com` misses the last stamp, which is where the map begins,
 * at the brewery of `owner@example.com`; the second one is complete; the third lost a brewery.
 */
export const demoPassports: readonly DemoPassport[] = [
  {
    name: "The Lamplighter's Round",
    story:
      'A hundred years ago one man lit every lamp from the rail yard to Robinson Avenue, and had a beer wherever the oil ran out. Walk his round in his order, and end where he hung up the ladder.',
    isOrdered: true,
    startsDaysAgo: 60,
    endsInDays: 45,
    stampsNeeded: 8,
    reward: "The lamplighter's badge, and a glass to drink to him",
    prize: "A hand-blown lamplighter's glass",
    breweries: [
      'Brass Alley Beer Works',
      ['Canal Lantern Cellars', 12],
      'Night Freight Brewing',
      'West Village Lagerhaus',
      ['Spare Wheel Beer Hall', 0],
      'Little Owl Fermentory',
      ['Plaza Pale House', 3],
      [OWNED_BREWERY, 24],
    ],
  },
  {
    name: 'Red Dirt Rounds',
    story:
      'Ten towns, one tank of gas at a time. The roads are straight, the dust is red, and every main street has somebody with a kettle. Any six of them, in any order.',
    isOrdered: false,
    startsDaysAgo: 90,
    endsInDays: 120,
    stampsNeeded: 6,
    reward: 'The red dirt badge, and stories for the winter',
    breweries: [
      'Boyd Street Collective',
      'Two Rails Brewing',
      'Letterpress & Tap',
      'Cow Creek Commons',
      'Trolley Stop Brewing',
      'Round Roof Beer Garden',
      'Plum Thicket Brewing',
      'Kettle & Kin',
      'Čermák & Daughters Lagerhaus',
      'The Honorable Society of Patient Brewers, Malt Roasters and Porch Musicians of Logan County',
    ],
  },
  {
    name: 'Ink & Malt',
    story:
      'Guthrie never threw its type away. Five houses in and around the old capital print their labels by hand, and pull one for you: five stamps, five prints, one poster.',
    isOrdered: false,
    startsDaysAgo: 50,
    endsInDays: 30,
    stampsNeeded: 5,
    reward: 'The printer’s badge, and the poster of your five labels',
    prize: 'A hand-pulled poster',
    breweries: [
      ['Letterpress & Tap', 40],
      'Last Reel Brewing',
      ['Round Roof Beer Garden', 10],
      ['Kettle & Kin', 10],
      ['Spring Creek Sour Cellar', 10],
    ],
  },
];
