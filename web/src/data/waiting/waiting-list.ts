import { useSyncExternalStore } from 'react';
import { attempt, localStore } from '../../lib/browser/storage.ts';
import { Listeners } from '../../lib/listeners.ts';

/** Called after a change of any list. */
const ofAll = new Listeners();

/** The names of the lists that the browser had no room for: they wait in this page only. */
const unstored = new Set<string>();

/** A change that the server does not have yet. */
export interface WaitingItem {
  /** Differs with every change. */
  id: string;
  userId: string;
}

/** Changes that wait in the browser's local storage until the server has them. */
export interface WaitingList<Item extends WaitingItem> {
  /** Returns the waiting changes, oldest first; the same array until they change. */
  all: () => readonly Item[];
  /** Calls a listener after every change of the list. Returns a function that stops it. */
  subscribe: (listener: () => void) => () => void;
  /** Adds a change; it replaces those that `isSame` accepts. */
  put: (item: Item, isSame: (other: Item) => boolean) => void;
  /** Changes fields of an item, unless another change has replaced it since. */
  update: (item: Item, fields: Partial<Item>) => void;
  /** Whether the browser had room for the last change, so that a reload does not lose it. */
  isStored: () => boolean;
  /** Removes a change that was sent or discarded, unless another one has replaced it since. */
  remove: (item: Item) => void;
}

/**
 * Creates a list over the local storage.
 * @param name the key. With the prefix `draft.` the list survives the end of a session, and a
 * sign-out removes it
 * @param isItem checks a stored item; others, such as those of a newer release, stay stored
 */
export function createWaitingList<Item extends WaitingItem>(
  name: `draft.${string}`,
  isItem: (value: unknown) => value is Item,
): WaitingList<Item> {
  let items: readonly Item[] = [];
  /** The stored text of `items`; null where the browser stores nothing. */
  let stored: string | null = null;
  let others: readonly unknown[] = [];
  const listeners = new Listeners();
  const storedText = () => attempt(() => window.localStorage.getItem(name)) ?? null;

  const all = () => {
    // Another tab may have written, and a sign-out may have removed them.
    const text = storedText();
    if (text !== stored) {
      stored = text;
      const read = localStore.read(name, isArray) ?? [];
      items = read.filter(isItem);
      others = read.filter((item) => !isItem(item));
    }
    return items;
  };
  const store = (next: readonly Item[]) => {
    items = next;
    const both = [...others, ...next];
    if (both.length > 0) localStore.write(name, both);
    else localStore.remove(name);
    stored = storedText();
    const isStored = both.length === 0 || stored === JSON.stringify(both);
    if (isStored) unstored.delete(name);
    else unstored.add(name);
    notify();
  };
  const notify = () => {
    listeners.notify();
    ofAll.notify();
  };
  // Of another tab. The page is rendered in the build, too, where nothing tells of it.
  globalThis.addEventListener?.('storage', ({ key }) => {
    if (key === name) notify();
  });
  return {
    all,
    subscribe: listeners.subscribe,
    isStored: () => !unstored.has(name),
    put: (item, isSame) => store([...all().filter((other) => !isSame(other)), item]),
    update: (item, fields) =>
      store(all().map((other) => (other.id === item.id ? { ...other, ...fields } : other))),
    remove: (item) => store(all().filter(({ id }) => id !== item.id)),
  };
}

function isArray(value: unknown): value is unknown[] {
  return Array.isArray(value);
}

/** Returns the id, the person and the time of a new change. */
export function newItem(userId: string): { id: string; userId: string; since: number } {
  const since = Date.now();
  return { id: `${since}.${Math.random()}`, userId, since };
}

/** Returns whether a list waits in this browser, without reading it. */
export function hasStored(name: `draft.${string}`): boolean {
  return unstored.has(name) || Boolean(attempt(() => window.localStorage.getItem(name)));
}

/** Returns the same, and renders again when it changes. */
export function useHasStored(name: `draft.${string}`): boolean {
  return useSyncExternalStore(
    ofAll.subscribe,
    () => hasStored(name),
    () => false,
  );
}
