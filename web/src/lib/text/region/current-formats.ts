import { americanFormats } from './american-formats.ts';
import type { Formats } from './formats.ts';
import { intlFormats } from './intl-formats.ts';
import { isAmerican } from './region.ts';

let current: Formats | undefined;

/** Returns the formats of the browser's region; they stay until the page is loaded again. */
export function formats(): Formats {
  current ??= formatsOf(navigator.language);
  return current;
}

/** Sets the formats, for pages that are rendered before the browser's region is known. */
export function setFormats(next: Formats): void {
  current = next;
}

/**
 * Returns the formats of the region of a language; the American ones for a text that names none.
 * @param language of the browser; undefined where it is hidden
 */
export function formatsOf(language: string | undefined): Formats {
  if (!language || isAmerican(language)) return americanFormats;
  try {
    return intlFormats(language);
  } catch {
    return americanFormats;
  }
}
