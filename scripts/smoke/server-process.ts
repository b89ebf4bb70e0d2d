import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export interface ServerProcess {
  url: string;
  pid: number;
  /**
   * Asks it to stop and waits until it has.
   * @returns its exit code, null when the signal ended it
   */
  stop(signal?: 'SIGTERM' | 'SIGINT'): Promise<number | null>;
}

/**
 * Starts a server that prints where it listens.
 * @param env its whole environment
 * @param cwd the folder it runs in
 * @returns once it has printed its address
 * @throws Error with its output when it ends before
 */
export async function startServerProcess(
  [program = '', ...args]: readonly string[],
  env: Readonly<Record<string, string>>,
  cwd = process.cwd(),
): Promise<ServerProcess> {
  const child = spawn(program, args, { env, cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'exit').then(() => child.exitCode);
  return {
    url: await printedUrl(child),
    pid: child.pid ?? 0,
    stop(signal = 'SIGTERM') {
      child.kill(signal);
      return ended;
    },
  };
}

function printedUrl(child: ChildProcess): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const url = output.match(/https?:\/\/[\w.]+:\d+(?=\D)/)?.[0];
      if (url) resolve(url);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('error', reject);
    child.once('exit', (code) =>
      reject(new Error(`Ended with ${code} before listening: ${output}`)),
    );
  });
}
