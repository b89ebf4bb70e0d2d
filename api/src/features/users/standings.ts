import type { Changes } from '../../db/changes.ts';
import type { Db } from '../../db/database.ts';
import { countUsersSooner, countUsersWithMore, type Standing } from './rank.repo.ts';

/** Who stands where. The long sums are kept until a user changes. */
export class Standings {
  readonly #db: Db;
  readonly #changes: Changes;
  #sums = { version: 0, withMore: new Map<number, number>() };

  constructor(db: Db, changes: Changes) {
    this.#db = db;
    this.#changes = changes;
  }

  /** How many users rank before one. */
  async countAhead(user: Standing): Promise<number> {
    return (await this.#countWithMore(user.checkins)) + (await countUsersSooner(this.#db, user));
  }

  async #countWithMore(checkins: number): Promise<number> {
    // Taken first: what changes during the sum outdates it.
    const version = this.#changes.versionOf('users');
    if (this.#sums.version !== version) this.#sums = { version, withMore: new Map() };
    const { withMore } = this.#sums;
    const known = withMore.get(checkins);
    if (known !== undefined) return known;
    const sum = await countUsersWithMore(this.#db, checkins);
    withMore.set(checkins, sum);
    return sum;
  }
}
