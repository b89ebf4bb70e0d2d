import { UPLOAD_BYTES } from '@hoptrail/contracts/limits';
import type { LogbookEntry } from '@hoptrail/contracts/logbook/logbook';
import { fileProblem, heicProblem, typeProblem } from '../../../../data/uploads/upload.ts';
import { scaledDown } from '../../../../lib/browser/scaled-down.ts';
import { Listeners } from '../../../../lib/listeners.ts';
import { openWaitingStorage, type WaitingStorage } from './waiting-storage.ts';
import {
  type EntryChange,
  newLocalPhoto,
  type PhotoReference,
  type Waiting,
  type WaitingChange,
  type WaitingPicture,
} from './waiting-types.ts';

/** The most pictures that wait on a phone; each takes up to some megabytes. */
const PICTURES_MAX = 60;
/** The maximum side of an uploaded picture, in pixels. */
const MAX_SIDE = 2560;

/** The changes of check-ins that the server does not have yet. */
export interface WaitingChanges {
  current: () => Waiting;
  subscribe: (listener: () => void) => () => void;
  /** Reads, once, what an earlier page stored. */
  load: () => Promise<void>;
  /** Adds a change to those that wait for this check-in. */
  change: (entry: LogbookEntry, userId: string, change: EntryChange) => void;
  /**
   * Adds a picture, for a change that follows.
   * @throws Error with a sentence for the person
   */
  addPicture: (file: Blob) => Promise<PhotoReference>;
  updatePicture: (photo: PhotoReference, more: Partial<WaitingPicture>) => void;
  /** Remembers a note or pictures, by path, that are about to be sent. */
  markSent: (checkinId: string, sent: Partial<Pick<LogbookEntry, 'notes' | 'photos'>>) => void;
  /**
   * Removes the parts of a change that were sent and are still the same.
   * @param entry the check-in as the server has it now
   */
  settle: (checkinId: string, sent: EntryChange, entry: LogbookEntry) => void;
  /**
   * Marks a change that the server refused; it stays until the person changes or discards it.
   * @param conflict the note that another device saved meanwhile: the person chooses one
   */
  refuse: (checkinId: string, problem: string, conflict?: WaitingChange['conflict']) => void;
  /** Ends a conflict: the typed note is sent again, or removed for the other one. */
  choose: (checkinId: string, which: 'own' | 'other') => void;
  /** Allows to send a refused change and its pictures again. */
  retry: (checkinId: string) => void;
  /** Removes what still waits for a check-in, with its pictures. */
  discard: (checkinId: string) => void;
  setFailure: (failure: string | undefined) => void;
  /** Removes everything, when the person signs out. */
  forget: () => Promise<void>;
}

