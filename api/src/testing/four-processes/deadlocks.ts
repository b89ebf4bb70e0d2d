import { expect, onTestFinished, test, vi } from 'vitest';
import { Session } from '../../db/postgres/sessions/session.ts';
import { makeClaim } from '../factories/claim.ts';
import { settingsOf } from '../postgres/settings-of.ts';
import { addAccount } from './account.ts';
import { insertBreweries } from './content.ts';
import type { Instances } from './instances.ts';

/** As often as `writeOnPostgres` tries a transaction. */
const TRIES = 4;

/**
 * The decision on a claim locks the claim and then the brewery; here another program locks them in
 * the other order. PostgreSQL ends a deadlock by failing the transaction that finds it.
 */
export function deadlockTests(run: Instances): void {
  test('a write that loses a deadlock is run again, and happens once', async () => {
    const { gate, other, decide, claimLock, expectDecided } = await opponents(run, 1);
    const answer = decide();
    await loseOnce({ gate, other, claimLock, tried: 1 });
    await other.control('rollback');
    expect((await answer).status).toBe(200);
    await expectDecided();
  });

  test('a write goes on when the other transaction loses the deadlock', async () => {
    const { gate, other, decide, claimLock, expectDecided, breweryIsAwaited } = await opponents(
      run,
      1,
    );
    const answer = decide();
    await gate.open(1);
    // It has looked for a deadlock by now, which it does once.
    await breweryIsAwaited('1 second');
    await other.control(`set local deadlock_timeout = '1ms'`);
    await expect(claimLock()).rejects.toMatchObject({ cause: { code: '40P01' } });
    await other.control('rollback');
    expect((await answer).status).toBe(200);
    await expectDecided();
  });

  test('a write that loses each time is answered 503 with Retry-After, and leaves nothing', async () => {
    const { gate, other, decide, claimLock, expectDecided, expectOpen } = await opponents(
      run,
      TRIES,
    );
    const answer = decide();
    for (let tried = 1; tried <= TRIES; tried += 1) {
      await loseOnce({ gate, other, claimLock, tried });
    }
    expect(await answer).toMatchObject({ status: 503, code: 'server.busy', retryAfter: '1' });
    await other.control('rollback');
    await expectOpen();
    expect((await decide()).status).toBe(200);
    await expectDecided();
  });
}

type Opponents = Awaited<ReturnType<typeof opponents>>;

/** Lets the server run into the deadlock: it waits last, and so it finds it. */
async function loseOnce({
  gate,
  other,
  claimLock,
  tried,
}: Pick<Opponents, 'gate' | 'other' | 'claimLock'> & { tried: number }): Promise<void> {
  await gate.isReached();
  await other.control('savepoint before_claim');
  const locked = claimLock();
  await gate.waits(other.pid);
  await gate.open(tried);
  await locked;
  // Frees the claim, so that the next try gets as far as this one.
  await other.control('rollback to savepoint before_claim');
}

/**
 * Prepares a claim, an administrator who decides on it, and a transaction that has its brewery.
 * @param stopped the number of tries that stop between their locks
 */
async function opponents(run: Instances, stopped: number) {
  const [claimant, admin] = [await addAccount(run), await addAccount(run, { role: 'admin' })];
  const [breweryId = ''] = await insertBreweries(run, 1);
  const claim = makeClaim({ userId: claimant.id, breweryId });
  await run.db.insertInto('brewery_claims').values(claim).execute();
  const gate = await makeGate(run, stopped);
  const other = await connect(run);
  await other.control('begin');
  await other.control(`set local deadlock_timeout = '60s'`);
  await other.execute('select from breweries where id = $1 for update', [breweryId]);
  const stored = () =>
    run.db.selectFrom('brewery_claims').select('status').where('id', '=', claim.id).execute();
  const outcomes = () => run.mailed.filter((to) => to === claimant.email);
  return {
    gate,
    other,
    decide: () =>
      admin.callOnce('PUT', `/api/admin/claims/${claim.id}`, { decision: 'approve', reason: '' }),
    claimLock: () =>
      other.execute('select from brewery_claims where id = $1 for update', [claim.id]),
    breweryIsAwaited: (since: string) => gate.waitsFor('breweries', since),
    expectOpen: async () => expect(await stored()).toEqual([{ status: 'open' }]),
    expectDecided: async () => {
      expect(await stored()).toEqual([{ status: 'approved' }]);
      await expect.poll(outcomes).toEqual([claimant.email]);
    },
  };
}

/** Stops the first tries between their two locks, each until its gate is opened. */
async function makeGate(run: Instances, stopped: number) {
  const session = await connect(run);
  await session.control(`
    create sequence tries;
    create function wait_at_gate() returns trigger language plpgsql as
      $$ begin perform pg_advisory_xact_lock(nextval('tries')); return new; end $$;
    create trigger gate before update on brewery_claims
      for each row execute function wait_at_gate()`);
  onTestFinished(async () => {
    await session.control('drop function wait_at_gate cascade; drop sequence tries');
  });
  await session.execute('select pg_advisory_lock(tried) from generate_series(1, $1) as tried', [
    stopped,
  ]);
  const exists = async (condition: string, values: unknown[] = []) =>
    await vi.waitFor(async () => {
      const { rows } = await session.execute(
        `select from pg_locks join pg_stat_activity using (pid)
          where not granted and datname = current_database() and ${condition}`,
        values,
      );
      expect(rows).toHaveLength(1);
    }, 60_000);
  return {
    open: async (tried: number) => {
      await exists(`locktype = 'advisory'`);
      await session.execute('select pg_advisory_unlock($1)', [tried]);
    },
    isReached: () => exists(`locktype = 'advisory'`),
    waits: (pid: number) => exists('pid = $1', [pid]),
    waitsFor: (table: string, since: string) =>
      exists(`query like $1 and clock_timestamp() - waitstart > cast($2 as text)::interval`, [
        `%"${table}"%`,
        since,
      ]),
  };
}

async function connect({ databaseUrl }: Instances): Promise<Session & { pid: number }> {
  const session = await Session.connect(settingsOf(databaseUrl));
  onTestFinished(() => session.end());
  const { rows } = await session.execute<{ pid: number }>('select pg_backend_pid() as pid');
  return Object.assign(session, { pid: rows[0]?.pid ?? 0 });
}
