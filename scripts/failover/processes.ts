import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** A program of the drill. */
export interface Program {
  child: ChildProcess;
  /** Ends it, and waits until it has ended. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** Starts a program whose output goes to a file. */
export function startProgram(
  [program = '', ...args]: readonly string[],
  logFile: string,
  options: { env?: NodeJS.ProcessEnv; cwd?: string; uid?: number; gid?: number } = {},
): Program {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const log = createWriteStream(logFile, { flags: 'a' });
  child.stdout?.pipe(log);
  child.stderr?.pipe(log);
  const ended = once(child, 'exit');
  return {
    child,
    async stop(signal = 'SIGTERM') {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill(signal);
      await ended;
    },
  };
}

/**
 * Waits until a condition is true.
 * @throws Error after five minutes: only what hangs takes as long
 */
export async function until(what: string, isSo: () => Promise<boolean> | boolean): Promise<void> {
  const end = performance.now() + 300_000;
  while (performance.now() < end) {
    if (await Promise.resolve(isSo()).catch(() => false)) return;
    await delay(100);
  }
  throw new Error(`Five minutes have passed, and still not: ${what}.`);
}

/** Returns a free port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
