import type { ViewKind } from '@hoptrail/contracts/lists/view-kinds';

/** Where the links of a brewery's page lead; undefined for those that it does not have. */
export type PageLinks = Readonly<Record<Exclude<ViewKind, 'page' | 'events'>, string | undefined>>;

const EVENT = /^\/(special-event|weekly-events|event|events)\//;

/**
 * Returns what a tap on a link of a brewery's page counts as; undefined if it is not counted.
 * @param href the absolute address of the link
 */
export function kindOfLink(href: string, links: PageLinks): ViewKind | undefined {
  const { origin, pathname } = new URL(href);
  if (origin === window.location.origin) return EVENT.test(pathname) ? 'events' : undefined;
  const kinds = ['tapList', 'website', 'phone', 'directions'] as const;
  return kinds.find((kind) => {
    const link = links[kind];
    return link !== undefined && new URL(link).href === href;
  });
}
