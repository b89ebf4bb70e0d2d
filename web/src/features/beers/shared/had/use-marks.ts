import type { BeerMark } from '@hoptrail/contracts/beers/had';
import { useSignedInUser } from '../../../../data/session.ts';
import { trpc } from '../../../../data/trpc.ts';
import { usePutCall } from '../../../../data/waiting/calls/put-call.ts';
import { useWaitingCalls } from '../../../../data/waiting/calls/use-waiting-call.ts';
import {
  type BeerReview,
  type WaitingMark,
  waitingCalls,
} from '../../../../data/waiting/calls/waiting-calls.ts';
import { newItem } from '../../../../data/waiting/waiting-list.ts';

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
  const waiting = useWaitingCalls('mark');
  const putCall = usePutCall();
  const changeOf = (beerId: string) => waiting.find((call) => call.input.beerId === beerId);
  const put = ({ id: beerId, breweryId, beerName }: MarkedBeer, change: MarkChange) =>
    putCall({
      ...{ ...newItem(userId), ...change },
      ...{ kind: 'mark', about: beerName, input: { beerId, breweryId } },
    });
  return {
    isKnown: marks !== undefined,
    of: (beerId) => {
      const stored = marks?.find((mark) => mark.beerId === beerId);
      const change = changeOf(beerId);
      return change ? changed(stored, change) : stored && { ...stored, isWaiting: false };
    },
    mark: (beer, review) => {
      const before = changeOf(beer.id);
      put(beer, {
        ...{ isHad: true, review: { ...before?.review, ...review } },
        ...{ isTyped: review !== undefined, since: before?.since ?? Date.now() },
      });
    },
    unmark: (beer) => put(beer, { isHad: false, review: {} }),
    discard: ({ id }) => {
      const change = changeOf(id);
      if (change) waitingCalls.remove(change);
    },
  };
}

type MarkChange = Pick<WaitingMark, 'isHad' | 'review'> & Partial<WaitingMark>;

function changed(
  stored: BeerMark | undefined,
  { isHad, review, problem }: WaitingMark,
): ShownMark | undefined {
  if (!isHad) return problem === undefined ? undefined : stored && { ...stored, isWaiting: false };
  const { rating = null, notes = null, isShared = false } = { ...stored, ...review };
  return { rating, notes, isShared, isWaiting: problem === undefined, problem };
}
