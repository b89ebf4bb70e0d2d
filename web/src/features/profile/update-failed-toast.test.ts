import { errorTexts } from '@hoptrail/contracts/errors';
import { expect, test } from 'vitest';
import { updateFailedToast } from './update-failed-toast.ts';

test.each([errorTexts['upload.tooLarge'], errorTexts['request.tooLarge']])(
  'asks for a smaller image when the server says: %s',
  (message) => {
    expect(updateFailedToast(message)).toEqual({
      type: 'error',
      title: 'Update failed',
      description: 'Image file is too large. Please choose a smaller image.',
    });
  },
);

test('says that something went wrong when anything else did', () => {
  expect(updateFailedToast('Failed to fetch').description).toBe(
    'Something went wrong. Please try again.',
  );
});
