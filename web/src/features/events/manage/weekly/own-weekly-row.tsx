import type { WeeklyEvent } from '@hoptrail/contracts/weekly-events';
import { part } from '../../../../components/layout/part.tsx';
import { OwnEventRow } from '../own-event-row.tsx';
import {
  likeWeeklyEvent,
  useCreateWeeklyEvent,
  useDeleteWeeklyEvent,
  useUpdateWeeklyEvent,
} from './weekly-event-writes.ts';

const OwnWeeklyForm = part(() => import('./own-weekly-form.tsx'));

/** A weekly event of one's own. */
export function OwnWeeklyRow({ event }: { event: WeeklyEvent }) {
  const { id } = event;
  const update = useUpdateWeeklyEvent();
  const create = useCreateWeeklyEvent();
  const remove = useDeleteWeeklyEvent({
    deleted: {
      title: 'Event deleted',
      description: 'The weekly event has been deleted successfully',
    },
    failed: 'Failed to delete weekly event',
  });
  return (
    <OwnEventRow
      kind="Weekly"
      id={id}
      picture={event.eventPhoto}
      name={event.title}
      when={`${event.day}, ${event.time}`}
      where={event.brewery}
      details={event.details}
      edit={(close) => (
        <OwnWeeklyForm
          draft={id}
          event={event}
          submit="Save Changes"
          save={(input, basedOn) => update.mutateAsync({ ...input, id, basedOn })}
          saveNew={(input) => create.mutateAsync({ ...likeWeeklyEvent(event), ...input })}
          onClose={close}
        />
      )}
      copy={(close) => (
        <OwnWeeklyForm
          draft={`copy.${id}`}
          from={event}
          submit="Create Event"
          save={(input) => create.mutateAsync({ ...likeWeeklyEvent(event), ...input })}
          onClose={close}
        />
      )}
      remove={remove}
    />
  );
}
