import type { DemoStyle } from './beer-style.ts';

/** The styles of the demo beers, second half of the alphabet. */
export const maerzenToWheat: readonly DemoStyle[] = [
  {
    style: 'Märzen',
    names: ['Märzen', 'Festbier'],
    abv: [5.5, 6.3],
    ibu: [18, 26],
    descriptions: [
      'Toasty, round and made for long tables.',
      'Brewed in March, opened when the fair comes to town.',
      'Biscuit malt with a polite bitterness.',
    ],
  },
  {
    style: 'Mead',
    names: ['Mead', 'Sparkling Mead'],
    abv: [6.0, 11.5],
    ibu: [0, 0],
    descriptions: [
      'Wildflower honey from forty hives near Luther.',
      'Sparkling, with sand plums.',
      'Dry as hay, with the smell of clover.',
    ],
  },
  {
    style: 'Pale Ale',
    names: ['Pale Ale', 'Extra Pale'],
    abv: [4.8, 5.8],
    ibu: [28, 42],
    descriptions: [
      'Orange zest and toast. One leads to two.',
      'The beer we opened with, and never changed.',
      'Juicy without showing off.',
    ],
  },
  {
    style: 'Pilsner',
    names: ['Pilsner', 'Pils'],
    abv: [4.5, 5.3],
    ibu: [28, 42],
    descriptions: [
      'Floral, snappy, poured slow.',
      'Decoction-mashed because grandmother said so.',
      'Hay, white pepper and a long clean line.',
    ],
  },
  {
    style: 'Porter',
    names: ['Porter', 'Baltic Porter'],
    abv: [5.3, 7.6],
    ibu: [22, 38],
    descriptions: [
      'Dark chocolate with a little smoke behind it.',
      'Coffee, cedar and cold hands around a warm glass.',
      'Smooth as a repaved road.',
    ],
  },
  {
    style: 'Saison',
    names: ['Saison', 'Farmhouse Ale'],
    abv: [5.4, 7.1],
    ibu: [20, 35],
    descriptions: [
      'Hay, lemon peel and a peppery yeast we keep in a jar.',
      'Dry, lively, never the same twice.',
      'Rested in oak with the barn doors open.',
    ],
  },
  {
    style: 'Sour',
    names: ['Sour', 'Gose', 'Kettle Sour'],
    abv: [4.0, 5.6],
    ibu: [4, 10],
    descriptions: [
      'Blackberries from the fence line, salt from the shelf.',
      'Tart cherry, vanilla, and your eyes close by themselves.',
      'Passion fruit and a pinch of sea salt.',
    ],
  },
  {
    style: 'Stout',
    names: ['Stout', 'Oatmeal Stout', 'Milk Stout'],
    abv: [5.2, 8.9],
    ibu: [25, 45],
    descriptions: [
      'Roast, cream and a bitter-chocolate end.',
      'Oats for the silk, coffee for the morning.',
      'Black as the bottom of the kettle.',
    ],
  },
  {
    style: 'Wheat',
    names: ['Wheat', 'White Ale'],
    abv: [4.4, 5.3],
    ibu: [10, 20],
    descriptions: [
      'Red winter wheat from two counties over.',
      'Coriander, orange peel, porch.',
      'Soft, pale and a little bit cloudy.',
    ],
  },
];
