import { showToast } from '../../lib/toast.ts';
import { isUnreachable } from '../offline/offline.ts';

/**
 * Shows that something waits in this browser.
 * @param error why it was not sent
 */
export function showWaiting(
  what: 'favorite' | 'note' | 'check-in' | 'answer' | 'wish' | 'switch',
  error: unknown,
): void {
  const isOffline = isUnreachable(error);
  showToast({
    type: 'info',
    title: isOffline ? 'Waiting for signal' : 'Not sent yet',
    description: isOffline
      ? `This phone keeps your ${what} and sends it once you are online.`
      : `The server is busy. This phone keeps your ${what} and sends it soon.`,
  });
}
