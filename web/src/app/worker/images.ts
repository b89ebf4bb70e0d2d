const DRAWINGS = { name: 'drawings', most: 200 };
/** Photos and other uploads, among them those of the signed-in person. */
const PICTURES = { name: 'pictures', most: 120 };
/** Parts of maps, which tell where somebody looked: about 8 MB. */
const TILES = { name: 'tiles', most: 400 };

/** Counts removals, so that an image requested before a removal is not cached after it. */
let removals = 0;

/**
 * Returns an image or a part of a map from the cache: a drawing is fetched again for the next time, a
 * public upload and the ground of a map never change. A private upload is fetched each time, because its
 * person may have removed it, and so are the host's pictures of streets, which may be other ones.
 * @returns undefined for a path that is neither
 */
export function imageResponse(pathname: string, event: FetchEvent): Promise<Response> | undefined {
  const { request } = event;
  if (pathname.startsWith('/objects/')) return lastingResponse(PICTURES, event);
  if (/^\/(ground|streets|tiles)\//.test(pathname)) return lastingResponse(TILES, event);
  if (pathname.startsWith('/art/')) {
    const fresh = fetchAndStore(DRAWINGS, event);
    // Offline, the cached image stays.
    fresh.catch(() => {});
    return fromCache(DRAWINGS, request, () => fresh);
  }
  return undefined;
}

/** Removes cached uploads and parts of maps, so that nothing about a person stays after a sign-out. */
export async function removeImages(): Promise<void> {
  removals += 1;
  await Promise.all([caches.delete(PICTURES.name), caches.delete(TILES.name)]);
}

/** Returns what never changes from the cache; anything else only where the server is not reached. */
async function lastingResponse(kind: typeof PICTURES, event: FetchEvent): Promise<Response> {
  const { request } = event;
  const cached = await caches.match(request, { cacheName: kind.name });
  if (cached && !/private|no-cache/.test(cacheControlOf(cached))) return cached;
  try {
    return await fetchAndStore(kind, event);
  } catch (error) {
    // Offline, the own pictures stay.
    if (cached) return cached;
    throw error;
  }
}

async function fromCache(
  { name }: typeof DRAWINGS,
  request: Request,
  otherwise: () => Promise<Response>,
): Promise<Response> {
  return (await caches.match(request, { cacheName: name })) ?? (await otherwise());
}

async function fetchAndStore({ name, most }: typeof DRAWINGS, event: FetchEvent) {
  const before = removals;
  const response = await fetch(event.request);
  if (response.status === 404) event.waitUntil(attempt(() => forget(name, event.request)));
  if (isWhatWasAsked(response) && !/no-store/.test(cacheControlOf(response))) {
    const copy = response.clone();
    event.waitUntil(
      attempt(async () => {
        if (removals !== before) return;
        const cache = await caches.open(name);
        await cache.put(event.request, copy);
        if (removals !== before) await caches.delete(name);
        // In the order in which they were added.
        const cached = await cache.keys();
        const surplus = cached.slice(0, Math.max(0, cached.length - most));
        await Promise.all(surplus.map((key) => cache.delete(key)));
      }),
    );
  }
  return response;
}

async function forget(name: string, request: Request): Promise<void> {
  const cache = await caches.open(name);
  await cache.delete(request);
}

/** Returns whether a response is a picture or a part of a map, and not the page of a proxy. */
function isWhatWasAsked({ status, headers }: Response): boolean {
  return status === 200 && !headers.get('content-type')?.startsWith('text/');
}

function cacheControlOf({ headers }: Response): string {
  return headers.get('cache-control') ?? '';
}

/** A cache that is full must not keep an image from the page. */
async function attempt(act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    console.warn('An image was not cached.', error);
  }
}
