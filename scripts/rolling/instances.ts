import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { executable } from '../binary/paths.ts';

const AGAIN_MS = 50;
/** Only an instance that never gets ready takes as long. */
const MOST_MS = 120_000;

/** One instance of the executable, which can be stopped and started again. */
export class Instance {
  readonly port: number;
  readonly #folder: string;
  readonly #settings: Readonly<Record<string, string>>;
  #program = executable;
  #child: ChildProcess | undefined;

  constructor(folder: string, port: number, settings: Readonly<Record<string, string>>) {
    this.#folder = folder;
    this.port = port;
    this.#settings = settings;
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  /** Uses another executable from the next start on. */
  install(program: string): void {
    this.#program = program;
  }

  /** Starts it and waits until it says that it is ready. */
  async start(): Promise<void> {
    const env = {
      PATH: '/nonexistent',
      HOME: this.#folder,
      DATA_DIR: this.#folder,
      PORT: String(this.port),
      ...this.#settings,
    };
    const child = spawn(this.#program, ['serve'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    const log = createWriteStream(`${this.#folder}.log`, { flags: 'a' });
    child.stdout.pipe(log, { end: false });
    child.stderr.pipe(log, { end: false });
    this.#child = child;
    const until = performance.now() + MOST_MS;
    while (!(await this.isReady())) {
      if (child.exitCode !== null || performance.now() > until) {
        throw new Error(`An instance does not start: ${await readFile(`${this.#folder}.log`)}`);
      }
      await setTimeout(AGAIN_MS);
    }
  }

  /** Tells what `/api/ready` says. */
  async isReady(): Promise<boolean> {
    const answer = await fetch(`http://127.0.0.1:${this.port}/api/ready`).catch(() => undefined);
    await answer?.arrayBuffer();
    return answer?.status === 200;
  }

  /** Stops it as systemd does. @returns its exit code */
  async stop(): Promise<number | null> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null) return 0;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    return child.exitCode;
  }
}

/** Returns instances that are not started yet, with their files below a folder. */
export function instancesOf(
  folder: string,
  ports: readonly number[],
  settings: Readonly<Record<string, string>>,
): Instance[] {
  return ports.map((port) => new Instance(join(folder, String(port)), port, settings));
}
