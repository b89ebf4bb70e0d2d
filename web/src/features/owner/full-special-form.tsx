import type { SpecialEvent } from '@hoptrail/contracts/special-events';
import type { ReactNode } from 'react';
import { Form } from '../../components/form.tsx';
import { FormCheckbox } from '../../components/form-checkbox.tsx';
import { FormLink } from '../../components/form-link.tsx';
import { useForm } from '../../components/form-state.ts';
import { TextArea } from '../../components/text-area.tsx';
import { TextField } from '../../components/text-field.tsx';
import { EventImage } from './event-image.tsx';
import { EventWhen } from './event-when.tsx';
import { showMissingFields } from './missing-fields.ts';
import { fullEventValues, parseFullEvent } from './special-event-values.ts';

type Input = NonNullable<ReturnType<typeof parseFullEvent>['data']>;

interface FullSpecialFormProps {
  /** Tells the draft apart. */
  draft: string;
  /** The event to change; none for a new one. */
  event?: SpecialEvent;
  submit: string;
  /** What the button reads while it saves. */
  busy?: string;
  save: (input: Input) => Promise<unknown>;
  onClose: () => void;
  /** What else can be done with the event, below its fields. */
  children?: ReactNode;
}

/** A special event with all its fields (specification, part 5, "Create special event"). */
export function FullSpecialForm(props: FullSpecialFormProps) {
  const { draft, event, submit, busy = 'Saving...', save, onClose, children } = props;
  const form = useForm({
    draft: `special-event.${draft}`,
    initial: fullEventValues(event),
    parse: parseFullEvent,
    save,
    onSaved: onClose,
    onMissing: () =>
      showMissingFields('Company, Event Name, Details, Date, and Time are required.'),
  });
  const { field } = form;
  return (
    <Form form={form} submit={submit} busy={busy} onCancel={onClose}>
      <TextField {...field('company')} label="Company" maxLength={200} required />
      <TextField {...field('event')} label="Event Name" maxLength={200} required />
      <TextArea {...field('details')} label="Details" maxLength={5000} required />
      <EventWhen date={field('date')} time={field('time')} />
      <TextField {...field('address')} label="Address" maxLength={200} required />
      <TextField
        {...field('location')}
        label="Location"
        placeholder="Beer garden, main stage"
        maxLength={200}
      />
      <FormCheckbox {...field('rsvpRequired')} label="RSVP Required" />
      <FormLink {...field('ticketLink')} label="Ticket Link" />
      <EventImage form={form} name="logo" label="Event Image" />
      {children}
    </Form>
  );
}
