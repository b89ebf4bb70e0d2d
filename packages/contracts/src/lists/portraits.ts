/** A drawn portrait that a person can choose as their photo. */
export interface Portrait {
  /** The path of the drawing. */
  path: string;
  /** What it shows, for people who do not see it. */
  shows: string;
}

const faces: readonly (readonly [seed: number, shows: string])[] = [
  [2, 'Purple hop with glasses'],
  [15, 'Gray cat with a cap'],
  [11, 'Pint with sunglasses'],
  [24, 'Teal bottle cap with a beanie'],
  [33, 'Tulip glass with an amber beer'],
  [4, 'Red hop with a moustache'],
  [16, 'Green can with a moustache'],
  [8, 'Black and white cat with a beanie'],
  [39, 'Calico cat with a crown'],
  [45, 'Red can with a straw hat'],
  [23, 'Amber bottle cap with a hop'],
  [48, 'Mug of fruit beer with a moustache'],
  [5, 'Yellow hop with a crown'],
  [32, 'Mug with a straw hat'],
  [6, 'Calico cat with sunglasses'],
  [62, 'Green bottle cap with glasses'],
  [53, 'Orange cat with a straw hat'],
  [21, 'Green hop with a party hat'],
  [55, 'Tulip glass with a dark beer'],
  [22, 'Amber can with sunglasses'],
  [35, 'Amber bottle cap with glasses'],
  [3, 'Black cat with a bowler hat'],
  [52, 'Yellow hop with a smile'],
  [60, 'Black and white cat with sunglasses'],
];

/** The portraits to choose from; neighbours differ in figure and color. */
export const portraits: readonly Portrait[] = faces.map(([seed, shows]) => ({
  path: `/art/portraits/face-${seed}.svg`,
  shows,
}));
