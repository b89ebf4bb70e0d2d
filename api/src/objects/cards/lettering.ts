import { readFile } from 'node:fs/promises';
import type { Face, Lettering } from '@hoptrail/drawings/cards/lettering';
import type { Font, Glyph, Path } from 'opentype.js';
import { fontFiles } from './font-files.ts';

/** A letter, and the font that has it. */
interface Placed {
  font: Font;
  glyph: Glyph;
}

/**
 * Reads the fonts. A letter is looked up by itself: the fonts' rules for ligatures and contexts are
 * not needed for names in Latin, Cyrillic and Greek.
 * @param fileOf returns the path of a font's file
 */
export async function loadLettering(fileOf: (name: string) => string): Promise<Lettering> {
  const { parse } = (await import('opentype.js')).default;
  const load = async (file: string) => {
    const { buffer, byteOffset, length } = await readFile(fileOf(file));
    return parse(buffer.slice(byteOffset, byteOffset + length));
  };
  const fonts = {
    display: await Promise.all(fontFiles.display.map(load)),
    text: await Promise.all(fontFiles.text.map(load)),
  };
  const find = (face: Face, letter: string): Placed | undefined => {
    const font = fonts[face].find((one) => one.hasChar(letter));
    return font && { font, glyph: font.charToGlyph(letter) };
  };

  /** Returns the letters that there are, each with its distance from the start, in ems. */
  function set(face: Face, text: string) {
    let end = 0;
    let before: Placed | undefined;
    const letters = [...text].flatMap((letter) => {
      const placed = find(face, letter);
      if (!placed) return [];
      const { font, glyph } = placed;
      const kerning = before?.font === font ? font.getKerningValue(before.glyph, glyph) : 0;
      const start = end + kerning / font.unitsPerEm;
      end = start + (glyph.advanceWidth ?? 0) / font.unitsPerEm;
      before = placed;
      return [{ glyph, start }];
    });
    return { letters, width: end };
  }

  return {
    has: (face, letter) => find(face, letter) !== undefined,
    width: (face, text, size) => set(face, text).width * size,
    path: (face, text, { x, y, size }) =>
      set(face, text)
        .letters.map(({ glyph, start }) => pathOf(glyph.getPath(x + start * size, y, size)))
        .join(''),
  };
}

/** Returns an outline as path data. The package's own joins a number to one that rounds to 0. */
function pathOf({ commands }: Path): string {
  const points = commands.map((command) => {
    const numbers = ['x1', 'y1', 'x2', 'y2', 'x', 'y'].flatMap((name) => {
      const value: unknown = Reflect.get(command, name);
      return typeof value === 'number' ? [Math.round(value * 10) / 10] : [];
    });
    return command.type + numbers.join(' ');
  });
  return points.join('');
}
