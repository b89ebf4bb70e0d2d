import { createHash } from 'node:crypto';
import { emptySvg } from '@hoptrail/drawings/empty';
import { markSvg } from '@hoptrail/drawings/mark';
import type { VitePWAOptions } from 'vite-plugin-pwa';

const DAY_S = 86_400;
const GROUND = '#14110c';

/** Shown where there is no signal, and therefore kept from the start. */
const keptDrawings = {
  '/art/mark.svg': markSvg(),
  '/art/empty/offline.svg': emptySvg('offline'),
  '/art/empty/error.svg': emptySvg('error'),
};

/**
 * The installed app: its manifest, and a service worker that keeps the app's own files and the
 * pictures that were seen. Calls to the server pass it by; what they answered is kept by
 * `src/lib/query-persistence.ts`. A new version waits until somebody asks for it.
 */
export const installedApp: Partial<VitePWAOptions> = {
  registerType: 'prompt',
  injectRegister: false,
  includeManifestIcons: false,
  manifest: {
    id: '/',
    name: 'Hoptrail',
    short_name: 'Hoptrail',
    description: 'Find breweries near you, check in, earn hops and climb the leaderboard.',
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    orientation: 'portrait',
    background_color: GROUND,
    theme_color: GROUND,
    categories: ['food', 'lifestyle', 'social'],
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      {
        src: '/icons/maskable-512.png',
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
    shortcuts: [
      { name: 'Breweries', description: 'The breweries around you', url: '/breweries' },
      { name: 'Events', description: 'What is on', url: '/events' },
      { name: 'Finder', description: 'Beers in your styles', url: '/beer-finder' },
    ].map((shortcut) => ({
      ...shortcut,
      icons: [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
    })),
  },
  workbox: {
    globPatterns: ['index.html', 'assets/*.{js,css,woff2}'],
    // Owners need signal to save a location anyway.
    globIgnores: ['assets/docs-*', 'assets/drawn-map-*'],
    additionalManifestEntries: Object.entries(keptDrawings).map(([url, svg]) => ({
      url,
      revision: createHash('sha256').update(svg).digest('hex').slice(0, 12),
    })),
    navigateFallback: '/index.html',
    // Never the page: answers of the server, and files with a name of their own.
    navigateFallbackDenylist: [/^\/(api|trpc|objects|art|assets)(\/|$|\?)/, /^[^?]*\.\w+$/],
    cleanupOutdatedCaches: true,
    clientsClaim: true,
    inlineWorkboxRuntime: true,
    sourcemap: false,
    runtimeCaching: [
      {
        urlPattern: ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/art/'),
        handler: 'StaleWhileRevalidate',
        options: {
          cacheName: 'drawings',
          expiration: { maxEntries: 200, maxAgeSeconds: 90 * DAY_S },
          cacheableResponse: { statuses: [200] },
        },
      },
      {
        urlPattern: ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/objects/'),
        handler: 'CacheFirst',
        options: {
          cacheName: 'pictures',
          expiration: { maxEntries: 120, maxAgeSeconds: 90 * DAY_S, purgeOnQuotaError: true },
          cacheableResponse: { statuses: [200] },
        },
      },
    ],
  },
};
