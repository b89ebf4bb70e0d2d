import type { Subject } from './screen.ts';
import { screenAt } from './screen-at.ts';

/**
 * The paths where the demo lists objects of each kind; the first brewery is the nearest to Oklahoma
 * City.
 */
const lists: Readonly<Partial<Record<Subject, string>>> = {
  brewery: '/api/breweries?lat=35.4676&lng=-97.5164&limit=1',
  specialEvent: '/api/special-events',
};

/** Examples of objects that no call lists. */
const fixed: Readonly<Partial<Record<Subject, string>>> = {
  // The first event of the demo's content.
  legacyEvent: 'b0488156-ff7d-8eba-a047-1689ee17d201',
  weekday: 'saturday',
};

/**
 * Returns an address of a screen on a server with the demo's content.
 * @param path of the screen, such as `/brewery/$id`
 * @param get returns the JSON at a path of the server
 */
export async function exampleAddress(
  path: string,
  get: (path: string) => Promise<{ id: string }[]>,
): Promise<string> {
  const subject = screenAt(path)?.subject;
  if (!subject) return path;
  const list = lists[subject];
  const part = list ? (await get(list))[0]?.id : fixed[subject];
  if (!part) throw new Error(`The demo has no example for ${path}.`);
  return path.replace(/\$\w+/, part);
}
