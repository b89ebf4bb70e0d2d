import type { Command } from 'commander';
import type { CommandLine } from '../command-line.ts';

/** `hoptrail licences`: the names and licences of everything in it that others wrote. */
export function addLicences(program: Command, line: CommandLine): void {
  program
    .command('licences')
    .description('print the licences of everything in it that others wrote')
    .action(async () => {
      const notices = await line.runtime.notices();
      if (notices !== undefined) return console.log(notices);
      console.error('They are put together with the single file: run pnpm build:binary first.');
      line.exitWith(1);
    });
}
