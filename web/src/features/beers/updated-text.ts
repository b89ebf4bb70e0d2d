import { ageText } from '../../lib/text/age-text.ts';

/**
 * Returns the text about a tap list's last change, such as `Updated 3 hours ago`.
 * @param changedAt ISO 8601; null for a list that never changed, undefined while it loads
 */
export function updatedText(
  changedAt: string | null | undefined,
  now = Date.now(),
): string | undefined {
  return changedAt ? `Updated ${ageText(now - Date.parse(changedAt))}` : undefined;
}
