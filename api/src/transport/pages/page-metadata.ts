import { screenAt } from '@hoptrail/screens/screen-at';
import type { Context } from '../../context.ts';
import { toAppError } from '../../errors.ts';
import type { Card } from '../subjects/card.ts';
import { welcomeCardOf } from '../subjects/cards-of.ts';
import { eventsFeed, type Feed, podcastFeed } from '../subjects/page-feeds.ts';
import { podcastData } from '../subjects/structured-data.ts';
import type { StructuredData } from '../subjects/structured-script.ts';
import { type About, subjects } from '../subjects/subjects.ts';
import { type Visitor, visitorOf } from '../subjects/visitor.ts';
import { routeParams } from './page-routes.ts';
import { sharedParts } from './shared-parts.ts';

/** The metadata of a page for search engines and link previews. */
export interface PageMeta {
  /** The title, as on the screen. */
  title: string;
  description: string;
  /** The picture for link previews. */
  card: Card;
  /** The canonical path of the page. */
  path: string;
  /** Whether the object that the page shows exists. */
  exists: boolean;
  /** Whether search engines are asked to leave the page out. */
  isUnlisted?: boolean;
  /** The data about the subject, for search engines. */
  structured?: StructuredData | undefined;
  /** The calendars and feeds of the page. */
  feeds?: readonly Feed[];
}

/** The metadata of pages without an object, beside their title. */
const lists: Readonly<
  Record<string, (visitor: Visitor) => Promise<Pick<About, 'structured' | 'feeds'>>>
> = {
  '/events': async () => ({ feeds: [eventsFeed] }),
  '/podcast': async ({ call }) => ({
    feeds: [podcastFeed],
    structured: podcastData(await call.podcast.episodes()),
  }),
};

const product = 'Find breweries near you, check in, earn hops and climb the leaderboard.';

/**
 * Returns the metadata of a page, as a visitor sees it.
 * @param address the path with its query
 * @param route that the path leads to, such as `/brewery/$id`
 * @param context of the request
 */
export async function pageMeta(
  { path, query }: { path: string; query: URLSearchParams },
  route: string | undefined,
  context: Context,
): Promise<PageMeta> {
  const screen = screenAt(route);
  const own = {
    title: screen?.linkTitle ?? screen?.title ?? '',
    description: screen?.description ?? product,
    card: welcomeCardOf(),
    path: path.replace(/(?<=.)\/$/, ''),
    exists: true,
  };
  const shared = route && sharedParts[route];
  if (shared) {
    const about = await shared(visitorOf(context), query);
    if (about) return { ...own, ...about };
  }
  const list = route && lists[route];
  if (list) return { ...own, ...(await list(visitorOf(context))) };
  if (!route || !screen?.subject || !screen.isAboutSubject) return own;
  const [part = ''] = Object.values(routeParams(path, route));
  try {
    return { ...own, ...(await subjects[screen.subject](visitorOf(context), part)) };
  } catch (error) {
    const { status } = toAppError(error);
    if (status >= 500) throw error;
    return missing('Not found', path);
  }
}

/** Returns the metadata of a path that leads to no screen. */
export function unknownPage(path: string): PageMeta {
  return missing('404 Page Not Found', path);
}

function missing(title: string, path: string): PageMeta {
  return { title, description: product, card: welcomeCardOf(), path, exists: false };
}
