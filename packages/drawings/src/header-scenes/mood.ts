import { mix } from '../palette.ts';
import type { Random } from '../random.ts';

/**
 * The colors of a scene: its sky from top to bottom, three depths, the light, the moon, and what
 * is painted, such as doors and boats.
 */
export type Mood = {
  sky: readonly [string, string, string];
  far: string;
  mid: string;
  near: string;
  light: string;
  moon: string;
  paint: string;
};

/** The color worlds of scenes, each unlike the others at a glance. */
export const moods = {
  teal: {
    sky: ['#08191e', '#14484c', '#43948a'],
    far: '#2b6664',
    mid: '#184244',
    near: '#0b1c1e',
    light: '#f3b54b',
    moon: '#f2ead2',
    paint: '#c26f34',
  },
  ember: {
    sky: ['#3a1c18', '#a4452a', '#f0a04a'],
    far: '#8a3f2a',
    mid: '#552720',
    near: '#220f0e',
    light: '#ffd071',
    moon: '#ffe3a6',
    paint: '#3f7a74',
  },
  violet: {
    sky: ['#170f30', '#46297e', '#a068c4'],
    far: '#573c8a',
    mid: '#352459',
    near: '#160e28',
    light: '#ffc65c',
    moon: '#f3e4ff',
    paint: '#c8507a',
  },
  hop: {
    sky: ['#0d1d0e', '#32601f', '#b3c84a'],
    far: '#4f7429',
    mid: '#2f4b1d',
    near: '#111e0d',
    light: '#f8d468',
    moon: '#f5ecc0',
    paint: '#b4492f',
  },
  rose: {
    sky: ['#33152f', '#963866', '#f5988c'],
    far: '#8b3f66',
    mid: '#592746',
    near: '#25101f',
    light: '#ffd07c',
    moon: '#ffe6d2',
    paint: '#2f6f8a',
  },
  cobalt: {
    sky: ['#091233', '#1d4391', '#78abe0'],
    far: '#2f5aa4',
    mid: '#1d3769',
    near: '#0b152d',
    light: '#ffc85e',
    moon: '#f4f1e2',
    paint: '#c5502f',
  },
  golden: {
    sky: ['#7a4a1c', '#cf9440', '#f7db94'],
    far: '#a9783a',
    mid: '#6b461f',
    near: '#2c1b0b',
    light: '#fff0b8',
    moon: '#fff6d8',
    paint: '#2f5f5a',
  },
  slate: {
    sky: ['#171c20', '#414f58', '#9fb0b2'],
    far: '#57656b',
    mid: '#343f45',
    near: '#14191c',
    light: '#ffbf58',
    moon: '#eef0e8',
    paint: '#a98a2f',
  },
  wine: {
    sky: ['#1f080b', '#6a1a26', '#c2584c'],
    far: '#6e2430',
    mid: '#471820',
    near: '#1b090d',
    light: '#ffb95a',
    moon: '#fbdcb8',
    paint: '#6f8a3a',
  },
  lilac: {
    sky: ['#333a66', '#8f76b0', '#f4c4b4'],
    far: '#7c6a9e',
    mid: '#514773',
    near: '#231f38',
    light: '#ffd68a',
    moon: '#fff0d8',
    paint: '#3f7f8a',
  },
  mocha: {
    sky: ['#160f08', '#4a311c', '#8f6334'],
    far: '#5f4126',
    mid: '#3c2918',
    near: '#1a110a',
    light: '#ffb84c',
    moon: '#efd4a0',
    paint: '#5f7a2f',
  },
  frost: {
    sky: ['#123039', '#4f909a', '#d3efe4'],
    far: '#6aa0a4',
    mid: '#3a6a72',
    near: '#12282f',
    light: '#ffd27a',
    moon: '#ffffff',
    paint: '#a8453a',
  },
} as const satisfies Record<string, Mood>;

/** The name of a color world. */
export type MoodName = keyof typeof moods;

/** All color worlds, in an order in which neighbours are far apart. */
export const moodNames = Object.keys(moods) as readonly MoodName[];

/** Chooses a color world. */
export function pickMood(random: Random): Mood {
  const name = moodNames[random.whole(0, moodNames.length - 1)] ?? 'teal';
  return shiftMood(moods[name], random);
}

/** Shifts the colors of a world a little, so that its scenes are not printed from one plate. */
export function shiftMood(mood: Mood, random: Random): Mood {
  const cast = random.pick(['#2f6f8a', '#8a2f4a', '#3f7a3a', '#8a6a2a', '#4a3a7a', '#1f5f5a']);
  const share = random.between(0, 0.08);
  const [top, middle, low] = mood.sky;
  return {
    ...mood,
    sky: [mix(top, cast, share), mix(middle, cast, share), mix(low, cast, share)],
    far: mix(mood.far, cast, share),
    mid: mix(mood.mid, cast, share),
  };
}
