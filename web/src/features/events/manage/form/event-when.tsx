import { useWatch } from 'react-hook-form';
import { FormTime } from '../../../../components/form/fields/form-time.tsx';
import { TextField } from '../../../../components/form/fields/text-field.tsx';
import type { FormField } from '../../../../components/form/form-types.ts';
import styles from './event-when.module.css';

interface EventWhenProps {
  date: FormField;
  time: FormField;
}

/** The day from the phone's calendar, the time in free words; a date in words stays words. */
export function EventWhen({ date, time }: EventWhenProps) {
  const value = useWatch(date);
  const isDay = value === '' || /^\d{4}-\d{2}-\d{2}$/.test(value);
  return (
    <div className={styles.when}>
      <TextField {...date} type={isDay ? 'date' : 'text'} maxLength={200} required />
      <FormTime {...time} />
    </div>
  );
}
