import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A text of the specification. */
export interface ListedText {
  /** The part of the specification that contains it, or `OF_THE_APP`. */
  part: number;
  text: string;
}

/** A state of a screen, and the texts that it must show. */
export interface ListedState {
  screen: string;
  state: string;
  texts: ListedText[];
}

/** The heading of the texts that no state shows; its subheadings are the reasons. */
export const NOT_REACHED = 'not reached';

/** The number in place of a part for texts of the app that the specification does not name. */
export const OF_THE_APP = 0;

/** Reads the states and texts of `texts.md`. */
export function readTexts(): ListedState[] {
  const states: ListedState[] = [];
  let screen = '';
  for (const line of readLines('texts.md')) {
    const [, mark, content = ''] = /^(#|##|-) (.+)$/.exec(line) ?? [];
    if (mark === '#') screen = content;
    if (mark === '##') states.push({ screen, state: content, texts: [] });
    if (mark === '-') states.at(-1)?.texts.push(listedText(content));
  }
  return states;
}

/** Reads the quoted texts and labels of the specification, without duplicates, in its order. */
export function readSpecTexts(): ListedText[] {
  return readLines('spec-texts.txt').filter(Boolean).map(listedText);
}

function readLines(name: string): string[] {
  return readFileSync(join(import.meta.dirname, name), 'utf8').split('\n');
}

function listedText(line: string): ListedText {
  const [, part, text = ''] = /^(\d) (.+)$/.exec(line) ?? [];
  if (!part) throw new Error(`Neither a part nor a text: ${line}`);
  return { part: Number(part), text };
}
