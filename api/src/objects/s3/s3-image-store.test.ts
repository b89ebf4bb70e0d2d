import { randomBytes, randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { IMAGE_WIDTHS } from '@hoptrail/contracts/limits';
import { expect, test, vi } from 'vitest';
import { AppError } from '../../errors.ts';
import { temporaryObjectStore } from '../../testing/services/object-store.ts';
import type { StoredImage } from '../image-store.ts';
import { s3ImageStore } from './s3-image-store.ts';

const sizes = () => IMAGE_WIDTHS.map((width) => ({ width, data: randomBytes(width * 100) }));
const confirm = async () => true;
const namesOf = (...ids: string[]) =>
  ids.flatMap((id) => IMAGE_WIDTHS.map((width) => `${id}/${width}.webp`)).toSorted();

async function newStore(options?: Parameters<typeof temporaryObjectStore>[0]) {
  const server = await temporaryObjectStore(options);
  const config = server.newConfig();
  return { server, config, store: s3ImageStore(config), names: () => server.names(config) };
}

async function bytesOf(image: StoredImage | undefined): Promise<Buffer> {
  if (!image?.body || Buffer.isBuffer(image.body)) throw new Error('There is no stream.');
  return await buffer(image.body);
}

test('all sizes are stored, streamed back, known by their ETag, listed and removed', async () => {
  const { store, names } = await newStore();
  const [id, all] = [randomUUID(), sizes()];
  expect(await store.write(id, all, confirm)).toBe(true);
  expect(await names()).toEqual(namesOf(id));
  for (const { width, data } of all) {
    const image = await store.read(id, width);
    expect(image?.bytes).toBe(data.length);
    expect((await bytesOf(image)).equals(data)).toBe(true);
    expect(await store.read(id, width, { isHead: true })).toMatchObject({ etag: image?.etag });
    expect(await store.read(id, width, { etag: image?.etag })).not.toHaveProperty('body');
  }
  expect(await Array.fromAsync(store.list())).toEqual([
    { id, isWhole: true, storedAt: expect.any(Date) },
  ]);
  await store.remove(id);
  await store.remove(id);
  expect(await names()).toEqual([]);
  expect(await store.read(id, 96)).toBeUndefined();
});

test('of two writers of one id one succeeds with all its sizes, and the other one harms none', async () => {
  const { store, names } = await newStore();
  for (let round = 0; round < 10; round += 1) {
    const [id, one, other] = [randomUUID(), sizes(), sizes()];
    const outcomes = await Promise.all([
      store.write(id, one, confirm),
      store.write(id, other, confirm),
    ]);
    expect(outcomes.toSorted()).toEqual([false, true]);
    const winner = outcomes[0] ? one : other;
    for (const { width, data } of winner) {
      expect((await bytesOf(await store.read(id, width))).equals(data)).toBe(true);
    }
    await store.remove(id);
  }
  expect(await names()).toEqual([]);
});

test('what is not confirmed because of an error leaves nothing', async () => {
  const { store, names } = await newStore();
  const refusal = new AppError('upload.tooMany');
  const attempt = store.write(randomUUID(), sizes(), () => Promise.reject(refusal));
  await expect(attempt).rejects.toBe(refusal);
  expect(await names()).toEqual([]);
});

test.each(IMAGE_WIDTHS)('a store that fails at size %i leaves no size', async (width) => {
  const { store, server, names } = await newStore();
  server.fault = ({ method, url }) =>
    method === 'PUT' && url?.includes(`/${width}.webp`) ? { status: 500 } : undefined;
  const confirmed = vi.fn(confirm);
  const id = randomUUID();
  await expect(store.write(id, sizes(), confirmed)).rejects.toMatchObject({
    code: 'storage.unreachable',
    retryAfter: 5,
  });
  expect(confirmed).not.toHaveBeenCalled();
  expect(await names()).toEqual([]);
  server.fault = undefined;
  expect(await store.write(id, sizes(), confirm)).toBe(true);
  expect(await names()).toEqual(namesOf(id));
});

test('a write whose response is lost is repeated, and finds its own object', async () => {
  const { store, server, names } = await newStore();
  const lost = new Set<string>();
  server.loseResponse = ({ method, url = '' }) => {
    if (method !== 'PUT' || lost.has(url)) return false;
    lost.add(url);
    return true;
  };
  const id = randomUUID();
  expect(await store.write(id, sizes(), confirm)).toBe(true);
  expect(lost.size).toBe(IMAGE_WIDTHS.length);
  expect(await names()).toEqual(namesOf(id));
});

test('a server that stops in the middle of an upload refuses it; nothing of it is shown', async () => {
  const { store, server, names } = await newStore();
  let writes = 0;
  server.fault = ({ method }) => {
    if (method === 'PUT') writes += 1;
    return writes > 2 ? 'cut' : undefined;
  };
  const id = randomUUID();
  await expect(store.write(id, sizes(), confirm)).rejects.toThrow(AppError);
  server.fault = undefined;
  // What could not be removed is a picture that is not whole, which the sweep removes.
  const left = await Array.fromAsync(store.list());
  expect(left.filter(({ isWhole }) => isWhole)).toEqual([]);
  await store.remove(id);
  expect(await names()).toEqual([]);
});

test('a store that is down is refused at once after three failures, and used again when it is back', async () => {
  const { store, server } = await newStore();
  const id = randomUUID();
  await store.write(id, sizes(), confirm);
  await server.stop();
  for (let tries = 0; tries < 4; tries += 1) {
    await expect(store.read(id, 96)).rejects.toMatchObject({ code: 'storage.unreachable' });
  }
  const requestCount = server.requests.length;
  await server.start();
  await expect(store.read(id, 96)).rejects.toMatchObject({ code: 'storage.unreachable' });
  expect(server.requests).toHaveLength(requestCount);
  await vi.waitFor(async () => expect((await store.read(id, 96))?.bytes).toBe(9600), {
    timeout: 15_000,
  });
});

test('a store that never answers is given up', async () => {
  const { store, server } = await newStore();
  server.fault = () => 'hang';
  await expect(store.read(randomUUID(), 96)).rejects.toMatchObject({
    code: 'storage.unreachable',
  });
});

test('a response of 503 is tried twice, and a picture that is there is then shown', async () => {
  const { store, server } = await newStore();
  const id = randomUUID();
  await store.write(id, sizes(), confirm);
  let responses = 0;
  server.fault = () => {
    responses += 1;
    return responses === 1 ? { status: 503, code: 'SlowDown' } : undefined;
  };
  expect((await store.read(id, 96))?.bytes).toBe(9600);
  expect(responses).toBe(2);
});

test('a bucket that is gone is no missing picture', async () => {
  const { store, server } = await newStore();
  server.fault = () => ({ status: 404, code: 'NoSuchBucket' });
  await expect(store.read(randomUUID(), 96)).rejects.toMatchObject({
    code: 'storage.unreachable',
  });
});

test('without conditional writes every upload still has all sizes', async () => {
  const { store, names } = await newStore({ ignoresConditions: true });
  const [id, another] = [randomUUID(), randomUUID()];
  await store.write(id, sizes(), confirm);
  await store.write(another, sizes(), confirm);
  expect(await names()).toEqual(namesOf(id, another));
});

test('a list of many pages is read to its end, and a picture across two pages is one', async () => {
  const { store, server, config } = await newStore();
  const pages: (string | null)[] = [];
  server.fault = ({ url = '' }) => {
    const { searchParams } = new URL(url, server.url);
    pages.push(searchParams.get('continuation-token'));
    const [widths, next] = pages.length === 1 ? [[1280, 320], 'two'] : [[640, 96], ''];
    const contents = widths.map(
      (width) =>
        `<Contents><Key>${config.prefix}a/${width}.webp</Key><Size>5</Size><LastModified>2026-05-01T12:00:00.000Z</LastModified></Contents>`,
    );
    const token = next && `<NextContinuationToken>${next}</NextContinuationToken>`;
    return {
      xml: `<?xml version="1.0"?><ListBucketResult><IsTruncated>${next !== ''}</IsTruncated>${token}${contents.join('')}</ListBucketResult>`,
    };
  };
  expect(await Array.fromAsync(store.list())).toEqual([
    { id: 'a', isWhole: true, storedAt: new Date('2026-05-01T12:00:00.000Z') },
  ]);
  expect(pages).toEqual([null, 'two']);
});

test('the first database that uses a prefix owns it', async () => {
  const { store } = await newStore();
  expect(await store.owner?.('one')).toBe('one');
  expect(await store.owner?.('another')).toBe('one');
  expect(await store.owner?.('one')).toBe('one');
  expect(await Array.fromAsync(store.list())).toEqual([]);
});
