import { CLAIMS_PER_DAY, DAY_MS, HOUR_MS } from '@hoptrail/contracts/limits';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/app.ts';
import { addBrewery } from '../../testing/breweries.ts';
import { type Person, signUp } from '../../testing/person.ts';

const ADMIN = 'admin@people.example';
const fields = { role: 'Head brewer', proof: 'Call the taproom.', contact: '(405) 555-0142' };

async function begin() {
  const run = await buildTestApp({
    config: { adminEmails: [ADMIN, 'second@people.example'], publicUrl: 'https://beer.example' },
  });
  const admin = await signUp(run, 'admin');
  const fan = await signUp(run, 'fan');
  const brewery = await addBrewery(run, { name: 'Porch Light Brewing' });
  const claim = (who: Person, id = brewery.id) =>
    who.call('POST', `/api/breweries/${id}/claims`, fields);
  const decide = (who: Person, id: string, decision: string, reason = '') =>
    who.call('PUT', `/api/admin/claims/${id}`, { decision, reason });
  return { run, admin, fan, brewery, claim, decide };
}

async function waiting(admin: Person) {
  return (await admin.call('GET', '/api/admin/claims')).json();
}

async function newsOf(person: Person & { userId: string }) {
  return (await person.call('GET', `/api/users/${person.userId}/claims`)).json();
}

test('lists a claim for administrators with everything needed to decide', async () => {
  const { run, admin, fan, brewery, claim } = await begin();
  const other = await signUp(run, 'former');
  await admin.call('PUT', `/api/breweries/${brewery.id}/owner`, { email: other.email });
  expect((await claim(fan)).json()).toEqual({ message: 'Claim sent' });

  const { claims, total, nextCursor } = await waiting(admin);
  expect([total, nextCursor]).toEqual([1, null]);
  expect(claims[0]).toMatchObject({
    ...fields,
    brewery: { id: brewery.id, name: brewery.name, owners: ['former'] },
    person: { id: fan.userId, username: 'fan', email: fan.email, checkins: 0 },
    createdAt: '2026-05-01T12:00:00.000Z',
  });
  expect(run.mailbox.at(-2)).toMatchObject({
    to: ADMIN,
    subject: 'Somebody asks for Porch Light Brewing on Hoptrail',
    text: expect.stringContaining('https://beer.example/admin/claims'),
  });
  expect((await fan.call('GET', '/api/auth/me')).json().user.claims).toBe(1);
});

test('does not put the host of a request into mail, which anybody can forge', async () => {
  const run = await buildTestApp({ config: { adminEmails: [ADMIN] } });
  const [admin, fan] = [await signUp(run, 'admin'), await signUp(run, 'fan')];
  const brewery = await addBrewery(run, { name: 'Porch Light Brewing' });
  const forged = { host: 'evil.example' };
  const path = `/api/breweries/${brewery.id}/claims`;
  expect((await fan.call('POST', path, fields, forged)).statusCode).toBe(200);
  const [claim] = (await waiting(admin)).claims;
  const decision = { decision: 'approve', reason: '' };
  await admin.call('PUT', `/api/admin/claims/${claim.id}`, decision, forged);
  const texts = run.mailbox.slice(-2).map(({ text }) => text);
  expect(texts).toEqual([
    expect.stringContaining('Please decide in the app, under Administration.'),
    expect.stringContaining('in the Owner tab.'),
  ]);
  expect(JSON.stringify(run.mailbox)).not.toContain('evil.example');
});

test('makes the claimant the owner on approval, and notifies claimant and former owner', async () => {
  const { run, admin, fan, brewery, claim, decide } = await begin();
  const former = await signUp(run, 'former');
  await admin.call('PUT', `/api/breweries/${brewery.id}/owner`, { email: former.email });
  await claim(fan);
  const [{ id }] = (await waiting(admin)).claims;
  expect((await decide(admin, id, 'approve', 'See you soon.')).statusCode).toBe(200);

  const { user } = (await fan.call('GET', '/api/auth/me')).json();
  expect(user.ownedBreweries).toBe(1);
  const edit = await fan.call('PUT', `/api/breweries/${brewery.id}`, { hours: 'Daily' });
  expect(edit.statusCode).toBe(200);
  const late = await former.call('PUT', `/api/breweries/${brewery.id}`, { hours: 'Never' });
  expect(late.statusCode).toBe(403);
  expect(await newsOf(fan)).toMatchObject([{ status: 'approved', reason: 'See you soon.' }]);
  const mails = run.mailbox.slice(-2).map(({ to, subject }) => [to, subject]);
  expect(mails.sort()).toEqual([
    [fan.email, 'Porch Light Brewing is yours on Hoptrail'],
    [former.email, 'Porch Light Brewing has another owner on Hoptrail'],
  ]);
  const history = (await admin.call('GET', '/api/admin/history')).json().entries;
  expect(history.map((entry: { kind: string; verb: string }) => [entry.kind, entry.verb])).toEqual([
    ['brewery', 'changed'],
    ['claim', 'approved'],
    ['brewery', 'changed'],
    ['brewery', 'changed'],
  ]);
});

