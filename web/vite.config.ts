import { fileURLToPath } from 'node:url';
import { groundVersion } from '@hoptrail/ground/ground-file';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';
import { VitePWA } from 'vite-plugin-pwa';
import { chunks } from './plugins/chunks.ts';
import { classNames } from './plugins/class-names.ts';
import { contractsVersion } from './plugins/contracts-version.ts';
import { ground } from './plugins/ground.plugin.ts';
import { icons } from './plugins/icons.plugin.ts';
import { installedApp } from './plugins/installed-app.ts';
import { shells } from './plugins/prerender.plugin.ts';
import { routeList } from './plugins/route-list.plugin.ts';
import { screenManifest } from './plugins/screen-manifest.plugin.ts';
import { shellMark } from './plugins/shell-mark.plugin.ts';

const api = 'http://localhost:3000';

export default defineConfig({
  plugins: [
    tanstackRouter(),
    react(),
    ground(),
    icons(),
    shellMark(),
    screenManifest(),
    routeList(path('src/routes')),
    shells(path('.')),
    VitePWA(installedApp),
    compression({
      include: /\.(js|css|svg|json|txt|webmanifest)$/,
      algorithms: [defineAlgorithm('brotliCompress'), defineAlgorithm('gzip', { level: 9 })],
      skipIfLargerOrEqual: true,
    }),
  ],
  define: {
    'import.meta.env.VITE_GROUND_VERSION': JSON.stringify(groundVersion()),
    'import.meta.env.VITE_CONTRACTS_VERSION': JSON.stringify(
      contractsVersion(path('../packages/contracts/src')),
    ),
  },
  css: classNames(path('.')),
  build: {
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Its packages do not say that unused modules, as those for WebSockets, can be left out.
      treeshake: { moduleSideEffects: [{ test: /@trpc/, sideEffects: false }] },
      input: { app: path('index.html'), docs: path('docs.html') },
      output: { codeSplitting: chunks(path('src/app/main.tsx'), path('src/routes')) },
    },
  },
  server: {
    // Forwards the browser's host, because the server refuses requests from another origin.
    proxy: Object.fromEntries(
      [
        '/trpc',
        '/api',
        '/objects',
        '/art',
        '/cards',
        '/tiles',
        '/ground',
        '/calendars',
        '/feeds',
        '/embed',
      ].map((path) => [path, { target: api, changeOrigin: false }]),
    ),
  },
});

function path(relative: string): string {
  return fileURLToPath(new URL(relative, import.meta.url));
}
