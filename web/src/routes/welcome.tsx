import { previewedPageAt } from '@hoptrail/contracts/lib/previewed-page';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { SignIn } from '../features/auth/sign-in.tsx';

/** The longest that the sign-in waits for the preview above it, in milliseconds. */
const PREVIEW_MS = 3000;

export const Route = createFileRoute('/welcome')({
  validateSearch: ({ next }): { next?: string | undefined } => ({
    // A path of our own only: `//host` and `https://host` would lead away.
    next: typeof next === 'string' && /^\/(?![/\\])/.test(next) ? next : undefined,
  }),
  beforeLoad: async ({ context, search }) => {
    await context.session.restore();
    if (context.session.user()) throw redirect({ href: search.next ?? '/', replace: true });
  },
  loaderDeps: ({ search: { next = '' } }) => ({ page: previewedPageAt(next) }),
  // Waits for the preview, since it would push the sign-in down later. Without it the sign-in is alone.
  loader: async ({ context, deps: { page } }) => {
    if (page === undefined) return undefined;
    const silence = new Promise<undefined>((resolve) => setTimeout(resolve, PREVIEW_MS));
    const preview = import('./-previews.tsx').then(({ loadPreview }) =>
      loadPreview(context.server, page),
    );
    return await Promise.race([preview, silence]).catch(() => undefined);
  },
  component: () => <SignIn subject={Route.useLoaderData()} />,
});
