import type { Command } from 'commander';
import { NotPublishedError, verifyFile } from '../../published/verify-file.ts';
import type { CommandLine } from '../command-line.ts';

/** Adds `hoptrail verify`, which tells whether a downloaded file is the published one. */
export function addVerify(program: Command, line: CommandLine): void {
  program
    .command('verify <file>')
    .description('compare a downloaded file with SHA256SUMS beside it, and that with its signature')
    .addHelpText('after', '\nExit code: 0 as published, 65 changed or unknown, 1 not checked.')
    .action(async (file: string) => {
      try {
        console.log(await verifyFile(file, await line.runtime.publisherKey()));
      } catch (error) {
        if (!(error instanceof NotPublishedError)) throw error;
        console.error(error.message);
        line.exitWith(65);
      }
    });
}
