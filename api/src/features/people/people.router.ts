import {
  peopleList,
  peoplePage,
  person,
  personId,
  suspensionInput,
} from '@hoptrail/contracts/people';
import { adminProcedure, rest, router } from '../../trpc.ts';
import { loadPeople } from './load-people.ts';
import { endSessions, reinstate, suspend } from './suspend.ts';

const PAGE = 20;

/** What administrators do about people. */
export const peopleRouter = router({
  /** Everybody, those who joined last first; or who is called so, in part. */
  list: adminProcedure
    .meta(rest('GET', '/admin/people'))
    .input(peopleList)
    .output(peoplePage)
    .query(async ({ ctx, input: { q, cursor, limit = PAGE } }) => {
      const found = await loadPeople(ctx.db, ctx, { q, after: cursor, limit: limit + 1 });
      const people = found.slice(0, limit);
      return { people, nextCursor: found.length > limit ? (people.at(-1)?.id ?? null) : null };
    }),

  /** Ends a person's sessions and keeps them from signing in. */
  suspend: adminProcedure
    .meta(rest('PUT', '/admin/people/:id/suspension'))
    .input(suspensionInput)
    .output(person)
    .mutation(({ ctx, input }) => suspend(ctx, input.id, input.reason)),

  reinstate: adminProcedure
    .meta(rest('DELETE', '/admin/people/:id/suspension'))
    .input(personId)
    .output(person)
    .mutation(({ ctx, input }) => reinstate(ctx, input.id)),

  endSessions: adminProcedure
    .meta(rest('DELETE', '/admin/people/:id/sessions'))
    .input(personId)
    .output(person)
    .mutation(({ ctx, input }) => endSessions(ctx, input.id)),
});
