import { displayImage, HEADER_WIDTH, imageSources } from '@hoptrail/contracts/image-paths';
import {
  headerDrawing,
  posterDrawing,
  standInHeaders,
} from '@hoptrail/contracts/stand-in-pictures';
import { escapeXml } from '@hoptrail/drawings/svg';
import { z } from 'zod';
import type { PageData } from './preloaded-queries.ts';

/** Where a shell leaves room for it (`web/src/components/picture/header-picture.tsx`). */
const ROOM = 'data-first-picture=""';

/** The field of a call's answer that names a picture, and what stands in where it names none. */
type Named = readonly [path: string, field: string, standIn: (about: { id: string }) => string];

const brewery: Named = ['breweries.byId', 'image', headerDrawing];
const legacyEvent: Named = ['events.byId', 'image', posterDrawing];

const named: Readonly<Record<string, Named>> = {
  '/brewery/$id': brewery,
  '/breweries/$id': brewery,
  '/event/$id': legacyEvent,
  '/events/$id': legacyEvent,
  '/special-event/$id': ['events.special.byId', 'logo', posterDrawing],
  '/podcast': ['podcast.header', 'headerImage', () => standInHeaders.podcast],
  '/events': ['settings.all', 'eventsHeaderImage', () => standInHeaders.events],
  '/leaderboard': ['settings.all', 'leaderboardHeaderImage', () => standInHeaders.leaderboard],
};

const about = z.looseObject({ id: z.string().default('') });
const stored = z.string().nullable();

/**
 * Puts the picture that a screen begins with into its shell, where it is seen before the app is there;
 * the room stays empty where the page does not know it.
 * @param route that leads to the screen, such as `/brewery/$id`
 * @param data what the page brings along
 */
export function withFirstPicture(shell: string, route: string, data: PageData | undefined): string {
  const address = displayImage(firstPicture(route, data));
  if (!address) return shell;
  const { src, srcSet } = imageSources(address, HEADER_WIDTH);
  const sources = `src="${escapeXml(src)}"${srcSet ? ` srcset="${escapeXml(srcSet)}"` : ''}`;
  return shell.replace(ROOM, () => sources);
}

function firstPicture(route: string, data: PageData | undefined): string | undefined {
  if (route === '/breweries') return standInHeaders.breweries;
  if (route === '/beer-finder') return standInHeaders.finder;
  if (route === '/') return data && (data.me.headerImage || standInHeaders.profile);
  const [path, field, standIn] = (Object.hasOwn(named, route) && named[route]) || [];
  const found = about.safeParse(data?.answers.find((answer) => answer.path === path)?.data);
  if (!field || !found.success) return undefined;
  return stored.safeParse(found.data[field]).data || standIn?.(found.data);
}
