import { LRUCache } from 'lru-cache';
import type { Db } from '../../db/database.ts';
import type { ChangeFeed } from '../../db/instances/change-feed.ts';
import { utcDay } from '../../lib/durations.ts';
import { loadShownProfile, type ShownProfile } from './load-profile.ts';

declare module '../../context.ts' {
  interface Caches {
    /** What people show of their logbooks. */
    profiles: ProfileCache;
  }
}

const MAX_PROFILES = 500;
const MAX_STAMPS = 20_000;

/** Check-ins that turn a day old appear this late at most. */
const MAX_AGE_MS = 600_000;

interface Entry {
  shown: ShownProfile;
  loadedAt: number;
  /** The day of `loadedAt` in UTC: the number of check-ins changes at midnight. */
  day: string;
  /** The version of the breweries' facts at that time. */
  facts: number;
}

/**
 * Holds the profiles that people show, by username. Forgets one as soon as its person's row
 * changes: every check-in, every choice of what to show, and a new name change that row.
 */
export class ProfileCache {
  readonly #db: Db;
  readonly #changes: ChangeFeed;
  readonly #entries = new LRUCache<string, Entry>({
    max: MAX_PROFILES,
    maxSize: MAX_STAMPS,
    sizeCalculation: ({ shown }) => shown.stamps.length + 10,
    dispose: ({ shown }) => this.#names.delete(shown.id),
  });
  /** The username under which a person is known, by id. */
  readonly #names = new Map<string, string>();
  #version = 0;

  constructor(db: Db, changes: ChangeFeed) {
    this.#db = db;
    this.#changes = changes;
    changes.onChange('users', (id) => this.#forget(id));
    changes.onReset(() => {
      this.#version += 1;
      this.#entries.clear();
      this.#names.clear();
    });
  }

  /** Returns the public profile of a username; undefined if it is hidden or does not exist. */
  async of(username: string, now: Date): Promise<ShownProfile | undefined> {
    if (!this.#changes.isCurrent) return await loadShownProfile(this.#db, username, now);
    const facts = this.#changes.versionOf('brewery_facts');
    const entry = this.#entries.get(username);
    const age = entry ? now.getTime() - entry.loadedAt : 0;
    const day = utcDay(now);
    const isFresh = entry?.facts === facts && entry.day === day && age >= 0 && age < MAX_AGE_MS;
    if (isFresh) return entry.shown;
    const version = this.#version;
    const shown = await loadShownProfile(this.#db, username, now);
    // A change during the read may be missing in the result, so the result is not stored.
    if (!shown || version !== this.#version) return shown;
    this.#entries.set(username, { shown, loadedAt: now.getTime(), day, facts });
    this.#names.set(shown.id, username);
    return shown;
  }

  #forget(id: string): void {
    this.#version += 1;
    const username = this.#names.get(id);
    if (username === undefined) return;
    this.#names.delete(id);
    this.#entries.delete(username);
  }
}
