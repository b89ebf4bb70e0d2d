import type { Command } from 'commander';
import type { CommandLine } from '../../command-line.ts';
import { runOperation } from '../../running-server/run-operation.ts';

/** Adds `hoptrail owner`, which manages the owners of breweries. */
export function addOwner(program: Command, line: CommandLine): void {
  const owner = program
    .command('owner')
    .description('give breweries to owners, and take them back')
    .addHelpText('after', '\nName a brewery by its id, or by its name if no other brewery has it.');
  owner
    .command('give <brewery> <email>')
    .description('make an account the only owner of a brewery')
    .action((brewery: string, email: string) =>
      runOperation(line, 'owner.give', { brewery, email }),
    );
  owner
    .command('take <brewery>')
    .description('remove the owners of a brewery')
    .action((brewery: string) => runOperation(line, 'owner.take', { brewery }));
}
