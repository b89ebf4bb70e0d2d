import { type Beer, beer as beerContract } from '@hoptrail/contracts/beers/beers';
import type { menuArrangement } from '@hoptrail/contracts/beers/menu';
import { inMenuOrder } from '@hoptrail/contracts/beers/tap-list-at';
import { availabilities } from '@hoptrail/contracts/lists/beer-availability';
import { rows } from '@hoptrail/contracts/stored/rows';
import type { z } from 'zod';
import type { Caller } from '../../../access/sessions.ts';
import type { Context } from '../../../context.ts';
import { lockRows } from '../../../db/locks.ts';
import { write } from '../../../db/write.ts';
import { loadOwnBrewery } from '../../breweries/shared/own-brewery.ts';
import { recordChange } from '../../history/shared/record-change.ts';
import { findAllBeersOf } from '../beers.repo.ts';
import { described, subjectOf } from '../history-of-beer.rules.ts';
import { withMeans } from '../shared/merged-ratings.ts';
import { updateMenuPlaces } from './menu.repo.ts';
import { arranged, movedNames } from './menu.rules.ts';
import { settleTaps } from './taps.ts';

/**
 * Arranges the menu of a brewery that the caller may edit. A beer that is not named keeps its place,
 * so that nothing is lost when two people arrange it at once; the last one's order counts.
 * @returns the whole tap list
 * @throws AppError `brewery.notFound`, `auth.forbidden`
 */
export async function arrangeMenu(
  ctx: Context & { caller: Caller },
  { breweryId, beers: wanted }: z.infer<typeof menuArrangement>,
): Promise<Beer[]> {
  return await write(
    ctx.db,
    async (trx) => {
      await lockRows(trx, 'breweries', [breweryId]);
      const brewery = await loadOwnBrewery(trx, ctx.caller, breweryId, 'tapList');
      const now = ctx.clock.now().toISOString();
      await settleTaps(trx, breweryId, now);
      const before = await findAllBeersOf(trx, breweryId, availabilities);
      const sections = new Map(before.map(({ id, section }) => [id, section]));
      const after = arranged(before, wanted).map((beer, position) => {
        const isMoved = beer.section !== sections.get(beer.id);
        return { ...beer, position, lastUpdated: isMoved ? now : beer.lastUpdated };
      });
      await updateMenuPlaces(trx, brewery, after);

      const { id, name } = brewery.row;
      const moved = movedNames(before, after);
      await recordChange(trx, ctx, {
        ...{ kind: 'brewery', id, name, breweryId },
        before: { menuOrder: moved.before },
        after: { menuOrder: moved.after },
      });
      for (const beer of before) {
        const next = after.find((other) => other.id === beer.id);
        if (!next || next.section === beer.section) continue;
        const changed = { before: described(beer), after: described(next) };
        await recordChange(trx, ctx, { ...subjectOf(beer), ...changed });
      }
      return inMenuOrder(await withMeans(trx, after));
    },
    rows(beerContract),
  );
}
