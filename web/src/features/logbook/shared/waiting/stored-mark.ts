import { localStore } from '../../../../lib/browser/storage.ts';

const MARK = 'waiting';

/** Returns whether changes wait in this browser, without opening its database. */
export function hasStoredChanges(): boolean {
  return localStore.read(MARK, (value) => value === true) === true;
}

export function markStoredChanges(isAny: boolean): void {
  if (isAny) localStore.write(MARK, true);
  else localStore.remove(MARK);
}
