import { relative } from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { COMPARED, DIFFERS } from '../../web/e2e/catalogue/compare-picture.ts';
import { folders, root } from './folders.ts';

/** Prints the states whose pictures differ from the base, and fails the run if there are any. */
export default class ListDifferences implements Reporter {
  readonly #found: TestResult['annotations'] = [];

  onTestEnd(_test: TestCase, { annotations }: TestResult) {
    this.#found.push(...annotations);
  }

  onEnd(): Promise<{ status?: 'failed' }> {
    const differences = this.#found.filter(({ type }) => type === DIFFERS);
    const compared = this.#found.filter(({ type }) => type === COMPARED);
    for (const { description } of differences) console.log(description);
    console.log(`${compared.length} states compared, ${differences.length} of them differ.`);
    if (differences.length === 0) return Promise.resolve({});
    const [pictures, report] = [folders.differences, folders.report].map((one) =>
      relative(root, one),
    );
    console.log(
      `The pictures are in ${pictures}; look at them with: npx playwright show-report ${report}`,
    );
    return Promise.resolve({ status: 'failed' });
  }
}
