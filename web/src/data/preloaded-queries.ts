import type { OwnUser } from '@hoptrail/contracts/users';
import type { QueryClient } from '@tanstack/react-query';
import { writeAnswer } from './offline/offline-queries.ts';
import type { OfflineStore } from './offline/offline-store.ts';

/** The server's answer to a call that the screen begins with. */
interface PageAnswer {
  /** The procedure, such as `events.special.list`. */
  path: string;
  input?: object;
  data: unknown;
}

/** What the server put into the page (`api/src/transport/pages/preloaded-queries.ts`). */
interface PageData {
  /** Who is signed in there. */
  me?: OwnUser;
  answers: PageAnswer[];
}

/** Reads it; there is nothing for visitors, and nothing in the page from the service worker. */
export function readPreloadedQueries(): PageData {
  const text = document.getElementById('page-data')?.textContent;
  return text ? JSON.parse(text) : { answers: [] };
}

/**
 * Returns whether the server made this page for the person who asked, so that the data say whether
 * they are signed in. The service worker has the page as it was built, for everybody.
 */
export function isPageOfServer(): boolean {
  return document.querySelector('[data-screen], #page-data') !== null;
}

/** Puts the page's answers where the screens look for them, and keeps them for the next start. */
export function seedAnswers(
  answers: readonly PageAnswer[],
  queryClient: QueryClient,
  store: OfflineStore,
): void {
  for (const { path, input, data } of answers) {
    const key = queryKey(path, input);
    queryClient.setQueryData(key, data);
    writeAnswer(store, key, data);
  }
}

/** Returns the key that tRPC's hooks give a query of the server. */
export function queryKey(name: string, input: object | undefined) {
  return [name.split('.'), { ...(input && { input }), type: 'query' }] as const;
}

/** Gives what is known already, once; from then on it asks. */
export function knownFirst<T, Asked extends unknown[]>(
  known: T | undefined,
  ask: (...asked: Asked) => Promise<T>,
): (...asked: Asked) => Promise<T> {
  let left = known;
  return async (...asked) => {
    const given = left;
    left = undefined;
    return given ?? (await ask(...asked));
  };
}
