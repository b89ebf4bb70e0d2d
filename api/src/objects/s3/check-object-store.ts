import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '@hoptrail/contracts/limits';
import type { ObjectStoreConfig } from '../../config/object-store.ts';
import { Bucket, type ListedObject } from './bucket.ts';
import { explainFailure } from './failures.ts';

/** What is wrong with an object store, in sentences. */
export interface StoreCheck {
  /** Why pictures cannot be stored or shown; undefined where they can. */
  problem?: string;
  /** What works and should be changed all the same. */
  warnings: string[];
}

/** The beginning of the name of each object that a check writes. */
const CHECK = '.check-';
/** What a check that was interrupted has left is removed by one an hour later. */
const LEFT_MS = HOUR_MS;
const MOST_LEFT = 1000;
const PUBLIC_MS = 5000;
const MINUTE_MS = 60_000;
/** The S3 client corrects a larger difference, but sign-in codes and cooldowns follow the clock too. */
const CLOCK_MS = 4 * MINUTE_MS;

/**
 * Tries everything that pictures need: it lists, writes, reads and deletes an object of its own.
 * @returns sentences that contain no key
 */
export async function checkObjectStore(config: ObjectStoreConfig): Promise<StoreCheck> {
  const bucket = new Bucket(config);
  try {
    const { objects } = await bucket.firstPage(MOST_LEFT, undefined, CHECK);
    await removeOld(bucket, objects);
    const warnings = [...(await tryObject(bucket, config)), ...clockWarning(bucket)];
    return { warnings };
  } catch (error) {
    return { problem: `${explainFailure(error)} (${config.url})`, warnings: [] };
  } finally {
    bucket.close();
  }
}

async function removeOld(bucket: Bucket, objects: readonly ListedObject[]): Promise<void> {
  const before = Date.now() + bucket.clockOffsetMs - LEFT_MS;
  for (const { name, storedAt } of objects) {
    if (storedAt.getTime() < before) await bucket.delete(name);
  }
}

async function tryObject(bucket: Bucket, { publicUrl }: ObjectStoreConfig): Promise<string[]> {
  const name = `${CHECK}${randomUUID()}`;
  const object = { name, body: Buffer.from('hoptrail'), type: 'text/plain' };
  const warnings: string[] = [];
  await bucket.create({ ...object, writer: 'first' });
  try {
    if (await isOverwritten(bucket, object)) {
      warnings.push(
        'The object store ignores conditional writes (If-None-Match): two uploads at once through one link can overwrite each other.',
      );
    }
    const { body } = (await bucket.get(name, undefined)) ?? {};
    for await (const _part of body ?? []);
    if (publicUrl !== undefined) warnings.push(...(await tryPublic(publicUrl, name)));
  } finally {
    await bucket.delete(name);
  }
  return warnings;
}

async function isOverwritten(
  bucket: Bucket,
  object: { name: string; body: Buffer; type: string },
): Promise<boolean> {
  return await bucket.create({ ...object, writer: 'second' });
}

async function tryPublic(publicUrl: string, name: string): Promise<string[]> {
  const response = await fetch(`${publicUrl}/${name}`, {
    signal: AbortSignal.timeout(PUBLIC_MS),
  }).catch(() => undefined);
  await response?.body?.cancel();
  if (response?.ok) return [];
  const outcome = response ? `answers ${response.status}` : 'does not answer';
  return [
    `OBJECT_STORE_PUBLIC_URL ${outcome} for an object that is there: browsers will not see the pictures. It must lead to the prefix of OBJECT_STORE_URL, readable by everybody.`,
  ];
}

function clockWarning({ clockOffsetMs }: Bucket): string[] {
  if (Math.abs(clockOffsetMs) < CLOCK_MS) return [];
  const minutes = Math.round(Math.abs(clockOffsetMs) / MINUTE_MS);
  const direction = clockOffsetMs > 0 ? 'behind' : 'ahead of';
  return [
    `The clock of this machine is ${minutes} minutes ${direction} that of the object store. Set it, best with NTP.`,
  ];
}
