import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';

/** A process and its output. */
export interface Run {
  child: ChildProcess;
  /** Returns its output so far. */
  output(): string;
  /** Returns its stdout so far, without stderr. */
  printedOut(): string;
  /** Resolves when it has printed a text, or has printed it this many times. */
  printed(text: string, times?: number): Promise<void>;
  /** Resolves with its exit code. */
  ended: Promise<number | null>;
}

/**
 * Starts a process that ends with the test.
 * @param env its whole environment
 * @param account the account to run as; this process's own by default
 * @param atEnd takes what ends the process; the end of the test by default
 */
export function startProcess(
  program: string,
  args: string[],
  env: NodeJS.ProcessEnv,
  account: { uid?: number; gid?: number } = {},
  atEnd: (stop: () => void) => void = onTestFinished,
): Run {
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'], ...account });
  atEnd(() => {
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
    printed: (wanted, times = 1) =>
      new Promise((resolve, reject) => {
        const look = () => text.split(wanted).length > times && resolve();
        listeners.add(look);
        child.once('exit', () => reject(new Error(`It ended without "${wanted}": ${text}`)));
        look();
      }),
    ended: once(child, 'close').then(([code]) => code),
  };
}
