import { breweryUpdate } from '@hoptrail/contracts/breweries/breweries';
import { lockRows } from '../../db/locks.ts';
import type { Undoer } from '../history/shared/undoer.ts';
import { loadOwnBrewery } from './shared/own-brewery.ts';
import { changeBreweryIn } from './update-brewery.ts';

/** How changes of a brewery's page are undone. Its staff undo what they may change. */
export const breweryUndoer: Undoer = {
  load: async (trx, { caller }, id) => {
    await lockRows(trx, 'breweries', [id]);
    return (await loadOwnBrewery(trx, caller, id, 'hours')).row;
  },
  change: (trx, ctx, id, fields) =>
    changeBreweryIn(trx, ctx, breweryUpdate.parse({ ...fields, id })),
};
