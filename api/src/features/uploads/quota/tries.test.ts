import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/app.ts';
import { type Person, picture, signUpWithPicture } from '../../../testing/person.ts';

async function newLink(person: Person): Promise<string> {
  const response = await person.call('POST', '/api/objects/upload', {});
  const { pathname, search } = new URL(response.json().uploadURL);
  return pathname + search;
}

function put(person: Person, url: string, payload: Buffer) {
  return person.send({ method: 'PUT', url, payload, headers: { 'content-type': 'image/png' } });
}

const NONE = Buffer.from('no picture');

test('ends a link after three files that are not pictures', async () => {
  const run = await buildTestApp();
  const ada = await signUpWithPicture(run, 'ada');
  const link = await newLink(ada);
  for (let tries = 0; tries < 3; tries += 1) {
    expect((await put(ada, link, NONE)).json().code).toBe('upload.notAnImage');
  }
  const refused = await put(ada, link, await picture());
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'upload.linkExpired']);
});

test('decodes files sent to one link one by one, and lets few of them wait', async () => {
  const run = await buildTestApp();
  const ada = await signUpWithPicture(run, 'ada');
  const link = await newLink(ada);
  // Until most are answered, none is decoded.
  const { promise: mostAreAnswered, resolve: decode } = Promise.withResolvers<void>();
  const decoding = run.deps.decodes.run(ada.userId, () => mostAreAnswered);
  let answered = 0;
  const send = async () => {
    const response = await put(ada, link, NONE);
    answered += 1;
    if (answered === 20) decode();
    return response;
  };
  const responses = await Promise.all(Array.from({ length: 24 }, send));
  await decoding;
  const count = (status: number) =>
    responses.filter(({ statusCode }) => statusCode === status).length;
  expect(count(400)).toBeLessThanOrEqual(3);
  expect(count(503)).toBeGreaterThanOrEqual(20);
  expect(count(400) + count(403) + count(503)).toBe(24);
  const busy = responses.find(({ statusCode }) => statusCode === 503);
  expect([busy?.json().code, busy?.headers['retry-after']]).toEqual(['server.busy', '2']);
});

test('counts refused files against the quota of their sender', async () => {
  const run = await buildTestApp({ config: { uploads: { perDay: 4, bytesPerDay: 1_000_000 } } });
  const ada = await signUpWithPicture(run, 'ada');
  const link = await newLink(ada);
  await put(ada, link, NONE);
  await put(ada, link, NONE);
  const response = await ada.call('POST', '/api/objects/upload', {});
  expect([response.statusCode, response.json().code]).toEqual([429, 'upload.tooMany']);
});

test.each(['REST', 'RPC'])(
  'counts refused data URLs against the quota, over %s',
  async (transport) => {
    const run = await buildTestApp({ config: { uploads: { perDay: 3, bytesPerDay: 1_000_000 } } });
    const ada = await signUpWithPicture(run, 'ada');
    const profileImage = `data:image/png;base64,${NONE.toString('base64')}`;
    const update = () =>
      transport === 'REST'
        ? ada.call('PUT', `/api/users/${ada.userId}`, { profileImage })
        : ada.call('POST', '/trpc/users.update', { id: ada.userId, profileImage });
    expect((await update()).statusCode).toBe(400);
    expect((await update()).statusCode).toBe(429);
  },
);

test.each(['REST', 'RPC'])(
  'refuses a link to another site as a profile photo, over %s',
  async (transport) => {
    const run = await buildTestApp();
    const ada = await signUpWithPicture(run, 'ada');
    const profileImage = 'https://tracker.example/pixel.png';
    const response =
      transport === 'REST'
        ? await ada.call('PUT', `/api/users/${ada.userId}`, { profileImage })
        : await ada.call('POST', '/trpc/users.update', { id: ada.userId, profileImage });
    expect([response.statusCode, response.body]).toEqual([
      400,
      expect.stringContaining('A profile picture cannot be a link to another site.'),
    ]);
    const drawn = await ada.call('PUT', `/api/users/${ada.userId}`, {
      profileImage: '/art/portraits/ada.svg',
    });
    expect(drawn.statusCode).toBe(200);
  },
);
