import { FormCheckbox } from '../../../../components/form/fields/form-checkbox.tsx';
import { TextArea } from '../../../../components/form/fields/text-area.tsx';
import { TextField } from '../../../../components/form/fields/text-field.tsx';
import { FormLink } from '../../../../components/form/form-link.tsx';
import type { FormField } from '../../../../components/form/form-types.ts';
import { EventAddress } from '../form/event-address.tsx';
import { EventForm, type EventFormProps } from '../form/event-form.tsx';
import { EventImage, type EventImageProps } from '../form/event-image.tsx';
import { EventWhen } from '../form/event-when.tsx';
import { EventRepeats } from './repeats/event-repeats.tsx';
import {
  type FullSpecialField,
  type FullSpecialInput,
  type FullSpecialSeen,
  fullSpecial,
  type OwnSpecialField,
  type OwnSpecialInput,
  type OwnSpecialSeen,
  ownSpecial,
} from './special-event-values.ts';

/** The form of a special event on the owner's dashboard. */
export default function OwnSpecialForm(props: EventFormProps<OwnSpecialInput, OwnSpecialSeen>) {
  return (
    <EventForm
      {...props}
      fields={ownSpecial}
      inputs={(form) => (
        <>
          <TextField {...form.field('event')} maxLength={200} required />
          <EventWhen date={form.field('date')} time={form.field('time')} />
          <EventRepeats form={form} />
          <TextArea {...form.field('details')} maxLength={5000} required />
          <FurtherInputs form={form} isStored={props.event !== undefined} />
        </>
      )}
    />
  );
}

interface FurtherInputsProps extends Pick<EventImageProps<OwnSpecialField>, 'form'> {
  /** Whether the event is edited. */
  isStored: boolean;
}

/** The inputs after the details: the place, who may come, and the picture. */
export function FurtherInputs({ form, isStored }: FurtherInputsProps) {
  return (
    <>
      <EventAddress {...form.field('address')} isStored={isStored} />
      <EventLocation {...form.field('location')} />
      <EventPlaces {...form.field('places')} />
      <FormCheckbox {...form.field('taproom')} />
      <FormCheckbox {...form.field('rsvpRequired')} />
      <FormLink {...form.field('ticketLink')} />
      <EventImage form={form} name="logo" required />
    </>
  );
}

/** The place at the address. */
function EventLocation(field: FormField) {
  return <TextField {...field} placeholder="Beer garden, main stage" maxLength={200} />;
}

/** How many people can say that they come. */
function EventPlaces(field: FormField) {
  return (
    <TextField
      {...field}
      inputMode="numeric"
      placeholder="40"
      maxLength={4}
      hint="With a number, people say that they come until all places are taken."
    />
  );
}

/** The form of a special event with all its fields. */
export function FullSpecialForm(props: EventFormProps<FullSpecialInput, FullSpecialSeen>) {
  return (
    <EventForm
      {...props}
      fields={fullSpecial}
      inputs={(form) => <FullSpecialInputs form={form} />}
    />
  );
}

/** The inputs of all fields of a special event. */
export function FullSpecialInputs({ form }: Pick<EventImageProps<FullSpecialField>, 'form'>) {
  return (
    <>
      <TextField {...form.field('company')} maxLength={200} required />
      <TextField {...form.field('event')} maxLength={200} required />
      <TextArea {...form.field('details')} maxLength={5000} required />
      <EventWhen date={form.field('date')} time={form.field('time')} />
      <EventRepeats form={form} />
      <TextField {...form.field('address')} maxLength={200} required />
      <EventLocation {...form.field('location')} />
      <EventPlaces {...form.field('places')} />
      <FormCheckbox {...form.field('taproom')} />
      <FormCheckbox {...form.field('rsvpRequired')} />
      <FormLink {...form.field('ticketLink')} />
      <EventImage form={form} name="logo" />
    </>
  );
}
