import type { OwnUser } from '@hoptrail/contracts/users';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { refusal } from './errors.ts';
import type { Storage } from './storage.ts';

const STORED_USER = 'user';

/** The one place that knows who is signed in (specification, part 4, "Login state"). */
export interface Session {
  user: () => OwnUser | undefined;
  /** Whether the server was asked since the start: until then the user is the stored one. */
  isKnown: () => boolean;
  /** Keeps a user: one who just signed in, or a newer copy of the present one. */
  keep: (user: OwnUser) => void;
  /** Forgets the user. */
  end: () => void;
  /** Asks the server who is signed in; 401 ends the session, any other failure changes nothing. */
  refresh: () => Promise<void>;
  subscribe: (listener: () => void) => () => void;
}

/**
 * Starts with the stored user.
 * @param fetchUser asks the server who is signed in
 */
export function createSession(storage: Storage, fetchUser: () => Promise<OwnUser>): Session {
  let user = storage.read(STORED_USER, isStoredUser);
  let isKnown = false;
  const listeners = new Set<() => void>();

  const change = (next: OwnUser | undefined) => {
    user = next;
    isKnown = true;
    if (next) storage.write(STORED_USER, next);
    else storage.remove(STORED_USER);
    for (const listener of listeners) listener();
  };

  return {
    user: () => user,
    isKnown: () => isKnown,
    keep: change,
    end: () => change(undefined),
    refresh: async () => {
      const asked = user?.id;
      try {
        const fresh = await fetchUser();
        if (user?.id === asked) change(fresh);
      } catch (error) {
        const isOver = refusal(error).status === 401 && user?.id === asked;
        change(isOver ? undefined : user);
      }
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const SessionContext = createContext<Session | undefined>(undefined);

/** The session, below the router. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession is used outside of SessionContext.');
  return session;
}

/** Who is signed in, or undefined; renders again when that changes. */
export function useCurrentUser(): OwnUser | undefined {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.user, session.user);
}

/** Whether the server has said who is signed in, or could not be asked. */
export function useIsUserKnown(): boolean {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.isKnown);
}

export const SignedInContext = createContext<OwnUser | undefined>(undefined);

/** The signed-in user, on the pages behind the gate. */
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
