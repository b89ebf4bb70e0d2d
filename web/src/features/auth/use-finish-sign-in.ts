import { POST_LOGIN_NAVIGATION_DELAY_MS } from '@hoptrail/contracts/limits';
import type { OwnUser } from '@hoptrail/contracts/users';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useSession } from '../../lib/session.ts';
import { showToast } from '../../lib/toast.ts';

/**
 * Ends the sign-in: keeps the user, greets, and goes on to where the person wanted to be
 * (specification, part 4, "Sign-in flow").
 */
export function useFinishSignIn() {
  const session = useSession();
  const router = useRouter();
  const { next = '/' } = useSearch({ from: '/welcome' });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  return (user: OwnUser, greeting: { title: string; description?: string }) => {
    session.keep(user);
    showToast({ type: 'success', ...greeting });
    timer.current = setTimeout(() => {
      void router.navigate({ href: next, replace: true });
    }, POST_LOGIN_NAVIGATION_DELAY_MS);
  };
}
