import type { BreweryDetail } from '@hoptrail/contracts/breweries';
import { useInvalidate } from './invalidate.ts';
import { trpc } from './trpc.ts';

/** Tells every screen that shows a brewery, its name, its place or its events that it changed. */
export function useBreweryChanged(): (brewery: BreweryDetail) => void {
  const { breweries } = trpc.useUtils();
  const invalidate = useInvalidate();
  return (brewery) => {
    breweries.byId.setData({ id: brewery.id }, brewery);
    invalidate(
      'breweries.byId',
      'breweries.list',
      'breweries.listAll',
      'users.favorites',
      'users.ownedBreweries',
      'events',
      'checkins.status',
    );
  };
}
