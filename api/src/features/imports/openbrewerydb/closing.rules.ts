import { type ImportedValues, isEdited, type WrittenValues } from './imports.rules.ts';

/** What an import does with the state of a brewery; `keep` if a person's decision stays. */
export type Closing = 'close' | 'reopen' | 'keep' | 'nothing';

interface StoredState {
  current: ImportedValues;
  last: WrittenValues;
  closedAt: string | null;
  hasOwner: boolean;
}

/**
 * Decides whether an import closes or reopens a brewery. A person's closing or opening stays, and a
 * list does not close a brewery with an owner or edits.
 * @param isListedClosed whether the source has it closed
 */
export function closingOf(stored: StoredState, isListedClosed: boolean): Closing {
  const { current, last, closedAt, hasOwner } = stored;
  if (isListedClosed === (closedAt !== null)) return 'nothing';
  const isByHand = closedAt !== (last.closedAt ?? null);
  if (isByHand) return 'keep';
  if (!isListedClosed) return 'reopen';
  return hasOwner || isEdited(current, last) ? 'keep' : 'close';
}
