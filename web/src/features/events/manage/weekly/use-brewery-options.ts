import type { ListedBrewery } from '@hoptrail/contracts/breweries/breweries';
import type { WeeklyEvent } from '@hoptrail/contracts/events/weekly';
import { useQuery } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { type Client, trpc } from '../../../../data/trpc.ts';

/** The maximum page size of the server. */
const PAGE_SIZE = 1000;

/**
 * Returns all breweries as options from A to Z. Breweries that share a name include their city. The
 * event's own brewery is an option before the list is loaded.
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

/** Loads all pages: over tRPC the server never returns the whole list at once. */
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
