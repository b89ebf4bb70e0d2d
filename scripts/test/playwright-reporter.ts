import { relative } from 'node:path';
import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter';
import { type Failure, firstLine, writeResult } from './result.ts';

const root = new URL('../..', import.meta.url).pathname;

/** Writes counts and failures for the test command, to the file that `TEST_RESULT` names. */
export default class ResultReporter implements Reporter {
  private suite: Suite | undefined;
  private readonly failures: Failure[] = [];

  onBegin(_config: FullConfig, suite: Suite): void {
    this.suite = suite;
  }

  onError({ message = '' }: { message?: string }): void {
    this.failures.push({ file: 'web/e2e', message: firstLine(message) });
  }

  onEnd(): void {
    const tests = this.suite?.allTests() ?? [];
    const failed = tests.filter((test) => test.outcome() === 'unexpected');
    const failures = failed.map((test) => ({
      file: relative(root, test.location.file),
      // Without the names of the root, the project and the file.
      title: test.titlePath().slice(3).join(' '),
      message: firstLine(test.results.at(-1)?.error?.message ?? ''),
    }));
    writeResult({
      passed: tests.filter((test) => test.outcome() === 'expected').length,
      failed: failed.length + this.failures.length,
      skipped: tests.filter((test) => test.outcome() === 'skipped').length,
      failures: [...this.failures, ...failures],
    });
  }
}
