import type { Weekday } from '@hoptrail/contracts/lists/weekdays';
import { useNavigate } from '@tanstack/react-router';
import CalendarSync from 'lucide-react/icons/calendar-sync';
import { useRef } from 'react';
import { Dialog } from '../../../../components/dialog/dialog.tsx';
import { useDialog } from '../../../../components/dialog/use-dialog.ts';
import { useCloseDialogs } from '../../../../components/form/form-close.ts';
import { PageAction } from '../../../../components/form/page-actions/page-actions.tsx';
import { showError } from '../../../../data/show-error.ts';
import { trpc } from '../../../../data/trpc.ts';
import { NewWeeklyForm } from './new-weekly-form.tsx';
import type { NewWeeklyInput } from './weekly-event-values.ts';
import { useCreateWeeklyEvent } from './weekly-event-writes.ts';

/**
 * The button 'Create Weekly Event' of administrators. It opens the page of the event's day once it is
 * created.
 * @param day the day that the form begins with; by default Monday
 */
export default function CreateWeeklyEvent({ day = 'Monday' }: { day?: Weekday }) {
  const dialog = useDialog('create-weekly-event');
  const create = useCreateWeeklyEvent();
  const nameOf = useBreweryName();
  const navigate = useNavigate();
  const closeDialogs = useCloseDialogs();
  const created = useRef(day);
  const save = async (input: NewWeeklyInput) => {
    await create.mutateAsync({ brewery: await nameOf(input.breweryId), ...input });
    created.current = input.day;
  };
  const openDay = () => {
    const params = { day: created.current.toLowerCase() };
    closeDialogs(() => void navigate({ to: '/weekly-events/$day', params }));
  };
  return (
    <>
      <PageAction Icon={CalendarSync} onClick={dialog.show}>
        Create Weekly Event
      </PageAction>
      <Dialog open={dialog.open} onClose={dialog.hide} title="Create Weekly Event">
        <NewWeeklyForm
          draft={`new.${day}`}
          from={{
            ...{ title: '', day, time: '', notOn: null, details: '' },
            ...{ eventPhoto: null, breweryId: null },
          }}
          submit="Create Event"
          busy="Creating..."
          save={save}
          onSaved={openDay}
          onClose={dialog.hide}
        />
      </Dialog>
    </>
  );
}

/** Returns a function that loads the name of a brewery, and shows an error if that fails. */
function useBreweryName() {
  const { breweries } = trpc.useUtils();
  return async (id: string) => {
    try {
      return (await breweries.byId.fetch({ id }, { staleTime: Infinity })).name;
    } catch (error) {
      showError('Failed to create weekly event', error);
      throw error;
    }
  };
}
