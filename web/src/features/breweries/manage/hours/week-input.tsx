import { parseHours } from '@hoptrail/contracts/hours/reading/parse-hours';
import { Button } from '../../../../components/actions/button.tsx';
import { useField } from '../../../../components/form/fields/use-field.ts';
import { FieldGroup } from '../../../../components/form/groups/field-group.tsx';
import { focusRendered } from '../../../../lib/browser/focus-rendered.ts';
import type { HoursFormState } from './hours-form-type.ts';
import { readWeek, weekText } from './hours-values.ts';
import { EMPTY_WEEK, WeekDays } from './week-days.tsx';

/** The opening hours of each day of the week; a brewery may have none. */
export function WeekInput({ form }: { form: HoursFormState }) {
  const { id, label, ...bound } = form.field('openingHours');
  const { value, error, onChange } = useField(bound);
  const text = useField(form.field('hours'));
  const week = readWeek(value);
  if (!week) {
    const start = () => {
      const { hours, notes } = parseHours(text.value);
      // Words that say more than the times stay, as the owner's own.
      if (hours && notes.length === 0) text.onChange('');
      onChange(weekText(hours?.days ?? EMPTY_WEEK));
      focusRendered(id);
    };
    return (
      <FieldGroup
        id={id}
        label={label}
        error={error}
        hint="With times for each day, people see whether you are open right now."
      >
        <Button look="quiet" onClick={start}>
          Set Times for Each Day
        </Button>
      </FieldGroup>
    );
  }
  return (
    <FieldGroup id={id} label={label} error={error}>
      <WeekDays
        week={week}
        onChange={(days) => onChange(weekText(days))}
        onRemove={() => {
          onChange('');
          focusRendered(id);
        }}
      />
    </FieldGroup>
  );
}
