import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type {
  CheckpointMode,
  CheckpointRequest,
  CheckpointResponse,
  CheckpointResult,
  WorkerOptions,
} from './checkpoint-messages.ts';

/** Small, because the worker does little but call SQLite. */
const LIMITS = { maxYoungGenerationSizeMb: 1, maxOldGenerationSizeMb: 32 };

interface Thread {
  worker: Worker;
  ended: AbortSignal;
}

/** Runs checkpoints of the write-ahead log in a worker thread, which starts at the first one. */
export class CheckpointWorker {
  readonly #script: string;
  readonly #data: WorkerOptions;
  #thread: Thread | undefined;

  /** @param script path of the worker's script */
  constructor(script: string, data: WorkerOptions) {
    this.#script = script;
    this.#data = data;
  }

  /**
   * Runs one checkpoint. Call these methods only when the last call has ended.
   * @throws Error when the disk is full, the database is damaged, or the worker cannot run
   */
  async checkpoint(mode: CheckpointMode): Promise<CheckpointResult> {
    const result = await this.#ask(mode);
    if (typeof result === 'object') return result;
    throw new Error('The checkpoint thread sent no result.');
  }

  /**
   * Looks for old rows in the unused space of the database file.
   * @returns the number of pages with some
   */
  async findOldRows(): Promise<number> {
    return Number(await this.#ask('find'));
  }

  /**
   * Overwrites some of those that `findOldRows()` has found; nothing may write to the database meanwhile.
   * @returns the number of pages that are left
   */
  async overwriteOldRows(): Promise<number> {
    return Number(await this.#ask('overwrite'));
  }

  async stop(): Promise<void> {
    if (!this.#thread) return;
    const { worker } = this.#thread;
    worker.ref();
    worker.postMessage('stop' satisfies CheckpointRequest);
    await once(worker, 'exit');
  }

  async #ask(request: CheckpointRequest): Promise<CheckpointResult | number> {
    this.#thread ??= this.#start();
    const { worker, ended } = this.#thread;
    worker.ref();
    const answered = once(worker, 'message', { signal: ended });
    worker.postMessage(request);
    const [response]: CheckpointResponse[] = await answered.finally(() => worker.unref());
    if (response && 'result' in response) return response.result;
    throw new Error(response?.failure);
  }

  #start(): Thread {
    const ending = new AbortController();
    const worker = new Worker(this.#script, {
      workerData: this.#data,
      resourceLimits: LIMITS,
      execArgv: [],
      env: {},
      // Closing the database file would end SQLite's locks on it.
      trackUnmanagedFds: false,
    });
    const forget = () => {
      if (this.#thread?.worker === worker) this.#thread = undefined;
    };
    // The pending call rejects when the worker fails or exits; the next call starts another worker, also
    // while a failed one has not exited yet.
    worker.on('error', forget);
    worker.once('exit', () => {
      forget();
      ending.abort();
    });
    worker.unref();
    return { worker, ended: ending.signal };
  }
}
