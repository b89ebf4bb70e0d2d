import type { CheckinStatus } from '@hoptrail/contracts/checkins/checkins';
import { CHECKIN_COOLDOWN_MS } from '@hoptrail/contracts/limits';
import type { OwnUser } from '@hoptrail/contracts/users/users';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { refusal } from '../../data/errors.ts';
import { useInvalidate, useMarkOutdated } from '../../data/invalidate.ts';
import { useSession, useSignedInUser } from '../../data/session.ts';
import { trpc } from '../../data/trpc.ts';
import type { DevicePosition } from '../../lib/geolocation/geolocation.ts';
import { showToast } from '../../lib/toast.ts';
import { refusalToast } from './checkin-refusal.ts';
import { isResponseLost } from './lost-response.ts';
import { type CheckinSending, type NewCheckin, sendCheckin } from './send-checkin.ts';

const BUZZ_MS = [30, 50, 60];
const RETRY_DELAY_MS = 1000;

/** What shows that the person is there: the phone's position, or the house's code of the day. */
type PresenceProof = DevicePosition | { houseCode: string };

/** The status after a check-in. */
const cooling: CheckinStatus = {
  canCheckIn: false,
  timeRemaining: CHECKIN_COOLDOWN_MS / 1000,
};

/**
 * Checks the signed-in person in, as an optimistic update that a refusal undoes. The data of the
 * response is set; only rank and leaderboard, which it does not contain, are refetched.
 * @param onCheckin called with the new check-in
 */
export function useCheckin(breweryId: string, onCheckin: (checkin: NewCheckin) => void) {
  const { id: userId } = useSignedInUser();
  const session = useSession();
  const queryClient = useQueryClient();
  const utils = trpc.useUtils();
  const invalidate = useInvalidate();
  const markOutdated = useMarkOutdated();
  const place = { userId, breweryId };
  const mutationKey = ['checkin', place];
  const sending = useRef<CheckinSending>({});

  const create = useMutation({
    mutationKey,
    mutationFn: (proof: PresenceProof) => {
      const input = { ...place, notes: null, ...proof };
      return sendCheckin(utils.client, input, sending.current, session.confirmed()?.checkins ?? 0);
    },
    retry: (failures, error) => failures < 1 && isResponseLost(error),
    retryDelay: RETRY_DELAY_MS,
    onMutate: () => {
      markOutdated('checkins');
      return session.optimisticUpdate(withOneMore);
    },
    onSuccess: (checkin, _proof, settle) => {
      const { checkins, badge } = checkin;
      settle();
      const user = session.confirmed();
      if (user?.id === userId) session.store({ ...withOneMore(user), checkins });
      showToast({ type: 'success', title: 'Check-in successful!' });
      if ('vibrate' in navigator) navigator.vibrate(BUZZ_MS);
      invalidate(
        'checkins',
        { path: 'checkins.status', input: place, data: cooling },
        { path: 'users.badge', input: { id: userId }, data: badge },
      );
      onCheckin(checkin);
      void session.refresh();
    },
    onError: (error, _proof, settle) => {
      settle?.();
      const { code } = refusal(error);
      // The field of the code shows it.
      if (!isCodeRefusal(error)) showToast(refusalToast({ code, message: error.message }));
      invalidate('checkins');
      // Another tab may have checked in, or the session may have ended.
      void session.refresh();
    },
  });

  return {
    checkIn: (proof: PresenceProof) => {
      // Two taps may come before the button has changed.
      if (queryClient.isMutating({ mutationKey }) === 0) create.mutate(proof);
    },
    /** Why the house's code was refused, as a sentence. */
    codeProblem: isCodeRefusal(create.error) ? create.error?.message : undefined,
    /** True also for a check-in that was sent before the person left this page and came back. */
    isCheckingIn: useIsMutating({ mutationKey }) > 0,
    /** The cooldown that starts with a check-in. */
    cooling,
  };
}

function isCodeRefusal(error: unknown): boolean {
  return refusal(error).code?.startsWith('houseCode.') === true;
}

function withOneMore(user: OwnUser): OwnUser {
  return {
    ...user,
    checkins: user.checkins + 1,
    rankedCheckins: user.rankedCheckins + 1,
  };
}
