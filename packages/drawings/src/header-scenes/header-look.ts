import { hashText } from '../random.ts';
import { type MoodName, moodNames } from './mood.ts';

/** The scenes of header pictures. */
const headerScenes = [
  'tanks',
  'harbour',
  'skyline',
  'barrels',
  'hopField',
  'storefront',
  'mountain',
  'bar',
  'plains',
  'bottles',
  'garden',
  'viaduct',
] as const;

/** The name of a scene. */
export type HeaderScene = (typeof headerScenes)[number];

/** How many header pictures share neither scene nor colors with one another. */
export const HEADER_LOOKS = headerScenes.length * moodNames.length;

/** What tells two header pictures apart at a glance. */
export interface HeaderLook {
  scene: HeaderScene;
  mood: MoodName;
  /** Whether left and right change sides. */
  isMirrored: boolean;
}

/**
 * Returns the look of a header picture. Numbers that follow each other share neither scene nor
 * colors, and any `HEADER_LOOKS` of them in a row have as many looks.
 * @param seed that the look derives from if there is no number
 * @param number of the brewery, from 0
 */
export function headerLook(seed: string, number = hashText(`header:${seed}`)): HeaderLook {
  const scenes = headerScenes.length;
  const round = Math.floor(number / scenes);
  // Five steps on with each number, and one more with each round through the scenes.
  const mood = (number * 5 + round) % moodNames.length;
  return {
    scene: headerScenes[number % scenes] ?? 'tanks',
    mood: moodNames[mood] ?? 'teal',
    isMirrored: Math.floor(number / HEADER_LOOKS) % 2 === 1,
  };
}
