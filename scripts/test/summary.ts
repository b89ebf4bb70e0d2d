import { stripVTControlCharacters } from 'node:util';
import type { Failure } from './result.ts';
import type { Outcome } from './run-step.ts';
import type { Step } from './steps.ts';

/** What fits on the screen of a terminal, with pnpm's own lines after it. */
const MOST_LINES = 28;
/** The empty line and the counts at the end. */
const LAST_LINES = 2;
/** The title, the message and the command of a failed test. */
const LINES_OF_FAILURE = 3;

/**
 * Returns the last lines of a test command: what failed, how to run just that, and the counts.
 * @returns at most 30 lines
 */
export function summaryOf(outcomes: readonly Outcome[]): string[] {
  const failed = outcomes.filter(({ passed }) => !passed);
  const room = Math.floor((MOST_LINES - LAST_LINES) / Math.max(1, failed.length));
  return [...failed.flatMap((outcome) => linesOf(outcome, room)), '', countsOf(outcomes)];
}

/** Returns at most `room` lines about a failed step. */
function linesOf({ step, result, lastLines }: Outcome, room: number): string[] {
  const head = ['', `FAILED: ${step.name}. To run it: ${step.again}`];
  const left = room - head.length;
  const { failures = [] } = result ?? {};
  // Without failed tests its own last lines say why.
  if (failures.length === 0) return [...head, ...lastLines.slice(-left).map(indented)];
  const shown = failures.slice(0, Math.floor((left - 1) / LINES_OF_FAILURE));
  const hidden = failures.length - shown.length;
  return [
    ...head,
    ...shown.flatMap((failure) => failureLines(failure, step)),
    ...(hidden > 0 ? [`  and ${hidden} more`] : []),
  ];
}

function indented(line: string): string {
  return `  ${shortened(line)}`;
}

function failureLines({ file, title, message, project }: Failure, step: Step): string[] {
  const name = title === undefined ? [] : [JSON.stringify(title)];
  const flag = project === 'postgres' || project?.startsWith('browser') ? project : undefined;
  const again =
    step.tests === 'e2e'
      ? ['pnpm e2e', ...name]
      : [
          `pnpm ${step.tests} ${file}`,
          ...(flag && step.tests === 'unit' ? [`--${flag.split(' ')[0]}`] : []),
          ...(title === undefined ? [] : ['-t', ...name]),
        ];
  const variables = Object.entries(step.env ?? {})
    .filter(([variable]) => variable !== 'POSTGRES_SUITES')
    .map(([variable, value]) => `${variable}=${value} `);
  return [
    `  ${shortened([file, title].filter(Boolean).join(': '))}`,
    `    ${shortened(message)}`,
    `    ${variables.join('')}${again.join(' ')}`,
  ];
}

/** Returns a line such as `3310 passed, 0 failed, 7 skipped`, over all runners. */
function countsOf(outcomes: readonly Outcome[]): string {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  for (const { result, passed } of outcomes) {
    sum.passed += result?.passed ?? (passed ? 1 : 0);
    sum.failed += result ? Math.max(result.failed, passed ? 0 : 1) : passed ? 0 : 1;
    sum.skipped += result?.skipped ?? 0;
  }
  return `${sum.passed} passed, ${sum.failed} failed, ${sum.skipped} skipped`;
}

function shortened(line: string): string {
  const plain = stripVTControlCharacters(line);
  return plain.length <= 160 ? plain : `${plain.slice(0, 159)}…`;
}
