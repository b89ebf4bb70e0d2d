import { z } from 'zod';
import { beer } from '../beers/beers.ts';
import { menuPrices } from '../beers/menu.ts';
import { rows } from '../stored/rows.ts';
import { brewery } from './breweries.ts';

/**
 * The tap list and the hours of a brewery, for boards and for other web sites: its beers in the order of
 * the menu, those on tap before those that are coming.
 */
export const publicMenu = z.object({
  brewery: brewery.pick({
    id: true,
    name: true,
    logo: true,
    hours: true,
    openingHours: true,
    hoursExceptions: true,
    closure: true,
    timeZone: true,
    closedAt: true,
  }),
  ...menuPrices.shape,
  beers: rows(beer.omit({ rating: true, ratedBy: true, breweryId: true, breweryName: true })),
});
export type PublicMenu = z.infer<typeof publicMenu>;
export type MenuBeer = PublicMenu['beers'][number];

/** Returns the path of the page with a brewery's menu that other web sites embed. */
export function embedPath(breweryId: string): string {
  return `/embed/breweries/${encodeURIComponent(breweryId)}`;
}
