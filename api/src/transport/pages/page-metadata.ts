import { displayImage, sizedImage } from '@hoptrail/contracts/image-paths';
import { knownWeekday } from '@hoptrail/contracts/weekdays';
import type { Context } from '../../context.ts';
import { toAppError } from '../../errors.ts';
import { appRouter } from '../../router.ts';
import { eventDescription } from './event-description.ts';

/** What a page says of itself to search engines and to whoever shows a link to it. */
export interface PageMeta {
  /** In the words of the screen's own title. */
  title: string;
  description: string;
  /** Address of a picture that every reader of links can show; undefined for the product's own. */
  image?: string | undefined;
  /** The path that counts where several lead to the same. */
  path: string;
  /** Whether what the page is about exists. */
  exists: boolean;
}

type Caller = ReturnType<typeof appRouter.createCaller>;
type About = Omit<PageMeta, 'exists'>;

const product = 'Find breweries near you, check in, earn hops and climb the leaderboard.';

/** Pages that always say the same. */
const fixed: Readonly<Record<string, readonly [title: string, description: string]>> = {
  '/': ['', product],
  '/breweries': ['Nearby Breweries', 'The breweries around you, nearest first.'],
  '/events': ['Upcoming Events', 'What is on at the breweries: special events and every week.'],
  '/podcast': ['Podcast', 'The people behind the beers, one episode after the other.'],
  '/leaderboard': ['Leaderboard', 'Who has been around most: the ranks of hops.'],
  '/beer-finder': ['Beer Finder', 'Beers in the styles you like, poured near you.'],
  '/beer-dog': ['BeerDog Gallery', 'Dogs, cats and other regulars of the taproom.'],
  '/terms': ['Terms of Service', 'The agreement between you and Hoptrail.'],
  '/privacy': ['Privacy Policy', 'What Hoptrail keeps about you, and what it does not.'],
};

/** Pages about one thing each. */
const single: readonly [path: RegExp, find: (call: Caller, id: string) => Promise<About>][] = [
  [/^\/(?:brewery|breweries)\/([^/]+)\/?$/, aboutBrewery],
  [/^\/special-event\/([^/]+)\/?$/, aboutSpecialEvent],
  [/^\/events?\/([^/]+)\/?$/, aboutLegacyEvent],
];

/**
 * What the page at a path says of itself.
 * @param path without its query
 * @param context of the request; the page is described as nobody in particular sees it
 */
export async function pageMeta(path: string, context: Context): Promise<PageMeta> {
  const call = appRouter.createCaller({ ...context, findCaller: async () => undefined });
  for (const [pattern, find] of single) {
    const id = decoded(pattern.exec(path)?.[1]);
    if (id === undefined) continue;
    try {
      return { ...(await find(call, id)), exists: true };
    } catch (error) {
      const { status } = toAppError(error);
      if (status >= 500) throw error;
      return { title: 'Not found', description: product, path, exists: false };
    }
  }
  return { ...fixedPage(path), exists: true };
}

/** What is said where the app has no screen. */
export function unknownPage(path: string): PageMeta {
  return { title: '404 Page Not Found', description: product, path, exists: false };
}

function fixedPage(path: string): About {
  const known = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  const [title, description] = Object.hasOwn(fixed, known) ? (fixed[known] ?? []) : [];
  if (description) return { title: title ?? '', description, path: known };
  const day = knownWeekday(/^\/weekly-events\/(\w+)$/.exec(known)?.[1] ?? '');
  if (!day) return { title: '', description: product, path: known };
  const weekly = `What the breweries have on every ${day}.`;
  return { title: `${day} events`, description: weekly, path: known };
}

async function aboutBrewery(call: Caller, id: string): Promise<About> {
  const { name, city, state, image, closedAt } = await call.breweries.byId({ id });
  return {
    title: name,
    description: closedAt
      ? `${name} in ${city}, ${state} is closed.`
      : `${name} in ${city}, ${state}: hours, tap list and the way there. Check in when you arrive.`,
    image: linkPicture(image),
    path: `/brewery/${encodeURIComponent(id)}`,
  };
}

async function aboutSpecialEvent(call: Caller, id: string): Promise<About> {
  const event = await call.events.special.byId({ id });
  return {
    title: event.event,
    description: eventDescription({ ...event, host: event.company }),
    image: linkPicture(event.logo),
    path: `/special-event/${encodeURIComponent(id)}`,
  };
}

async function aboutLegacyEvent(call: Caller, id: string): Promise<About> {
  const event = await call.events.byId({ id });
  return {
    title: event.name,
    description: eventDescription({
      date: event.date,
      time: `${event.startTime} - ${event.endTime}`,
      host: event.brewery.name,
      details: event.description,
    }),
    image: linkPicture(event.image),
    path: `/events/${encodeURIComponent(id)}`,
  };
}

/** Readers of links show no drawings, so those give way to the product's own picture. */
function linkPicture(stored: string | null): string | undefined {
  const address = displayImage(stored);
  if (!address || /\.svg(\?|$)/.test(address)) return undefined;
  return sizedImage(address, 1280);
}

function decoded(part: string | undefined): string | undefined {
  try {
    return part === undefined ? undefined : decodeURIComponent(part);
  } catch {
    return part;
  }
}
