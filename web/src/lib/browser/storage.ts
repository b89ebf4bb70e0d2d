/**
 * Stores values in the browser. When the browser blocks its storage or has no room, nothing is
 * stored and the app works on; an unreadable value is removed with a message in the console.
 */
export interface Storage {
  /** Returns the stored value, or undefined when there is none that `accepts` allows. */
  read: <T>(key: string, accepts: (value: unknown) => value is T) => T | undefined;
  write: (key: string, value: unknown) => void;
  remove: (key: string) => void;
}

/** The browser's local storage, without exceptions. */
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

/** Accepts a stored list of texts. */
export function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
}

/** Runs an access to the browser's storage; logs to the console when the browser denies it. */
export function attempt<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch (error) {
    console.warn('The browser denies access to its storage.', error);
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
