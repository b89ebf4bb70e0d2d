import type { SpecialEvent } from '@hoptrail/contracts/special-events';
import type { ReactNode } from 'react';
import { FormCheckbox } from '../../../../components/form/fields/form-checkbox.tsx';
import { TextArea } from '../../../../components/form/fields/text-area.tsx';
import { TextField } from '../../../../components/form/fields/text-field.tsx';
import { Form } from '../../../../components/form/form.tsx';
import { FormLink } from '../../../../components/form/form-link.tsx';
import { useForm } from '../../../../components/form/form-state.ts';
import type { EventFormProps } from '../event-form-props.ts';
import { EventImage } from '../event-image.tsx';
import { EventWhen } from '../event-when.tsx';
import { missingEventFields, showMissingFields } from '../missing-fields.ts';
import { pastDateDoubt } from './past-date-doubt.ts';
import {
  type FullEventInput,
  type FullEventSeen,
  fullEventBasis,
  fullEventLabels,
  fullEventValues,
  parseFullEvent,
} from './special-event-values.ts';

interface FullSpecialFormProps extends EventFormProps<SpecialEvent, FullEventInput, FullEventSeen> {
  /** What the button reads while it saves. */
  busy?: string;
  /** Called once it is saved, where more is to be done than closing. */
  onSaved?: () => void;
  /** What else can be done with the event, below its fields. */
  children?: ReactNode;
}

/** A special event with all its fields (specification, part 5, "Create special event"). */
export function FullSpecialForm(props: FullSpecialFormProps) {
  const { draft, event, from = event, submit, busy = 'Saving...', save, onClose, saveNew } = props;
  const form = useForm({
    draft: `special-event.${draft}`,
    labels: fullEventLabels,
    initial: fullEventValues(from),
    basis: event && fullEventBasis(event),
    parse: parseFullEvent,
    save,
    doubt: ({ date }) => pastDateDoubt(date, event && fullEventValues(event).date),
    saveAsNew: saveNew && { submit: 'Save as New Event', save: saveNew },
    onSaved: props.onSaved ?? onClose,
    onMissing: (missing) => showMissingFields(missingEventFields(missing)),
  });
  const { field } = form;
  return (
    <Form form={form} submit={submit} busy={busy} onCancel={onClose}>
      <TextField {...field('company')} maxLength={200} required />
      <TextField {...field('event')} maxLength={200} required />
      <TextArea {...field('details')} maxLength={5000} required />
      <EventWhen date={field('date')} time={field('time')} />
      <TextField {...field('address')} maxLength={200} required />
      <TextField {...field('location')} placeholder="Beer garden, main stage" maxLength={200} />
      <FormCheckbox {...field('taproom')} />
      <FormCheckbox {...field('rsvpRequired')} />
      <FormLink {...field('ticketLink')} />
      <EventImage form={form} name="logo" />
      {props.children}
    </Form>
  );
}
