import type { Command } from 'commander';
import type { CommandLine } from './command-line.ts';
import { runOperation } from './run-operation.ts';

/** `hoptrail import`: lists that others publish. */
export function addImport(program: Command, line: CommandLine): void {
  const imports = program
    .command('import')
    .description('read lists of breweries and beers into the data folder')
    .addHelpText('after', HELP);
  imports
    .command('openbrewerydb <source>')
    .description("read Open Brewery DB's breweries: a .csv or .json file, or its address")
    .action(async (source: string) => {
      const { openSource } = await import('../features/imports/list-source.ts');
      const { name, text } = openSource(source);
      await runOperation(line, 'import.openbrewerydb', { name }, text);
    });
}

const HELP = `
While the server runs it does the reading. A list may be read again at any time: it adds what is new,
changes what the list changed, and never overwrites what somebody edited here.`;
