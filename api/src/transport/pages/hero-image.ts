import { displayImage, HEADER_WIDTH, imageSources } from '@hoptrail/contracts/lib/image-paths';
import { escapeXml } from '@hoptrail/drawings/svg';
import type { Screen } from '@hoptrail/screens/screen';
import { screenAt } from '@hoptrail/screens/screen-at';
import { z } from 'zod';
import type { PageData } from './preloaded-queries.ts';

/**
 * The attribute of a shell's empty hero image (`web/src/components/picture/header-picture.tsx`).
 */
const EMPTY_SOURCE = 'data-hero-image=""';

const about = z.looseObject({ id: z.string().default('') });
const stored = z.string().nullable();

/**
 * Sets the hero image of a screen's shell, so that it shows before the app runs. Leaves the image
 * empty if the page's data do not include it.
 * @param route that leads to the screen, such as `/brewery/$id`, or to the one that it previews
 * @param data the page's preloaded data
 */
export function withHeroImage(
  shell: string,
  route: string | undefined,
  data: PageData | undefined,
): string {
  const address = displayImage(heroImage(route === undefined ? undefined : screenAt(route), data));
  if (!address) return shell;
  const { src, srcSet } = imageSources(address, HEADER_WIDTH);
  const sources = `src="${escapeXml(src)}"${srcSet ? ` srcset="${escapeXml(srcSet)}"` : ''}`;
  return shell.replace(EMPTY_SOURCE, () => sources);
}

function heroImage(screen: Screen | undefined, data: PageData | undefined): string | undefined {
  const hero = screen?.hero;
  if (typeof hero !== 'object') return hero;
  if ('own' in hero) return data?.me && (data.me[hero.own] || hero.standIn);
  const { query, field, standIn } = hero;
  const queries = [query, ...Object.keys(screen?.visitorPreload ?? {})];
  const response = data?.responses.find(({ path }) => queries.includes(path))?.data;
  const found = about.safeParse(Array.isArray(response) ? response[0] : response);
  if (!found.success) return undefined;
  const drawing = typeof standIn === 'string' ? standIn : standIn(found.data);
  return stored.safeParse(found.data[field]).data || drawing;
}
