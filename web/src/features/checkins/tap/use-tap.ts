import { useMutation } from '@tanstack/react-query';
import { refusal } from '../../../data/errors.ts';
import { useInvalidate } from '../../../data/invalidate.ts';
import { useSession } from '../../../data/session.ts';
import { trpc } from '../../../data/trpc.ts';
import { requestAllowedPosition } from '../../../lib/geolocation/geolocation.ts';

/** A coarse position of the last minute is enough: a tap waits for no satellites. */
const POSITION = { enableHighAccuracy: false, timeout: 2000, maximumAge: 60_000 };
/** A position that is less certain says nothing about a kilometer. */
const CERTAIN_METRES = 500;
const RETRY_DELAY_MS = 1000;

/**
 * Checks the signed-in person in by the address of a tap, with the phone's position if the person
 * allowed it before. The server answers the same address for a minute with the same check-in.
 * @param onUsed called once the address is used
 */
export function useTap(onUsed: () => void) {
  const session = useSession();
  const invalidate = useInvalidate();
  const { client } = trpc.useUtils();
  return useMutation({
    mutationFn: async (tap: { tapData: string; tapMac: string }) => {
      const position = await certainPosition();
      return await client.checkins.tap.mutate({ ...tap, ...position });
    },
    retry: (failures, error) => failures < 2 && refusal(error).status === undefined,
    retryDelay: RETRY_DELAY_MS,
    onSuccess: ({ userId, badge }) => {
      invalidate('checkins', { path: 'users.badge', input: { id: userId }, data: badge });
      void session.refresh();
      onUsed();
    },
  });
}

async function certainPosition() {
  const result = await requestAllowedPosition(POSITION);
  if (!result.ok) return {};
  const { accuracy = 0 } = result.position;
  return accuracy > CERTAIN_METRES ? {} : result.position;
}
