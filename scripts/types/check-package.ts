import { runTsc } from './run-tsc.ts';

/** The share by which a package may exceed its budget. */
const TOLERANCE = 0.05;

/** How the type check of a package ended. */
export interface Check {
  folder: string;
  /** What the compiler refuses; empty if nothing. */
  errors: string;
  /** How many generic types the compiler instantiated; fewer if it knows some files already. */
  instantiations: number;
}

/**
 * Checks the types of a package.
 * @param folder with its tsconfig.json
 * @param isWhole whether to check unchanged files too, so that all instantiations are counted
 */
export async function checkPackage(folder: string, isWhole: boolean): Promise<Check> {
  const args = ['--project', folder, '--extendedDiagnostics', '--pretty', 'false'];
  const { passed, output } = await runTsc(isWhole ? [...args, '--incremental', 'false'] : args);
  const instantiations = /^Instantiations: +(\d+)/m.exec(output)?.[1];
  if (instantiations === undefined) throw new Error(`${folder}: ${output}`);
  return {
    folder,
    errors: passed ? '' : output.replace(/^Files: .*/ms, ''),
    instantiations: Number(instantiations),
  };
}

/** Returns what to do about a package that is over its budget; undefined if it is not. */
export function overBudget({ folder, instantiations }: Check, budget: number): string | undefined {
  if (instantiations <= budget * (1 + TOLERANCE)) return undefined;
  const share = Math.floor((instantiations / budget - 1) * 100);
  return (
    `${folder}: checking its types takes ${instantiations.toLocaleString('en')} instantiations, ${share} % ` +
    `over the budget of ${budget.toLocaleString('en')}. Find the costly type with ` +
    `\`pnpm exec tsc --project ${folder} --incremental false --generateTrace trace\`. ` +
    `If it is worth it, raise the budget with \`pnpm types --raise ${folder}\` and say why in the commit.`
  );
}

/** Returns the budget for a package that takes so many instantiations: full thousands. */
export function budgetFor(instantiations: number): number {
  return Math.ceil(instantiations / 1000) * 1000;
}
