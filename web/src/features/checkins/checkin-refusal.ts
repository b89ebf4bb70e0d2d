import type { ErrorCode } from '@hoptrail/contracts/errors';
import type { Toast } from '../../lib/toast.ts';

/** The parts of the server's refusal of a check-in. */
interface ServerRefusal {
  code?: ErrorCode | undefined;
  message: string;
}

/** Returns the toast for a check-in that the server refused. */
export function refusalToast({ code, message }: ServerRefusal): Toast {
  if (message.includes('Check-in cooldown active')) {
    const wait = /Please wait (.+?) before/.exec(message)?.[1] ?? '24 hours';
    return {
      type: 'warning',
      title: 'Check-in cooldown active',
      description: `Please wait ${wait} before checking in again at this brewery.`,
    };
  }
  if (code === 'checkin.tooFar') return { type: 'warning', title: message };
  const isClear = code !== undefined && code !== 'server.failed' && code !== 'request.invalid';
  return {
    type: 'error',
    title: 'Check-in failed',
    description: isClear ? message : 'Something went wrong. Please try again.',
  };
}
