import type { FieldProps } from '../../../components/form/fields/field-frame.tsx';
import { FormTime } from '../../../components/form/fields/form-time.tsx';
import { TextField } from '../../../components/form/fields/text-field.tsx';
import styles from './event-when.module.css';

interface EventWhenProps {
  date: FieldProps;
  time: FieldProps;
}

/** The day from the phone's calendar, the time in free words; a date in words stays words. */
export function EventWhen({ date, time }: EventWhenProps) {
  const isDay = date.value === '' || /^\d{4}-\d{2}-\d{2}$/.test(date.value);
  return (
    <div className={styles.when}>
      <TextField {...date} type={isDay ? 'date' : 'text'} maxLength={200} required />
      <FormTime {...time} />
    </div>
  );
}
