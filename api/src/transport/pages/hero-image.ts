import { displayImage, HEADER_WIDTH, imageSources } from '@hoptrail/contracts/lib/image-paths';
import { escapeXml } from '@hoptrail/drawings/svg';
import type { Screen } from '@hoptrail/screens/screen';
import { screenAt } from '@hoptrail/screens/screen-at';
import { z } from 'zod';
import type { PageData } from './preloaded-queries.ts';

/** Where a shell leaves room for it (`web/src/components/picture/header-picture.tsx`). */
const ROOM = 'data-first-picture=""';

const about = z.looseObject({ id: z.string().default('') });
const stored = z.string().nullable();

/**
 * Puts the screen's hero image into its shell, where it is seen before the app runs; the room stays
 * empty where the page does not know the image.
 * @param route that leads to the screen, such as `/brewery/$id`
 * @param data what the page brings along
 */
export function withHeroImage(shell: string, route: string, data: PageData | undefined): string {
  const address = displayImage(heroImage(screenAt(route)?.hero, data));
  if (!address) return shell;
  const { src, srcSet } = imageSources(address, HEADER_WIDTH);
  const sources = `src="${escapeXml(src)}"${srcSet ? ` srcset="${escapeXml(srcSet)}"` : ''}`;
  return shell.replace(ROOM, () => sources);
}

function heroImage(hero: Screen['hero'], data: PageData | undefined): string | undefined {
  if (typeof hero !== 'object') return hero;
  if ('own' in hero) return data && (data.me[hero.own] || hero.standIn);
  const { query, field, standIn } = hero;
  const found = about.safeParse(data?.answers.find(({ path }) => path === query)?.data);
  if (!found.success) return undefined;
  const drawing = typeof standIn === 'string' ? standIn : standIn(found.data);
  return stored.safeParse(found.data[field]).data || drawing;
}
