import type { SpecialEvent } from '@hoptrail/contracts/special-events';
import { Form } from '../../components/form.tsx';
import { FormLink } from '../../components/form-link.tsx';
import { useForm } from '../../components/form-state.ts';
import { TextArea } from '../../components/text-area.tsx';
import { TextField } from '../../components/text-field.tsx';
import { EventImage } from './event-image.tsx';
import { EventWhen } from './event-when.tsx';
import { showMissingFields } from './missing-fields.ts';
import { ownEventValues, parseOwnEvent } from './special-event-values.ts';

type Input = NonNullable<ReturnType<typeof parseOwnEvent>['data']>;

interface OwnSpecialFormProps {
  /** Tells the draft apart: the brewery's id for a new event, the event's for an old one. */
  draft: string;
  /** The event to change; none for a new one. */
  event?: SpecialEvent;
  submit: string;
  save: (input: Input) => Promise<unknown>;
  onClose: () => void;
}

/** A special event as its owner fills it in (specification, part 2, "Owner dashboard"). */
export function OwnSpecialForm({ draft, event, submit, save, onClose }: OwnSpecialFormProps) {
  const form = useForm({
    draft: `special-event.${draft}`,
    initial: ownEventValues(event),
    parse: parseOwnEvent,
    save,
    onSaved: onClose,
    onMissing: showMissingFields,
  });
  const { field } = form;
  return (
    <Form form={form} submit={submit} onCancel={onClose}>
      <TextField {...field('event')} label="Event Name" maxLength={200} required />
      <EventWhen date={field('date')} time={field('time')} />
      <TextArea {...field('details')} label="Details" maxLength={5000} required />
      <FormLink {...field('ticketLink')} label="Tickets URL (if needed)" />
      <EventImage form={form} name="logo" label="Event Image" required />
    </Form>
  );
}
