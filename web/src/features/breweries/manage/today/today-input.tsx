import type { OpeningHours, Span } from '@hoptrail/contracts/hours/types';
import { useField } from '../../../../components/form/fields/use-field.ts';
import type { FormField } from '../../../../components/form/form-types.ts';
import { Choice } from '../../../../components/form/groups/choice.tsx';
import { FieldGroup } from '../../../../components/form/groups/field-group.tsx';
import { spansText } from '../../hours/week.ts';
import { nextSpan } from '../hours/days/next-span.ts';
import { SpansInput } from '../hours/days/spans-input.tsx';
import { readExceptions } from '../hours/hours-values.ts';
import styles from './today-input.module.css';

interface TodayInputProps {
  field: FormField;
  week: OpeningHours;
  usual: readonly Span[];
  /** Returns the field's value for other spans than usual; undefined for the usual ones. */
  write: (spans: readonly Span[] | undefined) => string;
}

/** The hours of one day: as usual, closed, or other times. */
export function TodayInput({ field, week, usual, write }: TodayInputProps) {
  const { id, label, ...bound } = field;
  const { value, error, onChange } = useField(bound);
  const spans = readExceptions(value)[0]?.spans;
  const isUsuallyOpen = usual.length > 0;
  const choice = (
    title: string,
    text: string | undefined,
    isChosen: boolean,
    chosen: readonly Span[] | undefined,
  ) => (
    <Choice
      group={id}
      title={title}
      text={text}
      isChosen={isChosen}
      onChoose={() => onChange(write(chosen))}
    />
  );
  const isOther = spans !== undefined && spans.length > 0;
  const start = isUsuallyOpen ? usual : [nextSpan([], week.days)];
  return (
    <FieldGroup id={id} label={label} error={error}>
      {choice('As usual', spansText(usual), spans === undefined, undefined)}
      {isUsuallyOpen && choice('Closed', undefined, spans?.length === 0, [])}
      {choice(isUsuallyOpen ? 'Open until…' : 'Open', undefined, isOther, isOther ? spans : start)}
      {isOther && (
        <div className={styles.times}>
          <SpansInput
            id={`${id}-times`}
            day="Today"
            spans={spans}
            onChange={(changed) => onChange(write(changed))}
            onRemoved={() => document.getElementById(id)?.focus()}
          />
        </div>
      )}
    </FieldGroup>
  );
}
