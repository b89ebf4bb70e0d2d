import type { SpecialEvent } from '@hoptrail/contracts/special-events';
import { part } from '../../../../components/layout/part.tsx';
import { displayDate, today } from '../../../../lib/text/dates.ts';
import { isPast } from '../../special/past-events.ts';
import { OwnEventRow } from '../own-event-row.tsx';
import {
  useCreateSpecialEvent,
  useDeleteSpecialEvent,
  useUpdateSpecialEvent,
} from './special-event-writes.ts';

const OwnSpecialForm = part(() => import('./own-special-form.tsx'));

/** A special event of one's own. */
export function OwnSpecialRow({ event }: { event: SpecialEvent }) {
  const update = useUpdateSpecialEvent();
  const create = useCreateSpecialEvent('Failed to create special event');
  const remove = useDeleteSpecialEvent();
  const { id, company, address, location, rsvpRequired, breweryId } = event;
  const like = {
    company,
    address,
    location,
    rsvpRequired,
    ...(breweryId && { breweryId }),
  };
  return (
    <OwnEventRow
      kind="Special"
      id={id}
      picture={event.logo}
      name={event.event}
      when={`${displayDate(event.date)}, ${event.time}`}
      where={company}
      details={event.details}
      isPast={isPast(event.date, today())}
      edit={(close) => (
        <OwnSpecialForm
          draft={id}
          event={event}
          submit="Save Changes"
          save={(input, basedOn) => update.mutateAsync({ ...input, id, basedOn })}
          saveNew={(input) => create.mutateAsync({ ...like, ...input })}
          onClose={close}
        />
      )}
      copy={(close) => (
        <OwnSpecialForm
          draft={`copy.${id}`}
          from={{ ...event, date: '' }}
          submit="Create Event"
          save={(input) => create.mutateAsync({ ...like, ...input })}
          onClose={close}
        />
      )}
      remove={remove}
    />
  );
}
