import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Answer, Order, Outcome, ThreadData } from './checkpoint-messages.ts';

/** It does little but call SQLite. */
const LIMITS = { maxYoungGenerationSizeMb: 1, maxOldGenerationSizeMb: 32 };

interface Thread {
  worker: Worker;
  ended: AbortSignal;
}

/** Moves the write-ahead log into the database, in a thread that begins when it is first needed. */
export class LogMover {
  readonly #script: string;
  readonly #data: ThreadData;
  #thread: Thread | undefined;

  /** @param script path of what the thread runs */
  constructor(script: string, data: ThreadData) {
    this.#script = script;
    this.#data = data;
  }

  /**
   * To be asked again only when it has answered.
   * @throws Error when the disk is full, the database is damaged, or the thread cannot run
   */
  async move(order: Exclude<Order, 'stop'>): Promise<Outcome> {
    this.#thread ??= this.#start();
    const { worker, ended } = this.#thread;
    worker.ref();
    const answered = once(worker, 'message', { signal: ended });
    worker.postMessage(order satisfies Order);
    const [answer]: Answer[] = await answered.finally(() => worker.unref());
    if (answer && 'outcome' in answer) return answer.outcome;
    throw new Error(answer?.failure);
  }

  async stop(): Promise<void> {
    if (!this.#thread) return;
    const { worker } = this.#thread;
    worker.ref();
    worker.postMessage('stop' satisfies Order);
    await once(worker, 'exit');
  }

  #start(): Thread {
    const ending = new AbortController();
    const worker = new Worker(this.#script, {
      workerData: this.#data,
      resourceLimits: LIMITS,
      execArgv: [],
      env: {},
    });
    // What went wrong is told to whoever waits for an answer; the next one begins another thread.
    worker.on('error', () => {});
    worker.once('exit', () => {
      this.#thread = undefined;
      ending.abort();
    });
    worker.unref();
    return { worker, ended: ending.signal };
  }
}
