import type { Toast } from '../../lib/toast.ts';

/**
 * The note for a profile that was not saved (specification, part 8).
 * @param message what the server said
 */
export function updateFailedToast(message: string): Toast {
  return {
    type: 'error',
    title: 'Update failed',
    description: message.includes('too large')
      ? 'Image file is too large. Please choose a smaller image.'
      : 'Something went wrong. Please try again.',
  };
}
