import { beerSections, knownSection } from '../lists/beer-sections.ts';

/** What says whether a beer is on tap. */
export interface TapBeer {
  id: string;
  availability: string;
  /** When a coming beer goes on tap: ISO 8601 in UTC, with milliseconds. */
  goesOnAt: string | null;
  /** The tap that it is on, which one beer has at a time. */
  tapNumber: number | null;
  isLastKeg: boolean;
  lastUpdated: string;
  /** Since when it is on tap; null if it is not, or if that is unknown. */
  onTapSince?: string | null | undefined;
}

/** The state of a beer that has gone on tap. */
export const POURED = { availability: 'available', goesOnAt: null } as const;
/** The state of one that another one has replaced on its tap. */
const ENDED = { availability: 'gone', isLastKeg: false, onTapSince: null } as const;

/**
 * Returns a tap list as it is at an instant: a coming beer whose time has come is on tap, and the one
 * that was on its tap is gone.
 * @param now ISO 8601 in UTC, with milliseconds
 */
export function tapListAt<Beer extends TapBeer>(beers: readonly Beer[], now: string): Beer[] {
  return beers
    .filter((beer) => isDue(beer, now))
    .toSorted((one, other) => compare(dueKey(one), dueKey(other)))
    .reduce<Beer[]>((list, { id, goesOnAt }) => withBeerOn(list, id, goesOnAt ?? now), [...beers]);
}

/**
 * Returns a tap list after a beer went on tap: the one that was on its tap is gone.
 * @param at when it went on, ISO 8601 in UTC with milliseconds; absent while the server does not know
 */
export function withBeerOn<Beer extends TapBeer>(
  beers: readonly Beer[],
  id: string,
  at?: string,
): Beer[] {
  const next = beers.find((beer) => beer.id === id);
  const dated = at === undefined ? {} : { lastUpdated: at };
  const since = at === undefined ? {} : { onTapSince: at };
  return beers.map((beer) => {
    if (beer.id === id) return { ...beer, ...POURED, ...dated, ...since };
    const ends = next !== undefined && isEndedBy(beer, next);
    return ends ? { ...beer, ...ENDED, ...dated } : beer;
  });
}

/** Returns whether a beer is gone once another one is on tap: both have the same tap. */
export function isEndedBy(beer: TapBeer, next: TapBeer): boolean {
  const { tapNumber: tap = null } = next;
  return (
    tap !== null &&
    beer.id !== next.id &&
    beer.tapNumber === tap &&
    beer.availability === 'available'
  );
}

/** Returns whether the time of a coming beer has come. */
export function isDue({ availability, goesOnAt }: TapBeer, now: string): boolean {
  return availability === 'coming' && Boolean(goesOnAt) && String(goesOnAt) <= now;
}

/** What says where a beer is in a menu. */
interface MenuBeer {
  availability: string;
  section: string;
  position: number | null;
}

/**
 * Returns beers in the order of a menu: those on tap section by section, then those that are coming,
 * then others. Those without a position are last, in their order until now.
 */
export function inMenuOrder<Beer extends MenuBeer>(beers: readonly Beer[]): Beer[] {
  return bySection(beers).toSorted((one, other) => partOf(one) - partOf(other));
}

/**
 * Returns beers section by section in the order of a menu, whether they are on tap or not. Those
 * without a position are last in their section, in their order until now.
 */
export function bySection<Beer extends MenuBeer>(beers: readonly Beer[]): Beer[] {
  const sectionOf = ({ section }: Beer) => beerSections.indexOf(knownSection(section));
  return beers.toSorted(
    (one, other) => sectionOf(one) - sectionOf(other) || comparePositions(one, other),
  );
}

/** Compares beers of one section by their positions; those without one are last. */
function comparePositions(
  { position: one }: Pick<MenuBeer, 'position'>,
  { position: other }: Pick<MenuBeer, 'position'>,
): number {
  // A copy that an older version has stored on the phone has none.
  const [first, second] = [one ?? Number.MAX_VALUE, other ?? Number.MAX_VALUE];
  return first - second;
}

function partOf({ availability }: MenuBeer): number {
  return availability === 'available' ? 0 : availability === 'coming' ? 1 : 2;
}

function dueKey({ goesOnAt, id }: TapBeer): string {
  return `${goesOnAt} ${id}`;
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
