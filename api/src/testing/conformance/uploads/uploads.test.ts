import { IMAGE_WIDTHS } from '@hoptrail/contracts/limits';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type Person, signUpWithPicture } from '../../person.ts';
import { buildPatientApp } from '../app.ts';
import { type HostileFile, hostileFiles, MARKER } from './hostile-files.ts';

test('a hostile file is refused, or re-encoded without its hostile parts', async () => {
  const files = await hostileFiles();
  expect(files.length).toBeGreaterThanOrEqual(60);
  const run = await buildPatientApp();
  const ada = await signUpWithPicture(run, 'ada');
  for (const file of files) {
    const link = await newLink(ada);
    const response = await put(ada, link, file);
    const path = `/objects/uploads/${link.split('?')[0]?.split('/').at(-1)}`;
    if (!file.refusal) {
      expect([file.what, response.statusCode]).toEqual([file.what, 200]);
      for (const width of IMAGE_WIDTHS) await expectCleanPicture(ada, `${path}?w=${width}`, file);
    } else {
      const { code, message } = response.json();
      expect([file.what, code]).toEqual([file.what, file.refusal]);
      expect(message).toMatch(/^[A-Z].*\.$/);
      expect((await run.app.inject({ url: path })).statusCode).toBe(404);
    }
  }
  console.log(`${files.length} hostile files`);
});

/** Opens a picture as its sender: nothing public uses it yet. */
async function expectCleanPicture(person: Person, url: string, { what }: HostileFile) {
  const { headers, rawPayload, statusCode } = await person.send({ method: 'GET', url });
  expect([what, statusCode, headers['content-type']]).toEqual([what, 200, 'image/webp']);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  });
  const { format, pages = 1, exif, icc, xmp, iptc, comments } = await sharp(rawPayload).metadata();
  expect([what, format, pages, exif, icc, xmp, iptc, comments]).toEqual([
    what,
    'webp',
    1,
    ...Array(5).fill(undefined),
  ]);
  // RIFF declares its length: nothing may follow.
  expect([what, rawPayload.readUInt32LE(4) + 8]).toEqual([what, rawPayload.length]);
  expect([what, rawPayload.includes(MARKER)]).toEqual([what, false]);
}

async function newLink(person: Person): Promise<string> {
  const response = await person.call('POST', '/api/objects/upload', {});
  const { pathname, search } = new URL(response.json().uploadURL);
  return pathname + search;
}

function put(person: Person, url: string, { bytes, type = 'image/png' }: HostileFile) {
  return person.send({ method: 'PUT', url, payload: bytes, headers: { 'content-type': type } });
}
