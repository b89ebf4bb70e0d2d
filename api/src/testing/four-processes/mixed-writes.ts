import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { type Account, addAccount, countOf, type Outcome } from './account.ts';
import { insertBreweries } from './content.ts';
import type { Instances } from './instances.ts';

/** `WRITES=20000 pnpm unit four-processes` runs the long form and prints its counts. */
const WRITES = Number(process.env.WRITES ?? 600);
const AT_ONCE = 32;
const BREWERIES = 8;

export function mixedWriteTests(run: Instances): void {
  test(`after ${WRITES} writes at random nothing is lost or doubled`, async () => {
    const before = await countDeadlocks(run);
    const writes = await Writes.prepare(run);
    let left = WRITES;
    const writer = async () => {
      while (left > 0) {
        left -= 1;
        await writes.makeOne();
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, writer));
    const answers = writes.answers();
    expect(
      answers.filter(({ status }) => status >= 500),
      run.logged(),
    ).toEqual([]);
    for (const [kind, counts] of Object.entries(writes.counts())) {
      expect(counts['200'], kind).toBeGreaterThan(0);
    }
    await writes.expectStored();
    const deadlocks = (await countDeadlocks(run)) - before;
    if (process.env.WRITES) console.log({ ...writes.counts(), deadlocks });
  }, 3_600_000);
}

type Kind = keyof Writes['kinds'];

/** Makes writes of all kinds, counts the answers, and compares them with the rows. */
class Writes {
  readonly #run: Instances;
  readonly #admin: Account;
  readonly #breweries: string[];
  readonly #people: Account[];
  readonly #outcomes: { kind: Kind; outcome: Outcome }[] = [];
  /** How often each favourite was toggled, by user and brewery. */
  readonly #toggles = new Map<string, number>();
  readonly #beers: string[] = [];
  readonly #events: string[] = [];
  #writes = 0;

  private constructor(run: Instances, admin: Account, breweries: string[], people: Account[]) {
    this.#run = run;
    this.#admin = admin;
    this.#breweries = breweries;
    this.#people = people;
  }

  static async prepare(run: Instances): Promise<Writes> {
    const admin = await addAccount(run, { role: 'admin' });
    const breweries = await insertBreweries(run, BREWERIES, { name: 'Mixed' });
    const length = AT_ONCE + Math.round(WRITES / 50);
    const people = await Promise.all(Array.from({ length }, () => addAccount(run)));
    return new Writes(run, admin, breweries, people);
  }

