import { z } from 'zod';
import { beer } from '../beers/beers.ts';
import { menuPrices } from '../beers/menu.ts';
import { rows } from '../stored/rows.ts';
import { brewery } from './breweries.ts';

/** A brewery that has a beer on its tap list. */
export const beerTap = z.object({
  /** The beer as the tap list has it now. */
  beer,
  /** Since when it is on tap; null if it is not, or if that is unknown. */
  onTapSince: z.string().nullable(),
  brewery: brewery
    .pick({
      id: true,
      name: true,
      city: true,
      state: true,
      latitude: true,
      longitude: true,
      timeZone: true,
    })
    .extend(menuPrices.shape),
  /** The last day, `YYYY-MM-DD`, of the time for which the brewery is closed now; else absent. */
  closedThrough: z.string().optional(),
});
export type BeerTap = z.infer<typeof beerTap>;

/** What everybody may read of a beer. */
export const beerPage = z.object({
  beer,
  /** The open breweries whose tap lists have it, gone ones included. */
  taps: rows(beerTap),
});
export type BeerPage = z.infer<typeof beerPage>;
