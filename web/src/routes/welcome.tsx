import { type PreviewedPage, previewedPageAt } from '@hoptrail/contracts/lib/previewed-page';
import { createFileRoute, redirect } from '@tanstack/react-router';
import type { QueryUtils } from '../data/trpc.ts';
import { SignIn } from '../features/auth/sign-in.tsx';
import type { SignInSubject } from '../features/auth/welcome-frame.tsx';

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
    return await Promise.race([loaders[page.kind](context.server, page.id), silence]).catch(
      () => undefined,
    );
  },
  component: () => <SignIn subject={Route.useLoaderData()} />,
});

/** The functions that load the previews; they return undefined for what visitors may not see. */
const loaders: Record<
  PreviewedPage['kind'],
  (server: QueryUtils, id: string) => Promise<SignInSubject | undefined>
> = {
  brewery: async (server, id) => {
    const [brewery, { BreweryPreview }] = await Promise.all([
      server.breweries.preview.fetch({ id }, { retry: false }),
      import('./-brewery-preview.tsx'),
    ]);
    if (!brewery) return undefined;
    return {
      title: brewery.name,
      invitation: 'Sign in to check in here',
      preview: <BreweryPreview brewery={brewery} />,
    };
  },
  specialEvent: async (server, id) => {
    const [event, { VisitedEvent }] = await Promise.all([
      server.events.special.preview.fetch({ id }, { retry: false }),
      import('../features/events/preview/visited-event.tsx'),
    ]);
    if (!event) return undefined;
    return {
      title: event.event,
      invitation: 'Sign in to see what else is on',
      preview: <VisitedEvent event={event} />,
    };
  },
  trail: async (server, id) => {
    const [trail, { VisitedTrail }] = await Promise.all([
      server.trails.preview.fetch({ id }, { retry: false }),
      import('../features/trails/preview/visited-trail.tsx'),
    ]);
    if (!trail) return undefined;
    return {
      title: trail.name,
      invitation: 'Sign in to collect the stamps',
      preview: <VisitedTrail trail={trail} />,
    };
  },
};
