import { clear, createStore, del, entries, get, set } from 'idb-keyval';
import { localStore } from '../../lib/browser/storage.ts';

const DAY_MS = 86_400_000;
const LONGEST_MS = 30 * DAY_MS;
const MOST = 80;
const CHANGES = 'changedAt';

/** A response of the server and its time. */
export interface OfflineResponse {
  /** The query's hash, since several queries can share a key. */
  hash: string;
  data: unknown;
  /** When it was asked for, in milliseconds since 1970. */
  savedAt: number;
}

/** A response as the store returns it. */
export interface StoredResponse extends OfflineResponse {
  /**
   * Whether the data may have changed since. Such a response is shown only if no newer one can be fetched.
   */
  isOutdated: boolean;
}

/** Responses of the server, stored in the browser for the next start and for offline use. */
export interface OfflineStore {
  read: (name: string) => Promise<StoredResponse | undefined>;
  /** Returns the responses of these procedures, the newest first. */
  readAll: (procedures: readonly string[]) => Promise<OfflineResponse[]>;
  write: (name: string, response: OfflineResponse) => Promise<void>;
  /**
   * Marks the responses of these procedures, or of a whole router such as `events`, as outdated: at
   * once, since the page may be reloaded in the next moment.
   */
  invalidate: (procedures: readonly string[]) => void;
  forgetAll: () => Promise<void>;
}

interface StoredRecord extends OfflineResponse {
  version: string;
}

/** When data last changed, by procedure or router, in milliseconds since 1970. */
type Changes = Readonly<Record<string, number>>;

/**
 * Opens the store in the browser's IndexedDB: at most 80 responses, at most 30 days old, of one
 * version. Without IndexedDB it stores nothing.
 * @param version changes with the shape of the responses
 */
export function createOfflineStore(version: string): OfflineStore {
  const database = createStore('hoptrail', 'answers');
  const isCurrent = (record: StoredRecord) => record.version === version && isFresh(record);
  let writes = 0;

  return {
    read: async (name) => {
      const record = await attempt(() => get<StoredRecord>(name, database));
      if (!record || !isCurrent(record)) return undefined;
      // The clock was set back since, so nothing would count as newer.
      const isAhead = record.savedAt > Date.now();
      const isOutdated = isAhead || isOneOf(name, changedAfter(record.savedAt));
      return { ...record, isOutdated };
    },
    readAll: async (procedures) => {
      const records = (await attempt(() => entries<string, StoredRecord>(database))) ?? [];
      return records
        .filter(([name, record]) => isOneOf(name, procedures) && isCurrent(record))
        .map(([, record]) => record)
        .toSorted((a, b) => b.savedAt - a.savedAt);
    },
    write: async (name, response) => {
      await attempt(() => set(name, { ...response, version } satisfies StoredRecord, database));
      if (writes++ % 20 === 0) await attempt(() => tidy());
    },
    invalidate: (procedures) => {
      const now = Date.now();
      const changed = Object.fromEntries(procedures.map((one) => [one, now]));
      // IndexedDB would do so later.
      localStore.write(CHANGES, { ...readChanges(), ...changed });
    },
    forgetAll: async () => {
      localStore.remove(CHANGES);
      await attempt(() => clear(database));
    },
  };

  async function tidy() {
    const records = await entries<string, StoredRecord>(database);
    await Promise.all(outdated(records, version).map((name) => del(name, database)));
  }
}

/**
 * Returns the keys to remove: the oldest beyond the limit, expired ones and those of other
 * versions.
 */
export function outdated(
  records: readonly (readonly [name: string, StoredRecord])[],
  version: string,
): string[] {
  return records
    .toSorted(([, a], [, b]) => b.savedAt - a.savedAt)
    .filter(([, record], index) => index >= MOST || record.version !== version || !isFresh(record))
    .map(([name]) => name);
}

/** Returns whether a stored response belongs to one of these procedures. */
export function isOneOf(name: string, procedures: readonly string[]): boolean {
  const [procedure = ''] = name.split(' ');
  return procedures.some((one) => procedure === one || procedure.startsWith(`${one}.`));
}

/** Returns the procedures and routers whose data changed after a time. */
function changedAfter(time: number): string[] {
  return Object.entries(readChanges()).flatMap(([name, at]) => (at > time ? name : []));
}

function readChanges(): Changes {
  return localStore.read(CHANGES, isChanges) ?? {};
}

function isChanges(value: unknown): value is Changes {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((at) => typeof at === 'number')
  );
}

function isFresh({ savedAt }: OfflineResponse): boolean {
  return Date.now() - savedAt < LONGEST_MS;
}

async function attempt<T>(access: () => Promise<T>): Promise<T | undefined> {
  try {
    return await access();
  } catch (error) {
    console.warn('Responses are not stored for use offline.', error);
    return undefined;
  }
}
