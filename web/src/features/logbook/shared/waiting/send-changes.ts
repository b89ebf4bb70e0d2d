import type { LogbookEntry } from '@hoptrail/contracts/logbook/logbook';
import { notifyManager } from '@tanstack/react-query';
import { errorMessage, isFinal, refusal } from '../../../../data/errors.ts';
import { lookForServer, noticed } from '../../../../data/offline/offline.ts';
import type { Client } from '../../../../data/trpc.ts';
import { RefusedFile, SignedOut, uploadImage } from '../../../../data/uploads/upload.ts';
import { findCall } from '../../../../data/waiting/calls/waiting-calls.ts';
import { rememberPreview } from './photo-source.ts';
import type { WaitingChanges } from './waiting-changes.ts';
import {
  isLocalPhoto,
  type PhotoReference,
  storedNote,
  type WaitingChange,
} from './waiting-types.ts';

const CHANGED_ELSEWHERE = 'Another device saved this note meanwhile. Choose which one stays.';

export interface SendingDeps {
  client: Client;
  waiting: WaitingChanges;
  /** Returns who is signed in; only their changes are sent. */
  userId: () => string | undefined;
  /** Called with each check-in that the server has changed. */
  onSaved: (entry: LogbookEntry) => void;
  /** Called when the server has changed for whom a check-in is, and with it the own rank. */
  onPrivacySaved: () => void;
  /** Called when the session has ended. */
  onSignedOut: () => void;
}

/**
 * Sends the waiting changes of the signed-in person, the oldest first. A change that the server
 * refuses stays with its reason, and the next one is sent.
 * @throws what prevents all changes: no connection, an ended session, a busy server
 */
export async function sendChanges(deps: SendingDeps): Promise<void> {
  const { waiting, userId } = deps;
  await waiting.load();
  for (let change = next(deps); change; change = next(deps)) {
    const { id } = change.entry;
    try {
      await sendChange(deps, change);
    } catch (error) {
      const isSignedOut = error instanceof SignedOut || refusal(error).status === 401;
      if (isSignedOut) deps.onSignedOut();
      if (isSignedOut || !isFinal(error)) throw error;
      // A newer change is sent next; this reason does not concern it.
      if (userId() !== change.userId || !isStillWaiting(deps, change)) continue;
      const conflict = noteConflict(error);
      if (conflict) waiting.refuse(id, CHANGED_ELSEWHERE, conflict);
      else waiting.refuse(id, errorMessage(error));
    }
  }
}

/** Returns the oldest change to send. */
function next({ waiting, userId }: SendingDeps): WaitingChange | undefined {
  return (
    [...waiting.current().changes.values()]
      .filter((change) => change.userId === userId() && change.problem === undefined)
      // The server does not have its check-in yet.
      .filter(({ entry }) => !findCall(userId() ?? '', 'checkin', entry.id))
      .toSorted((a, b) => a.since - b.since)[0]
  );
}

/** Returns whether what was sent still waits as it was, apart from pictures that were saved. */
function isStillWaiting({ waiting }: SendingDeps, sent: WaitingChange): boolean {
  const now = waiting.current().changes.get(sent.entry.id);
  return (
    now !== undefined &&
    now.notes === sent.notes &&
    now.onlyForMe === sent.onlyForMe &&
    (now.photos === undefined || now.photos === sent.photos)
  );
}

/** Each call may be sent twice, so it sets values and adds none. */
async function sendChange(deps: SendingDeps, change: WaitingChange): Promise<void> {
  const { waiting } = deps;
  const { id } = change.entry;
  // The change is shown until the lists have it.
  const save = async (entry: LogbookEntry) => {
    deps.onSaved(entry);
    await new Promise<void>((resolve) => notifyManager.schedule(resolve));
  };
  const { photos, notes, onlyForMe } = change;
  if (photos) {
    const entry = await setPhotos(deps, change.entry, photos);
    await save(entry);
    const refused = photos.map((photo) => waiting.current().pictures.get(photo)?.problem);
    const problem = refused.find((one) => one !== undefined);
    if (problem === undefined)
      waiting.settle(id, { photos }, { ...change.entry, photos: entry.photos });
    // Pictures that were added meanwhile are sent next.
    else if (waiting.current().changes.get(id)?.photos === photos) waiting.refuse(id, problem);
  }
  if (notes !== undefined || onlyForMe !== undefined) {
    const entry = await updateEntry(deps, change);
    await save(entry);
    waiting.settle(id, { notes, onlyForMe }, entry);
    if (onlyForMe !== undefined) deps.onPrivacySaved();
  }
}

