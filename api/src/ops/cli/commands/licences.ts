import type { Command } from 'commander';
import type { CommandLine } from '../command-line.ts';

/** Adds `hoptrail licences`, which prints the licences of third-party software. */
export function addLicences(program: Command, line: CommandLine): void {
  program
    .command('licences')
    .description('print the licences of the third-party software in it')
    .action(async () => {
      const notices = await line.runtime.notices();
      if (notices !== undefined) return console.log(notices);
      console.error('They are put together with the single file: run pnpm build:binary first.');
      line.exitWith(1);
    });
}
