import { spansText, weekLines } from '@hoptrail/contracts/hours/hours-text';
import type { OpeningHours } from '@hoptrail/contracts/hours/types';
import { useState } from 'react';
import { Button } from '../../../../components/actions/button.tsx';
import { useField } from '../../../../components/form/fields/use-field.ts';
import { FieldGroup } from '../../../../components/form/groups/field-group.tsx';
import { Fold } from '../../../../components/layout/fold.tsx';
import { focusRendered } from '../../../../lib/browser/focus-rendered.ts';
import type { HoursFormState } from './hours-form-type.ts';
import { completeWeek, readWeek, weekText } from './hours-values.ts';
import { EMPTY_WEEK, WeekDays } from './week-days.tsx';

const texts = {
  kitchenHours: { hint: 'Where the kitchen closes before the bar.', set: 'Set Kitchen Hours' },
  happyHours: { hint: undefined, set: 'Set a Happy Hour' },
};

interface MoreHoursInputProps {
  form: HoursFormState;
  name: keyof typeof texts;
}

/** The hours of the kitchen, or the happy hours, of each day of the week; most breweries have none. */
export function MoreHoursInput({ form, name }: MoreHoursInputProps) {
  const { id, label, ...bound } = form.field(name);
  const { value, error, onChange } = useField(bound);
  const opening = readWeek(useField(form.field('openingHours')).value);
  const week = readWeek(value);
  const [isNew, setIsNew] = useState(false);
  const { hint, set } = texts[name];
  // A kitchen begins with the hours of the house.
  const start = (name === 'kitchenHours' ? opening?.days : undefined) ?? EMPTY_WEEK;
  return (
    <FieldGroup id={id} label={label} error={error} hint={week ? undefined : hint}>
      {week ? (
        <Fold title={timesText(completeWeek(week))} isOpen={isNew}>
          <WeekDays
            week={week}
            empty="None"
            onChange={(days) => onChange(weekText(days))}
            onRemove={() => {
              onChange('');
              focusRendered(id);
            }}
          />
        </Fold>
      ) : (
        <Button
          look="quiet"
          onClick={() => {
            setIsNew(true);
            onChange(weekText(start));
            focusRendered(id);
          }}
        >
          {set}
        </Button>
      )}
    </FieldGroup>
  );
}

/** Returns the days with times as one line: `Mon-Thu 4 pm - 10 pm, Fri 4 pm - midnight`. */
function timesText(week: OpeningHours): string {
  const lines = weekLines(week).filter(({ spans }) => spans.length > 0);
  return lines.map(({ days, spans }) => `${days} ${spansText(spans)}`).join(', ') || 'No times yet';
}
