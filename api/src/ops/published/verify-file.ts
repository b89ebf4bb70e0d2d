import { createHash, createPublicKey, verify } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Refusal } from '../../lib/refusal.ts';

/** The list of checksums of a release, and the Ed25519 signature of its bytes. */
export const SUMS = 'SHA256SUMS';
export const SIGNATURE = `${SUMS}.sig`;

/** Thrown for a file that is not the published one. */
export class NotPublishedError extends Refusal {
  override name = 'NotPublishedError';
}

/**
 * Compares a downloaded file with the checksums beside it, and their signature with a key.
 * @param file its path; `SHA256SUMS` and `SHA256SUMS.sig` are in the same folder
 * @param publisherKey the public key as PEM; without it the signature is not checked
 * @returns what was checked, as a sentence
 * @throws NotPublishedError if the file or the list was changed; Refusal if something is missing
 */
export async function verifyFile(file: string, publisherKey: string | undefined): Promise<string> {
  const folder = dirname(file);
  const name = basename(file);
  const sums = await read(join(folder, SUMS), `Download ${SUMS} of the same release beside it.`);
  if (publisherKey !== undefined) {
    const advice = `Download ${SIGNATURE} of the same release beside it.`;
    const signature = await read(join(folder, SIGNATURE), advice);
    if (!verify(null, sums, createPublicKey(publisherKey), signature)) {
      throw new NotPublishedError(
        `${SUMS} was changed, or somebody else signed it: the publisher's key does not fit ${SIGNATURE}. Do not use ${name}.`,
      );
    }
  }
  const published = checksumIn(sums.toString(), name);
  if (published === undefined) {
    throw new NotPublishedError(`${SUMS} does not list ${name}: it is a file of another release.`);
  }
  const actual = await checksumOf(file);
  if (actual !== published) {
    throw new NotPublishedError(
      `${name} is not the published file: its SHA-256 is ${actual}, and ${SUMS} has ${published}. It was cut off or changed on the way. Download it again.`,
    );
  }
  return publisherKey === undefined
    ? `${name} fits ${SUMS}. No publisher's key is built in, so nobody vouches for that list.`
    : `${name} is the published file: it fits ${SUMS}, which the publisher signed.`;
}

/** Returns the checksum of a file in a list for `sha256sum --check`; undefined if it is not there. */
function checksumIn(sums: string, name: string): string | undefined {
  const line = sums.split('\n').find((one) => one.slice(64) === `  ${name}`);
  return line?.slice(0, 64);
}

/**
 * Returns a file's SHA-256 in hexadecimal digits.
 * @throws Refusal if it cannot be read
 */
async function checksumOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash).catch(() => {
    throw new Refusal(`${file} cannot be read.`);
  });
  return hash.digest('hex');
}

async function read(file: string, advice: string): Promise<Buffer> {
  return await readFile(file).catch(() => {
    throw new Refusal(`${file} cannot be read. ${advice}`);
  });
}
