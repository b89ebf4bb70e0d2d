import { setImmediate } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { buildTestApp, type TestApp } from '../app.ts';
import { addImportedVisits } from '../factories/visit-import.ts';
import { type Person, signUp } from '../person.ts';
import { isLongForm, recordAttack } from './record.ts';

const ROWS = isLongForm ? 100_000 : 6000;
const REQUESTS = 14;
const ROWS_A_TURN = 250;

const time = (n: number) => new Date(Date.parse('2012-05-01T00:00:00Z') + n * 60_000).toISOString();

/** What one person imported, and what they request. */
const attacks = [
  {
    what: 'one beer name by many breweries',
    visit: (n: number) => ({ beerName: 'IPA', beerBrewery: `B${n}`, visitedAt: time(n) }),
    url: '/api/beers/had/figures',
  },
  {
    what: 'as many beers',
    visit: (n: number) => ({ beerName: `Beer ${n} ale`, visitedAt: time(n) }),
    url: `/api/beers/had?search=${encodeURIComponent('e x '.repeat(50))}`,
  },
  {
    what: 'one day at one place, newest first',
    visit: (n: number) => ({ visitedAt: time(ROWS - n) }),
    url: '/api/logbook?imported=true',
  },
];

/** Counts the answers to another person, until work has ended. */
async function answersBeside({ app }: TestApp, work: Promise<unknown>): Promise<number> {
  let [answers, isOver] = [0, false];
  const ended = work.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    expect((await app.inject({ url: '/api/podcast-episodes' })).statusCode).toBe(200);
    if (!isOver) answers += 1;
    // A client would take at least a round of the event loop to send the next request.
    await setImmediate();
  }
  await ended;
  return answers;
}

/** Sends the requests of one person at once. @returns their statuses */
async function requestsOf(person: Person, url: string): Promise<number[]> {
  return await Promise.all(
    Array.from({ length: REQUESTS }, async () => (await person.call('GET', url)).statusCode),
  );
}

test('requests over many imported check-ins let others through', async (context) => {
  const run = await buildTestApp({ config: { requestsPerMinute: 1_000_000 } });
  const next = vi.spyOn(run.deps.caches.turns, 'next');
  const answered: number[] = [];
  for (const [n, { visit, url }] of attacks.entries()) {
    const eve = await signUp(run, `eve${n}`);
    await addImportedVisits(run.deps.db, eve.userId, ROWS, visit);
    next.mockClear();
    const requests = requestsOf(eve, url);
    answered.push(await answersBeside(run, requests));
    expect(await requests).toEqual(Array.from({ length: REQUESTS }, () => 200));
    // A turn for each part of the rows, and no more.
    expect(next.mock.calls.length).toBeLessThanOrEqual(REQUESTS * (ROWS / ROWS_A_TURN + 2));
    // Each of these requests took several rounds of the event loop.
    expect(answered[n]).toBeGreaterThan(REQUESTS);
  }
  recordAttack(context, {
    attack: 'figures, a search of 100 words and the visits of many imported check-ins',
    sent: attacks
      .map(({ what }) => `${ROWS.toLocaleString('en-US')} check-ins: ${what}`)
      .join('; '),
    times: `${REQUESTS} requests at once, each`,
    held: `no turn of the event loop reads more than ${ROWS_A_TURN} of them; meanwhile ${answered.join(', ')} requests of others, one after the other, are answered`,
  });
});
