import { counted } from '../../../lib/text/numbers.ts';

/** Splits the value of a photos field, one path a line, into paths without duplicates. */
export function splitPhotos(text: string): string[] {
  return [...new Set(text.split('\n').filter(Boolean))];
}

/** Joins paths to the value of a photos field. */
export function joinPhotos(paths: readonly string[]): string {
  return paths.join('\n');
}

/** Returns the paths with one of them moved up (-1) or down (1); at either end nothing changes. */
export function movedPhoto(paths: readonly string[], path: string, by: -1 | 1): string[] {
  const from = paths.indexOf(path);
  const to = from + by;
  if (from < 0 || to < 0 || to >= paths.length) return [...paths];
  return paths.toSpliced(from, 1).toSpliced(to, 0, path);
}

/** Returns the number of photos as text; people cannot tell photos apart by their paths. */
export function photosText(text: string): string {
  const { length } = splitPhotos(text);
  return counted(length, 'photo', 'photos');
}
