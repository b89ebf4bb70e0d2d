import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import type { FormState } from '../form-state.ts';
import type { ChangedField } from '../form-types.ts';
import styles from './form-conflict.module.css';
import { FormValue } from './form-value.tsx';

/**
 * Lists the fields that somebody else saved meanwhile and lets the person choose a version of each.
 */
export function FormConflict({ changed, control }: Pick<FormState<string>, 'changed' | 'control'>) {
  const title = useId();
  if (changed.length === 0) return null;
  return (
    <section data-form-notice className={styles.conflict} tabIndex={-1} aria-labelledby={title}>
      <h3 id={title} className={styles.title}>
        Somebody else saved changes meanwhile
      </h3>
      <p className={styles.hint}>Nothing was overwritten. Choose what stays, then save again.</p>
      <ul className={styles.fields}>
        {changed.map((field) => (
          <li key={field.id}>
            <ChangedLine field={field} control={control} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ChangedLineProps extends Pick<FormState<string>, 'control'> {
  field: ChangedField;
}

function ChangedLine({ field, control }: ChangedLineProps) {
  const { name, label, was, isTouched, theirs, own } = field;
  const held = useWatch({ control, name });
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>{label}</legend>
      <dl className={styles.versions}>
        <Version name="was" text={was} />
        <Version name="is now" text={theirs.text} />
        {isTouched && <Version name="you typed" text={own.text} />}
      </dl>
      <div className={styles.choice}>
        <button type="button" aria-pressed={held === theirs.value} onClick={theirs.take}>
          Take theirs
        </button>
        <button type="button" aria-pressed={held === own.value} onClick={own.take}>
          {isTouched ? 'Keep mine' : 'Put it back'}
        </button>
      </div>
    </fieldset>
  );
}

function Version({ name, text }: { name: string; text: string }) {
  return (
    <div className={styles.version}>
      <dt>{name}</dt>
      <dd>
        <FormValue text={text} />
      </dd>
    </div>
  );
}
