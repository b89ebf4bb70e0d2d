import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Result, readResult } from './result.ts';
import type { Step } from './steps.ts';

const root = join(import.meta.dirname, '../..');
/** The most lines of its output that are kept for the summary. */
const KEPT_LINES = 30;

/** How a step ended. */
export interface Outcome {
  step: Step;
  passed: boolean;
  seconds: number;
  /** The end of its output. */
  lastLines: string[];
  /** The counts and failures of its tests, if it has any and got as far. */
  result?: Result | undefined;
}

/**
 * Runs a step.
 * @param isAlone whether to print its output at once; otherwise it is printed only if the step fails
 */
export async function runStep(step: Step, isAlone: boolean): Promise<Outcome> {
  const begun = performance.now();
  const resultFile = join(root, 'test-results', `${step.name.replaceAll(' ', '-')}.json`);
  rmSync(resultFile, { force: true });
  let output = '';
  const show = (text: string) => {
    output += text;
    if (isAlone) process.stdout.write(text);
  };
  const status = await run(step, resultFile, show);
  const passed = status === 0;
  if (!passed && !isAlone) process.stdout.write(output);
  const seconds = Math.round((performance.now() - begun) / 1000);
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const lastLines = lines.slice(-KEPT_LINES);
  const result = step.tests && readResult(resultFile);
  console.log(`${passed ? 'passed' : 'FAILED'}: ${step.name}, ${seconds} s`);
  return { step, passed, seconds, lastLines, ...(result && { result }) };
}

/** Runs the command; returns its exit code. */
async function run(
  { command: [program, ...args], env }: Step,
  resultFile: string,
  show: (text: string) => void,
): Promise<number> {
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, ...env, TEST_RESULT: resultFile },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', show);
  return await new Promise((resolve) => {
    child.once('error', (error) => {
      show(`${error.message}\n`);
      resolve(1);
    });
    child.once('close', (code) => resolve(code ?? 1));
  });
}
