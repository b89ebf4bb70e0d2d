import { clear, createStore, del, entries, get, set, setMany } from 'idb-keyval';

const DAY_MS = 86_400_000;
const LONGEST_MS = 30 * DAY_MS;
const MOST = 80;

/** A response of the server and its time. */
export interface Answer {
  /** The query's hash, since several queries can share a key. */
  hash: string;
  data: unknown;
  /** Milliseconds since 1970. */
  savedAt: number;
  /**
   * Whether data has changed since: the response is shown only when no newer one can be fetched.
   */
  isOutdated?: boolean;
}

/** Responses of the server, stored in the browser for the next start and for offline use. */
export interface OfflineStore {
  read: (name: string) => Promise<Answer | undefined>;
  write: (name: string, answer: Answer) => Promise<void>;
  /** Marks the responses of these procedures, or of a whole router such as `events`, as stale. */
  invalidate: (procedures: readonly string[]) => Promise<void>;
  forgetAll: () => Promise<void>;
}

interface StoredAnswer extends Answer {
  version: string;
}

/**
 * The browser's IndexedDB as such a store: at most 80 answers, none older than 30 days, none of
 * another version. Where the browser gives no storage, it keeps nothing.
 * @param version changes when answers take another shape
 */
export function createOfflineStore(version: string): OfflineStore {
  const database = createStore('hoptrail', 'answers');
  let writes = 0;

  return {
    read: async (name) => {
      const record = await attempt(() => get<StoredAnswer>(name, database));
      return record?.version === version && isFresh(record) ? record : undefined;
    },
    write: async (name, answer) => {
      await attempt(() => set(name, { ...answer, version } satisfies StoredAnswer, database));
      if (writes++ % 20 === 0) await attempt(() => tidy());
    },
    invalidate: async (procedures) => {
      await attempt(async () => {
        const records = await entries<string, StoredAnswer>(database);
        const touched = records.filter(([name]) => isOneOf(name, procedures));
        await setMany(
          touched.map(([name, record]) => [name, { ...record, isOutdated: true }]),
          database,
        );
      });
    },
    forgetAll: async () => {
      await attempt(() => clear(database));
    },
  };

  async function tidy() {
    const records = await entries<string, StoredAnswer>(database);
    await Promise.all(outdated(records, version).map((name) => del(name, database)));
  }
}

/**
 * Returns the keys to remove: the oldest beyond the limit, expired ones and those of other
 * versions.
 */
export function outdated(
  records: readonly (readonly [name: string, StoredAnswer])[],
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

function isFresh({ savedAt }: Answer): boolean {
  return Date.now() - savedAt < LONGEST_MS;
}

async function attempt<T>(access: () => Promise<T>): Promise<T | undefined> {
  try {
    return await access();
  } catch (error) {
    console.warn('The browser keeps nothing for the time without signal.', error);
    return undefined;
  }
}
