import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import type { FormState } from '../form-state.ts';
import type { ChangedField } from '../form-types.ts';
import { ConflictField } from './conflict-field.tsx';
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
    <ConflictField
      label={label}
      versions={{
        was: <FormValue text={was} />,
        'is now': <FormValue text={theirs.text} />,
        ...(isTouched && { 'you typed': <FormValue text={own.text} /> }),
      }}
      theirs={{ label: 'Take theirs', isChosen: held === theirs.value, take: theirs.take }}
      own={{
        label: isTouched ? 'Keep mine' : 'Put it back',
        isChosen: held === own.value,
        take: own.take,
      }}
    />
  );
}
