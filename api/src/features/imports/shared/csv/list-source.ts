import { createReadStream } from 'node:fs';
import { z } from 'zod';
import { Refusal } from '../../../../lib/refusal.ts';

/** Thrown for an unreadable list; the message says why and what to do. */
export class SourceError extends Refusal {
  override name = 'SourceError';
}

/** Thrown for a list without required columns. */
export class MissingColumns extends SourceError {
  override name = 'MissingColumns';
  /** Whether all of these columns are missing: then the file is another table, or no list. */
  readonly isOtherTable: boolean;

  constructor(message: string, isOtherTable: boolean) {
    super(message);
    this.isOtherTable = isOtherTable;
  }
}

/** A list to import: its text, and its name in messages. */
export interface ListSource {
  name: string;
  text: AsyncIterable<string>;
}

/** One row of a source: its fields by column or its problem, and its place. */
export type SourceRow =
  | { place: string; fields: Readonly<Record<string, unknown>> }
  | { place: string; problem: string };

const DOWNLOAD_TIMEOUT_MS = 60_000;

/**
 * Opens a file or URL as UTF-8 text, without a byte order mark.
 * @param source a path, or a URL that starts with http:// or https://
 * @param timeoutMs the timeout of the whole download
 * @returns a source whose text throws SourceError if it is missing, refused, or too slow
 */
export function openSource(source: string, timeoutMs = DOWNLOAD_TIMEOUT_MS): ListSource {
  return { name: source, text: readText(source, timeoutMs) };
}

async function* readText(source: string, timeoutMs: number): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  try {
    const pieces = isLink(source) ? await download(source, timeoutMs) : createReadStream(source);
    for await (const piece of pieces) yield decoder.decode(bytes.parse(piece), { stream: true });
    yield decoder.decode();
  } catch (error) {
    throw error instanceof SourceError ? error : explain(error, source, timeoutMs);
  }
}

const bytes = z.instanceof(Uint8Array);

function isLink(source: string): boolean {
  return /^https?:\/\//i.test(source);
}

async function download(link: string, timeoutMs: number): Promise<AsyncIterable<unknown>> {
  const response = await fetch(link, {
    headers: { accept: 'text/csv, application/json;q=0.9, */*;q=0.1' },
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) {
    await response.body?.cancel();
    const status = `${response.status} ${response.statusText}`.trim();
    throw new SourceError(`${link} answered "${status}". Check the address.`);
  }
  if (!response.body) throw new SourceError(`${link} is empty.`);
  return response.body;
}

function explain(error: unknown, source: string, timeoutMs: number): SourceError {
  const options = { cause: error };
  if (error instanceof Error && error.name === 'TimeoutError') {
    const seconds = Math.ceil(timeoutMs / 1000);
    return new SourceError(`${source} took longer than ${seconds} s. Try again later.`, options);
  }
  const code = codeOf(error);
  const reason = fileProblems[code]?.(source);
  if (reason) return new SourceError(reason, options);
  const detail = code || (error instanceof Error ? error.message : String(error));
  return new SourceError(`${source} could not be read (${detail}).`, options);
}

const fileProblems: Readonly<Record<string, (source: string) => string>> = {
  ENOENT: (source) => `There is no file ${source}.`,
  ENOTDIR: (source) => `There is no file ${source}.`,
  EISDIR: (source) => `${source} is a folder. Name the CSV or JSON file in it.`,
  EACCES: (source) => `${source} may not be read by this account.`,
  ENOTFOUND: (source) => `${source} could not be reached: no server has this name.`,
  EAI_AGAIN: (source) => `${source} could not be reached: the name could not be looked up.`,
  ECONNREFUSED: (source) => `${source} could not be reached: the server refused the connection.`,
};

/** Returns the system's code of an error, which `fetch` hides in the cause. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return codeOf(error.cause);
}
