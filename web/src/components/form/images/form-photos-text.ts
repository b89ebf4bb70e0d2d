/** Returns the pictures that a form's text holds, one a line, each once. */
export function splitPhotos(text: string): string[] {
  return [...new Set(text.split('\n').filter(Boolean))];
}

/** Returns pictures as the text of a form. */
export function joinPhotos(paths: readonly string[]): string {
  return paths.join('\n');
}

/** Returns the pictures with one of them a place up (-1) or down (1); at the end it stays. */
export function movedPhoto(paths: readonly string[], path: string, by: -1 | 1): string[] {
  const from = paths.indexOf(path);
  const to = from + by;
  if (from < 0 || to < 0 || to >= paths.length) return [...paths];
  return paths.toSpliced(from, 1).toSpliced(to, 0, path);
}

/** Returns what the photos are in words: which they are says nothing to people. */
export function photosText(text: string): string {
  const { length } = splitPhotos(text);
  return length === 1 ? '1 photo' : `${length} photos`;
}
