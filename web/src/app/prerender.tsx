import { parentPort, workerData } from 'node:worker_threads';
import type { OwnUser } from '@hoptrail/contracts/users/users';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRouter, Outlet, RouterProvider } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { queryKey } from '../data/preloads/preloaded-queries.ts';
import { createSession, SessionContext } from '../data/session.ts';
import { createClient, createQueryUtils, trpc } from '../data/trpc.ts';
import { setFormats } from '../lib/text/region/current-formats.ts';
import { hiddenFormats } from '../lib/text/region/hidden-formats.ts';
import { type PlaceholderScreen, placeholderScreens } from './placeholder-responses.ts';
import { routeTree } from './routeTree.gen.ts';

/** A user without any data. */
const anybody: OwnUser = {
  id: '-',
  username: '',
  name: '',
  email: '',
  profileImage: null,
  headerImage: null,
  checkins: 0,
  location: null,
  role: 'user',
  favoriteBreweries: [],
  beerStylePreferences: [],
  latitude: null,
  longitude: null,
  createdAt: '',
  rank: 0,
  showsOnLeaderboard: true,
  showsLogbook: false,
  distanceUnit: null,
  rankedCheckins: 0,
  ownedBreweries: 0,
  staffBreweries: 0,
  claims: 0,
  lostBreweries: 0,
};

/** The day of the build must not get into the pages: the same commit gives the same files. */
const DAY = new Date(2000, 0, 1).getTime();
const RealDate = Date;
globalThis.Date = class extends RealDate {
  constructor(...given: [] | [number | string | Date]) {
    super(given[0] ?? DAY);
  }
  static override now() {
    return DAY;
  }
} as DateConstructor;

/** The screens to render. `plugins/prerender.plugin.ts` runs this file during the build. */
const screens: { path: string; isPublic: boolean }[] = workerData;
const drawn: Record<string, string> = {};
setFormats(hiddenFormats);
for (const { path, isPublic } of screens) {
  const example = path.replace('$day', 'monday').replace(/\$\w+/, '-');
  drawn[path] = inert(path, await shellOf(example, isPublic));
  for (const filled of placeholderScreens.filter(({ screen }) => screen === path)) {
    const name = [path, filled.path, ...(filled.beside ? [filled.beside.path] : [])].join(' ');
    drawn[name] = inert(path, await shellOf(filled.address, isPublic, filled));
  }
}
parentPort?.postMessage(drawn);

/** The prerendered page does not respond yet, and text that was typed into it would be lost. */
function inert(path: string, html: string): string {
  return `<div data-screen="${path}" inert>${html}</div>`;
}

/**
 * Renders a screen before its data has loaded; the page shows it until the app runs.
 * @param path the screen's path
 * @param isPublic whether visitors see it too
 * @param filled the response that it has, with placeholders that the server fills in
 * @returns HTML for the inside of `#root`
 * @throws Error for a screen that renders nothing, as one that reads the browser
 */
async function shellOf(
  path: string,
  isPublic: boolean,
  filled?: PlaceholderScreen,
): Promise<string> {
  const client = createClient();
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  for (const query of filled ? [filled, ...(filled.beside ? [filled.beside] : [])] : []) {
    queryClient.setQueryData(queryKey(query.path, query.input), query.data);
  }
  const never = () => new Promise<never>(() => {});
  const stored: { user?: unknown } = isPublic ? {} : { user: anybody };
  const session = createSession(
    {
      read: (_key, accepts) => (accepts(stored.user) ? stored.user : undefined),
      write: () => {},
      remove: () => {},
    },
    never,
  );
  // Without toasts and status lines, which appear only after an event.
  routeTree.update({ component: Outlet });
  const router = createRouter({
    routeTree,
    history: createMemoryHistory({ initialEntries: [path] }),
    context: { session, server: createQueryUtils(client, queryClient) },
    isServer: true,
    Wrap: ({ children }) => (
      <trpc.Provider client={client} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>
          <SessionContext value={session}>{children}</SessionContext>
        </QueryClientProvider>
      </trpc.Provider>
    ),
  });
  await router.load();
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  if (html === '') throw new Error(`${path} cannot be rendered without a browser.`);
  // The server writes the title and preloads the pictures.
  return html.replace(/<title>.*?<\/title>|<link rel="preload"[^>]*>/g, '');
}
