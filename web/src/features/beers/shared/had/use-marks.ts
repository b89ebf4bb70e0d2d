import type { BeerMark } from '@hoptrail/contracts/beers/had';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useInvalidate } from '../../../../data/invalidate.ts';
import { useSession, useSignedInUser } from '../../../../data/session.ts';
import { trpc } from '../../../../data/trpc.ts';
import { sendBeers, startSendingBeers } from './send-beers.ts';
import { addWaitingBeer, type BeerWords, onWaitingBeers, waitingBeers } from './waiting-beers.ts';

/** A mark on a beer as it is shown. */
export interface ShownMark extends Required<BeerWords> {
  /** Whether the server does not have it yet. */
  isWaiting: boolean;
}

export interface Marks {
  /** Returns the mark on a beer; undefined if the person has not had it. */
  of: (beerId: string) => ShownMark | undefined;
  mark: (beer: MarkedBeer, words?: BeerWords) => void;
  unmark: (beer: MarkedBeer) => void;
}

interface MarkedBeer {
  id: string;
  breweryId: string;
}

/**
 * Returns the person's marks on the beers of a brewery, or on some beers. A mark is shown at once and
 * stored in the browser until the server has it, so that it can be made without a connection.
 */
export function useMarks(input: { breweryId: string } | { beerIds: string[] }): Marks {
  const { id: userId } = useSignedInUser();
  const isEmpty = 'beerIds' in input && input.beerIds.length === 0;
  const { data: marks } = trpc.beers.had.marks.useQuery(input, { enabled: !isEmpty });
  const waiting = useSyncExternalStore(onWaitingBeers, waitingBeers, waitingBeers);
  useSendBeers();
  return {
    of: (beerId) => {
      const known = marks?.find((mark) => mark.beerId === beerId);
      const change = waiting.find((one) => one.beerId === beerId && one.userId === userId);
      return change ? changed(known, change) : known && { ...known, isWaiting: false };
    },
    mark: ({ id: beerId, breweryId }, words) => {
      addWaitingBeer({ beerId, breweryId, userId }, { isHad: true, ...words });
      sendBeers(words ? 'soon' : 'now');
    },
    unmark: ({ id: beerId, breweryId }) => {
      addWaitingBeer({ beerId, breweryId, userId }, { isHad: false });
      sendBeers('now');
    },
  };
}

/** Sends the marks that wait in this browser, also those of an earlier visit. */
export function useSendBeers(): void {
  const { client } = trpc.useUtils();
  const queryClient = useQueryClient();
  const invalidate = useInvalidate();
  const session = useSession();
  useEffect(() => {
    startSendingBeers({ client, queryClient, invalidate, userId: () => session.user()?.id });
  });
}

function changed(
  known: BeerMark | undefined,
  { isHad, words }: { isHad: boolean; words: BeerWords },
): ShownMark | undefined {
  if (!isHad) return undefined;
  const { rating = null, notes = null, isShared = false } = { ...known, ...words };
  return { rating, notes, isShared, isWaiting: true };
}
