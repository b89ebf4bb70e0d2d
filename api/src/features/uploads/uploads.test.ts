import { DAY_MS, HOUR_MS } from '@hoptrail/contracts/limits';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/app.ts';
import { addBrewery } from '../../testing/breweries.ts';
import { hugePng } from '../../testing/conformance/uploads/image-bytes.ts';
import { codeFor, Person, picture, signUpWithPicture } from '../../testing/person.ts';
import { sweepUploads } from './sweep.ts';

async function newLink(person: Person): Promise<string> {
  const response = await person.call('POST', '/api/objects/upload', {});
  const url = new URL(response.json().uploadURL);
  return url.pathname + url.search;
}

function put(person: Person, url: string, payload: Buffer | string, type = 'image/jpeg') {
  return person.send({ method: 'PUT', url, payload, headers: { 'content-type': type } });
}

function read(run: TestApp, path: string) {
  return run.app.inject({ url: path });
}

test('returns a picture upright, without metadata, as WebP in phone sizes', async () => {
  const run = await buildTestApp();
  const ada = await signUpWithPicture(run, 'ada');
  const photo = await sharp({
    create: { width: 2000, height: 1000, channels: 3, background: '#8dba39' },
  })
    .jpeg()
    .withExif({ IFD0: { Artist: 'SECRET-NAME', Orientation: '6' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const path = await ada.upload(photo);
  await ada.call('PUT', `/api/users/${ada.userId}`, { profileImage: path });
  const sizes: (number | undefined)[][] = [];
  for (const query of ['?w=96', '?w=200', '?w=640', '']) {
    const response = await read(run, path + query);
    expect(response.headers['content-type']).toBe('image/webp');
    expect(response.headers['cache-control']).toContain('immutable');
    expect(response.headers['x-content-type-options']).toBe('nosniff');
    expect(response.rawPayload.includes('SECRET-NAME')).toBe(false);
    const { width, height } = await sharp(response.rawPayload).metadata();
    sizes.push([width, height]);
  }
  expect(sizes).toEqual([
    [96, 192],
    [320, 640],
    [640, 1280],
    [1000, 2000],
  ]);
});

test('accepts one file for a link, from anybody, for ten minutes', async () => {
  const run = await buildTestApp();
  const ada = await signUpWithPicture(run, 'ada');
  const link = await newLink(ada);
  expect((await put(ada, link.replace(/.$/, 'x'), await picture())).statusCode).toBe(403);
  const responses = await Promise.all([
    put(ada, link, await picture()),
    put(ada, link, await picture()),
  ]);
  expect(responses.map((response) => response.statusCode).sort()).toEqual([200, 403]);
  const late = await newLink(ada);
  run.passTime(10 * 60 * 1000);
  const refused = await put(ada, late, await picture());
  expect(refused.json().code).toBe('upload.linkExpired');
  expect((await put(ada, '/api/objects/uploads/x', 'x')).statusCode).toBe(403);
});

test('refuses a link without a session or a proven address', async () => {
  const run = await buildTestApp();
  const response = await new Person(run.app).call('POST', '/api/objects/upload', {});
  expect(response.statusCode).toBe(401);
});

test.each([
  ['a text file', Buffer.from('just some text')],
  [
    'an SVG',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  ],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj\n')],
  ['nothing', Buffer.alloc(0)],
])('refuses %s as a picture and keeps the link open', async (_what, file) => {
  const run = await buildTestApp();
  const ada = await signUpWithPicture(run, 'ada');
  const link = await newLink(ada);
  const refused = await put(ada, link, file, 'image/png');
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toEqual({
    message: 'Please choose a picture: JPEG, PNG, WebP, GIF or AVIF.',
    code: 'upload.notAnImage',
  });
  expect((await put(ada, link, await picture())).statusCode).toBe(200);
});

test('refuses more than 50 megapixels and more than 10 MB', async () => {
  const run = await buildTestApp();
  const ada = await signUpWithPicture(run, 'ada');
  const bomb = hugePng(12_000, 12_000);
  expect(bomb.length).toBeLessThan(1024 * 1024);
  expect((await put(ada, await newLink(ada), bomb)).json().code).toBe('upload.tooLarge');
  const large = await put(ada, await newLink(ada), Buffer.alloc(11 * 1024 * 1024));
  expect([large.statusCode, large.json()]).toEqual([
    413,
    {
      message: 'The image file is too large: it may have 10 MB. Please choose a smaller image.',
      code: 'upload.tooLarge',
    },
  ]);
});

const DAILY = { uploads: { perDay: 3, bytesPerDay: 1000 } };

test('limits the pictures of a person in 24 hours, ten times as many for owners and administrators', async () => {
  const run = await buildTestApp({ config: { ...DAILY, adminEmails: ['boss@people.example'] } });
  const [ada, boss, mill] = [
    await signUpWithPicture(run, 'ada'),
    await signUpWithPicture(run, 'boss'),
    await signUpWithPicture(run, 'mill'),
  ];
  const brewery = await addBrewery(run);
  await boss.call('PUT', `/api/breweries/${brewery.id}/owner`, { email: mill.email });
  const ask = (person: Person) => person.call('POST', '/api/objects/upload', {});
  run.passTime(HOUR_MS);
  const responses = await Promise.all([
    ask(ada),
    ask(ada),
    ask(ada),
    ask(boss),
    ask(boss),
    ask(boss),
  ]);
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([
    200, 200, 200, 200, 200, 429,
  ]);
  const refused = await ask(ada);
  expect([refused.json(), refused.headers['retry-after']]).toEqual([
    {
      message: 'In 24 hours you can send 3 pictures, 0 MB in all. Please try again in 23h 0m.',
      code: 'upload.tooMany',
    },
    String(23 * 3600),
  ]);
  for (const keeper of [boss, mill]) expect((await ask(keeper)).statusCode).toBe(200);
  run.passTime(23 * HOUR_MS);
  expect((await ask(ada)).statusCode).toBe(200);
});

test('limits the bytes of a person in 24 hours, through several links at once too', async () => {
  const run = await buildTestApp();
  const ada = await signUpWithPicture(run, 'ada');
  run.passTime(DAY_MS);
  const file = await picture();
  run.deps.config.uploads.bytesPerDay = file.length * 2;
  const links = [await newLink(ada), await newLink(ada), await newLink(ada)];
  const responses = await Promise.all(links.map((link) => put(ada, link, file)));
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 429]);
  const dataUrl = `data:image/png;base64,${file.toString('base64')}`;
  const photo = await ada.call('PUT', `/api/users/${ada.userId}`, { profileImage: dataUrl });
  expect([photo.statusCode, photo.json().code]).toEqual([429, 'upload.tooMany']);
});

test('applies the same quota to a proven address without an account', async () => {
  const run = await buildTestApp({ config: DAILY });
  const person = new Person(run.app);
  const email = 'new@people.example';
  await person.call('POST', '/api/auth/send-code', { email });
  await person.call('POST', '/api/auth/verify-code', { email, code: codeFor(run, email) });
  const ask = async () => (await person.call('POST', '/api/objects/upload', {})).statusCode;
  expect([await ask(), await ask(), await ask(), await ask()]).toEqual([200, 200, 200, 429]);
});

test('deletes unclaimed pictures after a day, and keeps claimed ones', async () => {
  const run = await buildTestApp();
  const ada = await signUpWithPicture(run, 'ada');
  const used = (await ada.call('GET', '/api/auth/me')).json().user.profileImage;
  const unused = await ada.upload();
  run.passTime(DAY_MS - 1000);
  await sweepUploads(run.deps);
  expect((await ada.call('GET', unused)).statusCode).toBe(200);
  // Nobody else opens what is not used yet: it may become the picture of a private note.
  expect((await read(run, unused)).statusCode).toBe(404);
  run.passTime(2000);
  await sweepUploads(run.deps);
  expect((await ada.call('GET', unused)).json()).toEqual({
    message: 'This picture does not exist.',
    code: 'upload.notFound',
  });
  expect((await read(run, used)).statusCode).toBe(200);
});

test.each([
  ['https://bucket.example/x/uploads/abc-1?sig=2', '/objects/uploads/abc-1'],
  ['/objects/uploads/abc-1', '/objects/uploads/abc-1'],
  ['https://pictures.example/beer.jpg', 'https://pictures.example/beer.jpg'],
  [
    'https://drive.google.com/file/d/F1/view?usp=sharing',
    'https://drive.google.com/uc?export=view&id=F1',
  ],
])('stores %s as %s', async (url, objectPath) => {
  const run = await buildTestApp();
  const response = await new Person(run.app).call('POST', '/api/objects/normalize', { url });
  expect(response.json()).toEqual({ objectPath });
});

test('refuses a picture path outside its folder', async () => {
  const run = await buildTestApp();
  for (const id of ['..%2f..%2fhoptrail.db', '%2e%2e', '....//', 'x%00']) {
    expect((await read(run, `/objects/uploads/${id}`)).statusCode).toBe(404);
  }
});
