import { expect, test } from 'vitest';
import { buildTestApp } from '../app.ts';
import { picture, signUpWithPicture } from '../person.ts';
import { recordAttack } from './record.ts';

test('a suspended person cannot use an earlier upload link', async (context) => {
  const run = await buildTestApp({ config: { adminEmails: ['boss@people.example'] } });
  const [boss, eve] = [await signUpWithPicture(run, 'boss'), await signUpWithPicture(run, 'eve')];
  const target = await eve.call('POST', '/api/objects/upload', {});
  const { pathname, search } = new URL(target.json().uploadURL);
  const suspension = `/api/admin/people/${eve.userId}/suspension`;
  expect((await boss.call('PUT', suspension, { reason: 'Spam' })).statusCode).toBe(200);
  const response = await eve.send({
    method: 'PUT',
    url: pathname + search,
    payload: await picture(),
    headers: { 'content-type': 'image/png' },
  });
  expect([response.statusCode, response.json().code]).toEqual([403, 'upload.linkExpired']);
  expect((await boss.call('GET', pathname.replace('/api', ''))).statusCode).toBe(404);
  recordAttack(context, {
    attack: 'a suspended person uses an upload link from before the suspension',
    sent: 'one picture',
    times: 'once',
    held: 'refused with 403, and no file is stored',
  });
});
