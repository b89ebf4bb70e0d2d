import type { BeerHad, BeerMark } from '@hoptrail/contracts/beers/had';
import type { QueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { trpc } from '../../trpc.ts';
import { findCall, type WaitingMark } from '../calls/waiting-calls.ts';
import type { Kind } from './kind.ts';

/** A mark that waited longer is sent with the time at which it was made. */
const LATE_MS = 60_000;

export const marks: Kind<WaitingMark> = {
  domain: 'beers',
  refused: () => 'Beer not saved',
  send: async ({ client, queryClient, invalidate }, { input, isHad, review, since }) => {
    const { beerId } = input;
    const { mark, unmark } = client.beers.had;
    const isLate = Date.now() - since > LATE_MS;
    const hadAt = isLate ? { hadAt: new Date(since).toISOString() } : {};
    const had = isHad ? await mark.mutate({ beerId, ...review, ...hadAt }) : undefined;
    if (!isHad) await unmark.mutate({ beerId });
    storeMark(queryClient, input, had);
    invalidate('beers');
  },
  // The server adds the mark to the check-in at the beer's brewery.
  isBlocked: ({ userId, input }) => {
    const call = findCall(userId, 'checkin', input.breweryId);
    return call !== undefined && call.problem === undefined;
  },
  isTyped: ({ review }) => Object.keys(review).length > 0,
};

/** Adds a mark to the cached ones. The screen shows it while the server's list is fetched again. */
function storeMark(
  queryClient: QueryClient,
  { beerId, breweryId }: WaitingMark['input'],
  had: BeerHad | undefined,
): void {
  const queryKey = getQueryKey(trpc.beers.had.marks);
  for (const [key, stored] of queryClient.getQueriesData<BeerMark[]>({ queryKey })) {
    const [, options] = key;
    const input = Object(Object(options).input);
    if (!stored || !(input.breweryId === breweryId || input.beerIds?.includes(beerId))) continue;
    const others = stored.filter((mark) => mark.beerId !== beerId);
    queryClient.setQueryData(key, had ? [...others, { ...had, beerId }] : others);
  }
}
