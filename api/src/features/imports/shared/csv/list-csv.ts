import { parse } from 'csv-parse/sync';
import { type ListSource, MissingColumns, type SourceRow } from './list-source.ts';
import { type Line, splitLines } from './split-lines.ts';

const LINES_AT_ONCE = 500;
/** The number of lines that a quoted field may span; a longer one has no closing quote. */
const MAX_LINES_OF_A_RECORD = 20;

interface ExpectedList {
  what: string;
  columns: readonly string[];
}

/**
 * Reads CSV with a header line. A malformed row does not affect others: after an unclosed quote,
 * reading continues with the next line.
 * @param expected the name of such a list in messages, and its required columns
 * @throws MissingColumns while iterating, if a required column is missing
 */
export async function* readCsv(
  { name: source, text }: ListSource,
  expected: ExpectedList,
): AsyncGenerator<SourceRow> {
  let columns: readonly string[] | undefined;
  let waiting: Line[] = [];
  for await (const line of splitLines(source, text)) {
    if (line.text.trim() === '' && waiting.length === 0) continue;
    if (!columns) {
      columns = readHeader(source, line.text, expected);
      continue;
    }
    waiting.push(line);
    if (waiting.length < LINES_AT_ONCE) continue;
    const { rows, rest } = readLines(waiting, columns, false);
    yield* rows;
    waiting = rest;
  }
  if (columns) yield* readLines(waiting, columns, true).rows;
}

function readHeader(source: string, line: string, expected: ExpectedList): readonly string[] {
  const columns = parseAll(line)?.[0]?.map((name) => name.trim().toLowerCase()) ?? [];
  const missing = expected.columns.filter((name) => !columns.includes(name));
  if (missing.length === 0) return columns;
  throw new MissingColumns(
    `${source} is no ${expected.what}: its first line does not name ${missing.join(', ')}.`,
    missing.length === expected.columns.length,
  );
}

/** Parses the complete records at the front; `rest` has the lines of a record that may continue. */
function readLines(lines: readonly Line[], columns: readonly string[], isEnd: boolean) {
  const records: Line[] = [];
  const rows: SourceRow[] = [];
  let index = 0;
  for (let line = lines[index]; line; line = lines[index]) {
    const length = recordLength(lines.slice(index, index + MAX_LINES_OF_A_RECORD), columns);
    const couldGoOn = !isEnd && lines.length - index < MAX_LINES_OF_A_RECORD;
    if (length === 0 && couldGoOn) break;
    const text = lines.slice(index, index + (length || 1)).map((part) => part.text);
    if (text.some((part) => part.trim() !== '')) {
      records.push({ number: line.number, text: text.join('\n') });
    }
    index += length || 1;
  }
  const parsed = parseAll(records.map((record) => record.text).join('\n'));
  records.forEach((record, position) => {
    // One malformed record makes the parser reject all of them; then each is parsed separately.
    const fields = parsed?.length === records.length ? [parsed[position]] : parseAll(record.text);
    rows.push(toRow(record, fields?.length === 1 ? fields[0] : undefined, columns));
  });
  return { rows, rest: lines.slice(index) };
}

/** Returns the number of lines of the first record; 0 if its quote is not closed in these lines. */
function recordLength(lines: readonly Line[], columns: readonly string[]): number {
  let isOpen = false;
  for (const [index, line] of lines.entries()) {
    const quotes = line.text.split('"').length - 1;
    if (quotes % 2 === 1) isOpen = !isOpen;
    if (isOpen) continue;
    if (index === 0) return 1;
    const text = lines.slice(0, index + 1).map((part) => part.text);
    const parsed = parseAll(text.join('\n'));
    return parsed?.length === 1 && parsed[0]?.length === columns.length ? index + 1 : 0;
  }
  return 0;
}

function toRow(
  record: Line,
  fields: readonly string[] | undefined,
  columns: readonly string[],
): SourceRow {
  const place = `line ${record.number}`;
  if (!fields) return { place, problem: 'a quotation mark is not closed or stands inside a field' };
  if (fields.length !== columns.length) {
    return { place, problem: `${fields.length} of ${columns.length} columns` };
  }
  return { place, fields: Object.fromEntries(columns.map((name, at) => [name, fields[at]])) };
}

function parseAll(text: string): string[][] | undefined {
  try {
    return parse(text, { relax_column_count: true });
  } catch {
    return undefined;
  }
}
