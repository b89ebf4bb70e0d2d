import { done } from '@hoptrail/contracts/fields';
import {
  importCreate,
  importedVisits,
  importedVisitsInput,
  importId,
  importTarget,
  unmatchedPlaces,
  visitImport,
} from '@hoptrail/contracts/personal-data/personal-data';
import { rows } from '@hoptrail/contracts/stored/rows';
import { rest, signedInProcedure } from '../../trpc.ts';
import { announceImport } from './import/announce-import.ts';
import { loadImports, loadUnmatched } from './import/load-imports.ts';
import { removeImport } from './import/remove-import.ts';
import { loadImportedVisits } from './shared/load-visits.ts';

const VISITS_A_PAGE = 50;

export const personalDataRouter = {
  /** Announces an export of Untappd or Swarm, and returns where to put it. */
  importVisits: signedInProcedure
    .meta(rest('POST', '/personal-data/imports', 'Announce a file of another app to import'))
    .input(importCreate)
    .output(importTarget)
    .mutation(async ({ ctx, input }) => {
      const id = await announceImport(ctx, { ...input, userId: ctx.caller.id });
      return { id, uploadURL: `/api/personal-data/imports/${id}/file` };
    }),

  /** Returns the caller's imports, newest first. */
  imports: signedInProcedure
    .meta(rest('GET', '/personal-data/imports', 'List the own imports'))
    .output(rows(visitImport))
    .query(async ({ ctx }) => await loadImports(ctx.db, ctx.caller.id)),

  /** Returns the places of an import that match no brewery. */
  unmatched: signedInProcedure
    .meta(
      rest(
        'GET',
        '/personal-data/imports/:id/unmatched',
        'List the places of an import that match no brewery',
      ),
    )
    .input(importId)
    .output(unmatchedPlaces)
    .query(
      async ({ ctx, input }) => await loadUnmatched(ctx, { id: input.id, userId: ctx.caller.id }),
    ),

  /** Removes an import with all its check-ins. */
  removeImport: signedInProcedure
    .meta(rest('DELETE', '/personal-data/imports/:id', 'Remove an import and its visits'))
    .input(importId)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await removeImport(ctx, { id: input.id, userId: ctx.caller.id });
      return { message: 'Import removed' };
    }),

  /** Returns the caller's imported visits, newest first. */
  importedVisits: signedInProcedure
    .meta(rest('GET', '/personal-data/visits', 'List the imported visits'))
    .input(importedVisitsInput)
    .output(importedVisits)
    .query(async ({ ctx, input: { cursor, limit = VISITS_A_PAGE } }) => {
      return await loadImportedVisits(ctx, ctx.caller.id, { cursor, limit });
    }),
};
