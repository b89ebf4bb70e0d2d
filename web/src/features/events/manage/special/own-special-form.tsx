import type { SpecialEvent } from '@hoptrail/contracts/special-events';
import { FormCheckbox } from '../../../../components/form/fields/form-checkbox.tsx';
import { TextArea } from '../../../../components/form/fields/text-area.tsx';
import { TextField } from '../../../../components/form/fields/text-field.tsx';
import { Form } from '../../../../components/form/form.tsx';
import { FormLink } from '../../../../components/form/form-link.tsx';
import { useForm } from '../../../../components/form/form-state.ts';
import type { EventFormProps } from '../event-form-props.ts';
import { EventImage } from '../event-image.tsx';
import { EventWhen } from '../event-when.tsx';
import { showMissingFields } from '../missing-fields.ts';
import { pastDateDoubt } from './past-date-doubt.ts';
import {
  type OwnEventInput,
  type OwnEventSeen,
  ownEventBasis,
  ownEventLabels,
  ownEventValues,
  parseOwnEvent,
} from './special-event-values.ts';

/** A special event as its owner fills it in (specification, part 2, "Owner dashboard"). */
export default function OwnSpecialForm(
  props: EventFormProps<SpecialEvent, OwnEventInput, OwnEventSeen>,
) {
  const { draft, event, from = event, submit, save, saveNew, onClose } = props;
  const form = useForm({
    draft: `special-event.${draft}`,
    labels: ownEventLabels,
    initial: ownEventValues(from),
    basis: event && ownEventBasis(event),
    parse: parseOwnEvent,
    save,
    doubt: ({ date }) => pastDateDoubt(date, event && ownEventValues(event).date),
    saveAsNew: saveNew && { submit: 'Save as New Event', save: saveNew },
    onSaved: onClose,
    onMissing: () => showMissingFields(),
  });
  const { field } = form;
  return (
    <Form form={form} submit={submit} onCancel={onClose}>
      <TextField {...field('event')} maxLength={200} required />
      <EventWhen date={field('date')} time={field('time')} />
      <TextArea {...field('details')} maxLength={5000} required />
      <FormCheckbox {...field('taproom')} />
      <FormLink {...field('ticketLink')} />
      <EventImage form={form} name="logo" required />
    </Form>
  );
}
