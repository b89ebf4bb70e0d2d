import {
  peopleList,
  peoplePage,
  person,
  personId,
  suspensionInput,
} from '@hoptrail/contracts/admin/people';
import { adminProcedure, rest } from '../../../trpc.ts';
import { readPage } from '../read-page.ts';
import { loadPeople } from './load-people.ts';
import { endSessions, reinstate, suspend } from './suspend.ts';

export const adminPeopleRouter = {
  /** Returns all accounts, or those whose username, name, address or brewery has the search text. */
  list: adminProcedure
    .meta(rest('GET', '/admin/people', 'List the accounts'))
    .input(peopleList)
    .output(peoplePage)
    .query(async ({ ctx, input: { q, ...page } }) => {
      const { items, nextCursor } = await readPage(page, (search) =>
        loadPeople(ctx.db, ctx, { q, ...search }),
      );
      return { people: items, nextCursor };
    }),

  /** Suspends a person: ends their sessions and refuses sign-ins. */
  suspend: adminProcedure
    .meta(rest('PUT', '/admin/people/:id/suspension', 'Suspend a person'))
    .input(suspensionInput)
    .output(person)
    .mutation(({ ctx, input }) => suspend(ctx, input.id, input.reason)),

  reinstate: adminProcedure
    .meta(rest('DELETE', '/admin/people/:id/suspension', 'End the suspension of a person'))
    .input(personId)
    .output(person)
    .mutation(({ ctx, input }) => reinstate(ctx, input.id)),

  endSessions: adminProcedure
    .meta(rest('DELETE', '/admin/people/:id/sessions', 'End the sessions of a person'))
    .input(personId)
    .output(person)
    .mutation(({ ctx, input }) => endSessions(ctx, input.id)),
};
