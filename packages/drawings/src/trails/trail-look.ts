import { type MoodName, moodNames } from '../header-scenes/mood.ts';
import { hashText } from '../random.ts';

const coverScenes = ['skyline', 'mountain', 'hopField', 'harbour', 'plains', 'viaduct'] as const;
const badgeCloths = ['teal', 'rust', 'blue', 'copper', 'plum', 'hop', 'wine', 'slate'] as const;
const badgeOutlines = ['round', 'shield', 'arch', 'hex'] as const;
const badgePictures = ['hill', 'lamp', 'cone', 'steeple'] as const;

/** How many covers share neither scene nor colors with one another. */
export const COVER_LOOKS = coverScenes.length * moodNames.length;

/** How many badges share neither colors, outline nor picture with one another. */
export const BADGE_LOOKS = badgeCloths.length * badgeOutlines.length * badgePictures.length;

/** What tells two covers of trails apart at a glance. */
interface TrailCoverLook {
  scene: (typeof coverScenes)[number];
  mood: MoodName;
  /** Whether left and right of the scene change sides. */
  isMirrored: boolean;
}

/** What tells two badges of trails apart at a glance. */
interface TrailBadgeLook {
  cloth: (typeof badgeCloths)[number];
  outline: (typeof badgeOutlines)[number];
  picture: (typeof badgePictures)[number];
}

/**
 * Returns the look of a trail's cover. Numbers that follow each other share neither scene nor
 * colors, and any `COVER_LOOKS` of them in a row have as many looks.
 * @param seed that the look derives from if there is no number
 * @param number of the trail, from 0
 */
export function trailCoverLook(seed: string, number = hashText(`trail:${seed}`)): TrailCoverLook {
  const round = Math.floor(number / coverScenes.length);
  return {
    scene: at(coverScenes, number),
    // Five steps on with each number, and one more with each round through the scenes.
    mood: at(moodNames, number * 5 + round),
    isMirrored: Math.floor(number / COVER_LOOKS) % 2 === 1,
  };
}

/**
 * Returns the look of a trail's badge. Numbers that follow each other share neither colors, outline
 * nor picture, and any `BADGE_LOOKS` of them in a row have as many looks.
 * @param seed that the look derives from if there is no number
 * @param number of the trail, from 0
 */
export function trailBadgeLook(
  seed: string,
  number = hashText(`trail badge:${seed}`),
): TrailBadgeLook {
  const round = Math.floor(number / badgeCloths.length);
  return {
    cloth: at(badgeCloths, number),
    outline: at(badgeOutlines, number + round),
    // One step on with each number, and one more once each cloth had each outline.
    picture: at(badgePictures, number + Math.floor(round / badgeOutlines.length)),
  };
}

function at<Item>(items: readonly Item[], number: number): Item {
  const item = items[number % items.length];
  if (item === undefined) throw new Error(`No item ${number}`);
  return item;
}
