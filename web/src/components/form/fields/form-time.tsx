import Clock from 'lucide-react/icons/clock';
import type { FormField } from '../form-types.ts';
import frame from '../inputs/field-frame.module.css';
import { FieldFrame } from '../inputs/field-frame.tsx';
import styles from './form-time.module.css';
import { clockTime, spokenTime } from './form-time-text.ts';
import { useField } from './use-field.ts';

interface FormTimeProps extends FormField {
  /** Returns what to say about the typed time. */
  hintOf?: (value: string) => string | undefined;
}

/** An input for a time in free text, such as '7:00 PM - late', with a native time picker. */
export function FormTime({ id, label, name, control, hintOf }: FormTimeProps) {
  const { value, onChange, error } = useField({ name, control });
  return (
    <FieldFrame id={id} label={label} error={error} hint={hintOf?.(value)}>
      {(attributes) => (
        <div className={styles.row}>
          <input
            {...attributes}
            className={`${frame.input} ${styles.text}`}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            placeholder="7:00 PM"
            maxLength={200}
            required
          />
          <input
            type="time"
            aria-label="Pick by the clock"
            className={styles.clock}
            value={clockTime(value) ?? ''}
            onChange={(event) => {
              if (event.target.value) onChange(spokenTime(event.target.value));
            }}
            onClick={(event) => event.currentTarget.showPicker()}
          />
          <Clock size={20} aria-hidden className={styles.icon} />
        </div>
      )}
    </FieldFrame>
  );
}
