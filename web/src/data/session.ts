import type { OwnUser } from '@hoptrail/contracts/users';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Storage } from '../lib/browser/storage.ts';
import { refusal } from './errors.ts';

/** The name of the stored user in the browser's local storage. */
export const STORED_USER = 'user';

/** A user as they will be once the server has agreed. */
type Anticipation = (user: OwnUser) => OwnUser;

/** The one place that knows who is signed in (specification, part 4, "Login state"). */
export interface Session {
  /** The user, with what was asked of the server and is not answered yet. */
  user: () => OwnUser | undefined;
  /** The user as the server last said. */
  known: () => OwnUser | undefined;
  /** Whether the server was asked since the start: until then the user is the stored one. */
  isKnown: () => boolean;
  /** Keeps a user: one who just signed in, or a newer copy of the present one. */
  keep: (user: OwnUser) => void;
  /**
   * Shows a change of the user before the server has answered; nothing of it is stored.
   * @returns how to take it back, with whatever else is known by then left as it is
   */
  optimisticUpdate: (change: Anticipation) => () => void;
  /** Forgets the user. */
  end: () => void;
  /** Asks the server who is signed in; 401 ends the session, any other failure changes nothing. */
  refresh: () => Promise<void>;
  /**
   * Asks the server once who is signed in if no user is stored: the session may be valid though
   * the browser has lost the user.
   */
  restore: () => Promise<void>;
  subscribe: (listener: () => void) => () => void;
}

/** Longer the welcome page does not wait for the answer. */
const RESTORE_MS = 3000;

interface SessionOptions {
  /** The signed-in user that the page carries: shown where no user is stored. */
  me?: OwnUser | undefined;
  /** Whether the page leaves open who is signed in. */
  mayRestore?: boolean;
}

/**
 * Starts with the stored user.
 * @param fetchUser asks the server who is signed in
 */
export function createSession(
  storage: Storage,
  fetchUser: (signal?: AbortSignal) => Promise<OwnUser>,
  { me, mayRestore = false }: SessionOptions = {},
): Session {
  let known = storage.read(STORED_USER, isStoredUser);
  let shown = known;
  let isKnown = false;
  const anticipated = new Set<{ change: Anticipation }>();
  const listeners = new Set<() => void>();

  const show = () => {
    shown = known && [...anticipated].reduce((user, { change }) => change(user), known);
    for (const listener of listeners) listener();
  };
  let restoring: Promise<void> | undefined;
  const learn = (next: OwnUser | undefined) => {
    if (next?.id !== known?.id) anticipated.clear();
    known = next;
    isKnown = true;
    storage.write(STORED_USER, next ?? null);
    // Other tabs notice a removal only of what is there; the browser may have cleared it already,
    // as the server tells it to at a sign-out.
    if (!next) storage.remove(STORED_USER);
    show();
  };

  const refresh = async (signal?: AbortSignal) => {
    const asked = known?.id;
    try {
      const fresh = await fetchUser(signal);
      if (known?.id === asked) learn(fresh);
    } catch (error) {
      const isOver = refusal(error).status === 401 && known?.id === asked;
      learn(isOver ? undefined : known);
    }
  };
  if (!known && me) learn(me);

  return {
    user: () => shown,
    known: () => known,
    isKnown: () => isKnown,
    keep: learn,
    optimisticUpdate: (change) => {
      // Of its own, since the same change may come twice.
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
      if (known || !mayRestore) return;
      restoring ??= refresh(AbortSignal.timeout(RESTORE_MS));
      await restoring;
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

/** Who is signed in as the server last said: for what it alone decides, such as badges. */
export function useKnownUser(): OwnUser | undefined {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.known, session.known);
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
