import { parse } from 'csv-parse/sync';
import { type ListSource, MissingColumns, SourceError, type SourceRow } from './list-source.ts';
import { type Line, splitLines } from './split-lines.ts';

/** Few, because they are parsed at once, and some of them twice. */
const LINES_AT_ONCE = 50;
/** The number of lines that a quoted field may span; a longer one has no closing quote. */
const MAX_LINES_OF_A_RECORD = 20;
const MAX_CHARACTERS_OF_A_RECORD = 100_000;
/** Blank lines cost time and are no rows. */
const MAX_BLANK_LINES = 200_000;

interface ExpectedList {
  what: string;
  columns: readonly string[];
}

/**
 * Reads CSV with a header line. A malformed row does not affect others: after an unclosed quote,
 * reading continues with the next line.
 * @param expected the name of such a list in messages, and its required columns
 * @throws MissingColumns while iterating, if a required column is missing, SourceError for a text
 * that is no list
 */
export async function* readCsv(
  { name: source, text }: ListSource,
  expected: ExpectedList,
): AsyncGenerator<SourceRow> {
  let columns: readonly string[] | undefined;
  let waiting: Line[] = [];
  let blanks = 0;
  for await (const line of splitLines(source, text)) {
    if (line.text.trim() === '') {
      blanks += 1;
      if (blanks > MAX_BLANK_LINES) {
        throw new SourceError(`${source} is not a list: most of its lines are blank.`);
      }
      if (waiting.length === 0) continue;
    }
    if (!columns) {
      columns = readHeader(source, line.text, expected);
      continue;
    }
    waiting.push(line);
    if (waiting.length < LINES_AT_ONCE && charactersOf(waiting) < MAX_CHARACTERS_OF_A_RECORD) {
      continue;
    }
    const { rows, rest } = readLines(waiting, columns, false);
    yield* rows;
    waiting = rest;
  }
  if (columns) yield* readLines(waiting, columns, true).rows;
}

function readHeader(source: string, line: string, expected: ExpectedList): readonly string[] {
  const names = parseAll(line)?.[0]?.map((name) => name.trim().toLowerCase()) ?? [];
  // Commas at the end of the line name no columns.
  const columns = names.slice(0, names.findLastIndex((name) => name !== '') + 1);
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
    if (length === 0 && !isEnd && couldGoOn(lines.slice(index))) break;
    const text = lines.slice(index, index + (length || 1)).map((part) => part.text);
    if (text.some((part) => part.trim() !== '')) {
      records.push({ number: line.number, text: text.join('\n') });
    }
    index += length || 1;
  }
  const parsed = parseAll(
    records.map((record) => (isTooLong(record) ? '-' : record.text)).join('\n'),
  );
  records.forEach((record, position) => {
    // One malformed record makes the parser reject all of them; then each is parsed separately.
    const isParsed = parsed?.length === records.length || isTooLong(record);
    const fields = isParsed ? [parsed?.[position]] : parseAll(record.text);
    rows.push(toRow(record, fields?.length === 1 ? fields[0] : undefined, columns));
  });
  return { rows, rest: lines.slice(index) };
}

function isTooLong({ text }: Line): boolean {
  return text.length > MAX_CHARACTERS_OF_A_RECORD;
}

function couldGoOn(lines: readonly Line[]): boolean {
  return lines.length < MAX_LINES_OF_A_RECORD && charactersOf(lines) < MAX_CHARACTERS_OF_A_RECORD;
}

function charactersOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { text }) => sum + text.length, 0);
}

/** Returns the number of lines of the first record; 0 if its quote is not closed in these lines. */
function recordLength(lines: readonly Line[], columns: readonly string[]): number {
  let isOpen = false;
  let characters = 0;
  for (const [index, line] of lines.entries()) {
    characters += line.text.length;
    if (characters > MAX_CHARACTERS_OF_A_RECORD) return 0;
    const quotes = line.text.split('"').length - 1;
    if (quotes % 2 === 1) isOpen = !isOpen;
    if (isOpen) continue;
    if (index === 0) return 1;
    const text = lines.slice(0, index + 1).map((part) => part.text);
    const parsed = parseAll(text.join('\n'));
    return parsed?.length === 1 && fits(parsed[0], columns) ? index + 1 : 0;
  }
  return 0;
}

function toRow(
  record: Line,
  fields: readonly string[] | undefined,
  columns: readonly string[],
): SourceRow {
  const place = `line ${record.number}`;
  if (isTooLong(record)) {
    const most = MAX_CHARACTERS_OF_A_RECORD.toLocaleString('en-US');
    return { place, problem: `it has more than ${most} characters` };
  }
  if (!fields) return { place, problem: 'a quotation mark is not closed or stands inside a field' };
  if (!fits(fields, columns)) {
    return { place, problem: `${fields.length} of ${columns.length} columns` };
  }
  return { place, fields: Object.fromEntries(columns.map((name, at) => [name, fields[at]])) };
}

/** Returns whether fields are a row: one for each column, and only blank ones behind. */
function fits(fields: readonly string[] = [], columns: readonly string[]): boolean {
  const others = fields.slice(columns.length);
  return fields.length >= columns.length && others.every((field) => field.trim() === '');
}

function parseAll(text: string): string[][] | undefined {
  try {
    return parse(text, { relax_column_count: true, record_delimiter: '\n' });
  } catch {
    return undefined;
  }
}
