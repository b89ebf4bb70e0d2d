import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/app.ts';
import { addBrewery } from '../../testing/breweries.ts';
import { signUpWithPicture } from '../../testing/person.ts';
import { sweepUploads } from './sweep.ts';

const event = {
  company: 'Lampwick',
  event: 'Long Night',
  details: 'One cask',
  date: '2099-05-01',
  time: '8 PM',
  address: 'Here',
};

test('shows the same picture on a copied event, also after the first one is deleted', async () => {
  const run = await buildTestApp({ config: { adminEmails: ['boss@people.example'] } });
  const [boss, owner] = [
    await signUpWithPicture(run, 'boss'),
    await signUpWithPicture(run, 'owner'),
  ];
  const brewery = await addBrewery(run, { ownerId: owner.userId });
  const logo = await owner.upload();
  const body = { ...event, logo, breweryId: brewery.id };
  const first = (await owner.call('POST', '/api/special-events', body)).json();
  const copy = await boss.call('POST', '/api/special-events', body);
  expect(copy.json()).toMatchObject({ logo });

  await owner.call('DELETE', `/api/special-events/${first.id}`);
  run.passTime(48 * 3_600_000);
  await sweepUploads(run.deps);
  expect((await owner.call('DELETE', `/api/users/${owner.userId}`)).statusCode).toBe(200);
  expect((await boss.call('GET', logo)).statusCode).toBe(200);

  await boss.call('DELETE', `/api/special-events/${copy.json().id}`);
  run.passTime(48 * 3_600_000);
  await sweepUploads(run.deps);
  expect((await boss.call('GET', logo)).statusCode).toBe(404);
});

test('lets only their senders claim unclaimed and personal pictures', async () => {
  const run = await buildTestApp({ config: { adminEmails: ['boss@people.example'] } });
  const [boss, fan] = [await signUpWithPicture(run, 'boss'), await signUpWithPicture(run, 'fan')];
  const face = (await fan.call('GET', '/api/auth/me')).json().user.profileImage;
  for (const logo of [await fan.upload(), face]) {
    const response = await boss.call('POST', '/api/special-events', { ...event, logo });
    expect(response.json().code).toBe('upload.foreignImage');
  }
});
