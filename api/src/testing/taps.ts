import { createCipheriv, randomBytes } from 'node:crypto';
import { aesCmac } from '../features/tags/shared/aes-cmac.ts';
import type { TapBytes } from '../features/tags/shared/read-tap.rules.ts';
import { type ReadingKeys, readingKeys } from '../features/tags/shared/tag-keys.ts';

/** Returns what a tag with these keys adds to its address at a tap. */
export function makeTap(keys: ReadingKeys, uid: string, counter: number): TapBytes {
  const said = Buffer.alloc(10);
  said.write(uid, 'hex');
  said.writeUIntLE(counter, 7, 3);
  const plain = Buffer.concat([Buffer.of(0xc7), said, randomBytes(5)]);
  const cipher = createCipheriv('aes-128-cbc', keys.meta, Buffer.alloc(16)).setAutoPadding(false);
  const data = Buffer.concat([cipher.update(plain), cipher.final()]);
  const text = Buffer.concat([Buffer.from('3cc300010080', 'hex'), said]);
  const session = aesCmac(keys.fileReadOf(uid), text);
  const mac = aesCmac(session, Buffer.alloc(0)).filter((_, at) => at % 2 === 1);
  return { data, mac: Buffer.from(mac) };
}

/** Returns the input of the call for a tap of a tag of a server. */
export function tapInput(tagKey: string, uid: string, counter: number) {
  const { data, mac } = makeTap(readingKeys(tagKey), uid, counter);
  return { tapData: data.toString('hex').toUpperCase(), tapMac: mac.toString('hex').toUpperCase() };
}
