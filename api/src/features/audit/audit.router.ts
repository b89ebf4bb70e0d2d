import { auditList, auditOfBrewery, auditPage } from '@hoptrail/contracts/audit';
import { adminProcedure, ownerProcedure, rest, router } from '../../trpc.ts';
import { loadOwnBrewery } from '../breweries/shared/own-brewery.ts';
import { readHistory } from './read-history.ts';

export const auditRouter = router({
  /** Who changed what, newest first; narrowed down where asked for. */
  list: adminProcedure
    .meta(rest('GET', '/admin/history'))
    .input(auditList)
    .output(auditPage)
    .query(({ ctx, input: { limit, ...filter } }) => readHistory(ctx.db, filter, limit)),

  /** Who changed a brewery, its events and what else is its own, for those who may edit it. */
  ofBrewery: ownerProcedure
    .meta(rest('GET', '/breweries/:id/history'))
    .input(auditOfBrewery)
    .output(auditPage)
    .query(async ({ ctx, input: { id, cursor, limit } }) => {
      const { row } = await loadOwnBrewery(ctx.db, ctx.caller, id);
      return await readHistory(ctx.db, { breweryId: row.id, cursor, except: 'claim' }, limit);
    }),
});
