import type { OwnUser } from '@hoptrail/contracts/users/users';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Storage } from '../lib/browser/storage.ts';
import { Listeners } from '../lib/listeners.ts';
import { refusal } from './errors.ts';

/** The name of the stored user in the browser's local storage. */
export const STORED_USER = 'user';

/** An optimistic update of the user. */
type OptimisticUpdate = (user: OwnUser) => OwnUser;

/** Stores the signed-in user. */
export interface Session {
  /** The user with the optimistic updates. */
  user: () => OwnUser | undefined;
  /** The user of the server's last response. */
  confirmed: () => OwnUser | undefined;
  /** Whether this browser's last sign-in, perhaps in another tab, was that of this user. */
  isCurrent: () => boolean;
  /** Whether the server has answered since the start; before, the user is the stored one. */
  isKnown: () => boolean;
  /** Stores a user: after a sign-in, or a newer copy of the current one. */
  store: (user: OwnUser) => void;
  /**
   * Shows a change of the user before the server has answered, without storing it.
   * @returns a function that undoes this change only
   */
  optimisticUpdate: (change: OptimisticUpdate) => () => void;
  /** Removes the user. */
  end: () => void;
  /** Fetches who is signed in; 401 ends the session, any other failure changes nothing. */
  refresh: () => Promise<void>;
  /** Fetches once who is signed in when no user is stored: the session may still be valid. */
  restore: () => Promise<void>;
  subscribe: (listener: () => void) => () => void;
}

/** The longest that the welcome page waits for the response, in milliseconds. */
const RESTORE_MS = 3000;

interface SessionOptions {
  /** The signed-in user of the preloaded data, used when no user is stored. */
  me?: OwnUser | undefined;
  /** Whether the page does not say who is signed in. */
  mayRestore?: boolean;
}

/**
 * Creates the session from the stored user. Optimistic updates are a list of pending changes, applied
 * for readers to the user of the server's last response; only that user is stored. Undoing removes one
 * change and nothing else. A restored copy would be wrong with two changes in progress, or with a
 * response that arrived meanwhile.
 * @param fetchUser fetches who is signed in
 */
export function createSession(
  storage: Storage,
  fetchUser: (signal?: AbortSignal) => Promise<OwnUser>,
  { me, mayRestore = false }: SessionOptions = {},
): Session {
  let confirmed = storage.read(STORED_USER, isStoredUser);
  let shown = confirmed;
  let isKnown = false;
  const anticipated = new Set<{ change: OptimisticUpdate }>();
  const listeners = new Listeners();

  const show = () => {
    shown = confirmed && [...anticipated].reduce((user, { change }) => change(user), confirmed);
    listeners.notify();
  };
  let restoring: Promise<void> | undefined;
  const learn = (next: OwnUser | undefined) => {
    if (next?.id !== confirmed?.id) anticipated.clear();
    confirmed = next;
    isKnown = true;
    storage.write(STORED_USER, next ?? null);
    // Other tabs notice the removal of an existing key only, and a sign-out may have cleared the
    // storage.
    if (!next) storage.remove(STORED_USER);
    show();
  };

  const refresh = async (signal?: AbortSignal) => {
    const userId = confirmed?.id;
    try {
      const fresh = await fetchUser(signal);
      if (confirmed?.id === userId) learn(fresh);
    } catch (error) {
      const isOver = refusal(error).status === 401 && confirmed?.id === userId;
      learn(isOver ? undefined : confirmed);
    }
  };
  if (!confirmed && me) learn(me);

  return {
    user: () => shown,
    confirmed: () => confirmed,
    isCurrent: () => {
      const stored = storage.read(STORED_USER, isStoredUser);
      return stored === undefined || stored.id === confirmed?.id;
    },
    isKnown: () => isKnown,
    store: learn,
    optimisticUpdate: (change) => {
      // A new object, since the same change may come twice.
      const coming = { change };
      anticipated.add(coming);
      show();
      return () => {
        if (anticipated.delete(coming)) show();
      };
    },
    end: () => learn(undefined),
    refresh: () => refresh(),
    restore: async () => {
      if (confirmed || !mayRestore) return;
      restoring ??= refresh(AbortSignal.timeout(RESTORE_MS));
      await restoring;
    },
    subscribe: listeners.subscribe,
  };
}

export const SessionContext = createContext<Session | undefined>(undefined);

/** Returns the session; below the router only. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession is used outside of SessionContext.');
  return session;
}

/** Returns who is signed in, or undefined. */
export function useCurrentUser(): OwnUser | undefined {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.user, session.user);
}

/** Returns whether the server has answered who is signed in, or could not be reached. */
export function useIsUserKnown(): boolean {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.isKnown, session.isKnown);
}

/**
 * Returns the user of the server's last response, for values that only the server decides, such as
 * badges.
 */
export function useConfirmedUser(): OwnUser | undefined {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.confirmed, session.confirmed);
}

export const SignedInContext = createContext<OwnUser | undefined>(undefined);

/** Returns the signed-in user, on pages behind the sign-in. */
export function useSignedInUser(): OwnUser {
  const user = useContext(SignedInContext);
  if (!user) throw new Error('useSignedInUser is used on a page that is open to visitors.');
  return user;
}

function isStoredUser(value: unknown): value is OwnUser {
  if (typeof value !== 'object' || value === null) return false;
  const has = (key: string, type: string) => typeof Reflect.get(value, key) === type;
  return (
    ['id', 'username', 'name', 'email', 'role', 'createdAt'].every((key) => has(key, 'string')) &&
    ['checkins', 'rank', 'ownedBreweries'].every((key) => has(key, 'number')) &&
    ['favoriteBreweries', 'beerStylePreferences'].every((key) =>
      Array.isArray(Reflect.get(value, key)),
    )
  );
}
