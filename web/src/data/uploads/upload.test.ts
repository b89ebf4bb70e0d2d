import { expect, test } from 'vitest';
import { fileProblem } from './upload.ts';

const file = (bytes: number, type: string) => new File([new Uint8Array(bytes)], 'photo', { type });

test('a picture up to the limit is taken', () => {
  expect(fileProblem(file(1024, 'image/png'), 1024)).toBeUndefined();
});

test('a picture above the limit is refused with the limit', () => {
  expect(fileProblem(file(5_242_881, 'image/png'), 5_242_880)).toEqual({
    title: 'File too large',
    description: 'Please select a file smaller than 5MB.',
  });
});

test('a file that is no picture is refused, whatever its size', () => {
  expect(fileProblem(file(1, 'text/plain'), 1024)?.title).toBe('Invalid file type');
});
