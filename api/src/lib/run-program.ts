import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

interface ProgramOptions {
  /** Its whole environment. */
  env: Readonly<Record<string, string>>;
  /** Ends it early. */
  signal: AbortSignal;
}

/**
 * Runs a command of this program in a process of its own: what it does holds up no request, and
 * a failure there does not end the server.
 * @param program what starts Hoptrail
 * @returns what it printed
 * @throws Error with what the process said, without its progress
 */
export async function runProgram(
  program: readonly string[],
  args: readonly string[],
  { env, signal }: ProgramOptions,
): Promise<string> {
  const [file = '', ...first] = program;
  const child = spawn(file, [...first, ...args], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  });
  const [printed, words] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  if (child.exitCode === 0) return printed;
  throw new Error(withoutProgress(words) || `it ended with ${child.signalCode ?? child.exitCode}`);
}

function withoutProgress(words: string): string {
  return words
    .split('\n')
    .filter((line) => !line.endsWith(' ...'))
    .join('\n')
    .trim();
}
