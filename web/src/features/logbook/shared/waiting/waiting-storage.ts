import { clear, createStore, del, entries, setMany } from 'idb-keyval';
import { markStoredChanges } from './stored-mark.ts';
import type { PhotoReference, Waiting, WaitingChange, WaitingPicture } from './waiting-types.ts';

type StoredPicture = Pick<WaitingPicture, 'blob' | 'path' | 'problem'>;
type StoredRecord = ['change', WaitingChange] | ['picture', StoredPicture];

/** Tells other tabs that the stored changes are others now. */
const CHANNEL = 'hoptrail-waiting';

/** Waiting changes in the browser's IndexedDB, where a reload keeps them. */
export interface WaitingStorage {
  read: () => Promise<Pick<Waiting, 'changes' | 'pictures'>>;
  /** Stores the records that differ between two states. */
  write: (before: Waiting, after: Waiting) => Promise<void>;
  clear: () => Promise<void>;
  /** Calls a listener when another tab has changed the records. */
  onChange: (listener: () => void) => void;
}

/** Opens the storage; every function throws if the browser has no IndexedDB. */
export function openWaitingStorage(): WaitingStorage {
  let database: ReturnType<typeof createStore> | undefined;
  const open = () => {
    database ??= createStore('hoptrail-waiting', 'changes');
    return database;
  };
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(CHANNEL) : undefined;
  const changed = (isAny: boolean) => {
    markStoredChanges(isAny);
    channel?.postMessage('changed');
  };
  return {
    read: async () => {
      const changes = new Map<string, WaitingChange>();
      const pictures = new Map<PhotoReference, WaitingPicture>();
      for (const [id, [kind, record]] of await entries<string, StoredRecord>(open())) {
        if (kind === 'change') changes.set(id, record);
        else pictures.set(id, { ...record, url: URL.createObjectURL(record.blob) });
      }
      return { changes, pictures };
    },
    write: async (before, after) => {
      const isNew = <Value>(old: ReadonlyMap<string, Value>, [id, value]: [string, Value]) =>
        old.get(id) !== value;
      const changes = [...after.changes].filter((one) => isNew(before.changes, one));
      const pictures = [...after.pictures].filter((one) => isNew(before.pictures, one));
      const records: [string, StoredRecord][] = [
        ...changes.map(([id, change]): [string, StoredRecord] => [id, ['change', change]]),
        ...pictures.map(([id, { blob, path, problem }]): [string, StoredRecord] => [
          id,
          ['picture', { blob, path, problem }],
        ]),
      ];
      const gone = [
        ...[...before.changes.keys()].filter((id) => !after.changes.has(id)),
        ...[...before.pictures.keys()].filter((id) => !after.pictures.has(id)),
      ];
      // Pictures first: a change never refers to one that is not stored.
      if (records.length > 0) await setMany(records, open());
      await Promise.all(gone.map((id) => del(id, open())));
      if (records.length + gone.length > 0) changed(after.changes.size > 0);
    },
    clear: async () => {
      await clear(open());
      changed(false);
    },
    onChange: (listener) => channel?.addEventListener('message', listener),
  };
}
