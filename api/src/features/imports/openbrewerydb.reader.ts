import { readCsv } from './openbrewerydb.csv.ts';
import { readText, SourceError, type SourceRow } from './openbrewerydb.source.ts';

const MAX_JSON_CHARACTERS = 200_000_000;

/**
 * Streams the rows of an Open Brewery DB list. Whether it is CSV or JSON shows in the first
 * character, not in the name.
 * @param source a path or a link
 * @param timeoutMs how long a whole download may take
 * @throws SourceError while iterating, when the source cannot be read or is something else
 */
export async function* readRows(source: string, timeoutMs?: number): AsyncGenerator<SourceRow> {
  const text = readText(source, timeoutMs);
  const start = await firstText(text);
  const whole = prepend(start, text);
  switch (start.trimStart()[0]) {
    case undefined:
      throw new SourceError(`${source} is empty.`);
    case '<':
      throw new SourceError(
        `${source} is a web page, not a CSV or JSON file. Use the address of the file itself.`,
      );
    case '[':
    case '{':
      yield* readJson(source, whole);
      return;
    default:
      yield* readCsv(source, whole);
  }
}

async function firstText(text: AsyncIterator<string>): Promise<string> {
  let start = '';
  while (start.trim() === '') {
    const { done, value } = await text.next();
    if (done) break;
    start += value;
  }
  return start;
}

async function* prepend(start: string, text: AsyncIterable<string>): AsyncGenerator<string> {
  yield start;
  yield* text;
}

async function* readJson(source: string, text: AsyncIterable<string>): AsyncGenerator<SourceRow> {
  const items = parseJson(source, await collect(source, text));
  if (!Array.isArray(items)) {
    throw new SourceError(`${source} is no list of breweries: it holds a single JSON object.`);
  }
  const list: readonly unknown[] = items;
  for (const [index, item] of list.entries()) {
    const place = `item ${index + 1}`;
    yield isRecord(item) ? { place, fields: item } : { place, problem: 'is not an object' };
  }
}

async function collect(source: string, text: AsyncIterable<string>): Promise<string> {
  const pieces: string[] = [];
  let length = 0;
  for await (const piece of text) {
    pieces.push(piece);
    length += piece.length;
    if (length > MAX_JSON_CHARACTERS) {
      throw new SourceError(`${source} is too large for JSON. Use the CSV file.`);
    }
  }
  return pieces.join('');
}

function parseJson(source: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    throw new SourceError(`${source} is not valid JSON: ${detail}`, { cause: error });
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
