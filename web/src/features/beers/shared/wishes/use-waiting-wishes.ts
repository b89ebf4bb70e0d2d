import type { Wish } from '@hoptrail/contracts/beers/wishes';
import { useWaitingCalls } from '../../../../data/waiting/calls/use-waiting-call.ts';

/** A wish of the list, or one that the server does not have yet. */
export type ShownWish = Wish & { isWaiting?: true };

/**
 * Returns the wishes that wait on this phone, newest first.
 * @param stored those that the server has, which are left out
 */
export function useWaitingWishes(stored: readonly Wish[]): ShownWish[] {
  return useWaitingCalls('wish')
    .filter(({ isWished, problem }) => isWished && problem === undefined)
    .map(({ id, about, input }) => {
      const { beerId, style }: { beerId?: string; style?: string } = input;
      return {
        ...{ id, beerId: beerId ?? null, style: style ?? null, name: style ?? about },
        onTap: null,
        isWaiting: true as const,
      };
    })
    .filter((wish) => !stored.some((one) => one.beerId === wish.beerId && one.style === wish.style))
    .toReversed();
}
