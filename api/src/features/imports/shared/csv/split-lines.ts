import { SourceError } from './list-source.ts';

/** A line of a text, without its line break. Numbers start at 1. */
export interface Line {
  number: number;
  text: string;
}

const MAX_CHARACTERS = 1_000_000;
const AFTER_LF = /\r?\n/;
const AFTER_ANY = /\r\n?|\n/;

/**
 * Splits a stream of text into lines. Lines end at LF or CRLF, or at CR if the first one does: in
 * other texts a CR is part of its line.
 * @param source the name in messages
 * @throws SourceError for a line of more than a million characters
 */
export async function* splitLines(
  source: string,
  text: AsyncIterable<string>,
): AsyncGenerator<Line> {
  let number = 0;
  let rest = '';
  // The CR at the end of a piece, which the LF of the next one may follow.
  let carriageReturn = '';
  let lineBreak: RegExp | undefined;
  for await (const piece of text) {
    const joined = carriageReturn + piece;
    carriageReturn = joined.endsWith('\r') ? '\r' : '';
    const whole = joined.slice(0, joined.length - carriageReturn.length);
    lineBreak ??= lineBreakOf(whole);
    // Only the piece: a long line would be copied again with each of its pieces.
    const [first = '', ...lines] = lineBreak ? whole.split(lineBreak) : [whole];
    rest += first;
    for (const line of lines) {
      yield { number: ++number, text: rest };
      rest = line;
    }
    if (rest.length > MAX_CHARACTERS) {
      throw new SourceError(`${source} is not a list: line ${number + 1} has no end.`);
    }
  }
  if (rest !== '') yield { number: ++number, text: rest };
}

function lineBreakOf(text: string): RegExp | undefined {
  const [found] = /\r\n?|\n/.exec(text) ?? [];
  if (found === undefined) return undefined;
  return found === '\r' ? AFTER_ANY : AFTER_LF;
}
