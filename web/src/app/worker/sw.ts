import { type AppFile, createAppFiles } from './app-files.ts';
import { imageResponse, removeImages } from './images.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: AppFile[] };

/** Paths that never get the app's page: API responses, files and menus in other web sites. */
const NOT_A_PAGE = /^\/(api|trpc|objects|art|cards|tiles|ground|streets|assets|embed)(\/|$)|\.\w+$/;

/**
 * The service worker: serves the app's files, seen images and parts of maps from the cache. It does not handle
 * API calls; `src/data/offline/query-persistence.ts` stores their responses. A new version waits until
 * the person activates it (docs/decisions/035).
 */
const appFiles = createAppFiles(self.__WB_MANIFEST, self.location.origin);

self.addEventListener('install', (event) => event.waitUntil(appFiles.install()));

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([appFiles.removeOutdated(), self.clients.claim()]));
});

self.addEventListener('message', (event) => {
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting();
  if (event.data?.type === 'REMOVE_IMAGES') event.waitUntil(removeImages());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    // The logbook's former address.
    if (pathname === '/trail') event.respondWith(Response.redirect(`/logbook${search}`, 308));
    else if (!NOT_A_PAGE.test(pathname))
      event.respondWith(appFiles.respond('/index.html', request));
  } else if (appFiles.has(pathname)) {
    event.respondWith(appFiles.respond(pathname, request));
  } else {
    const response = imageResponse(pathname, event);
    if (response) event.respondWith(response);
  }
});
