import { fold, foldedWords } from '@hoptrail/contracts/lib/text/fold';
import { isTexts, localStore } from '../../../lib/browser/storage.ts';

/** The most searches that this device keeps of a person. */
const MOST = 6;

/** Returns the searches that a person made on this device, the most recent first. */
export function recentSearches(userId: string): string[] {
  return localStore.read(keyOf(userId), isTexts) ?? [];
}

/**
 * Stores a search of a person on this device, as the most recent one. It replaces one that finds the
 * same; a text without words is no search.
 */
export function rememberSearch(userId: string, text: string): void {
  if (foldedWords(text).length === 0) return;
  const others = recentSearches(userId).filter((other) => fold(other) !== fold(text));
  localStore.write(keyOf(userId), [text, ...others].slice(0, MOST));
}

/** Removes the searches of a person from this device. */
export function clearRecentSearches(userId: string): void {
  localStore.remove(keyOf(userId));
}

/** The name contains the id, so that a sign-out removes it with everything about the person. */
function keyOf(userId: string): string {
  return `recentSearches.${userId}`;
}
