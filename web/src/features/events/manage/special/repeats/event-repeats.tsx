import { dayOf } from '@hoptrail/contracts/events/when/event-dates';
import { useWatch } from 'react-hook-form';
import { FormSelect } from '../../../../../components/form/fields/form-select.tsx';
import { TextField } from '../../../../../components/form/fields/text-field.tsx';
import type { FormField } from '../../../../../components/form/form-types.ts';
import { NotOnDates } from './not-on-dates.tsx';
import { nextDatesHint, repetitionOptions } from './repetition-options.ts';

interface EventRepeatsProps {
  form: { field: (name: 'date' | 'repeats' | 'repeatsUntil' | 'notOn') => FormField };
}

/** How often a special event repeats, until when and on which dates not, with its next dates. */
export function EventRepeats({ form }: EventRepeatsProps) {
  const [date, repeats, until, notOn] = [
    form.field('date'),
    form.field('repeats'),
    form.field('repeatsUntil'),
    form.field('notOn'),
  ];
  const values = {
    date: useWatch(date),
    repeats: useWatch(repeats),
    repeatsUntil: useWatch(until),
    notOn: useWatch(notOn),
  };
  const isDay = values.repeatsUntil === '' || dayOf(values.repeatsUntil) === values.repeatsUntil;
  return (
    <>
      <FormSelect {...repeats} options={repetitionOptions(values)} hint={nextDatesHint(values)} />
      {values.repeats !== '' && (
        <>
          <TextField
            {...until}
            type={isDay ? 'date' : 'text'}
            hint={values.repeatsUntil === '' ? 'Without a last date it goes on.' : undefined}
            maxLength={200}
          />
          <NotOnDates {...notOn} event={values} />
        </>
      )}
    </>
  );
}
