import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A text of the specification. */
export interface ListedText {
  /** The part of the specification that has it, or `OF_THE_APP`. */
  part: number;
  text: string;
}

/** A screen in a state, and what the specification says there. */
export interface ListedState {
  screen: string;
  state: string;
  texts: ListedText[];
}

/** The screen below which those texts are listed that no state shows, each state being a reason. */
export const NOT_REACHED = 'not reached';

/** In place of a part: the app says it where the specification has no text. */
export const OF_THE_APP = 0;

/** The list of `texts.md`. */
export function readTexts(): ListedState[] {
  const states: ListedState[] = [];
  let screen = '';
  for (const line of readLines('texts.md')) {
    const [, mark, words = ''] = /^(#|##|-) (.+)$/.exec(line) ?? [];
    if (mark === '#') screen = words;
    if (mark === '##') states.push({ screen, state: words, texts: [] });
    if (mark === '-') states.at(-1)?.texts.push(listedText(words));
  }
  return states;
}

/** What the specification has in quotation marks or names as a label, each once, in its order. */
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
