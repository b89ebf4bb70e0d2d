import { HOUR_MS } from '@hoptrail/contracts/limits';
import { expect, test } from 'vitest';
import { buildTestApp } from '../app.ts';
import { addBrewery } from '../breweries.ts';
import { callAs } from '../call-as.ts';
import { transports } from '../conformance/transports.ts';
import { signUp } from '../person.ts';
import { recordAttack } from './record.ts';

const admins = { config: { adminEmails: ['boss@people.example'] } };

test('a former owner cannot edit or delete the events of the brewery', async (context) => {
  const run = await buildTestApp(admins);
  const [boss, eve, next] = [
    await signUp(run, 'boss'),
    await signUp(run, 'eve'),
    await signUp(run, 'next'),
  ];
  const { id } = await addBrewery(run, { name: 'Old Mill', ownerId: eve.userId });
  const event = {
    company: 'Old Mill',
    event: 'Fair',
    details: 'Fun',
    date: '2026-06-01',
    time: '6',
  };
  const created = await eve.call('POST', '/api/special-events', { ...event, breweryId: id });
  const quiz = { title: 'Quiz', day: 'monday', time: '7 PM', details: 'Six.', brewery: 'Old Mill' };
  const weekly = await eve.call('POST', '/api/weekly-events', quiz);
  await boss.call('PUT', `/api/breweries/${id}/owner`, { email: next.email });
  // A brewery with the same name gives no rights either.
  await addBrewery(run, { name: 'Old Mill', ownerId: eve.userId });
  const tries = [
    ['events.special.update', { id: created.json().id, event: 'Closed for good' }],
    ['events.special.delete', { id: created.json().id }],
    ['events.weekly.update', { id: weekly.json().id, title: 'Closed for good' }],
    ['events.weekly.delete', { id: weekly.json().id }],
    ['breweries.update', { id, hours: 'Never' }],
    ['breweries.setPin', { id, latitude: 1, longitude: 1 }],
  ] as const;
  let refused = 0;
  for (const transport of transports) {
    for (const [path, input] of tries) {
      const { status, refusal } = await callAs(run, transport)(eve, path, input);
      expect([path, status, refusal]).toMatchObject([path, 403, { code: 'brewery.lost' }]);
      refused += 1;
    }
  }
  recordAttack(context, {
    attack: 'a former owner edits and deletes the events of the brewery',
    sent: 'updates and deletions of events, the page and the pin, over REST and RPC',
    times: `${refused} calls`,
    held: `all ${refused} refused with 403, nothing changed`,
  });
});

test('an owner cannot take the name of another brewery in the town', async (context) => {
  const run = await buildTestApp();
  const eve = await signUp(run, 'eve');
  const town = { city: 'Tulsa', state: 'Oklahoma' };
  await addBrewery(run, { name: 'Café Brûlée Brewing', ...town });
  const { id } = await addBrewery(run, { name: 'Side Door', city: 'Norman', ownerId: eve.userId });
  const tries = [
    { ...town, name: 'Café Brûlée Brewing' },
    { ...town, name: 'CAFE BRULEE BREWING' },
    { ...town, name: 'Cafe\u200b Brulee-Brewing.' },
    { city: ' tulsa ', state: 'OKLAHOMA', name: 'Café Bru\u0302le\u0301e Brewing' },
  ];
  for (const input of tries) {
    const response = await eve.call('PUT', `/api/breweries/${id}`, input);
    expect([response.statusCode, response.json().code]).toEqual([409, 'brewery.nameTaken']);
  }
  // In two steps: first the name, then the town.
  const name = { name: 'Café Brûlée Brewing' };
  expect((await eve.call('PUT', `/api/breweries/${id}`, name)).statusCode).toBe(200);
  const moved = await eve.call('PUT', `/api/breweries/${id}`, town);
  expect(moved.json().code).toBe('brewery.nameTaken');
  recordAttack(context, {
    attack: 'an owner gives a brewery the name of another one in the same town',
    sent: 'the name with different case, accents, blanks and punctuation; the town changed afterwards',
    times: `${tries.length + 1} updates`,
    held: 'all refused with 409',
  });
});

test('an owner cannot move the pin home and check in there', async (context) => {
  const run = await buildTestApp();
  const eve = await signUp(run, 'eve');
  const { id } = await addBrewery(run, { ownerId: eve.userId });
  let refused = 0;
  for (let hour = 0; hour < 24; hour += 1) {
    if (hour % 6 === 0) {
      const home = { latitude: 36 + hour / 100, longitude: -95.9 };
      expect((await eve.call('PUT', `/api/breweries/${id}/pin`, home)).statusCode).toBe(200);
      const position = { ...home, accuracy: 5 };
      for (const sent of [position, {}]) {
        const body = { userId: eve.userId, breweryId: id, ...sent };
        const response = await eve.call('POST', '/api/checkins', body);
        expect([response.statusCode, response.json().code]).toEqual([429, 'checkin.pinMoved']);
        refused += 1;
      }
    }
    run.passTime(HOUR_MS);
  }
  recordAttack(context, {
    attack: 'an owner moves the pin of the brewery home and checks in from there',
    sent: 'a new pin every 6 hours, a check-in with and without a position after each',
    times: `${refused} check-ins in a day`,
    held: `all ${refused} refused; the first is possible 24 hours after the last move`,
  });
});

test('check-ins without a position do not reset the speed rule', async (context) => {
  const run = await buildTestApp();
  const eve = await signUp(run, 'eve');
  const check = async (place: Awaited<ReturnType<typeof addBrewery>>, isLocated: boolean) => {
    const position = { latitude: Number(place.latitude), longitude: Number(place.longitude) };
    const sent = isLocated ? position : {};
    const body = { userId: eve.userId, breweryId: place.id, ...sent };
    return (await eve.call('POST', '/api/checkins', body)).json();
  };
  expect((await check(await addBrewery(run), true)).verified).toBe(true);
  let refused = 0;
  for (let jump = 0; jump < 8; jump += 1) {
    const nowhere = await addBrewery(run, { latitude: null, longitude: null });
    expect((await check(nowhere, false)).verified).toBe(false);
    const far = await addBrewery(run, { latitude: '51.5', longitude: String(-0.1 - jump / 100) });
    for (const isLocated of [true, false]) {
      expect((await check(far, isLocated)).code).toBe('checkin.tooFast');
      refused += 1;
    }
    run.passTime(HOUR_MS / 2);
  }
  recordAttack(context, {
    attack: 'check-ins at breweries without a position reset the speed rule',
    sent: 'a check-in without a position, then one 7,000 km away',
    times: `${refused} jumps in 4 hours`,
    held: `all ${refused} refused: the rule uses the last check-in with a position`,
  });
});
