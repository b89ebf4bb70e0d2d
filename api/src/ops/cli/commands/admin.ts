import type { Command } from 'commander';
import type { CommandLine } from '../command-line.ts';
import { runOperation } from '../running-server/run-operation.ts';

/** Adds `hoptrail admin`, which manages administrators. */
export function addAdmin(program: Command, line: CommandLine): void {
  const admin = program
    .command('admin')
    .description('add, list and remove administrators, and sign them in')
    .addHelpText('after', '\nIt takes effect at once, while the server runs too.');
  admin
    .command('add <email>')
    .description('make an address an administrator, now or when it signs up')
    .action((email: string) => runOperation(line, 'admin.add', { email }));
  admin
    .command('list')
    .description('list the administrators')
    .action(() => runOperation(line, 'admin.list', {}));
  admin
    .command('remove <email>')
    .description("remove an administrator's rights; the account stays")
    .action((email: string) => runOperation(line, 'admin.remove', { email }));
  admin
    .command('sign-in-link <email>')
    .description('print a link that signs an administrator in, once, within 15 minutes')
    .action((email: string) => runOperation(line, 'admin.signInLink', { email }));
}
