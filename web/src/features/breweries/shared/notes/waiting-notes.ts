import { createWaitingList, type WaitingItem } from '../../../../data/waiting/waiting-list.ts';
import { WAITING_NOTES } from '../../../../data/waiting/waiting-names.ts';

/** Saved notes about a brewery that the server does not have yet. */
export interface WaitingNotes extends WaitingItem {
  breweryId: string;
  /** The name of the brewery. */
  about?: string;
  notes: string;
  /** The notes as this device saw them. */
  seen: string;
  /** The notes that were sent and may be stored, since no response said that they are not. */
  sent?: readonly string[];
  /** The notes that another device saved meanwhile; these wait until the person chose some. */
  conflict?: string;
  /** Whether a toast has already said that the notes were not sent. */
  isTold?: boolean;
}

/** The waiting notes, the last ones for each brewery of a person. */
export const waitingNotes = createWaitingList(WAITING_NOTES, isWaitingNotes);

/** Returns what waits for a brewery's notes. */
export function waitingNotesOf(userId: string, breweryId: string): WaitingNotes | undefined {
  return waitingNotes.all().find((one) => one.userId === userId && one.breweryId === breweryId);
}

/** Puts notes in place of those that wait for the same brewery. */
export function putWaitingNotes(item: WaitingNotes): void {
  waitingNotes.put(
    item,
    (other) => other.userId === item.userId && other.breweryId === item.breweryId,
  );
}

function isWaitingNotes(value: unknown): value is WaitingNotes {
  const one = Object(value);
  return ['id', 'userId', 'breweryId', 'notes', 'seen'].every(
    (key) => typeof one[key] === 'string',
  );
}
