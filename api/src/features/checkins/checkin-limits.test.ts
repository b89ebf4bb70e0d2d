import { HOUR_MS } from '@hoptrail/contracts/limits';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/app.ts';
import { addBrewery } from '../../testing/breweries.ts';
import { callAs } from '../../testing/call-as.ts';
import { checkIn, counts, here, type SignedIn } from '../../testing/checkins.ts';
import { transports } from '../../testing/conformance/transports.ts';
import type { NewBrewery } from '../../testing/factories/brewery.ts';
import { signUp } from '../../testing/person.ts';

test('refuses a second check-in within 24 hours with the time to wait, and allows it afterwards', async () => {
  const run = await buildTestApp();
  const ada = await signUp(run, 'ada');
  const brewery = await addBrewery(run);
  const status = async () =>
    (await ada.call('GET', `/api/checkins/can-checkin/${ada.userId}/${brewery.id}`)).json();
  expect(await status()).toEqual({ canCheckIn: true, timeRemaining: 0 });
  await checkIn(ada, brewery);
  run.passTime(18 * HOUR_MS + 48 * 60_000);
  expect(await status()).toEqual({ canCheckIn: false, timeRemaining: 5 * 3600 + 12 * 60 });
  const refused = await checkIn(ada, brewery);
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBe(String(5 * 3600 + 12 * 60));
  expect(refused.json()).toEqual({
    message:
      'Check-in cooldown active. Please wait 5h 12m before checking in again at this brewery.',
    code: 'checkin.cooldown',
  });
  const elsewhere = await addBrewery(run, { name: 'Next Door' });
  expect((await checkIn(ada, elsewhere)).statusCode).toBe(200);
  run.passTime(5 * HOUR_MS + 12 * 60_000);
  expect(await status()).toEqual({ canCheckIn: true, timeRemaining: 0 });
  expect((await checkIn(ada, brewery)).statusCode).toBe(200);
});

test('makes one check-in of twenty at once', async () => {
  const run = await buildTestApp();
  const ada = await signUp(run, 'ada');
  const brewery = await addBrewery(run);
  const responses = await Promise.all(Array.from({ length: 20 }, () => checkIn(ada, brewery)));
  expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(responses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(19);
  expect(await counts(run, ada, brewery)).toEqual({ user: 1, brewery: 1, rows: 1 });
});

test('limits the cooldown to 24 hours after the clock was set back', async () => {
  const run = await buildTestApp();
  const ada = await signUp(run, 'ada');
  const brewery = await addBrewery(run);
  await checkIn(ada, brewery);
  run.passTime(-10 * HOUR_MS);
  const refused = await checkIn(ada, brewery);
  expect(refused.json().message).toContain('Please wait 24h 0m');
});

test('limits check-ins to twenty a day', async () => {
  const run = await buildTestApp();
  const ada = await signUp(run, 'ada');
  for (let visit = 1; visit <= 20; visit += 1) {
    expect((await checkIn(ada, await addBrewery(run))).statusCode).toBe(200);
  }
  const brewery = await addBrewery(run);
  const refused = await checkIn(ada, brewery);
  expect(refused.json()).toEqual({
    message: 'That is enough for one day. Please come back tomorrow.',
    code: 'checkin.dailyLimit',
  });
  expect(await counts(run, ada, brewery)).toEqual({ user: 20, brewery: 0, rows: 20 });
});

test('refuses a check-in that needs more than the speed of an airliner', async () => {
  const run = await buildTestApp();
  const ada = await signUp(run, 'ada');
  const oklahoma = await addBrewery(run);
  const portland = await addBrewery(run, { latitude: '45.5152', longitude: '-122.6784' });
  await checkIn(ada, oklahoma);
  run.passTime(HOUR_MS);
  const refused = await checkIn(ada, portland);
  expect(refused.statusCode).toBe(429);
  expect(refused.json().code).toBe('checkin.tooFast');
  expect((await counts(run, ada, portland)).rows).toBe(1);
  run.passTime(2 * HOUR_MS);
  expect((await checkIn(ada, portland)).statusCode).toBe(200);
});

test.each(transports)(
  'over %s does not reset the speed rule by check-ins without a place',
  async (transport) => {
    const run = await buildTestApp();
    const call = callAs(run, transport);
    const ada = await signUp(run, 'ada');
    const oklahoma = await addBrewery(run);
    const nowhere = await addBrewery(run, { latitude: null, longitude: null });
    const portland = await addBrewery(run, { latitude: '45.5152', longitude: '-122.6784' });
    const send = (brewery: NewBrewery, more: object) =>
      call(ada, 'checkins.create', { userId: ada.userId, breweryId: brewery.id, ...more });
    expect((await send(oklahoma, here(oklahoma))).status).toBe(200);
    run.passTime(HOUR_MS);
    expect((await send(nowhere, {})).status).toBe(200);
    expect((await send(portland, here(portland))).refusal).toMatchObject({
      code: 'checkin.tooFast',
    });
    expect((await send(portland, {})).refusal).toMatchObject({ code: 'checkin.tooFast' });
    // The brewery's position at the time of the check-in counts, not its present pin.
    const pin = { latitude: portland.latitude ?? null, longitude: portland.longitude ?? null };
    const { db } = run.deps;
    await db.updateTable('breweries').set(pin).where('id', '=', oklahoma.id).execute();
    expect((await send(portland, {})).refusal).toMatchObject({ code: 'checkin.tooFast' });
    run.passTime(2 * HOUR_MS);
    expect((await send(portland, here(portland))).status).toBe(200);
  },
);

test.each(transports)(
  'over %s makes a person who moves a pin wait a day to check in there',
  async (transport) => {
    const run = await buildTestApp({ config: { adminEmails: ['boss@people.example'] } });
    const call = callAs(run, transport);
    const [boss, owner, fan] = [
      await signUp(run, 'boss'),
      await signUp(run, 'owner'),
      await signUp(run, 'fan'),
    ];
    const brewery = await addBrewery(run, { ownerId: owner.userId });
    const home = { latitude: 36.1, longitude: -95.9 };
    const visit = (person: SignedIn, more: object = { ...home, accuracy: 5 }) =>
      call(person, 'checkins.create', { userId: person.userId, breweryId: brewery.id, ...more });
    const move = (person: SignedIn, pin: object) =>
      call(person, 'breweries.setPin', { id: brewery.id, ...pin });
    expect((await move(owner, home)).status).toBe(200);
    run.passTime(50 * 60_000);
    const refused = {
      message: 'You moved the location of this brewery. You can check in here again in 23h 10m.',
      code: 'checkin.pinMoved',
    };
    expect((await visit(owner)).refusal).toEqual(refused);
    expect((await visit(owner, {})).refusal).toEqual(refused);
    expect((await visit(fan)).status).toBe(200);
    // A move by another person does not shorten the wait of the first one.
    expect((await move(boss, { ...home, latitude: 36.1001 })).status).toBe(200);
    expect((await visit(owner)).refusal).toEqual(refused);
    expect((await visit(boss)).refusal).toMatchObject({ code: 'checkin.pinMoved' });
    run.passTime(23 * HOUR_MS + 10 * 60_000);
    expect((await visit(owner)).status).toBe(200);
    // Saving the same position does not count as a move.
    run.passTime(24 * HOUR_MS);
    expect((await move(owner, { ...home, latitude: 36.1001 })).status).toBe(200);
    expect((await visit(owner)).status).toBe(200);
  },
);
