import { POST_LOGIN_NAVIGATION_DELAY_MS } from '@hoptrail/contracts/limits';
import type { OwnUser } from '@hoptrail/contracts/users/users';
import { useLocation, useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useSession } from '../../data/session.ts';
import { showToast } from '../../lib/toast.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The dialogs that were open when a session ended. */
    resume?: string[] | undefined;
  }
}

/**
 * Completes the sign-in: stores the user, shows the welcome toast, and returns to the page that the
 * person came from, with the dialog that was open there. Without such a page the person goes to `start`.
 */
export function useFinishSignIn() {
  const session = useSession();
  const router = useRouter();
  const { next } = useSearch({ strict: false });
  const resume = useLocation({ select: ({ state }) => state.resume }) ?? [];
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const goOn = async (start: string) => {
    await router.navigate({ href: next ?? start, replace: true });
    for (const [index] of resume.entries()) {
      const dialogs = resume.slice(0, index + 1);
      await router.navigate({ to: '.', search: true, hash: true, state: { dialogs } });
    }
  };

  return (user: OwnUser, greeting: { title: string; description?: string }, start = '/') => {
    session.store(user);
    showToast({ type: 'success', ...greeting });
    timer.current = setTimeout(() => void goOn(start), POST_LOGIN_NAVIGATION_DELAY_MS);
  };
}
