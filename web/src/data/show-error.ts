import type { ErrorCode } from '@hoptrail/contracts/errors';
import { showToast } from '../lib/toast.ts';
import { errorMessage, isFinal, refusal } from './errors.ts';

/** Refusals of a save that the form itself explains, beside what was typed. */
const explainedByForm: ReadonlySet<ErrorCode | undefined> = new Set<ErrorCode>([
  'edit.conflict',
  'brewery.lost',
]);
const RETRY = /\. Please try again\.$/;

/**
 * Shows that a form was not saved, unless the form itself says so.
 * @param description shown instead of the server's own words
 */
export function showError(title: string, error: unknown, description?: string): void {
  if (explainedByForm.has(refusal(error).code)) return;
  showRefusal(title, error, description);
}

/**
 * Shows that something was not done. Where the server would refuse the same once more, its reason
 * takes the place of 'Please try again.'.
 * @param description shown instead of the server's own words
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
