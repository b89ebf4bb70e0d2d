import { setTimeout as wait } from 'node:timers/promises';
import type { RangeResponse, Source } from 'pmtiles';
import { MapError, NoArchiveError } from '../map-error.ts';

const TRIES = 3;
const FIRST_WAIT_MS = 500;
/** A response that sends nothing for this long is given up. */
const SILENT_MS = 30_000;

/** A failure that may pass. */
class PassingError extends Error {}

/** Reads parts of an archive from a server, which must stay the same meanwhile. */
export class HttpSource implements Source {
  readonly #url: string;
  readonly #userAgent: string;
  /** What names the content: its ETag, or else when it was changed. */
  #tag: string | undefined;
  /** The size of the whole archive, from the first response on. */
  size: number | undefined;
  /** All bytes that came. */
  received = 0;

  constructor(url: string, userAgent: string) {
    this.#url = url;
    this.#userAgent = userAgent;
  }

  getKey(): string {
    return this.#url;
  }

  /**
   * Returns a part of the archive, or what there is of it before its end.
   * @throws MapError if the server does not send it in three tries
   */
  async getBytes(offset: number, length: number): Promise<RangeResponse> {
    for (let tried = 1; ; tried += 1) {
      try {
        return { data: await this.#request(offset, length) };
      } catch (error) {
        if (error instanceof MapError) throw error;
        if (tried < TRIES) {
          await wait(FIRST_WAIT_MS * 2 ** (tried - 1));
          continue;
        }
        const reason = error instanceof PassingError ? error.message : 'does not answer';
        const Kind = this.#tag === undefined ? NoArchiveError : MapError;
        throw new Kind(`${this.#url} ${reason}. Try again later.`, { cause: error });
      }
    }
  }

  async #request(offset: number, length: number): Promise<ArrayBuffer> {
    const silence = new AbortController();
    const timer = setTimeout(() => silence.abort(), SILENT_MS);
    try {
      const response = await fetch(this.#url, {
        headers: {
          range: `bytes=${offset}-${offset + length - 1}`,
          'user-agent': this.#userAgent,
          'accept-encoding': 'identity',
        },
        signal: silence.signal,
      });
      const wanted = this.#expected(response, offset, length);
      const bytes = new Uint8Array(wanted);
      let at = 0;
      for await (const chunk of response.body ?? []) {
        timer.refresh();
        this.received += chunk.length;
        if (at + chunk.length > wanted) throw new MapError(`${this.#url} sends more than asked.`);
        bytes.set(chunk, at);
        at += chunk.length;
      }
      if (at < wanted) throw new PassingError('stopped in the middle of a part');
      return bytes.buffer;
    } finally {
      clearTimeout(timer);
      silence.abort();
    }
  }

  /** Checks the head of a response. @returns the number of bytes that its body must have */
  #expected({ status, headers }: Response, offset: number, length: number): number {
    if (status === 429 || status >= 500) throw new PassingError(`answers with ${status}`);
    if (status === 404 || status === 403 || status === 410) {
      throw new NoArchiveError(`${this.#url} is not there (${status}).`);
    }
    const [, first, total] =
      /^bytes (\d+)-\d+\/(\d+)$/.exec(headers.get('content-range') ?? '') ?? [];
    if (status === 200 && headers.get('content-type')?.startsWith('text/html')) {
      throw new MapError(`${this.#url} is a web page. Name a PMTiles file.`);
    }
    if (status === 200 || (status === 206 && total === undefined)) {
      throw new MapError(
        `${this.#url} comes from a server that sends no parts of files. Download the file, and name its path with --from.`,
      );
    }
    if (status !== 206) throw new MapError(`${this.#url} answers with ${status}.`);
    const tag = `${headers.get('etag') ?? headers.get('last-modified') ?? ''} ${total}`;
    this.#tag ??= tag;
    if (tag !== this.#tag) {
      throw new MapError(`${this.#url} changed in the middle. Run the command again.`);
    }
    this.size = Number(total);
    if (Number(first) !== offset) throw new MapError(`${this.#url} sends another part than asked.`);
    return Math.min(length, this.size - offset);
  }
}
