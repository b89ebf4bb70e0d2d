import { expect, test } from 'vitest';
import type { Caller } from '../../../access/sessions.ts';
import type { Context } from '../../../context.ts';
import type { Db } from '../../../db/database.ts';
import { write } from '../../../db/write.ts';
import { buildTestApp } from '../../../testing/app.ts';
import { contextOf, runQuery, withoutMemory } from '../../../testing/direct-call.ts';
import { makeBrewery } from '../../../testing/factories/brewery.ts';
import { makeUser } from '../../../testing/factories/user.ts';
import { numbersFrom } from '../../../testing/numbers-from.ts';
import { allProcedures } from '../../../transport/procedures.ts';
import { updateOwner } from '../shared/ownership.repo.ts';

const WRITES = 2000;
const now = '2026-05-01T12:00:00.000Z';
const procedures = new Map(allProcedures().map((served) => [served.path, served]));

/** Positions close together, at the same place, around the poles and the date line, and none. */
const places = [
  ...Array.from({ length: 12 }, (_, index) => [35.4 + index / 50, -97.5 - index / 70]),
  ...[
    [35.4676, -97.5164],
    [35.4676, -97.5164],
    [51.5, 0],
    [-33.9, 151.2],
  ],
  ...[
    [-17.1, 179.99],
    [-17.1, -179.99],
    [89.9, 10],
    [-89.9, -170],
  ],
  undefined,
] as const;
const positionOf = (place: number) => {
  const [latitude, longitude] = places[place % places.length] ?? [];
  return { latitude: latitude?.toFixed(4) ?? null, longitude: longitude?.toFixed(4) ?? null };
};

type Write = (trx: Db, id: string, n: number) => Promise<unknown>;

const writes: Record<string, Write> = {
  insert: (trx, _id, n) =>
    trx
      .insertInto('breweries')
      .values(makeBrewery({ name: `No. ${n}`, ...positionOf(n) }))
      .execute(),
  move: (trx, id, n) =>
    trx.updateTable('breweries').set(positionOf(n)).where('id', '=', id).execute(),
  rename: (trx, id, n) =>
    trx
      .updateTable('breweries')
      .set({ name: `“${n}”\n名` })
      .where('id', '=', id)
      .execute(),
  checkIn: (trx, id) =>
    trx
      .updateTable('breweries')
      .set((eb) => ({ checkins: eb('checkins', '+', 1) }))
      .where('id', '=', id)
      .execute(),
  close: (trx, id, n) =>
    trx
      .updateTable('breweries')
      .set({ closedAt: n % 3 ? null : now })
      .where('id', '=', id)
      .execute(),
  remove: (trx, id) => trx.deleteFrom('breweries').where('id', '=', id).execute(),
  own: (trx, id, n) => updateOwner(trx, id, n % 2 ? 'owner' : null, now),
  loseOwners: (trx) => trx.deleteFrom('brewery_ownerships').execute(),
  moveAll: (trx, _id, n) =>
    trx
      .updateTable('breweries')
      .set(positionOf(n))
      .where('name', 'like', `%${n % 10}`)
      .execute(),
};

const askers: readonly (Caller | undefined)[] = [
  undefined,
  { id: 'owner', email: 'owner@people.example', role: 'user' },
  { id: 'admin', email: 'admin@people.example', role: 'admin' },
];

test('returns what the database returns, after thousands of writes and many rollbacks', {
  timeout: 120_000,
}, async () => {
  const seed = Number(process.env.CACHE_SEED ?? Date.now() % 2 ** 31);
  const random = numbersFrom(seed);
  const pick = <One>(list: readonly One[]): One => list[random() % list.length] as One;
  const run = await buildTestApp();
  const { db } = run.deps;
  await db
    .insertInto('users')
    .values([makeUser({ id: 'owner' }), makeUser({ id: 'admin' })])
    .execute();
  const first = Array.from({ length: 100 }, (_, n) => makeBrewery(positionOf(n)));
  await db.insertInto('breweries').values(first).execute();
  const context = (caller: Caller | undefined) => contextOf(run.deps, caller);

  let compared = 0;
  for (let written = 0; written < WRITES; ) {
    const rows = await db.selectFrom('breweries').select('id').execute();
    const ids = [...rows.map((row) => row.id), 'nowhere'];
    const transaction = write(db, async (trx) => {
      for (let left = 1 + (random() % 12); left > 0; left -= 1, written += 1) {
        await pick(Object.values(writes))(trx, pick(ids), random());
        // A read during the transaction must not be cached.
        if (random() % 4 === 0)
          void memoryResponse('breweries.list', context(undefined), near(random()));
      }
      if (random() % 3 === 0) throw new Error('rolled back');
    }).catch((error) => expect(String(error)).toMatch(/rolled back|FOREIGN KEY/i));
    await transaction;
    const questions = [
      ['breweries.list', near(random())],
      ['breweries.list', pick(lists)],
      ['breweries.byId', { id: pick(ids) }],
    ] as const;
    for (const [path, input] of questions) {
      const caller = pick(askers);
      const ctx = context(caller);
      const memory = await memoryResponse(path, ctx, input);
      expect({ seed, path, input, response: memory }).toEqual({
        seed,
        path,
        input,
        response: await runQuery(path, contextOf(withoutMemory(run.deps), caller), input),
      });
      compared += 1;
    }
  }
  console.log(`${WRITES} writes, ${compared} responses compared, CACHE_SEED=${seed}`);
});

/** All forms of the list. */
const lists = [
  {},
  { q: '1' },
  { offset: 3, limit: 5 },
  { lat: 35.4676, lng: -97.5164 },
  { lat: 35.4676, lng: -97.5164, q: '2', limit: 5 },
  { lat: 35.4676, lng: -97.5164, limit: 1000 },
  { lat: 35.4676, lng: -97.5164, offset: 4, limit: 3 },
  { lat: -90, lng: 180, limit: 1000, offset: 2 },
];

function near(n: number): object {
  const position =
    positionOf(n).latitude === null
      ? { lat: 0, lng: 0 }
      : { lat: Number(positionOf(n).latitude), lng: Number(positionOf(n).longitude) };
  const radius = n % 5 === 0 ? { radius: 1 + (n % 9000) } : {};
  return { ...position, ...radius, limit: 1 + (n % 12) };
}

async function memoryResponse(path: string, ctx: Context, input: unknown): Promise<unknown> {
  const response = await procedures.get(path)?.meta.fromCache?.(ctx, input);
  return response && JSON.parse(response.json());
}
