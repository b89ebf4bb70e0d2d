import { CHECKIN_COOLDOWN_MS } from '@hoptrail/contracts/limits';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { refusal } from '../../lib/errors.ts';
import type { DevicePosition } from '../../lib/geolocation.ts';
import { useSession, useSignedInUser } from '../../lib/session.ts';
import { showToast } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';
import { refusalToast } from './checkin-refusal.ts';
import { isAnswerLost } from './lost-answer.ts';
import { type CheckinSending, sendCheckin } from './send-checkin.ts';

const BUZZ_MS = [30, 50, 60];
const RETRY_DELAY_MS = 1000;

/** Checks the signed-in person in; whatever counts check-ins is read anew afterwards. */
export function useCheckin(breweryId: string) {
  const { id: userId, checkins: known } = useSignedInUser();
  const session = useSession();
  const utils = trpc.useUtils();
  const place = { userId, breweryId };
  const sending = useRef<CheckinSending>({});

  const create = useMutation({
    mutationFn: ({ latitude, longitude, accuracy }: DevicePosition) => {
      const input = { ...place, notes: null, latitude, longitude, accuracy };
      return sendCheckin(utils.client, input, sending.current, known);
    },
    retry: (failures, error) => failures < 1 && isAnswerLost(error),
    retryDelay: RETRY_DELAY_MS,
    onSuccess: ({ checkins }) => {
      const user = session.user();
      if (user?.id === userId) session.keep({ ...user, checkins });
      utils.checkins.status.setData(place, {
        canCheckIn: false,
        timeRemaining: CHECKIN_COOLDOWN_MS / 1000,
      });
      showToast({ type: 'success', title: 'Check-in successful!' });
      if ('vibrate' in navigator) navigator.vibrate(BUZZ_MS);
      void session.refresh();
      void utils.checkins.leaderboard.invalidate();
      void utils.users.byId.invalidate({ id: userId });
      void utils.users.badge.invalidate({ id: userId });
    },
    onError: (error) => {
      // Another tab may have checked in: the count here would be old.
      void session.refresh();
      showToast(refusalToast({ code: refusal(error).code, message: error.message }));
    },
    onSettled: () => utils.checkins.status.invalidate(place),
  });

  return {
    checkIn: create.mutate,
    isCheckingIn: create.isPending,
    /** The check-in just made, until it was celebrated. */
    made: create.data,
    onCelebrated: create.reset,
  };
}
