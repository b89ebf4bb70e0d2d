import { EventForm, type EventFormProps } from '../form/event-form.tsx';
import { EventHostInput } from './event-host-input.tsx';
import {
  type HostedSpecialInput,
  type HostedSpecialSeen,
  hostedSpecial,
} from './special-event-values.ts';
import { FullSpecialInputs } from './special-form.tsx';

/** The administrators' form of a special event, of a brewery or of none. */
export function HostedSpecialForm(props: EventFormProps<HostedSpecialInput, HostedSpecialSeen>) {
  return (
    <EventForm
      {...props}
      fields={hostedSpecial}
      inputs={(form) => (
        <>
          <EventHostInput form={form} />
          <FullSpecialInputs form={form} />
        </>
      )}
    />
  );
}
