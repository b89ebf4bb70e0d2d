import type { BeerHad, BeerMark } from '@hoptrail/contracts/beers/had';
import type { QueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { errorMessage, isFinal, refusal } from '../../../../data/errors.ts';
import { noticed } from '../../../../data/offline/offline.ts';
import { type Client, trpc } from '../../../../data/trpc.ts';
import { findCall, waitingCalls } from '../../../../data/waiting/calls/waiting-calls.ts';
import { createSender, type Sender } from '../../../../data/waiting/sender.ts';
import { showToast } from '../../../../lib/toast.ts';
import {
  refuseWaitingBeer,
  removeWaitingBeer,
  type WaitingBeer,
  waitingBeers,
} from './waiting-beers.ts';

/** How long after the last change of a rating or of words they are sent, in milliseconds. */
const PAUSE_MS = 600;
/** A mark that waited longer is sent with the time at which it was made. */
const LATE_MS = 60_000;

export interface SendingDeps {
  client: Client;
  queryClient: QueryClient;
  invalidate: (domain: 'beers') => void;
  /** Returns who is signed in; only their marks are sent. */
  userId: () => string | undefined;
}

let deps: SendingDeps | undefined;
let sender: Sender | undefined;

/** Sends waiting marks from now on: when they are made, and when the connection is back. */
export function startSendingBeers(next: SendingDeps): void {
  deps = next;
  if (sender) return;
  sender = createSender({
    lock: 'hoptrail-beers-had',
    send: async () => {
      if (deps) await sendAll(deps);
    },
  });
  // A check-in for which marks wait may have been sent.
  waitingCalls.subscribe(() => sendBeers('now'));
}

/** Sends waiting marks at once, or once the person pauses. */
export function sendBeers(when: 'now' | 'soon'): void {
  sender?.wake(when === 'now' ? 0 : PAUSE_MS);
}

/**
 * Sends the waiting marks of the signed-in person. A refused mark stays, with the reason, if it has
 * a rating or a line; otherwise it is undone with a message.
 * @throws what prevents all of them: no connection, an ended session, a busy server
 */
async function sendAll({ client, queryClient, invalidate, userId }: SendingDeps): Promise<void> {
  const next = () =>
    waitingBeers().find(
      (change) =>
        change.userId === userId() && change.problem === undefined && !awaitsCheckin(change),
    );
  for (let change = next(); change; change = next()) {
    const { beerId, breweryId, isHad, words, since } = change;
    try {
      if (isHad) {
        const isLate = Date.now() - since > LATE_MS;
        const hadAt = isLate ? { hadAt: new Date(since).toISOString() } : {};
        const had = await noticed(() =>
          client.beers.had.mark.mutate({ beerId, ...words, ...hadAt }),
        );
        storeMark(queryClient, { beerId, breweryId }, had);
      } else {
        await noticed(() => client.beers.had.unmark.mutate({ beerId }));
        storeMark(queryClient, { beerId, breweryId }, undefined);
      }
    } catch (error) {
      if (!isFinal(error) || refusal(error).status === 401) throw error;
      const problem = errorMessage(error);
      showToast({ type: 'error', title: 'Beer not saved', description: problem });
      if (Object.keys(words).length > 0) {
        refuseWaitingBeer(change, problem);
        continue;
      }
    }
    removeWaitingBeer(change);
    invalidate('beers');
  }
}

/** Returns whether the check-in at the beer's brewery, to which the server adds the mark, waits itself. */
function awaitsCheckin({ userId, breweryId }: WaitingBeer): boolean {
  const call = findCall(userId, 'checkin', breweryId);
  return call !== undefined && call.problem === undefined;
}

/** Puts a mark into the marks in memory, so that it stays shown while they are fetched again. */
function storeMark(
  queryClient: QueryClient,
  { beerId, breweryId }: Pick<WaitingBeer, 'beerId' | 'breweryId'>,
  had: BeerHad | undefined,
): void {
  const queryKey = getQueryKey(trpc.beers.had.marks);
  for (const [key, marks] of queryClient.getQueriesData<BeerMark[]>({ queryKey })) {
    const [, options] = key;
    const input = Object(Object(options).input);
    if (!marks || !(input.breweryId === breweryId || input.beerIds?.includes(beerId))) continue;
    const others = marks.filter((mark) => mark.beerId !== beerId);
    queryClient.setQueryData(key, had ? [...others, { ...had, beerId }] : others);
  }
}
