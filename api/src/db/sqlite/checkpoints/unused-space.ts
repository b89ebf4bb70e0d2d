import { fsyncSync, openSync, readSync, writeSync } from 'node:fs';

/** The first byte of a page of a tree, and the size of its header: inner pages, then leaves. */
const HEADER_BYTES = new Map([
  [2, 12],
  [5, 12],
  [10, 8],
  [13, 8],
]);
const FILE_HEADER_BYTES = 100;
const PAGES_AT_ONCE = 256;
const ZEROS = Buffer.alloc(65_536);
/** From here on the first byte of an overflow page could be that of a page of a tree: 128 GB. */
const MOST_PAGES = 0x0200_0000;

interface Gap {
  from: number;
  to: number;
}

/**
 * Overwrites what moved rows left behind in a database file: SQLite's `secure_delete` overwrites a deleted
 * row where it is, but not where it was before a page was rebuilt. That is always the space between the
 * list of a page's rows and the rows, which has no meaning (https://sqlite.org/fileformat2.html#b_tree_pages).
 *
 * The file stays open until the process ends: closing it would end the locks that SQLite has on it.
 */
export class UnusedSpace {
  readonly #file: string;
  #descriptor: number | undefined;

  constructor(file: string) {
    this.#file = file;
  }

  /** Returns the numbers of the pages with something in their unused space, counted from 0. */
  find(): number[] {
    const pageBytes = this.#pageBytes();
    if (pageBytes === undefined) return [];
    const found: number[] = [];
    const chunk = Buffer.alloc(pageBytes * PAGES_AT_ONCE);
    for (let first = 0; first < MOST_PAGES; first += PAGES_AT_ONCE) {
      const bytes = readSync(this.#open(), chunk, 0, chunk.length, first * pageBytes);
      for (let at = 0; at + pageBytes <= bytes; at += pageBytes) {
        const number = first + at / pageBytes;
        if (isUsed(chunk.subarray(at, at + pageBytes), number)) found.push(number);
      }
      if (bytes < chunk.length) break;
    }
    return found;
  }

  /**
   * Overwrites the unused space of pages. Nothing may write to the database meanwhile, the log has to be
   * empty, and no connection that writes may have these pages in memory afterwards.
   */
  overwrite(pages: readonly number[]): void {
    const pageBytes = this.#pageBytes();
    if (pageBytes === undefined || pages.length === 0) return;
    const page = Buffer.alloc(pageBytes);
    for (const number of pages) {
      const start = number * pageBytes;
      if (readSync(this.#open(), page, 0, pageBytes, start) < pageBytes) continue;
      const gap = gapOf(page, number);
      if (gap) writeSync(this.#open(), ZEROS, 0, gap.to - gap.from, start + gap.from);
    }
    fsyncSync(this.#open());
  }

  #open(): number {
    this.#descriptor ??= openSync(this.#file, 'r+');
    return this.#descriptor;
  }

  /** Returns the size of a page; undefined where it is not plain (64 kB, or `auto_vacuum`). */
  #pageBytes(): number | undefined {
    const header = Buffer.alloc(FILE_HEADER_BYTES);
    readSync(this.#open(), header, 0, header.length, 0);
    const hasOtherKinds = header.readUInt32BE(52) > 0;
    const bytes = header.readUInt16BE(16);
    return hasOtherKinds || bytes < 512 ? undefined : bytes;
  }
}

function isUsed(page: Buffer, number: number): boolean {
  const gap = gapOf(page, number);
  return gap !== undefined && ZEROS.compare(page, gap.from, gap.to, 0, gap.to - gap.from) !== 0;
}

/** Returns the unused space of a page; undefined for a page that is none of a tree. */
function gapOf(page: Buffer, number: number): Gap | undefined {
  const start = number === 0 ? FILE_HEADER_BYTES : 0;
  const headerBytes = HEADER_BYTES.get(page.readUInt8(start));
  if (headerBytes === undefined) return undefined;
  const from = start + headerBytes + 2 * page.readUInt16BE(start + 3);
  const to = page.readUInt16BE(start + 5);
  return from < to && to <= page.length ? { from, to } : undefined;
}
