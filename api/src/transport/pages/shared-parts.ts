import { badgeTiers } from '@hoptrail/contracts/lib/badges';
import { type PreviewedPage, previewedPageAt } from '@hoptrail/contracts/lib/previewed-page';
import { findShownWeeklyEvent } from '../../features/events/shared/weekly-events.repo.ts';
import { badgeCardOf, weeklyEventCardOf } from '../subjects/cards-of.ts';
import { eventDescription } from '../subjects/event-description.ts';
import { type About, subjects } from '../subjects/subjects.ts';
import type { Visitor } from '../subjects/visitor.ts';

/**
 * The functions that describe a part of a page, which the query of a shared link names, by route. They
 * return undefined if there is no such part: then the page describes itself.
 */
export const sharedParts: Readonly<
  Record<string, (visitor: Visitor, query: URLSearchParams) => Promise<About | undefined>>
> = {
  '/welcome': async (visitor, query) =>
    aboutBadge(query.get('badge')) ?? (await aboutNext(visitor, query.get('next') ?? '')),
  '/weekly-events/$day': (visitor, query) => aboutWeeklyEvent(visitor, query.get('event')),
};

function aboutBadge(slug: string | null): About | undefined {
  const tier = badgeTiers.find((one) => one.slug === slug);
  const card = tier && badgeCardOf(tier.slug);
  if (!card) return undefined;
  const { name: title, description } = tier;
  return { title, description, card, path: `/welcome?badge=${tier.slug}`, isUnlisted: true };
}

/** Describes the page that the sign-in returns to: people share that address, too. */
async function aboutNext(visitor: Visitor, next: string): Promise<About | undefined> {
  const page = previewedPageAt(next);
  const isShown = page && (await previewOf(visitor, page)) !== null;
  return isShown ? await subjects[page.kind](visitor, page.id) : undefined;
}

async function previewOf({ call }: Visitor, { kind, id }: PreviewedPage): Promise<object | null> {
  switch (kind) {
    case 'brewery':
      return await call.breweries.preview({ id });
    case 'specialEvent':
      return await call.events.special.preview({ id });
    case 'trail':
      return await call.trails.preview({ id });
  }
}

async function aboutWeeklyEvent({ db }: Visitor, id: string | null): Promise<About | undefined> {
  const event = id === null ? undefined : await findShownWeeklyEvent(db, id);
  if (!event) return undefined;
  const { title, day, time, brewery: host, details } = event;
  return {
    title,
    description: eventDescription({ date: `Every ${day}`, time, host, details }),
    card: weeklyEventCardOf(event),
    path: `/weekly-events/${day.toLowerCase()}?event=${encodeURIComponent(event.id)}`,
    isUnlisted: true,
  };
}
