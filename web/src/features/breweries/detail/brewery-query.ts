import { CHECKIN_RADIUS_KM } from '@hoptrail/contracts/limits';
import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { refusal } from '../../../data/errors.ts';
import { type Client, trpc } from '../../../data/trpc.ts';
import { breweryPagesKey } from '../queries/brewery-list-query.ts';
import { keptBreweriesKey } from '../queries/kept-breweries.ts';

type ListedBrewery = Awaited<ReturnType<Client['breweries']['list']['query']>>[number];

/**
 * Queries a brewery; the list's data is shown until the response arrives, and while the server
 * cannot be reached.
 */
export function useBrewery(id: string) {
  const queryClient = useQueryClient();
  const listed = () => {
    const lists = queryClient.getQueriesData<InfiniteData<ListedBrewery[]>>({
      queryKey: breweryPagesKey,
    });
    const kept = queryClient.getQueriesData<ListedBrewery[]>({ queryKey: keptBreweriesKey });
    const breweries = [
      ...lists.flatMap(([, list]) => list?.pages.flat() ?? []),
      ...kept.flatMap(([, list]) => list ?? []),
    ];
    const found = breweries.find((brewery) => brewery.id === id);
    return found && asDetail(found);
  };
  const { data, error, refetch } = trpc.breweries.byId.useQuery(
    { id },
    { placeholderData: listed },
  );
  const isUnreached = error !== null && refusal(error).status === undefined;
  return { data: data ?? (isUnreached ? listed() : undefined), error, refetch };
}

function asDetail(listed: ListedBrewery) {
  return {
    ...listed,
    checkinRadiusKm: CHECKIN_RADIUS_KM,
    viewer: { canEdit: false, isStaff: false },
  };
}
