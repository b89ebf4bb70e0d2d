import { styleText } from 'node:util';
import type { Reporter, TestModule } from 'vitest/node';

/** Prints at the end, highlighted, which tests were skipped and why. */
export const skippedReporter: Reporter = {
  onTestRunEnd(modules: readonly TestModule[]) {
    const notes = new Set<string>();
    for (const module of modules) {
      for (const test of module.children.allTests('skipped')) {
        const result = test.result();
        if ('note' in result && result.note) notes.add(result.note);
      }
    }
    for (const note of notes) {
      console.error(styleText(['black', 'bgYellow'], ` NOT TESTED: ${note} `));
    }
  },
};
