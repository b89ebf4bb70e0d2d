import { expect, test } from 'vitest';
import { displayImage, sizedImage } from './image-paths.ts';

test.each([
  ['https://pictures.example/a.jpg', 'https://pictures.example/a.jpg'],
  ['/objects/uploads/abc', '/objects/uploads/abc'],
  ['/old/uploads/abc.png', '/objects/uploads/abc.png'],
  ['uploads/abc', '/objects/uploads/abc'],
  ['/some/picture/view', undefined],
  ['/art/portraits/ada.svg', '/art/portraits/ada.svg'],
  [
    'https://drive.google.com/file/d/F-1_x/view?usp=sharing',
    'https://drive.google.com/uc?export=view&id=F-1_x',
  ],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('%j is shown as %j', (stored, shown) => {
  expect(displayImage(stored)).toBe(shown);
});

test('a logo on a shared drive is shown as a thumbnail', () => {
  expect(displayImage('https://drive.google.com/file/d/F1/view', 'logo')).toBe(
    'https://drive.google.com/thumbnail?id=F1&sz=w200-h200',
  );
});

test('sizedImage adds a width to uploads only', () => {
  expect(sizedImage('/objects/uploads/abc', 320)).toBe('/objects/uploads/abc?w=320');
  expect(sizedImage('/art/mark.svg', 320)).toBe('/art/mark.svg');
});
