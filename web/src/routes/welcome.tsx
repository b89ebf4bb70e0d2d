import { breweryIdAt } from '@hoptrail/contracts/lib/brewery-paths';
import { createFileRoute, redirect } from '@tanstack/react-router';
import type { QueryUtils } from '../data/trpc.ts';
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
  loaderDeps: ({ search: { next = '' } }) => ({ breweryId: breweryIdAt(next) }),
  // Waits for the preview, since it would push the sign-in down later. Without it the sign-in is alone.
  loader: async ({ context, deps: { breweryId } }) => {
    if (breweryId === undefined) return undefined;
    const silence = new Promise<undefined>((resolve) => setTimeout(resolve, PREVIEW_MS));
    return await Promise.race([loadPreview(context.server, breweryId), silence]).catch(
      () => undefined,
    );
  },
  component: Welcome,
});

async function loadPreview(server: QueryUtils, id: string) {
  const [brewery, { BreweryPreview }] = await Promise.all([
    server.breweries.preview.fetch({ id }, { retry: false }),
    import('./-brewery-preview.tsx'),
  ]);
  return brewery ? { brewery, BreweryPreview } : undefined;
}

function Welcome() {
  const loaded = Route.useLoaderData();
  if (!loaded) return <SignIn />;
  const { brewery, BreweryPreview } = loaded;
  return (
    <SignIn
      subject={{
        title: brewery.name,
        invitation: 'Sign in to check in here',
        preview: <BreweryPreview brewery={brewery} />,
      }}
    />
  );
}
