import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

const program = process.env.HOPTRAIL
  ? [process.env.HOPTRAIL]
  : [process.execPath, join(import.meta.dirname, '../main.ts')];

/** A run of the command line in a process of its own. */
export interface Run {
  child: ChildProcess;
  /** What it printed so far. */
  output(): string;
  /** What it printed so far as its result, without what it said beside. */
  printedOut(): string;
  /** Resolves when it printed a text. */
  printed(text: string): Promise<void>;
  /** Resolves with its exit code. */
  ended: Promise<number | null>;
}

/**
 * Runs a command, of the file that `HOPTRAIL` names or from the source; it ends with the test, if
 * not before.
 */
export function hoptrail(args: string[], env: Record<string, string>): Run {
  const [file = '', ...first] = program;
  const child = spawn(file, [...first, ...args], {
    env: { PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  let text = '';
  let out = '';
  child.stdout.on('data', (part: Buffer) => {
    out += part.toString();
  });
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part: Buffer) => {
      text += part.toString();
      for (const listener of listeners) listener();
    });
  }
  return {
    child,
    output: () => text,
    printedOut: () => out,
    printed: (wanted) =>
      new Promise((resolve, reject) => {
        const look = () => text.includes(wanted) && resolve();
        listeners.add(look);
        child.once('exit', () => reject(new Error(`It ended without "${wanted}": ${text}`)));
        look();
      }),
    ended: once(child, 'close').then(([code]) => code),
  };
}
