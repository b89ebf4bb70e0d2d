import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/app.ts';
import { hoptrail } from '../../testing/processes/command.ts';
import { NotPublishedError, verifyFile } from './verify-file.ts';

const NAME = 'hoptrail-linux-x64.tar.xz';
const publisher = keyPair();

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await temporaryFolder();
  file = join(folder, NAME);
  await writeFile(file, 'the program');
  await writeSums(`${sha256('the program')}  ${NAME}\n`);
});

test('knows the published file', async () => {
  expect(await verifyFile(file, publisher.publicPem)).toBe(
    `${NAME} is the published file: it fits SHA256SUMS, which the publisher signed.`,
  );
  expect(await verifyFile(file, undefined)).toContain("No publisher's key is built in");
});

test.each([
  ['cut off', async () => await writeFile(file, 'the prog'), 'Download it again.'],
  ['changed', async () => await writeFile(file, 'the pr0gram'), 'Download it again.'],
  ['not in the list', async () => await writeSums('', publisher), 'a file of another release'],
  [
    'in a list that was changed',
    async () => await writeFile(join(folder, 'SHA256SUMS'), `${sha256('x')}  ${NAME}\n`),
    'was changed, or somebody else signed it',
  ],
  [
    'in a list that somebody else signed',
    async () => await writeSums(`${sha256('the program')}  ${NAME}\n`, keyPair()),
    'was changed, or somebody else signed it',
  ],
  [
    'in a list with a signature that is none',
    async () => await writeFile(join(folder, 'SHA256SUMS.sig'), 'signed'),
    'was changed, or somebody else signed it',
  ],
])('refuses a file that is %s', async (_what, change, words) => {
  await change();
  const error = await verifyFile(file, publisher.publicPem).catch((reason) => reason);
  expect(error).toBeInstanceOf(NotPublishedError);
  expect(error.message).toContain(words);
});

test('the command tells scripts by its exit code', async () => {
  const verify = async (path: string) => {
    const run = hoptrail(['verify', path], {});
    return [await run.ended, run.output()];
  };
  expect(await verify(file)).toEqual([0, expect.stringContaining('fits SHA256SUMS')]);
  expect(await verify(join(folder, 'other'))).toEqual([65, expect.stringContaining('list other')]);
  await writeFile(file, 'another program');
  expect(await verify(file)).toEqual([65, expect.stringContaining('Download it again.')]);
  const alone = join(await temporaryFolder(), NAME);
  expect(await verify(alone)).toEqual([1, expect.stringContaining('Download SHA256SUMS')]);
});

async function writeSums(sums: string, { privateKey } = publisher): Promise<void> {
  await writeFile(join(folder, 'SHA256SUMS'), sums);
  await writeFile(join(folder, 'SHA256SUMS.sig'), sign(null, Buffer.from(sums), privateKey));
}

function keyPair() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return { privateKey, publicPem: publicKey.export({ type: 'spki', format: 'pem' }).toString() };
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
