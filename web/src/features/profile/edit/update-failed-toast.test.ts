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

test.each(['upload.notAnImage', 'upload.damaged', 'upload.tooSmall', 'upload.tooMany'] as const)(
  'says what is wrong with a picture that is refused as %s',
  (code) => {
    expect(updateFailedToast(errorTexts[code], code).description).toBe(errorTexts[code]);
  },
);

test('says that something went wrong after any other failure', () => {
  expect(updateFailedToast('Failed to fetch').description).toBe(
    'Something went wrong. Please try again.',
  );
});
