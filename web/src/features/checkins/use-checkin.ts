import { CHECKIN_COOLDOWN_MS } from '@hoptrail/contracts/limits';
import { refusal } from '../../lib/errors.ts';
import type { DevicePosition } from '../../lib/geolocation.ts';
import { useSession, useSignedInUser } from '../../lib/session.ts';
import { showToast } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';
import { refusalToast } from './checkin-refusal.ts';

const BUZZ_MS = [30, 50, 60];

/** Checks the signed-in person in; whatever counts check-ins is read anew afterwards. */
export function useCheckin(breweryId: string) {
  const { id: userId } = useSignedInUser();
  const session = useSession();
  const utils = trpc.useUtils();
  const place = { userId, breweryId };

  const create = trpc.checkins.create.useMutation({
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
      showToast(refusalToast({ code: refusal(error).code, message: error.message }));
    },
    onSettled: () => utils.checkins.status.invalidate(place),
  });

  return {
    checkIn: ({ latitude, longitude, accuracy }: DevicePosition) =>
      create.mutate({ ...place, notes: null, latitude, longitude, accuracy }),
    isCheckingIn: create.isPending,
    /** The check-in just made, until it was celebrated. */
    made: create.data,
    onCelebrated: create.reset,
  };
}
