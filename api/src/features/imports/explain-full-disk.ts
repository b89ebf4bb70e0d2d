import { count } from '../../lib/counted.ts';
import { isDiskFull } from '../../lib/files/disk-full.ts';
import { Refusal } from '../../lib/refusal.ts';

/**
 * Returns an error that says how much of a list was written before the disk was full; any other
 * error unchanged.
 * @param written the counts of the committed batches
 * @param things the noun for the rows, such as `breweries`
 */
export function explainFullDisk(
  error: unknown,
  name: string,
  { added, changed }: { added: number; changed: number },
  things: string,
): unknown {
  if (!isDiskFull(error)) return error;
  return new Refusal(
    `The disk is full. Of the ${things} in ${name}, ${count(added)} were added and ${count(changed)} changed; they stay. The others were not written. Make room, then run the same command again: it adds what is missing.`,
    { cause: error },
  );
}
