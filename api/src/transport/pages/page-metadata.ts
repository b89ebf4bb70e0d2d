import { displayImage, sizedImage } from '@hoptrail/contracts/lib/image-paths';
import { knownWeekday } from '@hoptrail/contracts/lists/weekdays';
import type { Subject } from '@hoptrail/screens/screen';
import { screenAt } from '@hoptrail/screens/screen-at';
import type { Context } from '../../context.ts';
import { toAppError } from '../../errors.ts';
import { appRouter } from '../../router.ts';
import { eventDescription } from './event-description.ts';
import { routeParams } from './page-routes.ts';
import { shortened } from './shortened.ts';

/** The metadata of a page for search engines and link previews. */
export interface PageMeta {
  /** The title, as on the screen. */
  title: string;
  description: string;
  /** The URL of a picture that every link preview can show; undefined for the product's own. */
  image?: string | undefined;
  /** The canonical path of the page. */
  path: string;
  /** Whether the object that the page shows exists. */
  exists: boolean;
  /** Whether search engines are asked to leave the page out. */
  isUnlisted?: boolean;
}

type Caller = ReturnType<typeof appRouter.createCaller>;
/** `path` is absent if it is the requested one. */
type About = Omit<PageMeta, 'exists' | 'path'> & { path?: string };

const product = 'Find breweries near you, check in, earn hops and climb the leaderboard.';

/** The metadata of pages about one object, which `part` of the path identifies. */
const subjects: Readonly<Record<Subject, (call: Caller, part: string) => Promise<About>>> = {
  brewery: aboutBrewery,
  specialEvent: aboutSpecialEvent,
  legacyEvent: aboutLegacyEvent,
  passport: aboutPassport,
  weekday: aboutWeekday,
  profile: aboutProfile,
};

/**
 * Returns the metadata of a page, as a visitor sees it.
 * @param path without its query
 * @param route that the path leads to, such as `/brewery/$id`
 * @param context of the request
 */
export async function pageMeta(
  path: string,
  route: string | undefined,
  context: Context,
): Promise<PageMeta> {
  const screen = screenAt(route);
  const own = {
    title: screen?.linkTitle ?? screen?.title ?? '',
    description: screen?.description ?? product,
    path: path.replace(/(?<=.)\/$/, ''),
    exists: true,
  };
  if (!route || !screen?.subject || !screen.isAboutSubject) return own;
  const call = appRouter.createCaller({ ...context, findCaller: async () => undefined });
  const [part = ''] = Object.values(routeParams(path, route));
  try {
    return { ...own, ...(await subjects[screen.subject](call, part)) };
  } catch (error) {
    const { status } = toAppError(error);
    if (status >= 500) throw error;
    return { title: 'Not found', description: product, path, exists: false };
  }
}

/** Returns the metadata of a path that leads to no screen. */
export function unknownPage(path: string): PageMeta {
  return { title: '404 Page Not Found', description: product, path, exists: false };
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

async function aboutPassport(call: Caller, id: string): Promise<About> {
  const { name, story, picture } = await call.passports.byId({ id });
  return {
    title: name,
    description: shortened(story),
    image: linkPicture(picture),
    path: `/trails/${encodeURIComponent(id)}`,
  };
}

async function aboutWeekday(_call: Caller, text: string): Promise<About> {
  const day = knownWeekday(text);
  if (!day) return { title: '', description: product };
  return { title: `${day} events`, description: `What the breweries have on every ${day}.` };
}

async function aboutProfile(call: Caller, username: string): Promise<About> {
  const { name, figures, profileImage, ...shown } = await call.profiles.byUsername({ username });
  const { breweries, towns } = figures;
  return {
    title: `Trail of ${name}`,
    description: `${counted(breweries, 'brewery', 'breweries')} in ${counted(towns, 'town', 'towns')}: the stamps on ${name}'s trail.`,
    image: linkPicture(profileImage),
    path: `/u/${encodeURIComponent(shown.username)}`,
    isUnlisted: true,
  };
}

function counted(count: number, one: string, several: string): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : several}`;
}

/** Returns undefined for SVG drawings, which link previews cannot show. */
function linkPicture(stored: string | null): string | undefined {
  const address = displayImage(stored);
  if (!address || /\.svg(\?|$)/.test(address)) return undefined;
  return sizedImage(address, 1280);
}
