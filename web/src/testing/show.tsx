import type { OwnUser } from '@hoptrail/contracts/users/users';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createHashHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import { ToastRegion } from '../components/toast/toast-region.tsx';
import { OfflineStoreContext } from '../data/invalidate.ts';
import { createOfflineStore } from '../data/offline/offline-store.ts';
import { createQueryClient } from '../data/query-client.ts';
import { createSession, SessionContext, SignedInContext, STORED_USER } from '../data/session.ts';
import { createClient, trpc } from '../data/trpc.ts';
import CallsSender from '../data/waiting/calls-sender.tsx';
import { oneStep } from '../lib/browser/one-step.ts';
import { localStore } from '../lib/browser/storage.ts';
import '../theme/theme.css';

/** The path at which `show` starts; back leads to `/before`. */
const SHOWN = '/shown';

/**
 * Renders a component within the providers of the app: test server, cache, offline store, session,
 * router, toasts and what sends waiting calls.
 * @param user the signed-in user, from `signUp` or `signIn`
 * @returns objects to check besides the page; `leave` unmounts it, and the browser's storage stays
 */
export async function show(node: ReactNode, user?: OwnUser) {
  if (user) localStore.write(STORED_USER, user);
  else localStore.remove(STORED_USER);
  const client = createClient();
  const session = createSession(localStore, async () => (await client.auth.me.query()).user);
  const store = createOfflineStore('test');
  const queryClient = createQueryClient({
    store,
    mayKeep: () => user !== undefined,
    onError: () => {},
  });

  const rootRoute = createRootRoute({
    component: () => (
      <>
        <Outlet />
        <ToastRegion />
        <CallsSender />
      </>
    ),
    notFoundComponent: () => <p>Another page</p>,
  });
  const shown = createRoute({
    getParentRoute: () => rootRoute,
    path: SHOWN,
    component: () => <SignedInContext value={user}>{node}</SignedInContext>,
  });
  // The browser's own history, in the hash of the URL, which does not affect the page's files.
  const history = oneStep(createHashHistory());
  history.replace('/before');
  history.push(SHOWN);
  history.flush();
  const router = createRouter({
    routeTree: rootRoute.addChildren([shown]),
    history,
    Wrap: ({ children }) => (
      <trpc.Provider client={client} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>
          <OfflineStoreContext value={store}>
            <SessionContext value={session}>{children}</SessionContext>
          </OfflineStoreContext>
        </QueryClientProvider>
      </trpc.Provider>
    ),
  });
  await router.load();

  const container = document.body.appendChild(document.createElement('div'));
  container.id = 'root';
  const root = createRoot(container);
  root.render(<RouterProvider router={router} />);
  const leave = () => {
    root.unmount();
    container.remove();
    history.destroy();
    queryClient.clear();
  };
  onTestFinished(async () => {
    leave();
    localStorage.clear();
    sessionStorage.clear();
    await store.forgetAll();
  });
  return { router, session, store, queryClient, leave };
}
