import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

interface ProgramOptions {
  /** The whole environment of the process. */
  env: Readonly<Record<string, string>>;
  /** Ends the process early. */
  signal: AbortSignal;
}

/**
 * Runs a command of Hoptrail in another process, so that it neither delays requests nor crashes the
 * server.
 * @param program the command that starts Hoptrail
 * @returns the output of the process
 * @throws Error with the error output of the process, without its progress lines
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
  const [printed, errorOutput] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  if (child.exitCode === 0) return printed;
  throw new Error(
    withoutProgress(errorOutput) || `it ended with ${child.signalCode ?? child.exitCode}`,
  );
}

function withoutProgress(output: string): string {
  return output
    .split('\n')
    .filter((line) => !line.endsWith(' ...'))
    .join('\n')
    .trim();
}
