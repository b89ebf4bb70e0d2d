import type { BreweryDetail } from '@hoptrail/contracts/breweries/breweries';
import type { CheckinStatus } from '@hoptrail/contracts/checkins/checkins';
import { CHECKIN_COOLDOWN_MS } from '@hoptrail/contracts/limits';
import type { OwnUser } from '@hoptrail/contracts/users/users';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { refusal } from '../../data/errors.ts';
import { useInvalidate, useMarkOutdated } from '../../data/invalidate.ts';
import { isUnavailable } from '../../data/offline/offline.ts';
import { useSession, useSignedInUser } from '../../data/session.ts';
import { trpc } from '../../data/trpc.ts';
import { putCall } from '../../data/waiting/calls/put-call.ts';
import { waitingCalls } from '../../data/waiting/calls/waiting-calls.ts';
import { showToast } from '../../lib/toast.ts';
import { isCodeRefusal } from './code-refusal.ts';
import { type CheckinTap, type NewCheckin, type PresenceProof, tapOfNow } from './new-checkin.ts';
import { callOfTap } from './offline/call-of-tap.ts';

/** Few check-ins fail. */
const loadFailure = () => import('./failed-checkin.ts');
const BUZZ_MS = [30, 50, 60];
const RETRY_DELAY_MS = 1000;

/** The status after a check-in. */
const cooling: CheckinStatus = {
  canCheckIn: false,
  timeRemaining: CHECKIN_COOLDOWN_MS / 1000,
};

/**
 * Checks the signed-in person in, as an optimistic update that a refusal undoes. The data of the
 * response is set; only rank and leaderboard, which it does not contain, are refetched. It waits on
 * this phone until there is a response, so that after a reload it is sent again with the same id.
 * @param onCheckin called with the new check-in
 */
export function useCheckin(brewery: BreweryDetail, onCheckin: (checkin: NewCheckin) => void) {
  const user = useSignedInUser();
  const { id: userId } = user;
  const session = useSession();
  const queryClient = useQueryClient();
  const utils = trpc.useUtils();
  const invalidate = useInvalidate();
  const markOutdated = useMarkOutdated();
  const place = { userId, breweryId: brewery.id };
  const mutationKey = ['checkin', place];

  const create = useMutation({
    mutationKey,
    mutationFn: ({ id, proof }: CheckinTap) =>
      utils.client.checkins.create.mutate({ id, ...place, notes: null, ...proof }),
    retry: (failures, error) => failures < 1 && refusal(error).status === undefined,
    retryDelay: RETRY_DELAY_MS,
    onMutate: (tap) => {
      markOutdated('checkins');
      const call = callOfTap(brewery, userId, tap);
      putCall(call);
      return { call, settle: session.optimisticUpdate(withOneMore) };
    },
    onSuccess: (checkin, _tap, { call, settle }) => {
      const { checkins, badge } = checkin;
      settle();
      waitingCalls.remove(call);
      const confirmed = session.confirmed();
      if (confirmed?.id === userId) session.store({ ...withOneMore(confirmed), checkins });
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
    onError: (error, _tap, sent) => {
      if (!sent) return;
      sent.settle();
      const { call } = sent;
      const waits = refusal(error).status === undefined || isUnavailable(error);
      if (!waits) waitingCalls.remove(call);
      void loadFailure().then(({ letWait, showFailure }) => {
        if (waits) letWait({ call, cooling, user, invalidate, onCheckin });
        else showFailure(error, { session, invalidate });
      });
    },
  });

  return {
    checkIn: (proof: PresenceProof) => {
      // Two taps may come before the button has changed.
      if (queryClient.isMutating({ mutationKey }) > 0) return;
      create.mutate(tapOfNow(proof));
    },
    /** Why the house's code was refused, as a sentence. */
    codeProblem: isCodeRefusal(create.error) ? create.error?.message : undefined,
    /** True also for a check-in that was sent before the person left this page and came back. */
    isCheckingIn: useIsMutating({ mutationKey }) > 0,
    /** The cooldown that starts with a check-in. */
    cooling,
  };
}

function withOneMore(user: OwnUser): OwnUser {
  return {
    ...user,
    checkins: user.checkins + 1,
    rankedCheckins: user.rankedCheckins + 1,
  };
}
