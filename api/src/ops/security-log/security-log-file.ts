import { appendFile, rename, stat } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import {
  type SecurityEvent,
  type SecurityFacts,
  securityLine,
} from '../../access/security-log.rules.ts';
import type { SecurityLog } from '../../access/security-log.ts';
import { ConfigError } from '../../config/config.ts';
import type { Clock } from '../../lib/clock.ts';

const FLUSH_MS = 200;
/**
 * The maximum number of lines of a batch. Only an attack from many addresses exceeds it and loses
 * lines.
 */
const MAX_WAITING = 10_000;
const MAX_CLIENTS = 10_000;
const ONE_LINE_MS = 1000;
/** A longer file becomes `security.log.1`, in place of the one before. */
const MAX_BYTES = 10 * 1024 * 1024;

interface FileOptions {
  clock: Clock;
  /** Whether the host chose the file, and relies on it. */
  isChosen: boolean;
  /** Called when writing starts to fail, once for consecutive failures. */
  onFailure: (reason: unknown) => void;
}

/**
 * Writes the security log to a file, at most one line a second per client and event, and 20 MB in all.
 *
 * Each batch opens the file, appends and closes it, so that log rotation needs no signal. Only its
 * owner can read a new file.
 */
export class SecurityLogFile implements SecurityLog {
  readonly #file: string;
  readonly #options: FileOptions;
  readonly #recent = new LRUCache<string, number>({ max: MAX_CLIENTS });
  #waiting: string[] = [];
  #writing = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  #isFailing = false;

  private constructor(file: string, options: FileOptions) {
    this.#file = file;
    this.#options = options;
  }

  /**
   * Opens the log.
   * @throws ConfigError if a chosen file cannot be written
   */
  static async open(file: string, options: FileOptions): Promise<SecurityLogFile> {
    try {
      await append(file, '');
    } catch (cause) {
      if (!options.isChosen) return new SecurityLogFile(file, options).#failed(cause);
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new ConfigError(
        `SECURITY_LOG is "${file}", but this file cannot be written (${reason}). Make its folder, or set SECURITY_LOG to another file.`,
        { cause },
      );
    }
    return new SecurityLogFile(file, options);
  }

  record(event: SecurityEvent, address: string, facts: SecurityFacts = {}): void {
    const now = this.#options.clock.now();
    const key = [event, address, facts.user, facts.code].join(' ');
    const last = this.#recent.get(key);
    if (last !== undefined && Math.abs(now.getTime() - last) < ONE_LINE_MS) return;
    this.#recent.set(key, now.getTime());
    const line = securityLine(now, event, address, facts);
    if (line === undefined || this.#waiting.length >= MAX_WAITING) return;
    this.#waiting.push(line);
    this.#timer ??= setTimeout(() => void this.#flush(), FLUSH_MS).unref();
  }

  /** Writes the waiting lines. */
  async close(): Promise<void> {
    await this.#flush();
  }

  #flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#writing = this.#writing.then(() => this.#write());
    return this.#writing;
  }

  async #write(): Promise<void> {
    const lines = this.#waiting;
    this.#waiting = [];
    if (lines.length === 0) return;
    try {
      await append(this.#file, lines.join(''));
      const { size } = await stat(this.#file);
      if (size > MAX_BYTES) await rename(this.#file, `${this.#file}.1`);
      this.#isFailing = false;
    } catch (reason) {
      this.#failed(reason);
    }
  }

  #failed(reason: unknown): this {
    if (!this.#isFailing) this.#options.onFailure(reason);
    this.#isFailing = true;
    return this;
  }
}

async function append(file: string, text: string): Promise<void> {
  await appendFile(file, text, { mode: 0o600 });
}
