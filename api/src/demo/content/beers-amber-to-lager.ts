import type { DemoStyle } from './beer-style.ts';

/** The styles of the demo beers, first half of the alphabet. */
export const amberToLager: readonly DemoStyle[] = [
  {
    style: 'Amber',
    names: ['Amber', 'Copper Ale', 'Red Ale'],
    abv: [4.8, 6.2],
    ibu: [20, 35],
    descriptions: [
      'Toast, caramel and a dry finish.',
      'Brown sugar up front, black tea at the end.',
      'The colour of a porch at six in the evening.',
    ],
  },
  {
    style: 'Barleywine',
    names: ['Barleywine', 'Winter Reserve'],
    abv: [9.2, 12.4],
    ibu: [50, 85],
    descriptions: [
      'Raisins, toffee and patience.',
      'Laid down for a year in a cool corner. Sip it.',
      'Dark honey, figs, and a warm goodbye.',
    ],
  },
  {
    style: 'Belgian',
    names: ['Tripel', 'Dubbel', 'Abbey Ale'],
    abv: [6.4, 9.1],
    ibu: [18, 30],
    descriptions: [
      'Clove, pear and a dry, quick finish.',
      'Plum and candied orange, lighter than it looks.',
      'Fermented warm and bottled slow.',
    ],
  },
  {
    style: 'Blonde',
    names: ['Blonde', 'Golden Ale'],
    abv: [4.2, 5.1],
    ibu: [12, 22],
    descriptions: [
      'Crisp, bright, gone before you know it.',
      'Cracker malt and a squeeze of lemon.',
      'The one we drink after cleaning the tanks.',
    ],
  },
  {
    style: 'Brown Ale',
    names: ['Brown Ale', 'Nut Brown'],
    abv: [4.9, 6.3],
    ibu: [18, 30],
    descriptions: [
      'Hazelnut, cocoa and a soft middle.',
      'Toasted bread crust with a little molasses.',
      'Tastes like the last week of October.',
    ],
  },
  {
    style: 'Cider',
    names: ['Cider', 'Dry Cider', 'Perry'],
    abv: [5.2, 6.9],
    ibu: [0, 5],
    descriptions: [
      'Pressed from five old orchard varieties, bone dry.',
      'Green apple skin, a little oak, no sugar.',
      'Cloudy, tart and made for hot afternoons.',
    ],
  },
  {
    style: 'Hefeweizen',
    names: ['Hefeweizen', 'Hefe'],
    abv: [4.9, 5.6],
    ibu: [9, 15],
    descriptions: [
      'Banana, clove, and a head you could sit on.',
      'Unfiltered and proud of it.',
      'Swirl the last third, then pour.',
    ],
  },
  {
    style: 'IPA',
    names: ['IPA', 'Hazy IPA', 'West Coast IPA'],
    abv: [6.2, 8.6],
    ibu: [45, 80],
    descriptions: [
      'Grapefruit pith and pine, as bitter as it should be.',
      'Mango, peach and a cloud you cannot see through.',
      'Three hops, two dry-hops, one couch.',
      'Resin, lime leaf and a finish like a slammed door.',
    ],
  },
  {
    style: 'Lager',
    names: ['Lager', 'Dark Lager', 'Helles'],
    abv: [4.4, 5.4],
    ibu: [14, 26],
    descriptions: [
      'Six weeks cold, and worth every day.',
      'Bread, honey, snap.',
      'Clean as a good alibi.',
    ],
  },
];
