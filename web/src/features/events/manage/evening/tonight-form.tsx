import { addressLine } from '@hoptrail/contracts/breweries/address-line';
import type { ListedBrewery } from '@hoptrail/contracts/breweries/breweries';
import { posterDrawing } from '@hoptrail/contracts/lib/stand-in-pictures';
import { todayAtBrewery } from '../../shared/event-day.ts';
import { EventForm } from '../form/event-form.tsx';
import { type OwnSpecialSeen, ownSpecial } from '../special/special-event-values.ts';
import { specialKind } from '../special/special-kind.tsx';
import { TonightInputs } from './tonight-inputs.tsx';
import { useEventsOf } from './use-events-of.ts';
import { usualTime } from './usual-time.ts';

interface TonightFormProps {
  brewery: ListedBrewery;
  onClose: () => void;
}

/**
 * The form of a special event today, which asks for name, time and details. Its day, usual time,
 * address and picture are filled in.
 */
export default function TonightForm({ brewery, onClose }: TonightFormProps) {
  const { create } = specialKind.useWrites();
  const { special, weekly } = useEventsOf(brewery);
  const date = todayAtBrewery(brewery);
  const from: OwnSpecialSeen = {
    event: '',
    date,
    time: usualTime([...special, ...weekly]),
    repeats: null,
    repeatsUntil: null,
    notOn: null,
    details: '',
    address: addressLine(brewery),
    location: null,
    taproom: true,
    places: null,
    rsvpRequired: false,
    ticketLink: null,
    logo: posterDrawing({ id: `${brewery.id}-${date}` }),
  };
  return (
    <EventForm
      fields={ownSpecial}
      inputs={(form) => <TonightInputs form={form} />}
      draft={`tonight.${brewery.id}`}
      from={from}
      submit="Create Event"
      save={(input) => create({ ...specialKind.host(brewery), ...input })}
      onClose={onClose}
    />
  );
}
