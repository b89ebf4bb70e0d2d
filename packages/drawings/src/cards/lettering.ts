/** The face of titles, and the face of everything else. */
export type Face = 'display' | 'text';

/** Draws letters as outlines, so that a picture needs no installed font. The server has the fonts. */
export interface Lettering {
  /** Returns whether a face has a letter. */
  has(face: Face, letter: string): boolean;
  /** Returns the width of a text in px. */
  width(face: Face, text: string, size: number): number;
  /** Returns the path of a text whose baseline starts at a point. */
  path(face: Face, text: string, at: { x: number; y: number; size: number }): string;
}

/**
 * Returns a text in one line, without the signs that the fonts lack, such as emoji. A text with a
 * letter that they lack is left out as a whole: half a name would be another name.
 */
export function readable(lettering: Lettering, text: string): string {
  let kept = '';
  for (const letter of text.normalize('NFC').replace(/\s+/gu, ' ')) {
    if (/\p{C}/u.test(letter)) continue;
    if (lettering.has('text', letter)) kept += letter;
    else if (/[\p{L}\p{N}]/u.test(letter)) return '';
  }
  return kept.replace(/ +/g, ' ').trim();
}

/** Returns the face of a title: the text face where the display face lacks one of its letters. */
export function titleFace(lettering: Lettering, text: string): Face {
  return [...text].every((letter) => lettering.has('display', letter)) ? 'display' : 'text';
}
