import { animals } from '@hoptrail/drawings/animals';
import { expect, test } from 'vitest';
import { petOf } from './pet.ts';
import { petFiles } from './pet-files.ts';

test('every drawn animal is in the list with its kind and name', () => {
  const drawn = animals.map(({ slug, name, kind }) => ({
    src: `/art/animals/${slug}.svg`,
    name,
    kind,
  }));
  expect(petFiles.map((file, index) => petOf(file, index + 1))).toMatchObject(drawn);
  expect(petFiles).toHaveLength(drawn.length);
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
