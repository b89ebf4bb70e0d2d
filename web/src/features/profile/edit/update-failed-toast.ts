import type { ErrorCode } from '@hoptrail/contracts/errors';
import type { Toast } from '../../../lib/toast.ts';

/**
 * Returns the toast for a profile that was not saved.
 * @param message the server's message
 * @param code the server's code; for a refused picture the message is shown, because a retry cannot
 * help
 */
export function updateFailedToast(message: string, code?: ErrorCode): Toast {
  return { type: 'error', title: 'Update failed', description: descriptionOf(message, code) };
}

function descriptionOf(message: string, code: ErrorCode | undefined): string {
  if (message.includes('too large')) {
    return 'Image file is too large. Please choose a smaller image.';
  }
  return code?.startsWith('upload.') ? message : 'Something went wrong. Please try again.';
}
