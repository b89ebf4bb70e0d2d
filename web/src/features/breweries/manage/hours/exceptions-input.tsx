import type { HoursException } from '@hoptrail/contracts/hours/types';
import { HOURS_EXCEPTIONS_MAX, HOURS_NOTE_MAX } from '@hoptrail/contracts/limits';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash';
import { useState } from 'react';
import { Button } from '../../../../components/actions/button.tsx';
import { IconButton } from '../../../../components/actions/icon-button.tsx';
import { useField } from '../../../../components/form/fields/use-field.ts';
import { FieldGroup } from '../../../../components/form/groups/field-group.tsx';
import { LabelledInput } from '../../../../components/form/inputs/labelled-input.tsx';
import { Fold } from '../../../../components/layout/fold.tsx';
import { focusRendered } from '../../../../lib/browser/focus-rendered.ts';
import { today } from '../../../../lib/text/dates.ts';
import { datesText } from '../../hours/week.ts';
import { DayInput } from './days/day-input.tsx';
import { nextSpan } from './days/next-span.ts';
import styles from './exceptions-input.module.css';
import type { HoursFormState } from './hours-form-type.ts';
import { listText, readExceptions, readWeek } from './hours-values.ts';

/** The dates and seasons with other hours than usual. */
export function ExceptionsInput({ form }: { form: HoursFormState }) {
  const { id, label, ...bound } = form.field('hoursExceptions');
  const { value, error, onChange } = useField(bound);
  const exceptions = readExceptions(value);
  const hasWeek = readWeek(useField(form.field('openingHours')).value) !== undefined;
  // A past day stays where it is while its dates are changed; changes from elsewhere begin anew.
  const [folded, setFolded] = useState<Folded>({ of: value, past: pastOnes(exceptions) });
  const past = folded.of === value ? folded.past : pastOnes(exceptions);
  // They replace days of a week.
  if (!hasWeek && exceptions.length === 0) return null;
  const set = (next: readonly HoursException[], nextPast: readonly number[] = past) => {
    setFolded({ of: listText(next), past: nextPast });
    onChange(listText(next));
  };
  const addId = `${id}-add`;
  const isFull = exceptions.length >= HOURS_EXCEPTIONS_MAX;
  const list = (isListed: (at: number) => boolean) => (
    <ul className={styles.exceptions}>
      {exceptions.map((exception, at) =>
        isListed(at) ? (
          <li key={at} className={styles.exception}>
            <ExceptionInput
              id={`${id}-${at}`}
              exception={exception}
              onChange={(changed) => set(exceptions.with(at, changed))}
              onRemove={() => {
                set(exceptions.toSpliced(at, 1), without(past, at));
                document.getElementById(addId)?.focus();
              }}
            />
          </li>
        ) : null,
      )}
    </ul>
  );
  return (
    <FieldGroup
      id={id}
      label={label}
      error={error}
      hint={
        isFull
          ? `There are at most ${HOURS_EXCEPTIONS_MAX} special days and seasons. Remove one to add another.`
          : exceptions.length === 0
            ? 'Holidays, private parties, winter hours.'
            : undefined
      }
    >
      {past.length > 0 && (
        <Fold title={`Past special days (${past.length})`}>{list((at) => past.includes(at))}</Fold>
      )}
      {exceptions.length > past.length && list((at) => !past.includes(at))}
      <Button
        id={addId}
        look="quiet"
        aria-disabled={isFull}
        aria-describedby={`${id}-note`}
        onClick={() => {
          if (isFull) return;
          set([...exceptions, { from: today(), to: today(), spans: [] }]);
          focusRendered(`${id}-${exceptions.length}`);
        }}
      >
        <Plus size={18} aria-hidden />
        Add a Special Day
      </Button>
    </FieldGroup>
  );
}

/** The places of the past special days in a value of the field. */
interface Folded {
  of: string;
  past: readonly number[];
}

/** Returns the places of the special days that are over. */
function pastOnes(exceptions: readonly HoursException[]): number[] {
  return exceptions.flatMap(({ to }, at) => (to !== '' && to < today() ? [at] : []));
}

/** Returns the places in a list from which the one at a place was removed. */
function without(places: readonly number[], removed: number): number[] {
  return places.filter((at) => at !== removed).map((at) => (at > removed ? at - 1 : at));
}

interface ExceptionInputProps {
  /** The id of its first input of a date. */
  id: string;
  exception: HoursException;
  onChange: (exception: HoursException) => void;
  onRemove: () => void;
}

function ExceptionInput({ id, exception, onChange, onRemove }: ExceptionInputProps) {
  const { from, to, spans, note } = exception;
  const name = from && to ? datesText({ from, to }) : 'this day';
  const change = (fields: Partial<HoursException>) => onChange({ ...exception, ...fields });
  return (
    <>
      <DayInput
        day={name}
        spans={spans}
        onChange={(changed) => change({ spans: changed })}
        next={() => nextSpan(spans, [])}
        tool={<IconButton Icon={Trash2} label={`Remove ${name}`} onClick={onRemove} />}
      />
      <div className={styles.dates}>
        <LabelledInput
          id={id}
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
