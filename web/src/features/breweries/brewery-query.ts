import type { BreweryDetail, ListedBrewery } from '@hoptrail/contracts/breweries';
import { CHECKIN_RADIUS_KM } from '@hoptrail/contracts/limits';
import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { trpc } from '../../lib/trpc.ts';
import { breweryPagesKey } from './brewery-list-query.ts';

/** One brewery; what the list knew of it is shown until the rest has come. */
export function useBrewery(id: string) {
  const queryClient = useQueryClient();
  return trpc.breweries.byId.useQuery(
    { id },
    {
      placeholderData: () => {
        const lists = queryClient.getQueriesData<InfiniteData<ListedBrewery[]>>({
          queryKey: breweryPagesKey,
        });
        for (const [, list] of lists) {
          const listed = list?.pages.flat().find((brewery) => brewery.id === id);
          if (listed) return asDetail(listed);
        }
        return undefined;
      },
    },
  );
}

function asDetail(listed: ListedBrewery): BreweryDetail {
  return { ...listed, checkinRadiusKm: CHECKIN_RADIUS_KM, viewer: { canEdit: false } };
}
