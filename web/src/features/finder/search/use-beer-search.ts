import type { FoundBeer } from '@hoptrail/contracts/beers/beers';
import { DEFAULT_LOCATION, FINDER_MAX_DISTANCE_MILES } from '@hoptrail/contracts/limits';
import type { BeerStyle } from '@hoptrail/contracts/lists/beer-styles';
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { errorMessage, isFinal } from '../../../data/errors.ts';
import { trpc } from '../../../data/trpc.ts';
import type { PositionResult } from '../../../lib/geolocation/geolocation.ts';
import { grouped } from '../../../lib/text/numbers.ts';
import { showToast } from '../../../lib/toast.ts';
import { useSavePreferences } from '../styles/use-save-preferences.ts';
import { awaitPosition } from './await-position.ts';
import type { FoundBeers } from './found-beers.ts';
import { searchSeconds } from './search-texts.ts';

interface BeerSearch {
  styles: BeerStyle[];
  /** Undefined while the browser has not answered. */
  position: PositionResult | undefined;
}

const lastFound = ['finder', 'lastFound'];
const KEPT_MS = 30 * 60_000;

/**
 * Searches for beers around the phone's position, or around the default location. The last result
 * stays, so that it is still there after a visit to a brewery's page.
 */
export function useBeerSearch() {
  const { client } = trpc.useUtils();
  const queryClient = useQueryClient();
  const savePreferences = useSavePreferences();
  const lastResult = useQuery<FoundBeers>({
    queryKey: lastFound,
    queryFn: skipToken,
    gcTime: KEPT_MS,
  });

  const search = useMutation({
    networkMode: 'always',
    mutationFn: async ({ styles, position }: BeerSearch): Promise<FoundBeers> => {
      const response = position ?? (await awaitPosition());
      if (!response) throw new LocationRequired();
      const { latitude, longitude } = response.ok ? response.position : DEFAULT_LOCATION;
      const {
        recommendations,
        beyond = [],
        searchTime,
      } = await client.finder.search.mutate({
        beerStyles: styles,
        maxDistance: FINDER_MAX_DISTANCE_MILES,
        userLatitude: latitude,
        userLongitude: longitude,
      });
      const isDefaultPlace = !response.ok;
      // Distances from a place where the person is not would mislead.
      const placed = (beers: FoundBeer[]) => (isDefaultPlace ? beers.map(withoutDistance) : beers);
      return {
        ...{ styles, isDefaultPlace, searchTime },
        beers: placed(recommendations),
        beyond: placed(beyond),
      };
    },
    onSuccess: (found) => {
      queryClient.setQueryData<FoundBeers>(lastFound, found);
      savePreferences(found.styles);
      const seconds = searchSeconds(found.searchTime);
      showToast({
        type: found.beers.length > 0 ? 'success' : 'info',
        title: 'Search Complete',
        description: `Found ${grouped(found.beers.length)} beer recommendations in ${seconds}s`,
      });
    },
    onError: (error) => showToast({ type: 'error', ...failure(error) }),
  });
  return { ...search, found: search.data ?? lastResult.data };
}

function withoutDistance({ distance: _, ...beer }: FoundBeer): FoundBeer {
  return beer;
}

/** Whether the browser's permission prompt is still open. */
class LocationRequired extends Error {
  override message = 'The browser has not told the location yet.';
}

function failure(error: Error) {
  if (error instanceof LocationRequired) {
    return {
      title: 'Location Required',
      description: 'Unable to determine your location. Please allow location access.',
    };
  }
  return {
    title: 'Search Failed',
    description: isFinal(error)
      ? errorMessage(error)
      : 'Unable to search for beers. Please try again.',
  };
}
