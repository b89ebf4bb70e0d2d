import { hoursText } from '@hoptrail/contracts/hours/hours-text';
import { parseHours } from '@hoptrail/contracts/hours/reading/parse-hours';
import { z } from 'zod';
import { count } from '../../../lib/counted.ts';
import { operation } from '../../../operation.ts';
import { findWithHours } from './hours.repo.ts';

/** Prints what is read from the text of each brewery's hours, and changes nothing. */
export const checkHours = operation(z.object({}), async ({ db, print }) => {
  const totals = { read: 0, besides: 0, unread: 0 };
  for await (const { name, city, hours: text } of findWithHours(db)) {
    const { hours, notes } = parseHours(text ?? '');
    print([`${name}, ${city}`, ...linesOf(hours && hoursText(hours), text, notes)].join('\n'));
    totals[hours === undefined ? 'unread' : notes.length > 0 ? 'besides' : 'read'] += 1;
  }
  print(
    [
      '',
      `${count(totals.read)} read, ${count(totals.besides)} read with words besides, ${count(totals.unread)} not read.`,
    ].join('\n'),
  );
});

function linesOf(read: string | undefined, text: string | null, notes: readonly string[]) {
  if (read === undefined) return [`  not read: ${notes.join(' / ')}`, ...indented(text ?? '')];
  return [...indented(read), ...notes.map((note) => `  besides: ${note}`)];
}

function indented(text: string): string[] {
  return text.split('\n').map((line) => `    ${line}`);
}
