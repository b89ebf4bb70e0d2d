import { palette } from '../palette.ts';
import type { Chicken } from './chicken.ts';
import type { Looks } from './looks.ts';

/** The chickens of the gallery. */
export const chickens: Looks<Chicken> = {
  henrietta: [
    'Henrietta',
    'a red hen in a straw hat',
    {
      body: '#a9552c',
      wing: '#8a4120',
      tail: '#5b2a18',
      hackle: '#bd6a38',
      hat: 'straw',
      hatColour: palette.teal,
      comb: 'none',
    },
  ],
  'captain-comb': [
    'Captain Comb',
    'a rooster in full feather',
    {
      body: '#7c3a22',
      wing: '#a9552c',
      tail: '#2b5a54',
      hackle: '#dd9a3c',
      comb: 'tall',
      tailShape: 'rooster',
    },
  ],
  peggy: [
    'Peggy',
    'a white leghorn in a bandana',
    {
      body: '#f1e8d8',
      wing: '#ddcfb6',
      tail: '#e6dac4',
      hackle: '#f8f2e6',
      comb: 'tall',
      neck: 'bandana',
      neckColour: palette.brick,
      glance: 'wide',
    },
  ],
  dottie: [
    'Dottie',
    'a barred hen with a monocle',
    {
      body: '#b9b7b1',
      wing: '#8d8c88',
      tail: '#5c5c5b',
      hackle: '#cfcdc6',
      barred: true,
      glasses: 'round',
      glance: 'half',
    },
  ],
  zsa: [
    'Zsa',
    'a Polish hen with the best hair in the house',
    {
      body: '#3b3634',
      wing: '#55504c',
      tail: '#efe6d4',
      hackle: '#46403d',
      comb: 'crest',
      neck: 'medal',
      neckColour: palette.plum,
    },
  ],
  nugget: [
    'Nugget',
    'a chick in a party hat',
    {
      body: '#efc95a',
      wing: '#dcae38',
      tail: '#dcae38',
      hackle: '#f4d675',
      comb: 'none',
      tailShape: 'chick',
      hat: 'party',
      hatColour: palette.teal,
      glance: 'wide',
    },
  ],
};
