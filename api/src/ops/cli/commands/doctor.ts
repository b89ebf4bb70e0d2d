import { type Command, Option } from 'commander';
import { counted } from '../../../lib/counted.ts';
import type { Finding } from '../../doctor/finding.ts';
import type { CommandLine } from '../command-line.ts';

const NAME_WIDTH = 12;

/** Adds `hoptrail doctor`, which examines an installation. */
export function addDoctor(program: Command, line: CommandLine): void {
  program
    .command('doctor')
    .description('check the installation and say what to do: exit code 0 or 1')
    .option('--repair', 'recount the stored counters; on SQLite, stop the server first')
    // Its name in earlier versions.
    .addOption(new Option('--mend').implies({ repair: true }).hideHelp())
    .action(async ({ repair = false }: { repair?: boolean }) => {
      const { examine } = await import('../../doctor/examine.ts');
      const { runtime } = line;
      const counts = { ok: 0, warning: 0, problem: 0 };
      const variables = line.variables();
      for await (const finding of examine({
        variables,
        runtime,
        now: new Date(),
        isRepairing: repair,
      })) {
        counts[finding.state] += 1;
        console.log(lineOf(finding));
      }
      console.log(`\n${counted(counts.problem, 'problem')}, ${counted(counts.warning, 'warning')}`);
      line.exitWith(counts.problem > 0 ? 1 : 0);
    });
}

function lineOf({ check, state, says, fix }: Finding): string {
  const label = state === 'ok' ? 'ok' : state.toUpperCase();
  const first = `${label.padEnd(8)} ${check.padEnd(NAME_WIDTH)} ${says}`;
  return fix === undefined ? first : `${first}\n${' '.repeat(NAME_WIDTH + 10)}${fix}`;
}
