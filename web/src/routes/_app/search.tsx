import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useIsOnline } from '../../data/offline/offline.ts';
import { useBreweryList } from '../../features/breweries/queries/brewery-list-query.ts';
import { SearchScreen } from '../../features/search/search-screen.tsx';
import { positionOptions } from '../../lib/geolocation/geolocation.ts';
import { useAllowedPosition } from '../../lib/geolocation/geolocation-query.ts';
import { textParams } from '../../lib/text/text-params.ts';
import { useIsOver } from '../../lib/use-is-over.ts';

/** How long a search waits for the position, in milliseconds. */
const POSITION_GRACE_MS = 1500;

export const Route = createFileRoute('/_app/search')({
  validateSearch: ({ q }) => textParams({ q }),
  component: Search,
});

function Search() {
  const { q = '' } = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  const place = useAllowedPosition(positionOptions.list);
  const isGraceOver = useIsOver(POSITION_GRACE_MS);
  const isReady = place !== undefined || isGraceOver;
  const near = place?.ok ? place.position : undefined;
  // Without a connection the breweries that this device has are searched.
  const stored = useBreweryList({ near }, !useIsOnline());
  return (
    <SearchScreen
      q={q}
      near={near}
      isReady={isReady}
      storedBreweries={stored.data?.pages.flat() ?? []}
      onSearch={(text) =>
        navigate({ search: text ? { q: text } : {}, replace: true, resetScroll: false })
      }
    />
  );
}
