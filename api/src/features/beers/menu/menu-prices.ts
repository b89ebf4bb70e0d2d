import { type MenuPrices, menuPrices, type menuPricesUpdate } from '@hoptrail/contracts/beers/menu';
import { availabilities } from '@hoptrail/contracts/lists/beer-availability';
import { type BeerPrice, beerPrices, unnamedPrices } from '@hoptrail/contracts/lists/beer-prices';
import type { z } from 'zod';
import { Authorized } from '../../../access/authorize.ts';
import type { Caller } from '../../../access/sessions.ts';
import type { Context } from '../../../context.ts';
import type { Db } from '../../../db/database.ts';
import { lockRows } from '../../../db/locks.ts';
import { write } from '../../../db/write.ts';
import { updateBrewery } from '../../breweries/shared/breweries.repo.ts';
import { loadOwnBrewery } from '../../breweries/shared/own-brewery.ts';
import { refuseConflict } from '../../history/shared/conflict.ts';
import { recordChange } from '../../history/shared/record-change.ts';
import { findAllBeersOf, updateBeer } from '../beers.repo.ts';
import { described, subjectOf } from '../history-of-beer.rules.ts';
import { findMenuPrices } from './menu.repo.ts';
import { settleTaps } from './taps.ts';

type SignedIn = Context & { caller: Caller };

/**
 * Names the serving sizes of a brewery that the caller may edit, and sets the currency. Prices of
 * sizes that are no more leave all beers, so that none comes back below the name of a later size.
 * @throws AppError `brewery.notFound`, `auth.forbidden`, `edit.conflict`
 */
export async function setMenuPrices(
  ctx: SignedIn,
  { breweryId, servingSizes, currency, basedOn }: z.infer<typeof menuPricesUpdate>,
): Promise<MenuPrices> {
  return await write(
    ctx.db,
    async (trx) => {
      await lockRows(trx, 'breweries', [breweryId]);
      const brewery = await loadOwnBrewery(trx, ctx.caller, breweryId, 'tapList');
      const before = await findMenuPrices(trx, breweryId);
      refuseConflict(basedOn, before);
      const stored = { servingSizes: JSON.stringify(servingSizes), currency };
      await updateBrewery(trx, brewery, stored);
      const { id, name } = brewery.row;
      await recordChange(trx, ctx, {
        ...{ kind: 'brewery', id, name, breweryId },
        before: inWords(before),
        after: inWords({ servingSizes, currency }),
      });
      const named = servingSizes.map(({ price }) => price);
      const kept = named.length > 0 ? named : unnamedPrices;
      const dropped = beerPrices.filter((price) => !kept.includes(price));
      await dropPrices(trx, ctx, breweryId, dropped);
      return { servingSizes, currency };
    },
    menuPrices,
  );
}

async function dropPrices(
  trx: Db,
  ctx: SignedIn,
  breweryId: string,
  dropped: readonly BeerPrice[],
): Promise<void> {
  const lastUpdated = ctx.clock.now().toISOString();
  await settleTaps(trx, breweryId, lastUpdated);
  const none = Object.fromEntries(dropped.map((price) => [price, null]));
  for (const before of await findAllBeersOf(trx, breweryId, availabilities)) {
    if (dropped.every((price) => before[price] === null)) continue;
    const beer = Authorized.by(ctx.caller, before, () => true);
    const after = await updateBeer(trx, beer, { ...none, lastUpdated });
    const changed = { before: described(before), after: described(after) };
    await recordChange(trx, ctx, { ...subjectOf(after), ...changed });
  }
}

function inWords({ servingSizes, currency }: MenuPrices): object {
  return { servingSizes: servingSizes.map(({ name }) => name), currency };
}
