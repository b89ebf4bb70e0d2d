import { AppError } from '../../errors.ts';

/**
 * The number of pictures to decode at the same time. Each occupies a thread of the pool that reads
 * files.
 */
const AT_A_TIME = 2;
/** The number of pictures that may wait in total, and per person. */
const WAITING = 8;
const WAITING_PER_PERSON = 3;
const RETRY_SECONDS = 2;

interface Turn {
  person: string;
  start: () => void;
}

/**
 * Queues the decoding of pictures: two at a time, one per person, with a short queue. Beyond it the
 * server answers 503 with `Retry-After` before it reads the body. A damaged picture of 168 kB, sent 24
 * times at once, had delayed pages and the health check for 40 seconds and taken 620 MB, since each decode
 * occupies a thread of the pool that also reads files. A process of lower priority would separate memory
 * as well, but costs 60 MB and 150 ms for each start.
 */
export class DecodeQueue {
  /** People whose picture is being decoded. */
  readonly #running = new Set<string>();
  #waiting: Turn[] = [];

  /**
   * Runs a decode when it is its person's turn, oldest first.
   * @param person the sender of the picture
   * @returns the result of the decode
   * @throws AppError `server.busy` if too many pictures are waiting
   */
  async run<T>(person: string, decode: () => Promise<T>): Promise<T> {
    await this.#turnOf(person);
    try {
      return await decode();
    } finally {
      this.#running.delete(person);
      this.#startNext();
    }
  }

  /**
   * Refuses a picture while the queue is full, before its body is read.
   * @throws AppError `server.busy`
   */
  refuseWhenFull(person: string): void {
    if (this.#canStart(person)) return;
    const ofPerson = this.#waiting.filter((turn) => turn.person === person).length;
    if (this.#waiting.length < WAITING && ofPerson < WAITING_PER_PERSON) return;
    throw new AppError('server.busy', {
      message: 'Many pictures are being read right now. Please try again in a moment.',
      retryAfter: RETRY_SECONDS,
    });
  }

  #turnOf(person: string): Promise<void> | undefined {
    this.refuseWhenFull(person);
    if (this.#canStart(person)) {
      this.#running.add(person);
      return undefined;
    }
    return new Promise((start) => this.#waiting.push({ person, start }));
  }

  #canStart(person: string): boolean {
    return this.#running.size < AT_A_TIME && !this.#running.has(person);
  }

  #startNext(): void {
    const next = this.#waiting.find(({ person }) => this.#canStart(person));
    if (!next) return;
    this.#waiting = this.#waiting.filter((turn) => turn !== next);
    this.#running.add(next.person);
    next.start();
  }
}
