import { beerFields } from '@hoptrail/contracts/beers/beer-fields';
import { namesOf } from '@hoptrail/contracts/field-lists/field-list';
import type { Tables } from '../tables/tables.ts';

/** A table whose changes are reported. */
export interface Tracking {
  table: keyof Tables;
  /**
   * The column that identifies the changed row, or the SQL of what does, of `old` or `new`. A row
   * whose key is null is not reported.
   */
  key: string | ((row: string) => string);
  /** A column whose changes are not reported. */
  except?: string;
  /** The only columns whose changes are reported. */
  only?: readonly string[];
}

export const tracked = {
  breweries: { table: 'breweries', key: 'id' },
  /** Breweries without their counter, which every check-in raises. */
  brewery_facts: { table: 'breweries', key: 'id', except: 'checkins' },
  brewery_ownerships: { table: 'brewery_ownerships', key: 'breweryId' },
  brewery_staff: { table: 'brewery_staff', key: 'breweryId' },
  /** The beers of a brewery, without people's ratings. */
  beers: {
    table: 'beer_recommendations',
    key: 'breweryId',
    only: [...namesOf(beerFields), 'position'],
  },
  /** Boards that are connected with a brewery or ended. */
  boards: { table: 'brewery_boards', key: 'id', only: ['breweryId'] },
  users: { table: 'users', key: 'id' },
  events: { table: 'events', key: 'id' },
  special_events: { table: 'special_events', key: 'id' },
  weekly_events: { table: 'weekly_events', key: 'id' },
  cancelled_events: { table: 'cancelled_events', key: 'id' },
  podcast_episodes: { table: 'podcast_episodes', key: 'id' },
  global_settings: { table: 'global_settings', key: 'key' },
  passports: { table: 'passports', key: 'id' },
  passport_breweries: { table: 'passport_breweries', key: 'id' },
  /** Users with the same count on the same day, as `RankCache` counts them. */
  rank_groups: rankGroups('checkins', 'checkinsReachedAt'),
  verified_rank_groups: rankGroups('verifiedCheckins', 'verifiedReachedAt'),
  /** The same by the counts that others see until the end of a day. */
  shown_rank_groups: shownGroups('shownCheckins', 'shownReachedAt'),
  shown_verified_rank_groups: shownGroups('shownVerifiedCheckins', 'shownVerifiedReachedAt'),
} as const satisfies Record<string, Tracking>;

function rankGroups(count: string, reachedAt: string) {
  return {
    table: 'users' as const,
    key: (row: string) =>
      `${row}.${count} || ' ' || substr(coalesce(${row}.${reachedAt}, ''), 1, 10)`,
    only: [count, reachedAt, 'suspendedAt', 'showsOnLeaderboard', 'shownOn'],
  };
}

function shownGroups(count: string, reachedAt: string): Tracking {
  const groups = rankGroups(count, reachedAt);
  return {
    ...groups,
    key: (row) => `case when ${row}.shownOn is not null then ${groups.key(row)} end`,
  };
}

export type TrackedTable = keyof typeof tracked;

type Listener = (key: string) => void;

/** A changed row: what it is tracked as, and its key. */
export type Change = readonly [tracked: string, key: string];

/**
 * Reports every changed row; caches use it to find out whether they are stale. A row counts as
 * changed when its transaction ends, by a rollback too: a change means "read it again" and does not
 * carry the new values. The engine's side delivers: `sqlite/row-triggers.ts`, `postgres/change-log.ts`.
 */
export class ChangeFeed {
  readonly #versions = new Map<string, number>();
  readonly #listeners = new Map<string, Listener[]>();
  readonly #resetListeners: (() => void)[] = [];
  #isLost = false;

  /**
   * Whether changes are reported. While they are not, what is in memory may be stale: the database
   * has to be asked, and memory answers only if it cannot.
   */
  get isCurrent(): boolean {
    return !this.#isLost;
  }

  /** Reports that changes may have happened that are not reported. */
  lose(): void {
    this.#isLost = true;
  }

  /** Reports that all changes were reported, or that everything counts as changed. */
  resume(): void {
    this.#isLost = false;
  }

  /** Returns a number that grows with every change of the table. */
  versionOf(name: TrackedTable): number {
    return this.#versions.get(name) ?? 0;
  }

  /** Returns a text that differs after a change of any of these tables. */
  versionsOf(names: readonly TrackedTable[]): string {
    return names.map((name) => this.versionOf(name)).join();
  }

  /** Calls back with the key of every changed row. */
  onChange(name: TrackedTable, listener: Listener): void {
    this.#listeners.set(name, [...(this.#listeners.get(name) ?? []), listener]);
  }

  /** Calls back when any row may have changed without a report, as after a lost connection. */
  onReset(listener: () => void): void {
    this.#resetListeners.push(listener);
  }

  /** Reports rows whose transaction has ended. */
  report(changes: Iterable<Change>): void {
    for (const [name, key] of changes) {
      this.#versions.set(name, (this.#versions.get(name) ?? 0) + 1);
      for (const listener of this.#listeners.get(name) ?? []) listener(key);
    }
  }

  /** Reports that any row may have changed. */
  reset(): void {
    for (const name of Object.keys(tracked)) {
      this.#versions.set(name, (this.#versions.get(name) ?? 0) + 1);
    }
    for (const listener of this.#resetListeners) listener();
  }
}
