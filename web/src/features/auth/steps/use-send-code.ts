import { waitTextOfSeconds } from '@hoptrail/contracts/lib/text/wait-text';
import { errorMessage, refusal } from '../../../data/errors.ts';
import { trpc } from '../../../data/trpc.ts';
import { showToast } from '../../../lib/toast.ts';

/**
 * Sends a sign-in code.
 * @param onSent called with the address that the code was sent to
 */
export function useSendCode(onSent: (email: string) => void) {
  return trpc.auth.sendCode.useMutation({
    onSuccess: ({ developmentCode }, { email }) => {
      showToast({
        type: 'success',
        title: 'Verification code sent',
        description: developmentCode
          ? `Development code: ${developmentCode}`
          : 'Check your email for a 6-digit verification code',
      });
      onSent(email);
    },
    onError: (error) => {
      showToast({ type: 'error', title: 'Failed to send code', description: reason(error) });
    },
  });
}

function reason(error: unknown): string {
  const { retryAfter } = refusal(error);
  if (retryAfter === undefined) return errorMessage(error, 'Please try again');
  return `Too many codes were requested. Please try again in ${waitTextOfSeconds(retryAfter, 'words')}.`;
}