/** Changes the note, unless another device changed it since this one saw it, and the privacy. */
async function updateEntry(
  { client, waiting }: SendingDeps,
  { entry, notes, onlyForMe, sentNotes = [] }: WaitingChange,
): Promise<LogbookEntry> {
  const { id } = entry;
  const send = (seen: string | null) =>
    noticed(() =>
      client.checkins.update.mutate({
        id,
        ...(notes !== undefined && { notes, basedOn: { notes: seen } }),
        ...(onlyForMe !== undefined && { onlyForMe }),
      }),
    );
  if (notes !== undefined) waiting.markSent(id, { notes: storedNote(notes) });
  try {
    return await send(entry.notes);
  } catch (error) {
    const conflict = noteConflict(error);
    // The note that this device sent before, whose response was lost.
    if (!conflict || !sentNotes.includes(conflict.notes)) throw error;
    return await send(conflict.notes);
  }
}

/** Returns the stored note with a conflict; undefined for other errors. */
function noteConflict(error: unknown): { notes: string | null } | undefined {
  const { code, current } = refusal(error);
  const notes = Object(current).notes;
  const isNote = typeof notes === 'string' || notes === null;
  return code === 'edit.conflict' && isNote ? { notes } : undefined;
}

/**
 * Sets the pictures of a check-in, without those that the server refused. Pictures that another
 * device added meanwhile stay, and those that it removed stay removed.
 */
async function setPhotos(
  deps: SendingDeps,
  entry: LogbookEntry,
  photos: readonly PhotoReference[],
  isAgain = false,
): Promise<LogbookEntry> {
  const { client, waiting } = deps;
  const { id, photos: seen } = entry;
  const own: string[] = [];
  for (const photo of photos) {
    const path = isLocalPhoto(photo) ? await upload(deps, photo) : photo;
    if (path) own.push(path);
  }
  const send = (paths: string[], basis: string[]) =>
    noticed(() =>
      client.checkins.photos.set.mutate({ id, photos: paths, basedOn: { photos: basis } }),
    );
  waiting.markSent(id, { photos: own });
  try {
    return await send(own, seen);
  } catch (error) {
    const { code, current } = refusal(error);
    const stored: unknown = Object(current).photos;
    if (code === 'edit.conflict' && Array.isArray(stored)) {
      // What this device had or sent before, and does not have now, was removed here.
      const { sentPhotos = [] } = waiting.current().changes.get(id) ?? {};
      const before = [...seen, ...sentPhotos];
      const kept = stored.filter((path) => own.includes(path) || !before.includes(path));
      const added = own.filter((path) => !seen.includes(path) && !stored.includes(path));
      return await send([...kept, ...added], stored);
    }
    // An upload that no check-in has claimed for a day is gone.
    if (isAgain || code !== 'upload.notFound') throw error;
    const local = photos.filter(isLocalPhoto);
    if (local.length === 0) throw error;
    for (const photo of local) waiting.updatePicture(photo, { path: undefined });
    return await setPhotos(deps, entry, photos, true);
  }
}

/**
 * Uploads a picture, unless an earlier try did.
 * @returns undefined for a picture that the server refused, or that the person removed meanwhile
 */
async function upload(
  { client, waiting }: SendingDeps,
  photo: PhotoReference,
): Promise<string | undefined> {
  const picture = waiting.current().pictures.get(photo);
  if (!picture || picture.problem !== undefined) return undefined;
  if (picture.path !== undefined) return picture.path;
  const showShare = (share: number) => waiting.updatePicture(photo, { share });
  showShare(0);
  try {
    const { signal } = new AbortController();
    const path = await uploadImage(client, picture.blob, showShare, signal);
    rememberPreview(path, picture.url);
    waiting.updatePicture(photo, { path, share: undefined });
    return path;
  } catch (error) {
    if (error instanceof RefusedFile) {
      waiting.updatePicture(photo, { problem: error.message, share: undefined });
      return undefined;
    }
    waiting.updatePicture(photo, { share: undefined });
    // An upload does not say whether the server was reached.
    await lookForServer();
    throw error;
  }
}

/** Returns the sentence about a failed try; undefined where the person knows the reason already. */
export function failureText(error: unknown): string | undefined {
  if (error instanceof SignedOut) return undefined;
  // A failed upload brings its own sentence.
  return error instanceof Error && !('data' in error) ? error.message : errorMessage(error);
}
