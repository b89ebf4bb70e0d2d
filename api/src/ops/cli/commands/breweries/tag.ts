import type { Command } from 'commander';
import type { CommandLine } from '../../command-line.ts';
import { runOperation } from '../../running-server/run-operation.ts';

/** Adds `hoptrail tag`, which manages the NFC tags of breweries. */
export function addTag(program: Command, line: CommandLine): void {
  const tag = program
    .command('tag')
    .description('add, list and revoke NFC tags, with which people check in')
    .addHelpText('after', '\nName a brewery by its id, or by its name if no other brewery has it.');
  tag
    .command('add <brewery> <uid>')
    .description('add an NTAG 424 DNA by its UID; prints what to write to it, keys included')
    .option('--name <name>', 'where it is, such as Bar')
    .option('--url <url>', 'the address of the server, instead of PUBLIC_URL')
    .action((brewery: string, uid: string, options: { name?: string; url?: string }) =>
      runOperation(line, 'tag.add', { brewery, uid, ...options }),
    );
  tag
    .command('list <brewery>')
    .description('list the tags of a brewery')
    .action((brewery: string) => runOperation(line, 'tag.list', { brewery }));
  tag
    .command('revoke <uid>')
    .description('revoke a tag that is lost')
    .action((uid: string) => runOperation(line, 'tag.revoke', { uid }));
}
