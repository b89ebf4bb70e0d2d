import { relative } from 'node:path';
import type { Reporter, SerializedError, TestModule, Vitest } from 'vitest/node';
import { type Failure, firstLine, writeResult } from './result.ts';

/** Writes counts and failures for the test command, to the file that `TEST_RESULT` names. */
export function resultReporter(): Reporter {
  let root = '';
  return {
    onInit(vitest: Vitest) {
      root = vitest.config.root;
    },
    onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]) {
      const tests = modules.flatMap((module) => [...module.children.allTests()]);
      const count = (state: string) => tests.filter((test) => test.result().state === state).length;
      const failures = [
        ...modules.flatMap((module) => failuresOf(module, root)),
        ...unhandled.map(({ message }) => ({ file: '', message: firstLine(message) })),
      ];
      writeResult({
        passed: count('passed'),
        failed: Math.max(count('failed'), failures.length),
        skipped: count('skipped'),
        failures,
      });
    },
  };
}

function failuresOf(module: TestModule, root: string): Failure[] {
  const place = { file: relative(root, module.moduleId), project: module.project.name };
  const ofTests = [...module.children.allTests('failed')].map((test) => ({
    ...place,
    title: test.fullName,
    message: firstLine(test.result().errors?.[0]?.message ?? ''),
  }));
  const suites = [module, ...module.children.allSuites()];
  const ofHooks = suites.flatMap((suite) =>
    suite.errors().map(({ message }) => ({ ...place, message: firstLine(message) })),
  );
  return [...ofHooks, ...ofTests];
}
