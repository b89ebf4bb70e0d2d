import type { SpecialEvent } from '@hoptrail/contracts/special-events';
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
  save: (input: Input) => Promise<unknown>;
  onClose: () => void;
}

/** A special event with all its fields (specification, part 5, "Create special event"). */
export function FullSpecialForm({ draft, event, submit, save, onClose }: FullSpecialFormProps) {
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
    <Form form={form} submit={submit} onCancel={onClose}>
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
    </Form>
  );
}
