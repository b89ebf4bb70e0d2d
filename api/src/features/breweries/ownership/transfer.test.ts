import { expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app.ts';
import { addBrewery } from '../../../testing/breweries.ts';
import { callAs } from '../../../testing/call-as.ts';
import { transports } from '../../../testing/conformance/transports.ts';
import { runOperationHere } from '../../../testing/operations.ts';
import { type Person, signUp } from '../../../testing/person.ts';

type SignedIn = Awaited<ReturnType<typeof signUp>>;

const LOST = 'This brewery belongs to somebody else now. Nothing was saved.';
const special = {
  event: 'Barrel Night',
  details: 'Six barrels.',
  date: '2026-06-01',
  time: '6 PM',
};
const weekly = { title: 'Quiz', day: 'monday', time: '7:00 PM', details: 'Six rounds.' };

/** Sets up an owner with events of their brewery, an administrator, and the new owner. */
async function begin() {
  const run = await buildTestApp({ config: { adminEmails: ['boss@people.example'] } });
  const [boss, owner, next] = [
    await signUp(run, 'boss'),
    await signUp(run, 'owner'),
    await signUp(run, 'next'),
  ];
  const { id } = await addBrewery(run, { name: 'Porch Light', ownerId: owner.userId });
  const named = { company: 'Porch Light', brewery: 'Porch Light', breweryId: id };
  const party = await owner.call('POST', '/api/special-events', { ...special, ...named });
  const quiz = await owner.call('POST', '/api/weekly-events', { ...weekly, ...named });
  expect([party.statusCode, quiz.statusCode]).toEqual([200, 200]);
  return { run, boss, owner, next, id, partyId: party.json().id, quizId: quiz.json().id };
}

/** The ways to give a brewery to another account. */
const transfers: readonly [
  string,
  (scene: Awaited<ReturnType<typeof begin>>) => Promise<unknown>,
][] = [
  [
    'an approved claim',
    async ({ boss, next, id }) => {
      const fields = { role: 'Brewer', proof: 'Call the taproom.', contact: '(405) 555-0142' };
      await next.call('POST', `/api/breweries/${id}/claims`, fields);
      const [claim] = (await boss.call('GET', '/api/admin/claims')).json().claims;
      const decision = { decision: 'approve', reason: '' };
      await boss.call('PUT', `/api/admin/claims/${claim.id}`, decision);
    },
  ],
  [
    'an administrator',
    ({ boss, next, id }) => boss.call('PUT', `/api/breweries/${id}/owner`, { email: next.email }),
  ],
  [
    'the command line',
    ({ run, next, id }) =>
      runOperationHere(run.deps.db, 'owner.give', { brewery: id, email: next.email }),
  ],
];

test.each(transfers)(
  "after %s removes the former owner's rights and notifies them",
  async (_transfer, give) => {
    const scene = await begin();
    const { run, owner, next, id, partyId, quizId } = scene;
    await give(scene);
    for (const transport of transports) {
      const call = callAs(run, transport);
      for (const [path, input] of [
        ['events.special.update', { id: partyId, event: 'Mine' }],
        ['events.special.delete', { id: partyId }],
        ['events.weekly.update', { id: quizId, title: 'Mine' }],
        ['events.weekly.delete', { id: quizId }],
        ['events.special.create', { ...special, company: 'Porch Light', breweryId: id }],
        ['breweries.update', { id, hours: 'Never' }],
      ] as const) {
        const { status, refusal } = await call(owner, path, input);
        expect([path, status, refusal]).toEqual([
          path,
          403,
          { message: LOST, code: 'brewery.lost' },
        ]);
      }
    }
    expect(await rightsOf(owner, partyId)).toEqual([false, false, false]);
    expect(await rightsOf(next, partyId)).toEqual([true, true, true]);
    const path = `/api/special-events/${partyId}`;
    expect((await next.call('PUT', path, { event: 'Cask Night' })).statusCode).toBe(200);
    expect((await next.call('DELETE', `/api/weekly-events/${quizId}`)).statusCode).toBe(200);

    await run.deps.outbox.wake();
    const mail = run.mailbox.filter(({ subject }) => /another owner/.test(subject));
    expect(mail.map(({ to, subject }) => [to, subject])).toEqual([
      [owner.email, 'Porch Light has another owner on Hoptrail'],
    ]);
    expect((await noticesOf(owner))[0]).toMatchObject({ id, name: 'Porch Light', hasOwner: true });
    expect(await noticesOf(next)).toEqual([]);
  },
);

test('shows a notice until it is dismissed, and again after another loss', async () => {
  const { run, boss, owner, next, id } = await begin();
  const give = (email: string | null) => boss.call('PUT', `/api/breweries/${id}/owner`, { email });
  await give(null);
  expect(await noticesOf(owner)).toMatchObject([{ id, hasOwner: false }]);
  const refused = await owner.call('PUT', `/api/breweries/${id}`, { hours: 'Never' });
  expect(refused.json()).toEqual({
    message: 'This brewery is not yours any more. Nothing was saved.',
    code: 'brewery.lost',
  });
  expect(run.mailbox.at(-1)).toMatchObject({
    to: owner.email,
    subject: 'Porch Light is not yours any more on Hoptrail',
  });
  expect((await owner.call('GET', '/api/auth/me')).json().user.lostBreweries).toBe(1);
  const notice = `/api/users/${owner.userId}/lost-breweries/${id}`;
  expect((await next.call('DELETE', notice)).statusCode).toBe(403);
  expect((await owner.call('DELETE', notice)).json()).toEqual({ message: 'Notice closed' });
  expect((await owner.call('GET', '/api/auth/me')).json().user.lostBreweries).toBe(0);
  // After the notice is dismissed, the loss still explains why an old form is refused.
  const late = await owner.call('PUT', `/api/breweries/${id}`, { hours: 'Never' });
  expect(late.json().code).toBe('brewery.lost');

  await give(owner.email);
  expect((await owner.call('PUT', `/api/breweries/${id}`, { hours: 'Daily' })).statusCode).toBe(
    200,
  );
  expect(await noticesOf(owner)).toEqual([]);
  await give(next.email);
  expect(await noticesOf(owner)).toMatchObject([{ id, hasOwner: true }]);
});

test('leaves an event without a brewery to its owner', async () => {
  const { boss, run } = await begin();
  const created = await boss.call('POST', '/api/special-events', {
    ...special,
    company: 'City Fair',
    address: 'Park',
  });
  const { id } = created.json();
  const fair = await signUp(run, 'fair');
  const path = `/api/special-events/${id}`;
  expect((await fair.call('PUT', path, { event: 'Fair' })).json().code).toBe('auth.forbidden');
  await makeOwner(run, id, fair.userId);
  expect((await fair.call('PUT', path, { event: 'Fair' })).statusCode).toBe(200);
  expect(await rightsOf(fair, id)).toEqual([true, true, false]);
});

/**
 * Returns what a person may do with a special event on its page and in the list, and with Monday's
 * event.
 */
async function rightsOf(person: Person, eventId: string): Promise<unknown[]> {
  const page = (await person.call('GET', `/api/special-events/${eventId}`)).json();
  const list: { id: string; viewer: { canEdit: boolean } }[] = (
    await person.call('GET', '/api/special-events')
  ).json();
  const [monday] = (await person.call('GET', '/api/weekly-events/monday')).json();
  return [
    page.viewer.canEdit,
    list.find(({ id }) => id === eventId)?.viewer.canEdit,
    monday.viewer.canEdit,
  ];
}

async function noticesOf(person: SignedIn) {
  return (await person.call('GET', `/api/users/${person.userId}/lost-breweries`)).json();
}

/** No call creates an owned event without a brewery; only old rows have one. */
async function makeOwner({ deps }: TestApp, id: string, ownerId: string): Promise<void> {
  await deps.db.updateTable('special_events').set({ ownerId }).where('id', '=', id).execute();
}
