import { Readable } from 'node:stream';
import type { ChangeFeed } from '../../db/instances/change-feed.ts';
import { ClientBudget } from '../../lib/network/client-budget.ts';

declare module '../../context.ts' {
  interface Caches {
    /** The televisions that are connected with this instance. */
    boards: BoardStreams;
  }
}

/** The streams of this instance: with its connection one takes some 50 kilobytes. */
const STREAMS = { perClient: 50, inAll: 2000 };
/** Several changes at once, such as a new order of 200 beers, are sent as one event. */
const COLLECT_MS = 100;
/** A television that reads nothing any more does not fill the memory. */
const UNREAD_BYTES = 4096;
/** How long a browser waits before it connects again. */
const RETRY_MS = 5000;

/**
 * Told when the menu of the brewery has changed, or the board itself: connected or ended. `beat` tells that
 * the connection is there: without it, a television would not notice that its network is gone.
 */
type BoardEvent = 'menu' | 'board' | 'beat';

interface Connection {
  boardId: string;
  /** Null while it shows digits. */
  breweryId: string | null;
  stream: Readable;
}

/**
 * Tells televisions by server-sent events that something has changed, which they then request. It
 * listens to the changes of the database, those of other instances too.
 */
export class BoardStreams {
  readonly #open = new Set<Connection>();
  readonly #budget = new ClientBudget(STREAMS);
  readonly #changed = { breweries: new Set<string>(), boards: new Set<string>(), all: false };
  #timer: NodeJS.Timeout | undefined;

  constructor(changes: ChangeFeed) {
    const { breweries, boards } = this.#changed;
    changes.onChange('beers', (breweryId) => this.#collect(breweries, breweryId));
    changes.onChange('brewery_facts', (id) => this.#collect(breweries, id));
    changes.onChange('boards', (id) => this.#collect(boards, id));
    changes.onReset(() => {
      this.#changed.all = true;
      this.#collect(boards, '');
    });
  }

  /**
   * Opens the stream of a television.
   * @param client its network
   * @returns undefined if there are too many, of this client or in total
   */
  open(
    { id: boardId, breweryId }: { id: string; breweryId: string | null },
    client: string,
  ): Readable | undefined {
    if (!this.#budget.take(client, 1)) return undefined;
    const stream = new Readable({ read() {} });
    const connection = { boardId, breweryId, stream };
    this.#open.add(connection);
    stream.once('close', () => {
      this.#open.delete(connection);
      this.#budget.giveBack(client, 1);
    });
    stream.push(`retry: ${RETRY_MS}\n\n`);
    return stream;
  }

  /**
   * Keeps the connections open through proxies, and closes those that are not read.
   * @returns the ids of the boards that are connected with a brewery
   */
  beat(): string[] {
    for (const { stream } of this.#open) send(stream, event('beat'));
    return [...this.#open].flatMap(({ boardId, breweryId }) => (breweryId ? [boardId] : []));
  }

  /** Ends all streams, so that the server can stop. */
  close(): void {
    clearTimeout(this.#timer);
    for (const { stream } of this.#open) stream.push(null);
  }

  #collect(names: Set<string>, name: string): void {
    if (this.#open.size === 0) return;
    names.add(name);
    this.#timer ??= setTimeout(() => this.#tell(), COLLECT_MS).unref();
  }

  #tell(): void {
    const { breweries, boards, all } = this.#changed;
    for (const { boardId, breweryId, stream } of this.#open) {
      if (all || boards.has(boardId)) send(stream, event('board'));
      else if (breweryId && breweries.has(breweryId)) send(stream, event('menu'));
    }
    breweries.clear();
    boards.clear();
    this.#changed.all = false;
    this.#timer = undefined;
  }
}

function send(stream: Readable, text: string): void {
  stream.push(text);
  if (stream.readableLength > UNREAD_BYTES) stream.destroy();
}

function event(name: BoardEvent): string {
  return `event: ${name}\ndata: \n\n`;
}
