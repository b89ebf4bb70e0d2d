import type { TrailStop } from '@hoptrail/contracts/admin/trails';
import { useWatch } from 'react-hook-form';
import { useField } from '../../../components/form/fields/use-field.ts';
import type { FormField } from '../../../components/form/form-types.ts';
import fieldset from '../../../components/form/images/fieldset.module.css';
import frame from '../../../components/form/inputs/field-frame.module.css';
import BreweryPicker from '../../breweries/shared/brewery-picker.tsx';
import styles from './form-stops.module.css';
import { StopRow } from './stop-row.tsx';
import { readStops, stopsText } from './trail-values.ts';

interface FormStopsProps extends FormField {
  /** The field of the prize: with one, each brewery has a stock. */
  prize: FormField;
}

/** The breweries of a trail in their order, with the prizes of each brewery. */
export function FormStops({ id, label, name, control, prize }: FormStopsProps) {
  const { value, onChange, error } = useField({ name, control });
  const hasPrize = useWatch(prize).trim() !== '';
  const stops = readStops(value);
  const set = (next: readonly TrailStop[]) => onChange(stopsText(next));
  const move = (index: number, by: 1 | -1) => {
    const stop = stops[index];
    if (!stop) return;
    const others = stops.toSpliced(index, 1);
    set(others.toSpliced(index + by, 0, stop));
  };
  return (
    <fieldset
      id={id}
      className={`${fieldset.fieldset} ${styles.stops}`}
      data-invalid={error !== undefined}
      tabIndex={-1}
    >
      <legend className={frame.label}>{label}</legend>
      <ol className={styles.list}>
        {stops.map((stop, index) => (
          <li key={stop.breweryId}>
            <StopRow
              stop={stop}
              number={index + 1}
              hasPrize={hasPrize}
              onUp={index > 0 ? () => move(index, -1) : undefined}
              onDown={index < stops.length - 1 ? () => move(index, 1) : undefined}
              onStock={(prizeStock) => set(stops.with(index, { ...stop, prizeStock }))}
              onQuestion={(question) => set(stops.with(index, { ...stop, question }))}
              onRemove={() => set(stops.toSpliced(index, 1))}
            />
          </li>
        ))}
      </ol>
      <BreweryPicker
        label="Add a brewery"
        taken={stops.map(({ breweryId }) => breweryId)}
        onPick={({ id: breweryId }) =>
          set([...stops, { breweryId, prizeStock: null, question: null }])
        }
      />
      <p aria-live="polite" className={frame.error}>
        {error}
      </p>
    </fieldset>
  );
}
