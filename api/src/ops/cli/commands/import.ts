import type { Command } from 'commander';
import type { CommandLine } from '../command-line.ts';
import { runOperation } from '../running-server/run-operation.ts';

/** Adds `hoptrail import`, which imports published lists. */
export function addImport(program: Command, line: CommandLine): void {
  const imports = program
    .command('import')
    .description('read lists of breweries and beers into the data folder')
    .addHelpText('after', HELP);
  imports
    .command('openbrewerydb <source>')
    .description("read Open Brewery DB's breweries: a .csv or .json file, or its address")
    .action(async (source: string) => {
      const { openSource } = await import('../../../features/imports/csv/list-source.ts');
      const { name, text } = openSource(source);
      await runOperation(line, 'import.openbrewerydb', { name }, text);
    });
  imports
    .command('beers <source>')
    .description("read a .csv list of beers into the breweries' tap lists")
    .option(
      '--breweries <source>',
      'the .csv list that brewery_id stands for, with id, name, city and state',
    )
    .option('--all', 'name every brewery that was not found, not only the first 20')
    .addHelpText('after', BEERS_HELP)
    .action(async (source: string, options: { breweries?: string; all?: boolean }) => {
      const { openSource } = await import('../../../features/imports/csv/list-source.ts');
      const { readListedBreweries } = await import('../../../features/imports/listed-breweries.ts');
      const { name, text } = openSource(source);
      const breweries =
        options.breweries === undefined
          ? undefined
          : await readListedBreweries(openSource(options.breweries));
      const isWhole = options.all === true;
      await runOperation(line, 'import.beers', { name, breweries, isWhole }, text);
    });
}

const BEERS_HELP = `
Columns: name (or beer), style, abv, ibu, and either brewery, city and state, or brewery_id with
--breweries. A brewery is found by its name and city, whatever their case and whether "Brewing",
"Company" and the like are part of it; where the city has none, by its name in the state, if only one
has it there. What was not found, or not read, is named at the end.`;

const HELP = `
While the server runs it does the reading. A list may be read again at any time: it adds what is new,
changes what the list changed, and never overwrites what somebody edited here.`;
