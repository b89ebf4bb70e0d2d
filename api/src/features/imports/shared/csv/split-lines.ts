import { SourceError } from './list-source.ts';

/** A line of a text, without its line break. Numbers start at 1. */
export interface Line {
  number: number;
  text: string;
}

const MAX_CHARACTERS = 1_000_000;

/**
 * Splits a stream of text into lines at any kind of line break.
 * @param source the name in messages
 * @throws SourceError for a line of more than a million characters
 */
export async function* splitLines(
  source: string,
  text: AsyncIterable<string>,
): AsyncGenerator<Line> {
  let number = 0;
  let rest = '';
  for await (const piece of text) {
    const lines = (rest + piece).split(/\r?\n/);
    rest = lines.pop() ?? '';
    if (rest.length > MAX_CHARACTERS) {
      throw new SourceError(`${source} is not a list: line ${number + 1} has no end.`);
    }
    for (const line of lines) yield { number: ++number, text: line };
  }
  if (rest !== '') yield { number: ++number, text: rest.replace(/\r$/, '') };
}
