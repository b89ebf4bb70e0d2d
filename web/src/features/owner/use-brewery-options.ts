import type { ListedBrewery } from '@hoptrail/contracts/breweries';
import type { WeeklyEvent } from '@hoptrail/contracts/weekly-events';
import { trpc } from '../../lib/trpc.ts';

/**
 * All breweries from A to Z, to choose one from; those that share a name with their town. The one
 * that an event has now is there from the start.
 */
export function useBreweryOptions(event: Pick<WeeklyEvent, 'brewery' | 'breweryId'>) {
  const { data = [] } = trpc.breweries.list.useQuery({}, { select: optionsOf });
  const present = { value: event.breweryId ?? '', label: event.brewery };
  const isListed = data.some(({ value }) => value === present.value);
  return isListed ? data : [present, ...data];
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
