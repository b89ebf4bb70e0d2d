import { expect, onTestFinished, test } from 'vitest';
import { Bucket } from '../../objects/s3/bucket.ts';
import { temporaryObjectStore } from './object-store.ts';

const at = (name: string) => ({
  name,
  body: Buffer.from('hoptrail'),
  type: 'text/plain',
  writer: 'test',
});

test('objects that are stored while the last one of a prefix is deleted stay', async () => {
  const server = await temporaryObjectStore();
  const names = Array.from({ length: 8 }, (_, number) => `picture/${number}`);
  for (let round = 0; round < 40; round += 1) {
    const config = server.newConfig();
    const bucket = new Bucket(config);
    onTestFinished(() => bucket.close());
    await bucket.create(at('last'));
    const stored = Promise.all(names.map((name) => bucket.create(at(name))));
    await bucket.delete('last');
    await stored;
    expect(await server.names(config)).toEqual(names);
  }
});
