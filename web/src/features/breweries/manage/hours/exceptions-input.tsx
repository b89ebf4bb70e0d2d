import type { HoursException } from '@hoptrail/contracts/hours/types';
import { HOURS_EXCEPTIONS_MAX, HOURS_NOTE_MAX } from '@hoptrail/contracts/limits';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash';
import { Button } from '../../../../components/actions/button.tsx';
import { useField } from '../../../../components/form/fields/use-field.ts';
import { LabelledInput } from '../../../../components/form/inputs/labelled-input.tsx';
import { today } from '../../../../lib/text/dates.ts';
import { datesText } from '../../hours/week.ts';
import { DayInput } from './days/day-input.tsx';
import { nextSpan } from './days/next-span.ts';
import { Tool } from './days/tool.tsx';
import styles from './exceptions-input.module.css';
import { FieldGroup } from './field-group.tsx';
import type { HoursFormState } from './hours-form-type.ts';
import { listText, readExceptions, readWeek } from './hours-values.ts';

/** The dates and seasons with other hours than usual. */
export function ExceptionsInput({ form }: { form: HoursFormState }) {
  const { id, label, ...bound } = form.field('hoursExceptions');
  const { value, error, onChange } = useField(bound);
  const exceptions = readExceptions(value);
  const hasWeek = readWeek(useField(form.field('openingHours')).value) !== undefined;
  // They replace days of a week.
  if (!hasWeek && exceptions.length === 0) return null;
  const set = (next: readonly HoursException[]) => onChange(listText(next));
  const addId = `${id}-add`;
  return (
    <FieldGroup
      id={id}
      label={label}
      error={error}
      hint={exceptions.length === 0 ? 'Holidays, private parties, winter hours.' : undefined}
    >
      {exceptions.length > 0 && (
        <ul className={styles.exceptions}>
          {exceptions.map((exception, index) => (
            <li key={index} className={styles.exception}>
              <ExceptionInput
                exception={exception}
                onChange={(changed) => set(exceptions.with(index, changed))}
                onRemove={() => {
                  set(exceptions.toSpliced(index, 1));
                  document.getElementById(addId)?.focus();
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <Button
        id={addId}
        look="quiet"
        aria-disabled={exceptions.length >= HOURS_EXCEPTIONS_MAX}
        onClick={() => {
          if (exceptions.length >= HOURS_EXCEPTIONS_MAX) return;
          set([...exceptions, { from: today(), to: today(), spans: [] }]);
        }}
      >
        <Plus size={18} aria-hidden />
        Add a Special Day
      </Button>
    </FieldGroup>
  );
}

interface ExceptionInputProps {
  exception: HoursException;
  onChange: (exception: HoursException) => void;
  onRemove: () => void;
}

function ExceptionInput({ exception, onChange, onRemove }: ExceptionInputProps) {
  const { from, to, spans, note } = exception;
  const name = from && to ? datesText({ from, to }) : 'this day';
  const change = (part: Partial<HoursException>) => onChange({ ...exception, ...part });
  return (
    <>
      <DayInput
        day={name}
        spans={spans}
        onChange={(changed) => change({ spans: changed })}
        next={() => nextSpan(spans, [])}
        tool={<Tool Icon={Trash2} label={`Remove ${name}`} onClick={onRemove} />}
      />
      <div className={styles.dates}>
        <LabelledInput
          label="First day"
          type="date"
          className={styles.date}
          value={from}
          onChange={(day) => change({ from: day, to: from === to || to < day ? day : to })}
        />
        <LabelledInput
          label="Last day"
          type="date"
          className={styles.date}
          value={to}
          min={from}
          onChange={(day) => change({ to: day })}
        />
      </div>
      <LabelledInput
        label="Reason"
        placeholder="Christmas"
        value={note ?? ''}
        onChange={(typed) => change({ note: typed === '' ? undefined : typed })}
        maxLength={HOURS_NOTE_MAX}
        autoComplete="off"
      />
    </>
  );
}
