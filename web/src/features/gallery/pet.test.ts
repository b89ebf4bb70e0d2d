import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { petOf } from './pet.ts';
import { petFiles } from './pet-files.ts';

test('every drawn animal is in the list, with a kind and a name of its own', () => {
  const { resolve } = createRequire(import.meta.url);
  const files = readdirSync(dirname(resolve('@hoptrail/drawings/files/animals/biscuit.svg')));
  const pets = petFiles.map((file, index) => petOf(file, index + 1));
  expect(pets.map(({ src }) => src).sort()).toEqual(files.map((file) => `/art/animals/${file}`));
  expect(new Set(pets.map(({ name }) => name)).size).toBe(pets.length);
  expect(new Set(pets.map(({ kind }) => kind))).toEqual(
    new Set(['dog', 'cat', 'chicken', 'calf', 'turtle']),
  );
});

test.each([
  ['dog/img-2041', 'Brewery Buddy', '🐶'],
  ['cat/20260412', 'Brewery Friend', '🐱'],
  ['chicken/', 'Brewery Friend', '🐔'],
  ['calf/p1010012', 'Special Friend', '🐮'],
  ['turtle/x1', 'Special Friend', '🐢'],
  ['llama/dsc-0007', 'Friend #7', '🐾'],
  ['', 'Friend #7', '🐾'],
])('the file %j shows %s %s', (file, name, sign) => {
  expect(petOf(file, 7)).toMatchObject({ name, sign });
});

test('an unknown animal has the name in its file name', () => {
  expect(petOf('llama/dolly', 7)).toMatchObject({ name: 'Dolly', kind: 'pet' });
});
