import type { Face } from '@hoptrail/drawings/cards/lettering';

/** The files of each face, by the packages' own subsets: a letter is in one of them. */
export const fontFiles: Readonly<Record<Face, readonly string[]>> = {
  display: ['latin', 'latin-ext'].map((subset) => `caprasimo-${subset}-400-normal.woff`),
  text: ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'vietnamese'].map(
    (subset) => `inter-${subset}-600-normal.woff`,
  ),
};
