import { addressLine } from '@hoptrail/contracts/breweries/address-line';
import type { ListedBrewery } from '@hoptrail/contracts/breweries/breweries';
import { posterDrawing } from '@hoptrail/contracts/lib/stand-in-pictures';
import { todayAtBrewery } from '../../shared/event-day.ts';
import type { OwnSpecialSeen } from '../special/special-event-values.ts';
import { specialKind } from '../special/special-kind.ts';
import { useEventsOf } from './use-events-of.ts';
import { usualTime } from './usual-time.ts';

const { Form } = specialKind;

interface TonightFormProps {
  brewery: ListedBrewery;
  onClose: () => void;
}

/** The form of a special event today: its day, usual time, address and picture are filled in. */
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
    <Form
      draft={`tonight.${brewery.id}`}
      from={from}
      submit="Create Event"
      save={(input) => create({ ...specialKind.host(brewery), ...input })}
      onClose={onClose}
    />
  );
}