  readonly kinds = {
    checkIn: async () => {
      const { id, call } = this.#person();
      return await call('POST', '/api/checkins', { userId: id, breweryId: this.#brewery() });
    },
    favourite: async () => {
      const { id, call } = this.#person();
      const breweryId = this.#brewery();
      const outcome = await call('PUT', `/api/users/${id}/favorites`, { breweryId });
      const key = `${id} ${breweryId}`;
      if (outcome.status === 200) this.#toggles.set(key, (this.#toggles.get(key) ?? 0) + 1);
      return outcome;
    },
    addBeer: async () => {
      const beer = { beerName: `Beer ${this.#writes}`, beerStyle: 'IPA' };
      const path = `/api/breweries/${this.#brewery()}/beers`;
      return remember(this.#beers, await this.#admin.call('POST', path, beer));
    },
    removeBeer: () => this.#admin.call('DELETE', `/api/beers/${one(this.#beers)}`),
    addEvent: async () => {
      const event = { company: 'Mixed', event: 'Night', details: 'One cask', time: '8 PM' };
      const place = { date: '2099-05-01', address: 'Here', breweryId: this.#brewery() };
      const body = { ...event, ...place };
      return remember(this.#events, await this.#admin.call('POST', '/api/special-events', body));
    },
    changeEvent: () =>
      this.#admin.call('PUT', `/api/special-events/${one(this.#events)}`, {
        details: `Text ${this.#writes}`,
      }),
    removeEvent: () => this.#admin.call('DELETE', `/api/special-events/${one(this.#events)}`),
    changeBrewery: () =>
      this.#admin.call('PUT', `/api/breweries/${this.#brewery()}`, {
        hours: `Text ${this.#writes}`,
      }),
    giveBrewery: () => {
      const { email } = this.#person();
      return this.#admin.call('PUT', `/api/breweries/${this.#brewery()}/owner`, { email });
    },
    claim: async () => {
      const { call } = this.#person();
      const fields = { role: 'brewer', proof: 'Ask.', contact: 'ada@people.example' };
      return await call('POST', `/api/breweries/${this.#brewery()}/claims`, fields);
    },
    decline: async () => {
      const { rows } = await sql<{ id: string }>`select id from brewery_claims
        where status = 'open' order by random() limit 1`.execute(this.#run.db);
      const path = `/api/admin/claims/${rows[0]?.id}`;
      return await this.#admin.call('PUT', path, { decision: 'decline', reason: 'No.' });
    },
    leave: async () => {
      const at = Math.floor(Math.random() * this.#people.length);
      const { id, call } = this.#person(at);
      this.#people[at] = await addAccount(this.#run);
      return await call('DELETE', `/api/users/${id}`);
    },
  };

  /** Makes a write: mostly check-ins, rarely the end of an account. */
  async makeOne(): Promise<void> {
    this.#writes += 1;
    const names = Object.keys(this.kinds) as Kind[];
    const any = names[Math.floor(Math.random() * names.length)] ?? 'checkIn';
    const kind = any === 'leave' && Math.random() < 0.5 ? 'checkIn' : any;
    this.#outcomes.push({ kind, outcome: await this.kinds[kind]() });
  }

  answers(): Outcome[] {
    return this.#outcomes.map(({ outcome }) => outcome);
  }

  /** Counts the answers to each kind of write. */
  counts(): Record<string, Record<string, number>> {
    const groups = Object.groupBy(this.#outcomes, ({ kind }) => kind);
    return Object.fromEntries(
      Object.entries(groups).map(([kind, group]) => [
        kind,
        countOf(group.map(({ outcome }) => outcome)),
      ]),
    );
  }

  /** Expects the rows that the answers with 200 stand for, and no others. */
  async expectStored(): Promise<void> {
    const { db } = this.#run;
    const successes = (kind: Kind) => this.counts()[kind]?.['200'] ?? 0;
    const { rows } = await sql<Record<string, number>>`with
        mine as (select id, checkins from breweries where name = 'Mixed'),
        entries as (select kind, verb, changes from audit_entries where "actorId" = ${this.#admin.id})
      select (select sum(checkins) from mine) as "checkIns",
        (select count(*) from users where checkins <>
          (select count(*) from check_ins where "userId" = users.id)) as "wrongCounters",
        (select count(*) from beer_recommendations where "breweryId" in (select id from mine)) as beers,
        (select count(*) from special_events where "breweryId" in (select id from mine)) as events,
        (select count(*) from entries where kind = 'beer' and verb = 'created') as "addedBeers",
        (select count(*) from entries where kind = 'beer' and verb = 'deleted') as "removedBeers",
        (select count(*) from entries where kind = 'specialEvent' and verb = 'created') as "addedEvents",
        (select count(*) from entries where kind = 'specialEvent' and verb = 'changed') as "changedEvents",
        (select count(*) from entries where kind = 'specialEvent' and verb = 'deleted') as "removedEvents",
        (select count(*) from entries where kind = 'brewery' and changes like '%"hours"%') as "changedBreweries",
        (select count(*) from entries where kind = 'claim' and verb = 'declined') as declined,
        (select count(*) from (select from brewery_claims where status = 'open'
          group by "userId", "breweryId" having count(*) > 1) as twice) as "doubleClaims",
        (select count(*) from (select from brewery_ownerships
          group by "breweryId" having count(*) > 1) as twice) as "doubleOwners"`.execute(db);
    expect(rows).toEqual([
      {
        checkIns: successes('checkIn'),
        wrongCounters: 0,
        beers: successes('addBeer') - successes('removeBeer'),
        events: successes('addEvent') - successes('removeEvent'),
        addedBeers: successes('addBeer'),
        removedBeers: successes('removeBeer'),
        addedEvents: successes('addEvent'),
        changedEvents: successes('changeEvent'),
        removedEvents: successes('removeEvent'),
        changedBreweries: successes('changeBrewery'),
        declined: successes('decline'),
        doubleClaims: 0,
        doubleOwners: 0,
      },
    ]);
    await this.#expectFavourites();
  }

  async #expectFavourites(): Promise<void> {
    const present = new Set(this.#people.map(({ id }) => id));
    const odd = [...this.#toggles].filter(([, count]) => count % 2 === 1).map(([key]) => key);
    const favourites = await this.#run.db
      .selectFrom('user_favorites')
      .select(['userId', 'breweryId'])
      .where('breweryId', 'in', this.#breweries)
      .execute();
    expect(favourites.map(({ userId, breweryId }) => `${userId} ${breweryId}`).toSorted()).toEqual(
      odd.filter((key) => present.has(key.split(' ')[0] ?? '')).toSorted(),
    );
  }

  #person(at = Math.floor(Math.random() * this.#people.length)) {
    const person = this.#people[at] ?? this.#admin;
    return { id: person.id, email: person.email, call: person.call.bind(person) };
  }

  #brewery(): string {
    return one(this.#breweries);
  }
}

function one(list: readonly string[]): string {
  return list[Math.floor(Math.random() * list.length)] ?? 'none';
}

function remember(ids: string[], outcome: Outcome): Outcome {
  if (outcome.status === 200) ids.push(String(outcome.body.id));
  return outcome;
}

/** Returns the number of transactions that PostgreSQL ended because of a deadlock. */
async function countDeadlocks({ db }: Instances): Promise<number> {
  const { rows } = await sql<{ deadlocks: number }>`select deadlocks from pg_stat_database
    where datname = current_database()`.execute(db);
  return rows[0]?.deadlocks ?? 0;
}
