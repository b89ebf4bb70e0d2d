import { createFileRoute, redirect } from '@tanstack/react-router';
import { SignIn } from '../features/auth/sign-in.tsx';

export const Route = createFileRoute('/welcome')({
  validateSearch: ({ next }): { next?: string | undefined } => ({
    // A path of our own only: `//host` and `https://host` would lead away.
    next: typeof next === 'string' && /^\/(?![/\\])/.test(next) ? next : undefined,
  }),
  beforeLoad: async ({ context, search }) => {
    await context.session.restore();
    if (context.session.user()) throw redirect({ href: search.next ?? '/', replace: true });
  },
  component: SignIn,
});
