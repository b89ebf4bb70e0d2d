import { TextField } from '../../components/text-field.tsx';
import styles from './event-when.module.css';

interface Field {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

interface EventWhenProps {
  date: Field;
  time: Field;
}

/** The day from the phone's calendar, the time in free words; a date in words stays words. */
export function EventWhen({ date, time }: EventWhenProps) {
  const isDay = date.value === '' || /^\d{4}-\d{2}-\d{2}$/.test(date.value);
  return (
    <div className={styles.when}>
      <TextField {...date} label="Date" type={isDay ? 'date' : 'text'} maxLength={200} required />
      <TextField {...time} label="Time" placeholder="7:00 PM" maxLength={200} required />
    </div>
  );
}
