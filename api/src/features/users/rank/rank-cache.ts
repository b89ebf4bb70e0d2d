import type { TimeSlices } from '../../../cache/time-slices/time-slices.ts';
import type { Db } from '../../../db/database.ts';
import type { ChangeFeed } from '../../../db/instances/change-feed.ts';
import { OneAtATime } from '../../../lib/one-at-a-time.ts';
import {
  type Counters,
  countersForOthers,
  type Ranking,
  type ShownDays,
  type StoredCounters,
  shownDays,
} from '../shared/shown-counts.rules.ts';
import { countUnseen, findLastUserRow, type RankGroup, rankQueries } from './rank.repo.ts';

declare module '../../../context.ts' {
  interface Caches {
    ranks: Readonly<Record<Ranking, RankCache>>;
  }
}

/** The number of users to count at once, which takes some milliseconds. */
const USERS_AT_ONCE = 20_000;

/** While changes are not reported, counts are this old at most. */
const UNREPORTED_MS = 1000;

const groups = {
  checkins: ['rank_groups', 'shown_rank_groups'],
  verifiedCheckins: ['verified_rank_groups', 'shown_verified_rank_groups'],
} as const;

/** A user with the counters of both rankings, and with what others see of them on a day. */
interface RankedUser extends StoredCounters {
  id: string;
  suspendedAt: string | null;
  showsOnLeaderboard: 0 | 1;
}

/** The number of users who reached a count, in total and by day. */
interface Reached {
  users: number;
  byDay: Map<string, number>;
}

/** By the number of check-ins. */
type Counts = Map<number, Reached>;

/**
 * Ranks users among what others see of them. Counts all of them at the first request of a day, and
 * afterwards recounts only the groups in which a user changed.
 */
export class RankCache {
  readonly #db: Db;
  readonly #changes: ChangeFeed;
  readonly #turns: TimeSlices;
  readonly #ranking: Ranking;
  readonly #recounts = new OneAtATime();
  #isRecounting = false;
  #counts: Counts = new Map();
  /** The groups to recount. */
  readonly #changed = new Map<string, RankGroup>();
  #counted: Promise<void> | undefined;
  #countedAt = 0;
  /** The days for which the users were counted. */
  #days: ShownDays = { today: '', tomorrow: '' };

  constructor(db: Db, changes: ChangeFeed, turns: TimeSlices, ranking: Ranking) {
    this.#db = db;
    this.#changes = changes;
    this.#turns = turns;
    this.#ranking = ranking;
    for (const name of groups[ranking]) {
      changes.onChange(name, (key) => {
        const [count, day = ''] = key.split(' ');
        if (this.#counted) this.#changed.set(key, { count: Number(count), day });
      });
    }
    changes.onReset(() => {
      this.#counted = undefined;
    });
  }

  /** Returns the number of a user's check-ins that count for this ranking. */
  countOf(user: Counters): number {
    return user[this.#ranking];
  }

  /** Returns the number of other users who rank before one, whose present count is compared. */
  async countAhead(user: RankedUser, now: Date): Promise<number> {
    const own = this.#placeOf(user);
    await this.#count(shownDays(now));
    const { day } = own;
    let ahead = 0;
    for (const [other, { users }] of this.#counts) if (other > own.count) ahead += users;
    for (const [other, users] of this.#counts.get(own.count)?.byDay ?? []) {
      if (other < day) ahead += users;
    }
    // The user is in the group of what others see, which may come first after a check-in was hidden.
    const seen = this.#placeOf({ ...user, ...countersForOthers(user, now) });
    const isSeen = seen.count > 0 && user.suspendedAt === null && user.showsOnLeaderboard === 1;
    const isBefore = seen.count > own.count || (seen.count === own.count && seen.day < day);
    if (isSeen && isBefore) ahead -= 1;
    return ahead + (await rankQueries[this.#ranking].countSooner(this.#db, this.#days, own));
  }

  /** Returns the number of ranked users and of their check-ins, those of today included. */
  async totals(now: Date): Promise<{ users: number; checkins: number }> {
    await this.#count(shownDays(now));
    const totals = await countUnseen(this.#db, this.#days);
    for (const [count, { users }] of this.#counts) {
      totals.users += users;
      totals.checkins += count * users;
    }
    return totals;
  }

  #placeOf({ id, ...counters }: RankedUser) {
    const reachedAt =
      (this.#ranking === 'checkins' ? counters.checkinsReachedAt : counters.verifiedReachedAt) ??
      '';
    return { id, count: this.countOf(counters), reachedAt, day: reachedAt.slice(0, 10) };
  }

  async #count(days: ShownDays): Promise<void> {
    if (days.today !== this.#days.today) {
      this.#days = days;
      this.#counted = undefined;
    }
    if (!this.#changes.isCurrent && performance.now() - this.#countedAt > UNREPORTED_MS) {
      this.#counted = undefined;
    }
    let counted: Promise<void>;
    do {
      this.#counted ??= this.#countAll();
      counted = this.#counted;
      await counted;
      // Counted again if everything changed meanwhile.
    } while (counted !== this.#counted);
    if (this.#changed.size > 0 || this.#isRecounting) {
      await this.#recounts.run(() => this.#countChanged());
    }
  }

  async #countAll(): Promise<void> {
    const counts: Counts = new Map();
    const startedAt = performance.now();
    this.#countedAt = startedAt;
    // What changes while users are being counted is counted again.
    this.#changed.clear();
    try {
      const last = await findLastUserRow(this.#db);
      for (let after = 0; after < last; after += USERS_AT_ONCE) {
        if (after > 0) await this.#turns.next();
        const rows = { after, upTo: after + USERS_AT_ONCE };
        const groups = await rankQueries[this.#ranking].countGroups(this.#db, this.#days, rows);
        for (const { users, ...group } of groups) add(counts, group, users);
      }
      // A later count is under way, or done, if everything changed meanwhile.
      if (this.#countedAt === startedAt) this.#counts = counts;
    } catch (error) {
      this.#counted = undefined;
      throw error;
    }
  }

  async #countChanged(): Promise<void> {
    this.#isRecounting = true;
    try {
      for (const change of [...this.#changed]) await this.#countGroup(...change);
    } finally {
      this.#isRecounting = false;
    }
  }

  async #countGroup(key: string, group: RankGroup): Promise<void> {
    // Removed first: a change during the query puts it back.
    this.#changed.delete(key);
    const counts = this.#counts;
    try {
      const users = await rankQueries[this.#ranking].countGroup(this.#db, this.#days, group);
      if (counts !== this.#counts) return;
      const counted = counts.get(group.count)?.byDay.get(group.day) ?? 0;
      add(counts, group, users - counted);
    } catch (error) {
      this.#changed.set(key, group);
      throw error;
    }
  }
}

function add(counts: Counts, { count, day }: RankGroup, users: number): void {
  const reached = counts.get(count) ?? { users: 0, byDay: new Map<string, number>() };
  counts.set(count, reached);
  reached.users += users;
  reached.byDay.set(day, (reached.byDay.get(day) ?? 0) + users);
}
