import { beerUpdate } from '@hoptrail/contracts/beers/beers';
import { fold } from '@hoptrail/contracts/lib/text/fold';
import { BEERS_PER_BREWERY } from '@hoptrail/contracts/limits';
import { z } from 'zod';
import { lockRows } from '../../db/locks.ts';
import { AppError } from '../../errors.ts';
import { loadOwnBrewery } from '../breweries/shared/own-brewery.ts';
import { insertWholeRow } from '../history/shared/deleted-rows.repo.ts';
import { recordChange } from '../history/shared/record-change.ts';
import type { Undoer } from '../history/shared/undoer.ts';
import { findBeerById, findBeerNames } from './beers.repo.ts';
import { described, subjectOf } from './history-of-beer.rules.ts';
import {
  deletedBeer,
  findAllPeopleWhoMarked,
  insertWishesOf,
  updateMarksOf,
} from './restored-beers.repo.ts';
import { recountEntries } from './shared/counted-ratings.ts';
import { undoMerge } from './shared/merge-beers.ts';
import { findAllSame } from './shared/merged.repo.ts';
import { changeBeerIn, loadOwnBeer } from './tap-list.ts';

/** The fields of an undo: of the form, or a merge. */
const undoneFields = z.looseObject({ sameBeer: z.unknown().optional() });

/** How changes of beers are undone. A restored beer has its place, and people's marks and wishes, again. */
export const beerUndoer: Undoer = {
  load: async (trx, ctx, id) => described((await loadOwnBeer(trx, ctx, id)).row),
  added: ['sameBeer'],
  change: async (trx, ctx, id, changed, seq) => {
    const { sameBeer, ...fields } = undoneFields.parse(changed);
    if (sameBeer !== undefined) await undoMerge(trx, ctx, { id, seq }, sameBeer);
    else await changeBeerIn(trx, ctx, beerUpdate.parse({ ...fields, id }));
  },
  restore: async (trx, ctx, stored) => {
    const { row, marks, wishes } = deletedBeer.parse(stored);
    const { id, breweryId, beerName } = row;
    await lockRows(trx, 'breweries', [breweryId]);
    const { row: brewery } = await loadOwnBrewery(trx, ctx.caller, breweryId, 'tapList');
    const present = await findBeerNames(trx, breweryId);
    if (present.some((beer) => beer.id !== id && fold(beer.beerName) === fold(beerName))) {
      throw new AppError('beer.exists');
    }
    if (present.length >= BEERS_PER_BREWERY) throw new AppError('beer.tooMany');
    const lastUpdated = ctx.clock.now().toISOString();
    const whole = { ...row, breweryName: brewery.name, lastUpdated };
    if (!(await insertWholeRow(trx, 'beer_recommendations', whole))) {
      throw new AppError('history.undone');
    }
    const people = [
      ...(await findAllPeopleWhoMarked(trx, marks)),
      ...wishes.flatMap(({ userId }) => userId ?? []),
    ];
    await lockRows(trx, 'users', people);
    await updateMarksOf(trx, id, marks);
    await insertWishesOf(trx, id, wishes);
    const beer = await findBeerById(trx, id);
    if (!beer) throw new AppError('beer.notFound');
    await recountEntries(trx, await findAllSame(trx, beer));
    await recordChange(trx, ctx, {
      ...{ ...subjectOf(beer), verb: 'restored' },
      after: described(beer),
    });
  },
};
