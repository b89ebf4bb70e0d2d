import type { ListedBrewery } from '@hoptrail/contracts/breweries';
import type { WeeklyEvent } from '@hoptrail/contracts/weekly-events';
import { useQuery } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { type Client, trpc } from '../../../../data/trpc.ts';

/** The most that the server lists at once. */
const PAGE_SIZE = 1000;

/**
 * All breweries from A to Z, to choose one from; those that share a name with their town. The one
 * that an event has now is there from the start.
 */
export function useBreweryOptions(event: Pick<WeeklyEvent, 'brewery' | 'breweryId'>) {
  const { client } = trpc.useUtils();
  const { data = [] } = useQuery({
    queryKey: [...getQueryKey(trpc.breweries.list), 'all'],
    queryFn: ({ signal }) => loadAll(client, signal),
    select: optionsOf,
  });
  const present = { value: event.breweryId ?? '', label: event.brewery };
  const isListed = data.some(({ value }) => value === present.value);
  return isListed ? data : [present, ...data];
}

/** Asks page by page: a list over RPC is never whole by itself. */
async function loadAll(client: Client, signal: AbortSignal): Promise<ListedBrewery[]> {
  const all: ListedBrewery[] = [];
  for (;;) {
    const page = { offset: all.length, limit: PAGE_SIZE };
    const breweries = await client.breweries.list.query(page, { signal });
    all.push(...breweries);
    if (breweries.length < PAGE_SIZE) return all;
  }
}

function optionsOf(breweries: ListedBrewery[]) {
  const names = new Map<string, number>();
  for (const { name } of breweries) names.set(name, (names.get(name) ?? 0) + 1);
  return breweries
    .map(({ id, name, city }) => ({
      value: id,
      label: names.get(name) === 1 ? name : `${name}, ${city}`,
    }))
    .sort((one, other) => one.label.localeCompare(other.label));
}
