import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { markSvg } from '@hoptrail/drawings/mark';
import type { VitePWAOptions } from 'vite-plugin-pwa';
import { drawingFile } from './drawing-file.ts';

const GROUND = '#14110c';

/** Precached, because it is shown offline. */
const offlineDrawings = {
  '/art/mark.svg': markSvg(),
  '/art/empty/offline.svg': readFileSync(drawingFile('empty/offline.svg')),
  '/art/empty/error.svg': readFileSync(drawingFile('empty/error.svg')),
};

/**
 * The web app manifest, and the files that the service worker precaches (`src/app/worker/sw.ts`).
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
  strategies: 'injectManifest',
  srcDir: 'src/app/worker',
  filename: 'sw.ts',
  injectManifest: {
    globPatterns: ['index.html', 'assets/*.{js,css,woff2}'],
    // Owners need signal to save a location anyway; maps are painted in a worker, of which the painter
    // is a part.
    globIgnores: ['assets/docs-*', 'assets/drawn-map-*', 'assets/ground-painter-*'],
    additionalManifestEntries: Object.entries(offlineDrawings).map(([url, svg]) => ({
      url,
      revision: createHash('sha256').update(svg).digest('hex').slice(0, 12),
    })),
  },
};
