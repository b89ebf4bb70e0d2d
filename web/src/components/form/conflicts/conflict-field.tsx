import type { ReactNode } from 'react';
import styles from './form-conflict.module.css';

interface ConflictFieldProps {
  label: string;
  /** The versions of the value, by their names: what it was, what it is now, what was typed. */
  versions: Readonly<Record<string, ReactNode>>;
  theirs: Choice;
  own: Choice;
}

/** A version to choose. */
interface Choice {
  label: string;
  isChosen: boolean;
  take: () => void;
}

/** The versions of a value that was changed in two places, and a button to take each. */
export function ConflictField({ label, versions, theirs, own }: ConflictFieldProps) {
  return (
    <fieldset>
      <legend className={styles.label}>{label}</legend>
      <dl className={styles.versions}>
        {Object.entries(versions).map(([name, value]) => (
          <div key={name} className={styles.version}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.choice}>
        {[theirs, own].map((choice) => (
          <button
            key={choice.label}
            type="button"
            aria-pressed={choice.isChosen}
            onClick={choice.take}
          >
            {choice.label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
