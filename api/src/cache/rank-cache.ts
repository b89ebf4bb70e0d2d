import type { RankedUser, Ranking } from '../context.ts';
import type { Db } from '../db/database.ts';
import type { ChangeFeed } from '../db/instances/change-feed.ts';
import { findLastUserRow, type RankGroup, rankQueries } from '../features/users/rank/rank.repo.ts';
import { OneAtATime } from '../lib/one-at-a-time.ts';
import type { Turns } from './turns/turns.ts';

/** The number of users to count at once, which takes some milliseconds. */
const USERS_AT_ONCE = 20_000;

/** While changes are not reported, counts are this old at most. */
const UNREPORTED_MS = 1000;

const groups = { checkins: 'rank_groups', verifiedCheckins: 'verified_rank_groups' } as const;

/** The number of users who reached a count, in total and by day. */
interface Reached {
  users: number;
  byDay: Map<string, number>;
}

/** By the number of check-ins. */
type Counts = Map<number, Reached>;

/**
 * Ranks users. Counts all of them at the first request, and afterwards recounts only the groups in
 * which a user changed.
 */
export class RankCache {
  readonly #db: Db;
  readonly #changes: ChangeFeed;
  readonly #turns: Turns;
  readonly #ranking: Ranking;
  readonly #recounts = new OneAtATime();
  #isRecounting = false;
  #counts: Counts = new Map();
  /** The groups to recount. */
  readonly #changed = new Map<string, RankGroup>();
  #counted: Promise<void> | undefined;
  #countedAt = 0;

  constructor(db: Db, changes: ChangeFeed, turns: Turns, ranking: Ranking) {
    this.#db = db;
    this.#changes = changes;
    this.#turns = turns;
    this.#ranking = ranking;
    changes.onChange(groups[ranking], (key) => {
      const [count, day = ''] = key.split(' ');
      if (this.#counted) this.#changed.set(key, { count: Number(count), day });
    });
    changes.onReset(() => {
      this.#counted = undefined;
    });
  }

  /** Returns the number of a user's check-ins that count for this ranking. */
  countOf(user: RankedUser): number {
    return user[this.#ranking];
  }

  /** Returns the number of users who rank before one. */
  async countAhead(user: RankedUser): Promise<number> {
    const { id } = user;
    const count = this.countOf(user);
    const reachedAt =
      (this.#ranking === 'checkins' ? user.checkinsReachedAt : user.verifiedReachedAt) ?? '';
    const day = reachedAt.slice(0, 10);
    await this.#count();
    let ahead = 0;
    for (const [other, { users }] of this.#counts) if (other > count) ahead += users;
    for (const [other, users] of this.#counts.get(count)?.byDay ?? []) {
      if (other < day) ahead += users;
    }
    const sooner = { id, count, reachedAt, day };
    return ahead + (await rankQueries[this.#ranking].countSooner(this.#db, sooner));
  }

  /** Returns the number of ranked users and of their check-ins. */
  async totals(): Promise<{ users: number; checkins: number }> {
    await this.#count();
    const totals = { users: 0, checkins: 0 };
    for (const [count, { users }] of this.#counts) {
      totals.users += users;
      totals.checkins += count * users;
    }
    return totals;
  }

  async #count(): Promise<void> {
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
        const groups = await rankQueries[this.#ranking].countGroups(this.#db, rows);
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
      const users = await rankQueries[this.#ranking].countGroup(this.#db, group);
      if (counts !== this.#counts) return;
      const known = counts.get(group.count)?.byDay.get(group.day) ?? 0;
      add(counts, group, users - known);
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
