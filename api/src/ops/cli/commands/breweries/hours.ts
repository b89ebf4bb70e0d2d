import type { Command } from 'commander';
import type { CommandLine } from '../../command-line.ts';
import { runOperation } from '../../running-server/run-operation.ts';
import { UsageError } from '../../usage-error.ts';

interface Changes {
  special?: string[];
  zone?: string;
  offers?: string;
}

/** Adds `hoptrail hours`, which reads and sets the opening hours of breweries. */
export function addHours(program: Command, line: CommandLine): void {
  const hours = program
    .command('hours')
    .description('check and set the opening hours of breweries')
    .option('--check', "print what is read from the text of each brewery's hours; changes nothing")
    .action(async ({ check }: { check?: boolean }, command: Command) => {
      if (check) await runOperation(line, 'hours.check', {});
      else command.help();
    });
  hours
    .command('set <brewery> [hours]')
    .description('set the opening hours, special days, time zone and offers of a brewery')
    .option('--special <day...>', 'all special days and seasons, each in quotes')
    .option('--zone <zone>', 'the time zone, such as America/Chicago')
    .option('--offers <list>', 'what the place offers, with commas')
    .addHelpText('after', SET_HELP)
    .action(async (brewery: string, text: string | undefined, changes: Changes) => {
      if (text === undefined && Object.keys(changes).length === 0) {
        throw new UsageError('Say what to set: the hours, --special, --zone or --offers.');
      }
      await runOperation(line, 'hours.set', { brewery, text, ...changes });
    });
}

const SET_HELP = `
Name a brewery by its id, or by its name if no other brewery has it. "none" empties a value; without a
time zone of its own a brewery has the one at its position.

  hoptrail hours set "Old Mill" "Mon-Thu 16-22, Fri-Sat noon - 2 am, Sun closed"
  hoptrail hours set "Old Mill" --special "2026-12-24 - 2026-12-26 closed (Christmas)" "2026-12-31 noon - 6 pm"
  hoptrail hours set "Old Mill" --zone America/Denver --offers dogs,food,outdoor-seats`;
