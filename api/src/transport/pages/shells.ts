import { escapeXml } from '@hoptrail/drawings/svg';
import { z } from 'zod';
import type { PageFiles } from './page-files.ts';
import type { PageData } from './preloaded-queries.ts';

/** A response whose texts a shell has places for. */
const subject = z.looseObject({ closedAt: z.null().optional() });
const texts = z.record(z.string(), z.unknown());
/** A list beside the subject, of which a shell has places for the first item. */
const list = z.tuple([texts], texts);

/** An attribute with an address, or the place of a text in the content. */
const PLACES = /\b(?:src|srcset|href)="[^"]*"|~\w+~/g;

/**
 * Returns the shell of a screen with the texts of what it is about, and of the first item of a list that
 * the shell has a place for; without texts if the page's data do
 * not include it, or if it has closed, which the screen shows in another order.
 * @param screen the path of its route, such as `/brewery/$id`; `/welcome` for a preview
 */
export function shellOf(
  shells: PageFiles['shells'],
  screen: string,
  data: PageData | undefined,
): string | undefined {
  const responses = data?.responses ?? [];
  for (const { path, data: about } of responses) {
    const shell = shells[`${screen} ${path}`];
    if (!shell || !subject.safeParse(about).success) continue;
    for (const beside of responses) {
      const longer = shells[`${screen} ${path} ${beside.path}`];
      const items = longer && list.safeParse(beside.data).data;
      if (items) return filled(longer, { ...items[0], ...texts.parse(about) });
    }
    return filled(shell, texts.parse(about));
  }
  return shells[screen];
}

/** Fills the places of a shell, `~name~`, with the fields of a response; other values stay empty. */
function filled(shell: string, about: Record<string, unknown>): string {
  const textOf = (place: string) => {
    const value = about[place.slice(1, -1)];
    return typeof value === 'string' ? value : '';
  };
  return shell.replace(PLACES, (found) =>
    found.startsWith('~')
      ? escapeXml(textOf(found))
      : found.replace(/~\w+~/g, (place) => encodeURIComponent(textOf(place))),
  );
}
