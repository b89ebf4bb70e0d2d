import { useId } from 'react';
import { ConflictField } from './conflict-field.tsx';
import styles from './form-conflict.module.css';
import value from './form-value.module.css';

interface NoteConflictProps {
  /** The note as this device saw it. */
  was: string;
  /** The note that another device saved meanwhile. */
  now: string;
  /** The note that was typed on this device. */
  own: string;
  onTakeOther: () => void;
  onKeepOwn: () => void;
}

/** Lets a person choose between two versions of their own note, typed on two devices. */
export function NoteConflict({ was, now, own, onTakeOther, onKeepOwn }: NoteConflictProps) {
  const title = useId();
  return (
    <section className={styles.conflict} aria-labelledby={title} role="alert">
      <h3 id={title} className={styles.title}>
        Another device saved this note meanwhile
      </h3>
      <p className={styles.hint}>Nothing was overwritten. Choose which one stays.</p>
      <ConflictField
        label="Note"
        versions={{ was: shown(was), 'is now': shown(now), 'you typed': shown(own) }}
        theirs={{ label: 'Take the other one', isChosen: false, take: onTakeOther }}
        own={{ label: 'Keep this one', isChosen: false, take: onKeepOwn }}
      />
    </section>
  );
}

function shown(note: string) {
  return note === '' ? <em>empty</em> : <span className={value.text}>{note}</span>;
}
