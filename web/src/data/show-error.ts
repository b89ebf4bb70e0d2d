import type { ErrorCode } from '@hoptrail/contracts/errors';
import { showToast } from '../lib/toast.ts';
import { errorMessage, isFinal, refusal } from './errors.ts';

/** Refusals that the form itself explains beside its fields. */
const explainedByForm: ReadonlySet<ErrorCode | undefined> = new Set<ErrorCode>([
  'edit.conflict',
  'brewery.lost',
]);
const RETRY = /\. Please try again\.$/;

/**
 * Shows a toast that a form was not saved, unless the form explains it.
 * @param description shown instead of the server's message
 */
export function showError(title: string, error: unknown, description?: string): void {
  if (explainedByForm.has(refusal(error).code)) return;
  showRefusal(title, error, description);
}

/**
 * Shows a toast that an action failed. When a retry would be refused too, the server's reason
 * replaces 'Please try again.'.
 * @param description shown instead of the server's message
 */
export function showRefusal(title: string, error: unknown, description?: string): void {
  const isOver = isFinal(error);
  const given = isOver && description && RETRY.test(description) ? undefined : description;
  showToast({
    type: 'error',
    title: isOver ? title.replace(RETRY, '') : title,
    description: given ?? errorMessage(error),
  });
}
