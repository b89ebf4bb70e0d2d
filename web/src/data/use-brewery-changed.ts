import type { BreweryDetail } from '@hoptrail/contracts/breweries/breweries';
import { useInvalidate } from './invalidate.ts';

/** Returns how a mutation shows a changed brewery, and invalidates what shows its old fields. */
export function useBreweryChanged(): (brewery: BreweryDetail) => void {
  const invalidate = useInvalidate();
  return (brewery) =>
    invalidate('breweries', { path: 'breweries.byId', input: { id: brewery.id }, data: brewery });
}
