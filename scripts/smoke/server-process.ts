import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export interface ServerProcess {
  url: string;
  pid: number;
  /**
   * Sends a signal to stop and waits for the end.
   * @returns its exit code, null when the signal ended it
   */
  stop(signal?: 'SIGTERM' | 'SIGINT'): Promise<number | null>;
}

/**
 * Starts a server and waits until it prints its address.
 * @param env its whole environment
 * @param cwd its working folder
 * @throws Error with its output when it ends before that
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
