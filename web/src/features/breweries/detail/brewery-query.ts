import { CHECKIN_RADIUS_KM } from '@hoptrail/contracts/limits';
import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { isUnanswered, useConnection } from '../../../data/offline/offline.ts';
import { useStoredItem } from '../../../data/offline/use-stored-item.ts';
import { type Client, trpc } from '../../../data/trpc.ts';
import { breweryPagesKey } from '../queries/brewery-list-query.ts';
import { keptBreweriesKey } from '../queries/kept-breweries.ts';

type ListedBrewery = Awaited<ReturnType<Client['breweries']['list']['query']>>[number];

/** Where a brewery may be that was never opened. */
const LISTS = ['breweries.list', 'users.favorites'];

/**
 * Queries a brewery; a list's data is shown until the response arrives, and while the server cannot
 * be reached. `isListed` says that there is no more than that.
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
  const query = trpc.breweries.byId.useQuery({ id }, { placeholderData: listed });
  const { isPlaceholderData, refetch } = query;
  const isReached = useConnection() === 'online';
  const data = query.data ?? (isUnanswered(query.error) ? listed() : undefined);
  const { stored, error } = useStoredItem<ListedBrewery>(id, LISTS, { data, error: query.error });
  return {
    data: data ?? (stored && asDetail(stored)),
    isListed: !isReached && (query.data === undefined || isPlaceholderData),
    error,
    refetch,
  };
}

function asDetail(listed: ListedBrewery) {
  return {
    ...listed,
    checkinRadiusKm: CHECKIN_RADIUS_KM,
    viewer: { canEdit: false, isStaff: false },
  };
}
