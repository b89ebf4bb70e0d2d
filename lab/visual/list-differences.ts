import { relative } from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { COMPARED, DIFFERS, LACKING } from '../../web/e2e/catalogue/compare-picture.ts';
import { folders, root } from './folders.ts';

/** Prints the states whose pictures differ from the base, and fails the run if there are any. */
export default class ListDifferences implements Reporter {
  readonly #found: TestResult['annotations'] = [];

  onTestEnd(_test: TestCase, { annotations }: TestResult) {
    this.#found.push(...annotations);
  }

  onEnd(): Promise<{ status?: 'failed' }> {
    const [differences = [], compared = [], lacking = []] = [DIFFERS, COMPARED, LACKING].map(
      (kind) => this.#found.filter(({ type }) => type === kind),
    );
    for (const { description } of lacking) console.log(`${description}: neither has it`);
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