/** Creates the waiting changes over a storage. Without one they last as long as the page. */
export function createWaitingChanges(
  storage: WaitingStorage = openWaitingStorage(),
): WaitingChanges {
  let state: Waiting = { changes: new Map(), pictures: new Map() };
  let loading: Promise<void> | undefined;
  // One after the other, so that the last state is stored last.
  let storing: Promise<unknown> = Promise.resolve();
  let unstored = 0;
  const listeners = new Listeners();
  /** The notes that this page saved last: a list may show an earlier one for a moment. */
  const saved = new Map<string, string | null>();

  const show = (next: Waiting) => {
    state = next;
    listeners.notify();
  };
  const inOrder = (act: () => Promise<void>) => {
    unstored += 1;
    storing = storing
      .then(act)
      .catch((error) => {
        console.warn('Changes of check-ins are not stored in this browser.', error);
        if (!state.isUnstored) show({ ...state, isUnstored: true });
      })
      .finally(() => {
        unstored -= 1;
      });
    return storing;
  };
  const store = (next: Waiting) => {
    const before = state;
    show(next);
    void inOrder(() => storage.write(before, next));
  };
  const load = () => {
    loading ??= inOrder(async () => {
      const stored = await storage.read();
      const changes = new Map([...stored.changes, ...state.changes]);
      const pictures = new Map([...stored.pictures, ...state.pictures]);
      const read = { ...state, changes, pictures: released(pictures, undefined, changes) };
      show(read);
      // Pictures of changes that were never made.
      await storage.write({ changes, pictures }, read);
    }).then(() => {});
    return loading;
  };
  storage.onChange(() => {
    // While changes of this tab are still being stored, they are newer.
    if (!loading || unstored > 0) return;
    void inOrder(async () => {
      const stored = await storage.read();
      if (unstored > 1) return;
      const pictures = [...stored.pictures].map(
        ([id, picture]) => [id, state.pictures.get(id) ?? picture] as const,
      );
      show({ ...state, changes: stored.changes, pictures: new Map(pictures) });
    });
  });
  const update = (id: string, how: (old: WaitingChange) => WaitingChange | undefined) => {
    const old = state.changes.get(id);
    if (!old) return;
    const changes = new Map(state.changes);
    const next = how(old);
    if (next) changes.set(id, next);
    else changes.delete(id);
    store({ ...state, changes, pictures: released(state.pictures, state.changes, changes) });
  };

  return {
    current: () => state,
    subscribe: listeners.subscribe,
    load,
    change: (entry, userId, change) => {
      void load();
      const changes = new Map(state.changes);
      const old = changes.get(entry.id);
      const last = saved.get(entry.id);
      const sentNotes = last === undefined ? undefined : [last];
      const first = { entry, userId, since: Date.now(), sentNotes };
      // A conflict stays until the person chooses.
      const problem = old?.conflict && old.problem;
      changes.set(entry.id, { ...(old ?? first), ...change, problem });
      store({ ...state, changes, pictures: released(state.pictures, state.changes, changes) });
    },
    addPicture: async (file) => {
      await load();
      const blob = await readyPicture(file);
      if (state.pictures.size >= PICTURES_MAX) {
        throw new Error(
          `${PICTURES_MAX} pictures wait on this phone. They are sent once there is signal; then add more.`,
        );
      }
      const photo = newLocalPhoto();
      const picture = { blob, url: URL.createObjectURL(blob) };
      store({ ...state, pictures: new Map(state.pictures).set(photo, picture) });
      return photo;
    },
    updatePicture: (photo, more) => {
      const old = state.pictures.get(photo);
      if (!old) return;
      const next = { ...state, pictures: new Map(state.pictures).set(photo, { ...old, ...more }) };
      // Progress is not stored.
      if ('path' in more || 'problem' in more) store(next);
      else show(next);
    },
    markSent: (id, { notes, photos = [] }) =>
      update(id, (old) => ({
        ...old,
        ...(notes !== undefined && { sentNotes: [...new Set(old.sentNotes).add(notes)] }),
        sentPhotos: [...new Set([...(old.sentPhotos ?? []), ...photos])],
      })),
    settle: (id, sent, entry) => {
      if (sent.notes !== undefined) saved.set(id, entry.notes);
      update(id, (old) => unsent(old, sent, entry));
    },
    refuse: (id, problem, conflict) => update(id, (old) => ({ ...old, problem, conflict })),
    choose: (id, which) =>
      update(id, (old) => {
        const entry = { ...old.entry, ...old.conflict };
        const { notes } = old;
        const change = { ...old, entry, problem: undefined, conflict: undefined };
        return which === 'own' ? change : unsent(change, { notes }, entry);
      }),
    retry: (id) => {
      const change = state.changes.get(id);
      if (!change) return;
      const pictures = new Map(state.pictures);
      for (const photo of change.photos ?? []) {
        const picture = pictures.get(photo);
        if (picture) pictures.set(photo, { ...picture, problem: undefined });
      }
      const changes = new Map(state.changes).set(id, { ...change, problem: undefined });
      store({ ...state, changes, pictures, failure: undefined });
    },
    discard: (id) => update(id, () => undefined),
    setFailure: (failure) => {
      if (failure !== state.failure) show({ ...state, failure });
    },
    forget: async () => {
      saved.clear();
      show({ changes: new Map(), pictures: new Map() });
      await inOrder(() => storage.clear());
    },
  };
}

/** The waiting changes of this browser. */
export const waiting = createWaitingChanges();

/** @throws Error with a sentence for the person */
async function readyPicture(file: Blob): Promise<Blob> {
  const typed = heicProblem(file) ?? typeProblem(file)?.description;
  if (typed) throw new Error(typed);
  const small = await scaledDown(file, MAX_SIDE, UPLOAD_BYTES);
  const problem = fileProblem(small);
  if (problem) throw new Error(problem.description);
  return small;
}

/** Returns what is left of a change; undefined if nothing is. */
function unsent(
  change: WaitingChange,
  sent: EntryChange,
  entry: LogbookEntry,
): WaitingChange | undefined {
  const left = { ...change, entry };
  if ('notes' in sent) delete left.sentNotes;
  if ('photos' in sent) delete left.sentPhotos;
  for (const field of ['notes', 'photos', 'onlyForMe'] as const) {
    if (field in sent && sent[field] === change[field]) delete left[field];
  }
  const { notes, photos, onlyForMe } = left;
  const isEmpty = notes === undefined && photos === undefined && onlyForMe === undefined;
  return isEmpty ? undefined : left;
}

/** Returns the pictures without those that no change uses any more. */
function released(
  pictures: Waiting['pictures'],
  before: Waiting['changes'] | undefined,
  after: Waiting['changes'],
): Waiting['pictures'] {
  const used = usedIn(after);
  const mayGo = before ? usedIn(before) : new Set(pictures.keys());
  return new Map([...pictures].filter(([photo]) => used.has(photo) || !mayGo.has(photo)));
}

function usedIn(changes: Waiting['changes']): ReadonlySet<PhotoReference> {
  return new Set([...changes.values()].flatMap(({ photos }) => photos ?? []));
}
