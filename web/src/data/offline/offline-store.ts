import { clear, createStore, del, entries, get, promisifyRequest, set } from 'idb-keyval';

const DAY_MS = 86_400_000;
const LONGEST_MS = 30 * DAY_MS;
const MOST = 80;

/** A response of the server and its time. */
export interface OfflineResponse {
  /** The query's hash, since several queries can share a key. */
  hash: string;
  data: unknown;
  /** Milliseconds since 1970. */
  savedAt: number;
  /**
   * Whether the data has changed since. Such a response is shown only if no newer one can be
   * fetched.
   */
  isOutdated?: boolean;
}

/** Responses of the server, stored in the browser for the next start and for offline use. */
export interface OfflineStore {
  read: (name: string) => Promise<OfflineResponse | undefined>;
  write: (name: string, response: OfflineResponse) => Promise<void>;
  /** Marks the responses of these procedures, or of a whole router such as `events`, as stale. */
  invalidate: (procedures: readonly string[]) => Promise<void>;
  forgetAll: () => Promise<void>;
}

interface StoredResponse extends OfflineResponse {
  version: string;
}

/**
 * Opens the store in the browser's IndexedDB: at most 80 responses, at most 30 days old, of one
 * version. Without IndexedDB it stores nothing.
 * @param version changes with the shape of the responses
 */
export function createOfflineStore(version: string): OfflineStore {
  const database = createStore('hoptrail', 'answers');
  let writes = 0;

  return {
    read: async (name) => {
      const record = await attempt(() => get<StoredResponse>(name, database));
      return record?.version === version && isFresh(record) ? record : undefined;
    },
    write: async (name, response) => {
      await attempt(() => set(name, { ...response, version } satisfies StoredResponse, database));
      if (writes++ % 20 === 0) await attempt(() => tidy());
    },
    invalidate: async (procedures) => {
      // One transaction: otherwise this could overwrite a newer response.
      await attempt(() =>
        database('readwrite', (records) => {
          const each = records.openCursor();
          each.onsuccess = () => {
            const cursor = each.result;
            if (!cursor) return;
            if (isOneOf(String(cursor.key), procedures)) {
              cursor.update({ ...cursor.value, isOutdated: true });
            }
            cursor.continue();
          };
          return promisifyRequest(records.transaction);
        }),
      );
    },
    forgetAll: async () => {
      await attempt(() => clear(database));
    },
  };

  async function tidy() {
    const records = await entries<string, StoredResponse>(database);
    await Promise.all(outdated(records, version).map((name) => del(name, database)));
  }
}

/**
 * Returns the keys to remove: the oldest beyond the limit, expired ones and those of other
 * versions.
 */
export function outdated(
  records: readonly (readonly [name: string, StoredResponse])[],
  version: string,
): string[] {
  return records
    .toSorted(([, a], [, b]) => b.savedAt - a.savedAt)
    .filter(([, record], index) => index >= MOST || record.version !== version || !isFresh(record))
    .map(([name]) => name);
}

/** Returns whether a stored response belongs to one of these procedures. */
export function isOneOf(name: string, procedures: readonly string[]): boolean {
  const [asked = ''] = name.split(' ');
  return procedures.some((one) => asked === one || asked.startsWith(`${one}.`));
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
