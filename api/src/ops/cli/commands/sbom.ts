import type { Command } from 'commander';
import type { CommandLine } from '../command-line.ts';

/** Adds `hoptrail sbom`, which prints the bill of materials. */
export function addSbom(program: Command, line: CommandLine): void {
  program
    .command('sbom')
    .description('print the bill of materials: what is in it, as JSON of CycloneDX')
    .action(async () => {
      const bill = await line.runtime.sbom();
      if (bill === undefined) {
        console.error('It is written with the single file: run pnpm build:binary first.');
        line.exitWith(1);
      } else {
        process.stdout.write(bill);
      }
    });
}
