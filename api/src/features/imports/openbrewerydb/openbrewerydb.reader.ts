import { readCsv } from '../shared/csv/list-csv.ts';
import { type ListSource, SourceError, type SourceRow } from '../shared/csv/list-source.ts';

const MAX_JSON_CHARACTERS = 200_000_000;

const OPEN_BREWERY_DB = {
  what: 'Open Brewery DB list',
  columns: ['id', 'name', 'brewery_type', 'city', 'postal_code'],
};

/**
 * Yields the rows of an Open Brewery DB list. The first character decides whether it is CSV or
 * JSON.
 * @throws SourceError while iterating, if the source cannot be read or is something else
 */
export async function* readRows({ name: source, text }: ListSource): AsyncGenerator<SourceRow> {
  const pieces = text[Symbol.asyncIterator]();
  const start = await firstText(pieces);
  const whole = prepend(start, pieces);
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
      yield* readCsv({ name: source, text: whole }, OPEN_BREWERY_DB);
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

async function* prepend(start: string, rest: AsyncIterator<string>): AsyncGenerator<string> {
  yield start;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

async function* readJson(source: string, text: AsyncIterable<string>): AsyncGenerator<SourceRow> {
  const items = parseJson(source, await collect(source, text));
  if (!Array.isArray(items)) {
    throw new SourceError(`${source} is not a list of breweries: it holds a single JSON object.`);
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
