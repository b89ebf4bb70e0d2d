import { mix } from '../palette.ts';
import type { Random } from '../random.ts';

/**
 * The time of day of a scene: the colours of its sky from top to bottom, of three depths and of the
 * light.
 */
export type Mood = {
  sky: readonly [string, string, string];
  far: string;
  mid: string;
  near: string;
  light: string;
  moon: string;
};

const dusk: Mood = {
  sky: ['#2a2036', '#71404a', '#d08443'],
  far: '#5b3648',
  mid: '#3c2638',
  near: '#1d1420',
  light: '#f7bd5a',
  moon: '#f6d9a0',
};

const night: Mood = {
  sky: ['#0e181d', '#193238', '#3d6a66'],
  far: '#24474a',
  mid: '#183234',
  near: '#0d1a1b',
  light: '#f3b54b',
  moon: '#f2ead2',
};

const late: Mood = {
  sky: ['#16100a', '#38261a', '#7d522b'],
  far: '#513722',
  mid: '#352417',
  near: '#1a120b',
  light: '#f0aa45',
  moon: '#efcf94',
};

const dawn: Mood = {
  sky: ['#2c3450', '#80586c', '#e3a877'],
  far: '#665069',
  mid: '#443850',
  near: '#221c2c',
  light: '#ffce7d',
  moon: '#ffe7bf',
};

const summer: Mood = {
  sky: ['#101a14', '#2c4526', '#8f9a45'],
  far: '#435431',
  mid: '#2a3a24',
  near: '#131e12',
  light: '#f5c763',
  moon: '#f5ecc0',
};

/** Chooses the time of day for a seed, and shifts its colours a little so that scenes differ. */
export function pickMood(random: Random): Mood {
  const mood = random.pick([dusk, night, late, dawn, summer]);
  const cast = random.pick(['#2f6f8a', '#8a2f4a', '#3f7a3a', '#8a6a2a', '#4a3a7a', '#1f5f5a']);
  const share = random.between(0.04, 0.22);
  const [top, middle, low] = mood.sky;
  return {
    ...mood,
    sky: [mix(top, cast, share / 2), mix(middle, cast, share), mix(low, cast, share)],
    far: mix(mood.far, cast, share),
    mid: mix(mood.mid, cast, share * 0.8),
    near: mix(mood.near, cast, share * 0.3),
  };
}
