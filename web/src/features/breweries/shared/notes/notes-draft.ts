import { localStore } from '../../../../lib/browser/storage.ts';
import { Listeners } from '../../../../lib/listeners.ts';
import { personTag } from '../../../../lib/text/person-tag.ts';

interface Place {
  userId: string;
  breweryId: string;
}

const listeners = new Listeners();
/** Texts that the browser does not store; they last as long as the page. */
const unstored = new Map<string, string>();

/** Calls a listener after every change of a draft. Returns a function that stops it. */
export const onNotesDraft = listeners.subscribe;

/** Returns the unsaved text about a brewery in this browser; undefined without one. */
export function notesDraft(place: Place): string | undefined {
  return localStore.read(keyOf(place), isText) ?? unstored.get(keyOf(place));
}

/** Stores unsaved text; undefined removes it. */
export function storeDraft(place: Place, text: string | undefined): void {
  const key = keyOf(place);
  unstored.delete(key);
  if (text === undefined) localStore.remove(key);
  else localStore.write(key, text);
  if (text !== undefined && notesDraft(place) !== text) unstored.set(key, text);
  listeners.notify();
}

function keyOf({ userId, breweryId }: Place): string {
  return `notesDraft.${breweryId}.${personTag(userId)}`;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