test('shows the reason of a declined claim, and allows another one', async () => {
  const { run, admin, fan, claim, decide } = await begin();
  await claim(fan);
  const [{ id }] = (await waiting(admin)).claims;
  const silent = await decide(admin, id, 'decline', '  ');
  expect([silent.statusCode, silent.json().message]).toEqual([400, 'Please say why.']);
  expect((await decide(admin, id, 'decline', 'Nobody there knows you.')).statusCode).toBe(200);
  expect(await newsOf(fan)).toMatchObject([{ status: 'declined' }]);
  expect(run.mailbox.at(-1)?.text).toContain('An administrator writes: Nobody there knows you.');
  run.passTime(HOUR_MS);
  expect((await claim(fan)).statusCode).toBe(200);
  expect(await newsOf(fan)).toMatchObject([{ status: 'open' }, { status: 'declined' }]);
  run.passTime(20 * DAY_MS);
  await fan.call('GET', '/api/auth/me');
  run.passTime(11 * DAY_MS);
  expect(await newsOf(fan)).toMatchObject([{ status: 'open' }]);
});

test('tells the second of two administrators what the first decided', async () => {
  const { run, admin, fan, claim, decide } = await begin();
  const second = await signUp(run, 'second');
  await claim(fan);
  const [{ id }] = (await waiting(admin)).claims;
  const responses = await Promise.all([
    decide(admin, id, 'approve'),
    decide(second, id, 'decline', 'No.'),
  ]);
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const told = responses.find(({ statusCode }) => statusCode === 409)?.json();
  expect(told.code).toBe('claim.decided');
  expect(told.message).toMatch(/^(admin approved|second declined) this claim already\.$/);
  const outcomes = run.mailbox.filter(
    ({ to, subject }) => to === fan.email && /Porch/.test(subject),
  );
  expect(outcomes).toHaveLength(1);
});

test('lets the claimant withdraw a claim while it is open', async () => {
  const { run, admin, fan, claim, decide } = await begin();
  await claim(fan);
  const [{ id }] = (await waiting(admin)).claims;
  const stranger = await signUp(run, 'stranger');
  expect((await stranger.call('DELETE', `/api/claims/${id}`)).statusCode).toBe(403);
  expect((await fan.call('DELETE', `/api/claims/${id}`)).statusCode).toBe(200);
  expect((await fan.call('DELETE', `/api/claims/${id}`)).statusCode).toBe(200);
  expect(await newsOf(fan)).toEqual([]);
  const late = await decide(admin, id, 'approve');
  expect(late.json().message).toBe('The claim was withdrawn in the meantime.');
  expect((await fan.call('GET', '/api/auth/me')).json().user.ownedBreweries).toBe(0);
});

test('refuses a second open claim, a claim to the own brewery, and too many claims', async () => {
  const { run, admin, fan, claim, decide } = await begin();
  const both = await Promise.all([claim(fan), claim(fan)]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(both.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('claim.exists');
  const [{ id }] = (await waiting(admin)).claims;
  await decide(admin, id, 'approve');
  expect((await claim(fan)).json().code).toBe('claim.owned');
  expect((await claim(fan, 'nowhere')).json().code).toBe('brewery.notFound');

  for (let count = 1; count < CLAIMS_PER_DAY; count += 1) {
    expect((await claim(fan, (await addBrewery(run)).id)).statusCode).toBe(200);
  }
  expect((await claim(fan, (await addBrewery(run)).id)).json().code).toBe('claim.tooMany');
  run.passTime(DAY_MS);
  expect((await claim(fan, (await addBrewery(run)).id)).statusCode).toBe(200);
});

test('deletes the claims of a deleted account', async () => {
  const { admin, fan, claim } = await begin();
  await claim(fan);
  await fan.call('DELETE', `/api/users/${fan.userId}`);
  expect(await waiting(admin)).toEqual({ claims: [], total: 0, nextCursor: null });
});
