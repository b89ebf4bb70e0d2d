import { errorMessage } from '../../../data/errors.ts';
import { useInvalidate } from '../../../data/invalidate.ts';
import { trpc } from '../../../data/trpc.ts';
import { showToast } from '../../../lib/toast.ts';
import { useEndSession } from '../use-end-session.ts';

/** Signs one device out and lists the remaining ones of the response. */
export function useEndDevice() {
  const invalidate = useInvalidate();
  return trpc.auth.sessions.end.useMutation({
    onSuccess: (devices) => {
      invalidate('auth', { path: 'auth.sessions.list', data: devices });
      showToast({ type: 'success', title: 'Device signed out' });
    },
    onError: (error) => {
      showError(error);
      invalidate('auth');
    },
  });
}

/** Signs all devices out, this one included. */
export function useSignOutEverywhere() {
  const endSession = useEndSession();
  return trpc.auth.sessions.endAll.useMutation({
    onSuccess: async () => {
      await endSession();
      showToast({ type: 'success', title: 'Signed out everywhere' });
    },
    onError: showError,
  });
}

function showError(error: unknown) {
  showToast({ type: 'error', title: 'Sign out failed', description: errorMessage(error) });
}
