import type { LogbookEntry } from '@hoptrail/contracts/logbook/logbook';

/**
 * A picture of a check-in: the path of one that the server has, or `local:` and the id of one that
 * only this browser has.
 */
export type PhotoReference = string;

/** What a person changes about a check-in; undefined means unchanged. */
export interface EntryChange {
  /** Empty for no note. */
  notes?: string | undefined;
  photos?: readonly PhotoReference[] | undefined;
  onlyForMe?: boolean | undefined;
}

/** A change that the server does not have yet. */
export interface WaitingChange extends EntryChange {
  /** The check-in as it was before. */
  entry: LogbookEntry;
  userId: string;
  /** When its first part was made, in milliseconds since 1970. */
  since: number;
  /** Why the server refused it, as a sentence. */
  problem?: string | undefined;
  /** Another device saved this note meanwhile; the change waits until the person chooses one. */
  conflict?: Pick<LogbookEntry, 'notes'> | undefined;
  /** The notes that were sent and may be stored, since no response said that they are not. */
  sentNotes?: readonly (string | null)[] | undefined;
  /** The paths of pictures that were sent and may be stored, for the same reason. */
  sentPhotos?: readonly string[] | undefined;
}

/** A picture that only this browser has. */
export interface WaitingPicture {
  blob: Blob;
  /** Its address in this document. */
  url: string;
  /** The path of its upload, which no check-in has yet. */
  path?: string | undefined;
  /** The share that was sent, from 0 to 1, while it is being sent. */
  share?: number | undefined;
  /** Why the server refused it, as a sentence. */
  problem?: string | undefined;
}

/** All waiting changes, by check-in, and their pictures, by reference. */
export interface Waiting {
  changes: ReadonlyMap<string, WaitingChange>;
  pictures: ReadonlyMap<PhotoReference, WaitingPicture>;
  /** Why the last try failed, as a sentence; undefined without one, and while one runs. */
  failure?: string | undefined;
  /** Whether a reload would lose something, since the browser stores nothing. */
  isUnstored?: boolean | undefined;
}

const LOCAL = 'local:';

export function isLocalPhoto(photo: PhotoReference): boolean {
  return photo.startsWith(LOCAL);
}

export function newLocalPhoto(): PhotoReference {
  // Pages over http have no `randomUUID`.
  const random = crypto.getRandomValues(new Uint32Array(4));
  return LOCAL + [...random].map((byte) => byte.toString(36)).join('');
}

/** Returns a typed note as the server stores it. */
export function storedNote(typed: string): string | null {
  return typed.replaceAll('\r\n', '\n').trim() || null;
}

/** Returns a check-in with its waiting change. */
export function withChange<Entry extends Pick<LogbookEntry, 'notes' | 'photos' | 'onlyForMe'>>(
  entry: Entry,
  change: EntryChange | undefined,
): Entry {
  if (!change) return entry;
  const { notes, photos, onlyForMe } = change;
  return {
    ...entry,
    ...(notes !== undefined && { notes: storedNote(notes) }),
    ...(photos && { photos: [...photos] }),
    ...(onlyForMe !== undefined && { onlyForMe }),
  };
}
