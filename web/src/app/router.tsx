import { QueryClientProvider } from '@tanstack/react-query';
import { createBrowserHistory, createRouter } from '@tanstack/react-router';
import { NotFound } from '../components/state/not-found.tsx';
import { RouteError } from '../components/state/route-error.tsx';
import { followAccountUnit } from '../data/distance-choice.ts';
import { refusal } from '../data/errors.ts';
import { OfflineStoreContext } from '../data/invalidate.ts';
import { forgetPerson } from '../data/offline/forget-person.ts';
import { createOfflineStore } from '../data/offline/offline-store.ts';
import {
  isPageOfServer,
  preloadedFirst,
  readPreloadedQueries,
  seedResponses,
} from '../data/preloads/preloaded-queries.ts';
import { addPreloads } from '../data/preloads/screen-preloads.ts';
import { createQueryClient } from '../data/query-client.ts';
import { createSession, SessionContext, STORED_USER } from '../data/session.ts';
import { createClient, createQueryUtils, trpc } from '../data/trpc.ts';
import { oneStep } from '../lib/browser/one-step.ts';
import { localStore } from '../lib/browser/storage.ts';
import { unmarkTapped } from '../lib/browser/tapped.ts';
import { routeTree } from './routeTree.gen.ts';

interface LocationChange {
  fromLocation?: { pathname: string };
  toLocation: { pathname: string };
}

/** Creates the router with the tRPC client, the query cache and the session. */
export function createAppRouter() {
  const client = createClient();
  const page = readPreloadedQueries();
  const fetchUser = async (signal?: AbortSignal) =>
    (await client.auth.me.query(undefined, signal && { signal })).user;
  const session = createSession(localStore, preloadedFirst(page.me, fetchUser), {
    me: page.me,
    mayRestore: !isPageOfServer(),
  });
  const responses = createOfflineStore(import.meta.env.VITE_CONTRACTS_VERSION);
  const queryClient = createQueryClient({
    store: responses,
    mayKeep: () => session.user() !== undefined,
    onError: (error) => {
      if (refusal(error).code === 'auth.required') session.end();
    },
  });
  followAccountUnit(session);
  if (session.user()?.id === page.me?.id) seedResponses(page.responses, queryClient, responses);
  const server = createQueryUtils(client, queryClient);

  const router = createRouter({
    routeTree,
    history: oneStep(createBrowserHistory()),
    context: { session, server },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultViewTransition: { types: transitionTypes },
    scrollRestoration: true,
    defaultNotFoundComponent: NotFound,
    defaultErrorComponent: RouteError,
    Wrap: ({ children }) => (
      <trpc.Provider client={client} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>
          <OfflineStoreContext value={responses}>
            <SessionContext value={session}>{children}</SessionContext>
          </OfflineStoreContext>
        </QueryClientProvider>
      </trpc.Provider>
    ),
  });

  addPreloads(router.routesByPath, {
    client,
    queryClient,
    user: session.user,
  });

  router.subscribe('onBeforeLoad', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) document.documentElement.dataset.moved = '';
  });
  router.subscribe('onResolved', unmarkTapped);
  let present = session.user()?.id;
  session.subscribe(() => {
    const next = session.user()?.id;
    if (next === present) return;
    if (present) forgetPerson(present);
    present = next;
    queryClient.clear();
    void responses.forgetAll();
    if (!next) void router.invalidate();
  });
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== STORED_USER) return;
    // The person signed out in another tab, or another person signed in there.
    if (newValue === null) session.end();
    else if (newValue !== 'null' && session.user() && !session.isCurrent()) {
      window.location.reload();
    }
  });
  return router;
}

/**
 * Returns the view transition of a navigation: a brewery's card grows into its page and back. Other
 * pages fade in with CSS, which does not block the next tap.
 */
function transitionTypes({ fromLocation, toLocation }: LocationChange): string[] | false {
  const paths = [fromLocation?.pathname ?? '', toLocation.pathname];
  const isOpening = paths.includes('/breweries') && paths.some((path) => /^\/brewery\//.test(path));
  return isOpening ? ['open'] : false;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
