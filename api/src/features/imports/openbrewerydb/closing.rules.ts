import { type ImportedValues, isEdited, type WrittenValues } from './imports.rules.ts';

/** What an import does about a brewery being open; `keep` where a person's word stands against it. */
export type Closing = 'close' | 'reopen' | 'keep' | 'nothing';

interface Known {
  current: ImportedValues;
  last: WrittenValues;
  closedAt: string | null;
  hasOwner: boolean;
}

/**
 * Decides whether an import closes or re-opens a brewery. What a person closed or opened stays, and
 * one that somebody looks after, by owning or by editing it, is not closed by a list.
 * @param isListedClosed whether the source says that it is closed
 */
export function closingOf(known: Known, isListedClosed: boolean): Closing {
  const { current, last, closedAt, hasOwner } = known;
  if (isListedClosed === (closedAt !== null)) return 'nothing';
  const isByHand = closedAt !== (last.closedAt ?? null);
  if (isByHand) return 'keep';
  if (!isListedClosed) return 'reopen';
  return hasOwner || isEdited(current, last) ? 'keep' : 'close';
}
