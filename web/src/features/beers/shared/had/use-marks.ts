import type { BeerMark } from '@hoptrail/contracts/beers/had';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useInvalidate } from '../../../../data/invalidate.ts';
import { useSession, useSignedInUser } from '../../../../data/session.ts';
import { trpc } from '../../../../data/trpc.ts';
import { sendBeers, startSendingBeers } from './send-beers.ts';
import {
  addWaitingBeer,
  type BeerReview,
  onWaitingBeers,
  removeWaitingBeer,
  type WaitingBeer,
  waitingBeers,
} from './waiting-beers.ts';

/** A mark on a beer as it is shown. */
export interface ShownMark extends Required<BeerReview> {
  /** Whether the server does not have it yet. */
  isWaiting: boolean;
  /** Why the server refused what waits, as a sentence. */
  problem?: string | undefined;
}

export interface Marks {
  /** Whether the server or this phone said what the person has had. */
  isKnown: boolean;
  /** Returns the mark on a beer; undefined if the person has not had it. */
  of: (beerId: string) => ShownMark | undefined;
  mark: (beer: MarkedBeer, review?: BeerReview) => void;
  unmark: (beer: MarkedBeer) => void;
  /** Removes what the server refused. */
  discard: (beer: MarkedBeer) => void;
}

interface MarkedBeer {
  id: string;
  breweryId: string;
  beerName: string;
}

/**
 * Returns the person's marks on the beers of a brewery, or on some beers. A mark is shown at once and
 * stored in the browser until the server has it, so that it can be made without a connection.
 */
export function useMarks(input: { breweryId: string } | { beerIds: string[] }): Marks {
  const { id: userId } = useSignedInUser();
  const isEmpty = 'beerIds' in input && input.beerIds.length === 0;
  const { data: marks } = trpc.beers.had.marks.useQuery(input, { enabled: !isEmpty });
  const waiting = useWaitingBeers();
  useSendBeers();
  const changeOf = (beerId: string) => waiting.find((one) => one.beerId === beerId);
  return {
    isKnown: marks !== undefined,
    of: (beerId) => {
      const stored = marks?.find((mark) => mark.beerId === beerId);
      const change = changeOf(beerId);
      return change ? changed(stored, change) : stored && { ...stored, isWaiting: false };
    },
    mark: ({ id: beerId, breweryId, beerName }, review) => {
      addWaitingBeer({ beerId, breweryId, beerName, userId }, { isHad: true, ...review });
      sendBeers(review ? 'soon' : 'now');
    },
    unmark: ({ id: beerId, breweryId, beerName }) => {
      addWaitingBeer({ beerId, breweryId, beerName, userId }, { isHad: false });
      sendBeers('now');
    },
    discard: ({ id }) => {
      const change = changeOf(id);
      if (change) removeWaitingBeer(change);
    },
  };
}

/** Returns the person's marks that the server does not have yet. */
export function useWaitingBeers(): readonly WaitingBeer[] {
  const { id: userId } = useSignedInUser();
  const waiting = useSyncExternalStore(onWaitingBeers, waitingBeers, waitingBeers);
  return waiting.filter((one) => one.userId === userId);
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
  stored: BeerMark | undefined,
  { isHad, words, problem }: WaitingBeer,
): ShownMark | undefined {
  if (!isHad) return undefined;
  const { rating = null, notes = null, isShared = false } = { ...stored, ...words };
  return { rating, notes, isShared, isWaiting: problem === undefined, problem };
}
