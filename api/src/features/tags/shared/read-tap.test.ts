import { expect, test } from 'vitest';
import { makeTap } from '../../../testing/taps.ts';
import { aesCmac } from './aes-cmac.ts';
import { readTap } from './read-tap.rules.ts';
import { factoryKeys, readingKeys } from './tag-keys.ts';

const hex = (text: string) => Buffer.from(text, 'hex');
const keys = readingKeys('a tag key of more than thirty-two characters');
const UID = '04DE5F1EACC040';

test.each([
  [0, 'bb1d6929e95937287fa37d129b756746'],
  [16, '070a16b46b4d4144f79bdd9dd04a287c'],
  [40, 'dfa66747de9ae63030ca32611497c827'],
  [64, '51f0bebf7e3b9d92fc49741779363cfe'],
])('the AES-CMAC of %i bytes is that of RFC 4493', (length, mac) => {
  const key = hex('2b7e151628aed2a6abf7158809cf4f3c');
  const message = hex(
    '6bc1bee22e409f96e93d7e117393172aae2d8a571e03ac9c9eb76fac45af8e51' +
      '30c81c46a35ce411e5fbc1191a0a52eff69f2445df4f9b17ad2b417be66c3710',
  );
  expect(aesCmac(key, message.subarray(0, length)).toString('hex')).toBe(mac);
});

// The example of NXP's AN12196 (tables 2 and 4), which github.com/icedevml/sdm-backend tests with, too.
const published = {
  data: hex('EF963FF7828658A599F3041510671E88'),
  mac: hex('94EED9EE65337086'),
};

test("the tag of NXP's application note is read: its number, its counter and its signature", () => {
  expect(readTap(factoryKeys, published)).toEqual({ uid: UID, counter: 61 });
  for (let at = 0; at < 8; at += 1) {
    const mac = Buffer.from(published.mac);
    mac.writeUInt8(mac.readUInt8(at) ^ 1, at);
    expect(readTap(factoryKeys, { ...published, mac })).toBe('foreign');
  }
});

test('a tap says which keys its tag has', () => {
  expect(readTap(keys, makeTap(keys, UID, 0xabcdef))).toEqual({ uid: UID, counter: 0xabcdef });
  expect(readTap(keys, published)).toBe('factoryKeys');
  const half = { ...factoryKeys, meta: keys.meta };
  expect(readTap(keys, makeTap(half, UID, 1))).toBe('factoryKeys');
  expect(readTap(keys, makeTap({ ...keys, meta: factoryKeys.meta }, UID, 1))).toBe('factoryKeys');
  const others = readingKeys('the tag key of another server, as long as ours');
  expect(readTap(keys, makeTap(others, UID, 1))).toBe('foreign');
});

test('the key of one tag signs for no other', () => {
  const copied = { ...keys, fileReadOf: () => keys.fileReadOf('04000000000001') };
  expect(readTap(keys, makeTap(copied, UID, 7))).toBe('foreign');
  const { data } = makeTap(keys, UID, 8);
  const { mac } = makeTap(keys, UID, 7);
  expect(readTap(keys, { data, mac })).toBe('foreign');
});
