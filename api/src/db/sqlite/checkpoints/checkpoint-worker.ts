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
   * Runs one checkpoint. Call it again only when the last one has ended.
   * @throws Error when the disk is full, the database is damaged, or the worker cannot run
   */
  async checkpoint(mode: CheckpointMode): Promise<CheckpointResult> {
    this.#thread ??= this.#start();
    const { worker, ended } = this.#thread;
    worker.ref();
    const answered = once(worker, 'message', { signal: ended });
    worker.postMessage(mode satisfies CheckpointRequest);
    const [response]: CheckpointResponse[] = await answered.finally(() => worker.unref());
    if (response && 'result' in response) return response.result;
    throw new Error(response?.failure);
  }

  async stop(): Promise<void> {
    if (!this.#thread) return;
    const { worker } = this.#thread;
    worker.ref();
    worker.postMessage('stop' satisfies CheckpointRequest);
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
    // The pending call rejects when the worker exits; the next call starts another worker.
    worker.on('error', () => {});
    worker.once('exit', () => {
      this.#thread = undefined;
      ending.abort();
    });
    worker.unref();
    return { worker, ended: ending.signal };
  }
}
