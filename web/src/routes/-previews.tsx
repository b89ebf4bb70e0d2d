import type { PreviewedPage } from '@hoptrail/contracts/lib/previewed-page';
import type { QueryUtils } from '../data/trpc.ts';
import type { SignInSubject } from '../features/auth/welcome-frame.tsx';
import { VisitedBrewery } from '../features/breweries/preview/visited-brewery.tsx';
import { NextEventsList } from '../features/events/of-brewery/next-events-list.tsx';
import { VisitedEvent } from '../features/events/preview/visited-event.tsx';
import { VisitedTrail } from '../features/trails/preview/visited-trail.tsx';

/** Loads what visitors see of a page; returns undefined for what they may not see. */
export async function loadPreview(
  server: QueryUtils,
  { kind, id }: PreviewedPage,
): Promise<SignInSubject | undefined> {
  return await loaders[kind](server, id);
}

const once = { retry: false } as const;

const loaders: Record<
  PreviewedPage['kind'],
  (server: QueryUtils, id: string) => Promise<SignInSubject | undefined>
> = {
  brewery: async (server, id) => {
    const brewery = await server.breweries.preview.fetch({ id }, once);
    if (!brewery) return undefined;
    const events = <NextEventsList events={brewery.events} />;
    return {
      title: brewery.name,
      invitation: 'Sign in to check in here',
      preview: <VisitedBrewery brewery={brewery} events={events} />,
    };
  },
  specialEvent: async (server, id) => {
    const event = await server.events.special.preview.fetch({ id }, once);
    if (!event) return undefined;
    return {
      title: event.event,
      invitation: 'Sign in to see what else is on',
      preview: <VisitedEvent event={event} />,
    };
  },
  trail: async (server, id) => {
    const trail = await server.trails.preview.fetch({ id }, once);
    if (!trail) return undefined;
    return {
      title: trail.name,
      invitation: 'Sign in to collect the stamps',
      preview: <VisitedTrail trail={trail} />,
    };
  },
};
