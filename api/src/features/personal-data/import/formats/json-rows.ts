import type { RawRow } from './checkin.ts';
import { ForeignFile, UnreadableFile } from './unreadable-file.ts';

/** A check-in with its place and people has a few thousand characters. */
const MAX_CHARACTERS = 500_000;

/**
 * Reads the objects in the list of a JSON text, of `[{}, ...]` or `{"items": [{}, ...]}`, one at a
 * time. A malformed object does not affect others.
 * @throws UnreadableFile if the text breaks off
 */
export async function* readJsonRows(text: AsyncIterable<string>): AsyncGenerator<RawRow> {
  const splitter = new ObjectSplitter();
  for await (const piece of text) yield* splitter.split(piece);
  splitter.end();
}

/** Cuts the objects that are directly in a list out of a JSON text. */
class ObjectSplitter {
  /** The brackets that are open around the objects. */
  #around: string[] = [];
  #line = 1;
  #firstLine = 1;
  /** The open brackets of the current object. */
  #depth = 0;
  #isInText = false;
  #isEscaped = false;
  /** Whether the last character was a CR. */
  #isAfterCr = false;
  #object = '';

  *split(piece: string): Generator<RawRow> {
    let start = 0;
    for (let index = 0; index < piece.length; index += 1) {
      const character = piece[index];
      this.#countLine(character);
      if (this.#isInText) {
        this.#readText(character);
        continue;
      }
      if (character === '"') this.#isInText = true;
      else if (this.#depth === 0) {
        if (this.#opens(character)) start = index;
      } else if (character === '{' || character === '[') this.#depth += 1;
      else if (character === '}' || character === ']') {
        this.#depth -= 1;
        if (this.#depth > 0) continue;
        yield this.#rowOf(this.#object + piece.slice(start, index + 1));
        this.#object = '';
      }
    }
    if (this.#depth > 0) this.#object += piece.slice(start);
    if (this.#object.length > MAX_CHARACTERS) {
      throw new UnreadableFile(
        `The file cannot be read from line ${this.#firstLine} on: a bracket is not closed.`,
      );
    }
  }

  /** @throws UnreadableFile if an object or list is not closed */
  end(): void {
    if (this.#depth === 0 && this.#around.length === 0 && !this.#isInText) return;
    throw new UnreadableFile(
      `The file breaks off after line ${this.#line}. Please export it again.`,
    );
  }

  #countLine(character: string | undefined): void {
    if (character === '\r' || (character === '\n' && !this.#isAfterCr)) this.#line += 1;
    this.#isAfterCr = character === '\r';
  }

  #readText(character: string | undefined): void {
    if (this.#isEscaped) this.#isEscaped = false;
    else if (character === '\\') this.#isEscaped = true;
    else if (character === '"') this.#isInText = false;
  }

  /** Follows what is around the objects. @returns whether an object begins */
  #opens(character: string | undefined): boolean {
    if (character === '{' && this.#around.at(-1) === '[') {
      this.#depth = 1;
      this.#firstLine = this.#line;
      return true;
    }
    if (character === '{' || character === '[') this.#around.push(character);
    if (character === '}' || character === ']') this.#around.pop();
    if (this.#around.length > MOST_AROUND) throw new ForeignFile();
    return false;
  }

  #rowOf(text: string): RawRow {
    const place = `line ${this.#firstLine}`;
    try {
      const fields: unknown = JSON.parse(text);
      return { place, fields: fields as Readonly<Record<string, unknown>> };
    } catch {
      return { place, problem: 'it is not valid JSON' };
    }
  }
}

/** Lists are at most in one object. */
const MOST_AROUND = 4;
