import type { TrailEntry } from '@hoptrail/contracts/trail';
import type { FormValues } from '../../../components/form/drafts/form-draft.ts';
import { joinPhotos, splitPhotos } from '../../../components/form/images/form-photos-text.ts';
import type { Parsed } from '../../../components/form/submit/form-problems.ts';

type EntryField = 'notes' | 'photos' | 'onlyForMe';
type Editable = Pick<TrailEntry, EntryField>;

/** What a form changes; undefined for what stays. */
interface EntryChanges {
  stored: { notes?: string; onlyForMe?: boolean } | undefined;
  photos: string[] | undefined;
}

export const entryLabels: Readonly<Record<EntryField, string>> = {
  notes: 'Note',
  photos: 'Pictures',
  onlyForMe: 'Only for me: it counts for my badge and appears nowhere else',
};

/** Returns the initial values of the form. */
export function entryValues({ notes, photos, onlyForMe }: Editable): FormValues<EntryField> {
  return { notes: notes ?? '', photos: joinPhotos(photos), onlyForMe: String(onlyForMe) };
}

/** Returns the changes of a form; only these are sent. The server refuses what is not allowed. */
export function parseEntry(
  entry: Editable,
  { notes, photos, onlyForMe }: FormValues<EntryField>,
): Parsed<EntryChanges> {
  const before = entryValues(entry);
  const stored = {
    ...(notes !== before.notes && { notes }),
    ...(onlyForMe !== before.onlyForMe && { onlyForMe: onlyForMe === 'true' }),
  };
  return {
    success: true,
    data: {
      stored: Object.keys(stored).length > 0 ? stored : undefined,
      photos: photos === before.photos ? undefined : splitPhotos(photos),
    },
  };
}
