import { styleText } from 'node:util';
import type { Reporter, TestModule } from 'vitest/node';

/** Prints at the end, highlighted, which tests were skipped and why. */
export const skippedReporter: Reporter = {
  onTestRunEnd(modules: readonly TestModule[]) {
    for (const module of modules) {
      for (const test of module.children.allTests('skipped')) {
        const result = test.result();
        const note = 'note' in result ? result.note : undefined;
        if (note) console.error(styleText(['black', 'bgYellow'], ` NOT TESTED: ${note} `));
      }
    }
  },
};
