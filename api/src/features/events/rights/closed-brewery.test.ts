import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/app.ts';
import { addBrewery } from '../../../testing/breweries.ts';
import { signUp } from '../../../testing/person.ts';

test('refuses new events of a closed brewery, and lets its events be edited', async () => {
  const run = await buildTestApp({ config: { adminEmails: ['boss@people.example'] } });
  const [boss, owner] = [await signUp(run, 'boss'), await signUp(run, 'owner')];
  const brewery = await addBrewery(run, { ownerId: owner.userId });
  const event = {
    brewery: brewery.name,
    breweryId: brewery.id,
    title: 'Quiz',
    details: 'Much',
    day: 'monday',
    time: '7 PM',
  };
  const { id } = (await owner.call('POST', '/api/weekly-events', event)).json();
  const close = await boss.call('PUT', `/api/breweries/${brewery.id}/closed`, { closed: true });
  expect(close.statusCode, close.body).toBe(200);

  for (const person of [owner, boss]) {
    const response = await person.call('POST', '/api/weekly-events', event);
    expect(response.json()).toMatchObject({ code: 'brewery.closed' });
  }
  const path = `/api/weekly-events/${id}`;
  expect((await owner.call('PUT', path, { time: '8 PM' })).statusCode).toBe(200);
  expect((await owner.call('DELETE', path)).statusCode).toBe(200);
});
