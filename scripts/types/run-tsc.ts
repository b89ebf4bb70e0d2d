import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const TSC = fileURLToPath(new URL('../../node_modules/typescript/bin/tsc', import.meta.url));

/** Runs the compiler; returns whether it accepted everything, and what it printed. */
export async function runTsc(
  args: readonly string[],
): Promise<{ passed: boolean; output: string }> {
  const child = spawn(process.execPath, [TSC, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const [output, code] = await Promise.all([text(child.stdout), ended]);
  return { passed: code === 0, output };
}
