import { ageText } from '../../lib/text/age-text.ts';

/**
 * Returns when a tap list last changed in words, such as `Updated 3 hours ago`.
 * @param changedAt ISO 8601; null for a list that never changed, undefined while that is not known
 */
export function updatedText(
  changedAt: string | null | undefined,
  now = Date.now(),
): string | undefined {
  return changedAt ? `Updated ${ageText(now - Date.parse(changedAt))}` : undefined;
}
