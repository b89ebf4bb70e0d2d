/**
 * Values kept in the browser. Works on without keeping when the browser blocks storage or is
 * out of room; a value that cannot be read is removed, with a line in the console.
 */
export interface Storage {
  /** The kept value, or undefined where there is none that `accepts` takes. */
  read: <T>(key: string, accepts: (value: unknown) => value is T) => T | undefined;
  write: (key: string, value: unknown) => void;
  remove: (key: string) => void;
}

/** The browser's local storage, made safe. */
export const localStore: Storage = {
  read(key, accepts) {
    const text = attempt(() => window.localStorage.getItem(key));
    if (text === null || text === undefined) return undefined;
    const value = parse(text);
    if (accepts(value)) return value;
    console.error(`Removed the unreadable stored value of "${key}".`);
    localStore.remove(key);
    return undefined;
  },
  write(key, value) {
    attempt(() => window.localStorage.setItem(key, JSON.stringify(value)));
  },
  remove(key) {
    attempt(() => window.localStorage.removeItem(key));
  },
};

/** Uses the browser's storage where it gives access; says in the console where it does not. */
export function attempt<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch (error) {
    console.warn('The browser does not give access to its storage.', error);
    return undefined;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
