import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The suites that take longest, though their files are small. */
const SLOW: readonly string[] = [
  'conformance/fuzz/rpc.test.ts',
  'conformance/fuzz/rest.test.ts',
  'four-processes/four-processes.test.ts',
  'ops/move/move.test.ts',
];

/**
 * Begins each project with its slowest suites, so that none of them runs alone at the end. Vitest
 * orders by size what it has never run.
 */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return sorted.toSorted(
      (one, other) =>
        projects.indexOf(one.project) - projects.indexOf(other.project) ||
        slowness(other) - slowness(one),
    );
  }
}

function slowness({ moduleId }: TestSpecification): number {
  return SLOW.some((file) => moduleId.endsWith(file)) ? 1 : 0;
}
