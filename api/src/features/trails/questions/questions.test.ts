import { DAY_MS } from '@hoptrail/contracts/limits';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/app.ts';
import { makeStop, makeTrail } from '../../../testing/factories/trail.ts';
import { signUp } from '../../../testing/person.ts';
import { addBreweries, visit } from '../../../testing/trails.ts';

const question = 'Which animal hangs over the bar?';
const hour = 3_600_000;

/** Returns an app with a trail of two breweries, of which the first one asks a question. */
async function setUp() {
  const run = await buildTestApp({ config: { adminEmails: ['admin@people.example'] } });
  const [first, second] = await addBreweries(run, ['First', 'Second']);
  if (!first || !second) throw new Error('Two breweries were added.');
  const trail = makeTrail({ stampsNeeded: 2 });
  await run.deps.db.insertInto('passports').values(trail).execute();
  const stop = { passportId: trail.id, question, answers: '["The Elk","Élan"]' };
  await run.deps.db
    .insertInto('passport_breweries')
    .values([
      makeStop({ ...stop, breweryId: first.id }),
      makeStop({ passportId: trail.id, breweryId: second.id, position: 1 }),
    ])
    .execute();
  const ada = await signUp(run, 'ada');
  const answer = async (text: string, at = first.id, person = ada) =>
    await person.call('POST', `/api/trails/${trail.id}/breweries/${at}/answer`, { answer: text });
  const progress = async () => (await ada.call('GET', `/api/trails/${trail.id}/progress`)).json();
  return { run, first, second, trail, ada, answer, progress };
}

test('a check-in at a brewery with a question is stamped once its question is answered', async () => {
  const { run, first, second, trail, ada, answer, progress } = await setUp();
  expect((await progress()).questions).toEqual([
    { breweryId: first.id, hasVisited: false, isAnswered: false, triesLeft: 3 },
  ]);
  expect((await visit(ada, first)).trails).toMatchObject([
    { isStamped: false, question, note: expect.stringContaining('asks a question') },
  ]);
  expect(await progress()).toMatchObject({ stamps: [], questions: [{ hasVisited: true }] });

  expect((await answer('a moose')).json()).toEqual({ isRight: false, triesLeft: 2, trail: null });
  // Folded as search is.
  expect((await answer(' the  ELK ')).json()).toMatchObject({
    isRight: true,
    trail: { isStamped: true, stamps: 1, question: null },
  });
  const stamped = await progress();
  expect(stamped).toMatchObject({ stamps: [{ breweryId: first.id, way: 'position' }] });
  expect(stamped.questions).toEqual([]);
  // Sent again, even with another answer.
  expect((await answer('a moose')).json()).toMatchObject({
    isRight: true,
    trail: { isStamped: false, stamps: 1 },
  });

  run.passTime(hour);
  expect((await visit(ada, second)).trails).toMatchObject([{ isCompleted: true }]);
  expect(await run.deps.db.selectFrom('passport_stamps').selectAll().execute()).toHaveLength(2);
  const shown = (await ada.call('GET', `/api/trails/${trail.id}`)).body;
  expect(shown).toContain(question);
  expect(shown.toLowerCase()).not.toContain('elk');
});

test('on a trail in order, an answer stamps no check-in from before its turn', async () => {
  const { run, first, second, trail, ada, answer, progress } = await setUp();
  const { db } = run.deps;
  await db.updateTable('passports').set({ isOrdered: 1 }).execute();
  const stop = db.updateTable('passport_breweries').where('passportId', '=', trail.id);
  await stop.set({ position: 2 }).where('breweryId', '=', first.id).execute();
  await visit(ada, first);
  expect((await answer('elan')).json()).toMatchObject({
    isRight: true,
    trail: { isStamped: false, note: expect.stringContaining('the next stamp is at Second') },
  });
  run.passTime(hour);
  expect((await visit(ada, second)).trails).toMatchObject([{ isStamped: true, stamps: 1 }]);
  expect((await answer('elan')).json()).toMatchObject({
    isRight: true,
    trail: { isStamped: false },
  });
  expect((await progress()).stamps).toHaveLength(1);
  run.passTime(DAY_MS);
  // Her next check-in there counts, without a second answer.
  expect((await visit(ada, first)).trails).toMatchObject([{ isStamped: true, isCompleted: true }]);
});

test('three wrong answers a day are taken, also from two phones at once', async () => {
  const { run, first, ada, answer, progress } = await setUp();
  await visit(ada, first);
  const wrong = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((text) => answer(text)));
  expect(wrong.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 200, 429, 429]);
  const refused = await answer('the elk');
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'question.limit']);
  expect((await progress()).questions).toMatchObject([{ triesLeft: 0 }]);
  run.passTime(DAY_MS);
  expect((await progress()).questions).toMatchObject([{ triesLeft: 3 }]);
  expect((await answer('elan')).json()).toMatchObject({ isRight: true, trail: { stamps: 1 } });
});

test('an answer needs a check-in with evidence, an open trail, and a question', async () => {
  const { run, first, second, trail, ada, answer } = await setUp();
  const codeOf = async (sent: ReturnType<typeof answer>) => (await sent).json().code;
  expect(await codeOf(answer('the elk'))).toBe('question.checkInFirst');
  await ada.call('POST', '/api/checkins', { userId: ada.userId, breweryId: first.id });
  expect(await codeOf(answer('the elk'))).toBe('question.checkInFirst');
  expect(await codeOf(answer('the elk', second.id))).toBe('question.notFound');
  expect(await codeOf(answer('the elk', 'nowhere'))).toBe('question.notFound');
  expect((await answer('')).statusCode).toBe(400);
  await run.deps.db
    .updateTable('passports')
    .set({ closedAt: '2026-04-01T00:00:00.000Z' })
    .execute();
  expect(await codeOf(answer('the elk'))).toBe('question.over');
  await run.deps.db.deleteFrom('passports').where('id', '=', trail.id).execute();
  expect(await codeOf(answer('the elk'))).toBe('trail.notFound');
});

test('administrators set and remove questions, and a form without them leaves them', async () => {
  const { run, first, second, trail, ada } = await setUp();
  const admin = await signUp(run, 'admin');
  const path = `/api/trails/${trail.id}`;
  const put = async (body: object) => (await admin.call('PUT', path, body)).json();
  const breweries = [first, second].map(({ id: breweryId }) => ({ breweryId, prizeStock: 5 }));
  expect((await put({ breweries })).breweries).toMatchObject([
    { question: { text: question, answers: ['The Elk', 'Élan'] } },
    { question: null },
  ]);
  const asked = { text: 'What is on the wall?', answers: ['A boat'] };
  const [one, two] = breweries;
  const next = [
    { ...one, question: null },
    { ...two, question: asked },
  ];
  expect((await put({ breweries: next })).breweries).toMatchObject([
    { question: null },
    { question: asked },
  ]);
  for (const answers of [[], ['  '], ['!'], Array.from({ length: 6 }, (_, at) => `a${at}`)]) {
    const bad = [{ ...one, question: { text: 'What?', answers } }, two];
    expect((await admin.call('PUT', path, { breweries: bad })).statusCode).toBe(400);
  }
  // The former question does not hold a stamp back any more.
  expect((await visit(ada, first)).trails).toMatchObject([{ isStamped: true, question: null }]);
  const history = (await admin.call('GET', '/api/admin/history')).body;
  expect(history).toContain('What is on the wall?');
  expect(history).not.toContain('A boat');
});
