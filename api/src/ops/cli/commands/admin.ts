import type { Command } from 'commander';
import type { CommandLine } from '../command-line.ts';
import { runOperation } from '../running-server/run-operation.ts';

/** `hoptrail admin`: who may edit everything. */
export function addAdmin(program: Command, line: CommandLine): void {
  const admin = program
    .command('admin')
    .description('make, list and remove administrators, and let them in')
    .addHelpText('after', '\nIt takes effect at once, while the server runs too.');
  admin
    .command('add <email>')
    .description('make an address an administrator, now or when it signs up')
    .action((email: string) => runOperation(line, 'admin.add', { email }));
  admin
    .command('list')
    .description('say who the administrators are')
    .action(() => runOperation(line, 'admin.list', {}));
  admin
    .command('remove <email>')
    .description("take an administrator's rights; the account stays")
    .action((email: string) => runOperation(line, 'admin.remove', { email }));
  admin
    .command('sign-in-link <email>')
    .description('print a link that signs an administrator in, once, within 15 minutes')
    .action((email: string) => runOperation(line, 'admin.signInLink', { email }));
}
