import type { DomainErrors } from '../errors/domain-errors.ts';

/** The errors of the history of changes. */
export const historyErrors = {
  'history.notFound': ['NOT_FOUND', 'This change is not in the history.'],
  'history.undone': ['CONFLICT', 'This change was undone already.'],
  'history.cannotUndo': ['CONFLICT', 'This change cannot be undone.'],
} as const satisfies DomainErrors;
