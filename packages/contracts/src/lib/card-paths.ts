/** The kinds of pages and things that have a picture for link previews. */
export const cardKinds = [
  'brewery',
  'beer',
  'special-event',
  'weekly-event',
  'weekday',
  'event',
  'badge',
  'trail',
  'profile',
  'welcome',
] as const;
export type CardKind = (typeof cardKinds)[number];

/** The size of every card in pixels. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/**
 * Returns the path of a card.
 * @param id of the thing: a weekday's or badge's name, a profile's username
 */
export function cardPath(kind: CardKind, id: string): string {
  return `/cards/${kind}/${encodeURIComponent(id)}.png`;
}
