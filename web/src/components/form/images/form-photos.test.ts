import { expect, test } from 'vitest';
import { joinPhotos, movedPhoto, splitPhotos } from './form-photos-text.ts';

test('photos are one a line, without duplicates', () => {
  expect(splitPhotos('')).toEqual([]);
  expect(splitPhotos('/a\n/b\n/a\n')).toEqual(['/a', '/b']);
  expect(splitPhotos(joinPhotos(['/b', '/a']))).toEqual(['/b', '/a']);
});

test('a photo moves by one place and stops at the ends', () => {
  const photos = ['/a', '/b', '/c'];
  expect(movedPhoto(photos, '/c', -1)).toEqual(['/a', '/c', '/b']);
  expect(movedPhoto(photos, '/a', 1)).toEqual(['/b', '/a', '/c']);
  expect(movedPhoto(photos, '/a', -1)).toEqual(photos);
  expect(movedPhoto(photos, '/c', 1)).toEqual(photos);
  expect(movedPhoto(photos, '/gone', 1)).toEqual(photos);
});
