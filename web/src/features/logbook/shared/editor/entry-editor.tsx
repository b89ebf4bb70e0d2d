import { CHECKIN_NOTE_MAX } from '@hoptrail/contracts/limits';
import type { LogbookEntry } from '@hoptrail/contracts/logbook/logbook';
import { useEffect, useId, useState } from 'react';
import { NoteConflict } from '../../../../components/form/conflicts/note-conflict.tsx';
import { LabelledArea } from '../../../../components/form/inputs/labelled-area.tsx';
import { useSignedInUser } from '../../../../data/session.ts';
import {
  changeEntry,
  chooseNote,
  sendWaiting,
  useChangesSender,
  useWaitingChange,
} from '../waiting/use-waiting.ts';
import { type EntryChange, storedNote, withChange } from '../waiting/waiting-types.ts';
import styles from './entry-editor.module.css';
import { EntryPhotos } from './entry-photos.tsx';

/** How many characters before the limit of a note the count shows. */
const COUNTED = 100;

interface EntryEditorProps {
  /** The check-in as the server has it. */
  entry: LogbookEntry;
}

/**
 * The note, the pictures and the privacy of an own check-in. Each change is stored in this browser at
 * once and sent when there is a connection, so that closing it loses nothing.
 */
export default function EntryEditor({ entry }: EntryEditorProps) {
  useChangesSender();
  const { id: userId } = useSignedInUser();
  const change = useWaitingChange(entry.id);
  const { notes, photos, onlyForMe } = withChange(entry, change);
  const [note, setNote] = useState(change?.notes ?? notes ?? '');
  const [seen, setSeen] = useState(entry.notes);
  if (entry.notes !== seen) {
    setSeen(entry.notes);
    // What the server makes of the note must not replace what is being typed; a note of another
    // device is shown where none is.
    if (change?.notes === undefined && storedNote(note) === seen) setNote(entry.notes ?? '');
  }
  const isRefused = change?.problem !== undefined;
  const [wasRefused, setWasRefused] = useState(isRefused);
  if (isRefused !== wasRefused) {
    setWasRefused(isRefused);
    // It was discarded: one that is tried again still waits.
    if (!change) setNote(entry.notes ?? '');
  }
  const store = (what: EntryChange, when?: 'soon') => changeEntry(entry, userId, what, when);
  useEffect(() => sendWaiting, []);
  const takeOther = ({ notes: other }: Pick<LogbookEntry, 'notes'>) => {
    setNote(other ?? '');
    setWasRefused(false);
    chooseNote(entry.id, 'other');
  };
  const left = CHECKIN_NOTE_MAX - note.length;
  return (
    <div className={styles.editor}>
      <LabelledArea
        label="Note"
        value={note}
        placeholder="What you had, who was there"
        maxLength={CHECKIN_NOTE_MAX}
        rows={2}
        hint={left < COUNTED ? `${left} characters left` : undefined}
        onChange={(text) => {
          setNote(text);
          store({ notes: text }, 'soon');
        }}
        onBlur={sendWaiting}
      />
      {change?.conflict && (
        <NoteConflict
          was={change.entry.notes ?? ''}
          now={change.conflict.notes ?? ''}
          own={note.trim()}
          onTakeOther={() => change.conflict && takeOther(change.conflict)}
          onKeepOwn={() => chooseNote(entry.id, 'own')}
        />
      )}
      <EntryPhotos
        photos={photos}
        name={entry.breweryName}
        onChange={(next) => store({ photos: next })}
      />
      <OnlyForMe isOn={onlyForMe} onChange={(isOn) => store({ onlyForMe: isOn })} />
    </div>
  );
}

function OnlyForMe({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  const id = useId();
  return (
    <div className={styles.privacy}>
      <div>
        <label htmlFor={id} className={styles.label}>
          Only for me
        </label>
        <p id={`${id}-hint`} className={styles.hint}>
          Counts for your badge, appears nowhere else
        </p>
      </div>
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        className={styles.switch}
        aria-describedby={`${id}-hint`}
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
    </div>
  );
}
