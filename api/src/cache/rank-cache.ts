import type { RankedUser } from '../context.ts';
import type { Db } from '../db/database.ts';
import type { ChangeFeed } from '../db/sqlite/change-feed.ts';
import { byCheckins, byVerifiedCheckins, type Standing } from '../features/users/rank/rank.repo.ts';
import { createVerifiedRanking } from '../features/users/rank/verified-ranking.repo.ts';

/** Ranks users. Caches the expensive counts until a user changes. */
export class RankCache {
  readonly #db: Db;
  readonly #changes: ChangeFeed;
  #isVerifiedOnly = false;
  #sums = { version: 0, withMore: new Map<number, number>() };

  constructor(db: Db, changes: ChangeFeed) {
    this.#db = db;
    this.#changes = changes;
  }

  /** Ranks by verified check-ins only, from now on. */
  async rankVerifiedOnly(): Promise<void> {
    if (this.#isVerifiedOnly) return;
    await createVerifiedRanking(this.#db);
    this.#isVerifiedOnly = true;
  }

  /** Returns how many check-ins of a user the ranking counts. */
  countOf(user: RankedUser): number {
    return this.#standingOf(user).count;
  }

  /** Returns how many users rank before one. */
  async countAhead(user: RankedUser): Promise<number> {
    const standing = this.#standingOf(user);
    const withMore = await this.#countWithMore(standing.count);
    return withMore + (await this.#queries.countUsersSooner(this.#db, standing));
  }

  get #queries() {
    return this.#isVerifiedOnly ? byVerifiedCheckins : byCheckins;
  }

  #standingOf(user: RankedUser): Standing {
    return this.#isVerifiedOnly
      ? { id: user.id, count: user.verifiedCheckins, reachedAt: user.verifiedReachedAt }
      : { id: user.id, count: user.checkins, reachedAt: user.checkinsReachedAt };
  }

  async #countWithMore(count: number): Promise<number> {
    // Read first: a change during the count makes it stale.
    const version = this.#changes.versionOf('users');
    if (this.#sums.version !== version) this.#sums = { version, withMore: new Map() };
    const { withMore } = this.#sums;
    const known = withMore.get(count);
    if (known !== undefined) return known;
    const sum = await this.#queries.countUsersWithMore(this.#db, count);
    withMore.set(count, sum);
    return sum;
  }
}
