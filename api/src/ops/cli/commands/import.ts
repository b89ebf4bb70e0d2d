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
      const { openSource } = await import('../../../features/imports/shared/csv/list-source.ts');
      const { name, text } = openSource(source);
      await runOperation(line, 'import.openbrewerydb', { name }, { input: text });
    });
  imports
    .command('beers <source>')
    .description("read a .csv list of beers into the breweries' tap lists")
    .option(
      '--breweries <source>',
      'the .csv list that brewery_id refers to, with id, name, city and state',
    )
    .option('--all', 'name every brewery that was not found, not only the first 20')
    .addHelpText('after', BEERS_HELP)
    .action(async (source: string, options: { breweries?: string; all?: boolean }) => {
      const { openSource } = await import('../../../features/imports/shared/csv/list-source.ts');
      const { readListedBreweries } = await import('../../../features/imports/listed-breweries.ts');
      const { name, text } = openSource(source);
      const breweries =
        options.breweries === undefined
          ? undefined
          : await readListedBreweries(openSource(options.breweries));
      const isWhole = options.all === true;
      await runOperation(line, 'import.beers', { name, breweries, isWhole }, { input: text });
    });
}

const BEERS_HELP = `
Columns: name (or beer), style, abv, ibu, and either brewery, city and state, or brewery_id with
--breweries. A brewery is found by its name and city, ignoring case and words such as "Brewing" and
"Company"; if the city has none, by its name in the state, if only one has it there. The report names
what was not found or not readable.`;

const HELP = `
While the server runs, it does the import. A list can be imported again at any time: this adds new rows,
applies changes of the list, and never overwrites edits made here.`;
