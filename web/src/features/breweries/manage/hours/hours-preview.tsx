import type { BreweryDetail } from '@hoptrail/contracts/breweries/breweries';
import { useField } from '../../../../components/form/fields/use-field.ts';
import BreweryWeek from '../../hours/brewery-week.tsx';
import OpenLine from '../../hours/open-line.tsx';
import type { HoursFormState } from './hours-form-type.ts';
import styles from './hours-preview.module.css';
import { completeSpans, completeWeek, readExceptions, readWeek } from './hours-values.ts';

interface HoursPreviewProps {
  form: HoursFormState;
  brewery: BreweryDetail;
}

/** What people will see of the hours in the form; nothing without a week. */
export function HoursPreview({ form, brewery }: HoursPreviewProps) {
  const week = readWeek(useField(form.field('openingHours')).value);
  const exceptions = readExceptions(useField(form.field('hoursExceptions')).value);
  const hours = useField(form.field('hours')).value;
  if (!week) return null;
  const hasOwnHours = hours.trim() !== '';
  const openingHours = completeWeek(week);
  const hoursExceptions = exceptions.map((exception) => ({
    ...exception,
    spans: completeSpans(exception.spans),
  }));
  const edited = { ...brewery, openingHours, hoursExceptions, hasOwnHours, hours };
  return (
    <section className={styles.preview} aria-label="Preview">
      <p className={styles.title}>What people will see</p>
      <OpenLine brewery={edited} />
      <BreweryWeek hours={openingHours} brewery={edited} />
    </section>
  );
}
