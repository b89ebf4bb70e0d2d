import { errorText } from '@hoptrail/contracts/errors';
import { expect, test } from 'vitest';
import { updateFailedToast } from './update-failed-toast.ts';

test.each([errorText('upload.tooLarge'), errorText('request.tooLarge')])(
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
    expect(updateFailedToast(errorText(code), code).description).toBe(errorText(code));
  },
);

test('says that something went wrong after any other failure', () => {
  expect(updateFailedToast('Failed to fetch').description).toBe(
    'Something went wrong. Please try again.',
  );
});
