import type { LeaderboardEntry } from '@hoptrail/contracts/checkins/checkins';
import { badgeTiers } from '@hoptrail/contracts/lib/badges';
import { displayImage, sizedImage } from '@hoptrail/contracts/lib/image-paths';
import { portraitDrawing } from '@hoptrail/contracts/lib/stand-in-pictures';
import { picturesAhead, queriesAhead } from '@hoptrail/screens/ahead-screens';
import { type PreloadedQuery, preloaded } from '@hoptrail/screens/preloaded';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { getUntypedClient } from '@trpc/client';
import { storageKey } from '../../data/offline/offline-queries.ts';
import type { OfflineStore } from '../../data/offline/offline-store.ts';
import { whenControlled } from '../../data/offline/when-controlled.ts';
import { FIRST_PAGE, pagesKey, queryKey } from '../../data/preloads/preloaded-queries.ts';
import type { Client } from '../../data/trpc.ts';
import { keepList, wholeListKey } from '../breweries/shared/keep-list.ts';

/** The number of faces of the leaderboard that are stored. */
const FACES = 12;

/** The drawings of these screens where they have nothing to show. */
const EMPTY = [
  'breweries',
  'favorites',
  'beers',
  'events',
  'search',
  'offline',
  'not-found',
  'error',
].map((name) => `/art/empty/${name}.svg`);

interface KeepOptions {
  client: Client;
  queryClient: QueryClient;
  store: OfflineStore;
  /** The id of the signed-in person. */
  me: string;
}

/**
 * Fetches what the first screens show, so that they can be read offline from the first visit. Asks
 * only for what the device has never stored, so later visits ask for nothing.
 */
export async function keepFirstScreens(options: KeepOptions): Promise<void> {
  const { client, queryClient, store, me } = options;
  const isMissing = async (key: QueryKey) => {
    const name = storageKey(key);
    return name !== undefined && (await store.read(name)) === undefined;
  };
  const queries = queriesAhead.flatMap((queries) => preloaded(queries, { me }));
  const missing = await Promise.all(
    queries.map(async (query) => ((await isMissing(keyOf(query))) ? [query] : [])),
  );
  const untyped = getUntypedClient(client);
  const fetching = missing.flat().map((query) => {
    const { name, input } = query;
    const options = {
      queryKey: keyOf(query),
      queryFn: () => untyped.query(name, input ?? undefined),
    };
    return query.isFirstPage
      ? queryClient.prefetchInfiniteQuery({ ...options, initialPageParam: FIRST_PAGE })
      : queryClient.prefetchQuery(options);
  });
  if (await isMissing(wholeListKey)) await keepList(client, queryClient);
  // The service worker stores each drawing that passes it.
  await whenControlled();
  await keepPictures([...picturesAhead, ...badgeTiers.map(({ icon }) => icon), ...EMPTY]);
  await Promise.all(fetching);
  await keepPictures(facesOf(queryClient));
}

/** Fetches the pictures that the service worker has not stored. */
async function keepPictures(addresses: readonly string[]): Promise<void> {
  await Promise.all(
    addresses.map(async (address) => (await caches.match(address)) ?? (await fetch(address))),
  );
}

/** Returns the pictures of the first people of the leaderboard, if it was fetched now. */
function facesOf(queryClient: QueryClient): string[] {
  const leaders = queryClient.getQueryData<LeaderboardEntry[]>(
    queryKey('checkins.leaderboard', {}),
  );
  return (leaders ?? []).slice(0, FACES).map(({ id, profileImage }) => {
    const picture = displayImage(profileImage);
    // Those of other sites are not stored, and their drawing is shown.
    return picture?.startsWith('/') ? sizedImage(picture, 96) : portraitDrawing({ id });
  });
}

function keyOf({ name, input, isFirstPage }: PreloadedQuery): QueryKey {
  return isFirstPage ? pagesKey(name, input) : queryKey(name, input);
}
