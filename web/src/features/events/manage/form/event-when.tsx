import { useWatch } from 'react-hook-form';
import { FormTime } from '../../../../components/form/fields/form-time.tsx';
import { TextField } from '../../../../components/form/fields/text-field.tsx';
import type { FormField } from '../../../../components/form/form-types.ts';
import styles from './event-when.module.css';
import { dateHint, timeHint } from './when-hints.ts';

interface EventWhenProps {
  date: FormField;
  time: FormField;
}

/**
 * The date and time inputs. A stored date in words is edited as text instead of in a date picker.
 */
export function EventWhen({ date, time }: EventWhenProps) {
  const value = useWatch(date);
  const isDay = value === '' || /^\d{4}-\d{2}-\d{2}$/.test(value);
  return (
    <div className={styles.when}>
      <TextField
        {...date}
        type={isDay ? 'date' : 'text'}
        maxLength={200}
        hint={dateHint(value)}
        required
      />
      <FormTime {...time} hintOf={timeHint} />
    </div>
  );
}
