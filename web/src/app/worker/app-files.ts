/** A file of the app, as the build lists it. */
export interface AppFile {
  url: string;
  /** Changes with the content; null where the URL does so itself. */
  revision: string | null;
}

const CACHE = 'app';
/** Caches of images and maps survive an update; all others belong to older workers. */
const OTHER_CACHES = ['drawings', 'pictures', 'tiles'];
/**
 * The number of parallel requests: leaves connections to the page (browsers open 6 over HTTP/1.1).
 */
const AT_ONCE = 4;

/** The cached files of the app. */
export interface AppFiles {
  /**
   * Fetches the files that are not cached yet.
   * @throws Error when a file does not load
   */
  install: () => Promise<void>;
  /** Removes files of older versions, and caches of older workers. */
  removeOutdated: () => Promise<void>;
  /** Returns whether a path is one of the files. */
  has: (pathname: string) => boolean;
  /** Returns a file from the cache, or from the server if the browser has removed it. */
  respond: (pathname: string, request: Request) => Promise<Response>;
}

/**
 * Creates the cache of one version of the app. Its entries have the revision in their key, so that
 * a new version is installed beside the one in use.
 * @param origin of the server, such as `https://beer.example`
 */
export function createAppFiles(files: readonly AppFile[], origin: string): AppFiles {
  const keys = new Map<string, string>();
  for (const { url, revision } of files) {
    const { href, pathname } = new URL(url, origin);
    keys.set(pathname, revision ? `${href}?revision=${revision}` : href);
  }

  return {
    install: async () => {
      const cache = await caches.open(CACHE);
      const cached = new Set((await cache.keys()).map(({ url }) => url));
      const missing = [...keys].filter(([, key]) => !cached.has(key));
      const fetchNext = async (): Promise<void> => {
        const next = missing.shift();
        if (!next) return;
        await store(cache, ...next);
        await fetchNext();
      };
      await Promise.all(Array.from({ length: AT_ONCE }, fetchNext));
    },
    removeOutdated: async () => {
      const current = new Set(keys.values());
      const cache = await caches.open(CACHE);
      for (const { url } of await cache.keys()) if (!current.has(url)) await cache.delete(url);
      for (const name of await caches.keys()) {
        if (name !== CACHE && !OTHER_CACHES.includes(name)) await caches.delete(name);
      }
      // Earlier versions listed the URLs of images there.
      indexedDB.deleteDatabase('workbox-expiration');
    },
    has: (pathname) => keys.has(pathname),
    respond: async (pathname, request) => {
      const key = keys.get(pathname) ?? pathname;
      return (await caches.match(key, { cacheName: CACHE })) ?? (await fetch(request));
    },
  };
}

async function store(cache: Cache, pathname: string, key: string): Promise<void> {
  // A file whose URL stays the same may have an older content in the browser's HTTP cache.
  const response = await fetch(pathname, {
    cache: key.includes('?revision=') ? 'reload' : 'default',
    priority: 'low',
  });
  if (!response.ok || response.redirected) {
    throw new Error(`${pathname}: the server answered ${response.status}.`);
  }
  await cache.put(key, response);
}
