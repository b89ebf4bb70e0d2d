import { Clock } from 'lucide-react';
import frame from './field-frame.module.css';
import { FieldFrame, type FieldProps } from './field-frame.tsx';
import styles from './form-time.module.css';
import { clockTime, spokenTime } from './form-time-text.ts';

/** A time in free words, such as '7:00 PM - late'; the phone's own clock fills one in. */
export function FormTime({ id, label, value, onChange, hint, error }: FieldProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <div className={styles.row}>
          <input
            {...control}
            className={`${frame.input} ${styles.words}`}
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
