import type { Beer } from '@hoptrail/contracts/beers/beers';
import { isEndedBy, tapListAt } from '@hoptrail/contracts/beers/tap-list-at';
import { availabilities } from '@hoptrail/contracts/lists/beer-availability';
import { Authorized } from '../../../access/authorize.ts';
import type { Caller } from '../../../access/sessions.ts';
import type { Context } from '../../../context.ts';
import type { Db } from '../../../db/database.ts';
import { recordChange } from '../../history/shared/record-change.ts';
import { findAllBeersOf, updateBeer } from '../beers.repo.ts';
import { described, subjectOf } from '../history-of-beer.rules.ts';
import { type BeerRow, withMeanRating } from '../shared/mean-rating.rules.ts';
import { existsDueBeer, findAllOnSameTap, updateDueBeer } from './menu.repo.ts';

/**
 * Stores what time has changed of a tap list, before a write that depends on it. The
 * history gets no entry: it has one of the person who set the time.
 * @param trx a transaction that has locked the brewery
 * @param now ISO 8601 in UTC, with milliseconds
 */
export async function settleTaps(trx: Db, breweryId: string, now: string): Promise<void> {
  if (!(await existsDueBeer(trx, breweryId, now))) return;
  const stored = await findAllBeersOf(trx, breweryId, availabilities);
  const before = stored.map(withMeanRating);
  const after = tapListAt(before, now);
  for (const [at, beer] of after.entries()) {
    if (beer !== before[at]) await updateDueBeer(trx, beer);
  }
}

/**
 * Ends the beer that was on the tap of one that is on tap now.
 * @param trx a transaction that has locked the brewery
 */
export async function endFormerBeer(
  trx: Db,
  ctx: Pick<Context, 'clock'> & { caller: Caller },
  next: Authorized<BeerRow>,
): Promise<void> {
  const { row } = next;
  if (row.availability !== 'available' || row.tapNumber === null) return;
  const shown: Beer = withMeanRating(row);
  for (const former of await findAllOnSameTap(trx, row)) {
    const isEnded = () => isEndedBy(withMeanRating(former), shown);
    const ended = await updateBeer(trx, Authorized.by(ctx.caller, former, isEnded), {
      availability: 'gone',
      isLastKeg: 0,
      onTapSince: null,
      lastUpdated: ctx.clock.now().toISOString(),
    });
    await recordChange(trx, ctx, {
      ...subjectOf(ended),
      before: described(former),
      after: described(ended),
    });
  }
}
