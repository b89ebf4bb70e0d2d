import type { SpecialEvent } from '@hoptrail/contracts/special-events';
import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { useCloseDialogs } from '../../../../components/form/form-close.ts';
import type { FullSpecialInput } from './special-event-values.ts';
import { useCreateSpecialEvent } from './special-event-writes.ts';

/** Makes another special event like one, and opens its page. */
export function useCopySpecialEvent(event: SpecialEvent) {
  const create = useCreateSpecialEvent('Failed to create event');
  const navigate = useNavigate();
  const closeDialogs = useCloseDialogs();
  const made = useRef<string>(undefined);
  return {
    /** Makes it; with the same host it is of the same brewery. */
    save: async (input: FullSpecialInput) => {
      const { breweryId, company } = event;
      const isSameHost = breweryId !== null && input.company === company;
      const copy = await create.mutateAsync({
        ...input,
        ...(isSameHost && { breweryId }),
      });
      made.current = copy.id;
    },
    isMade: () => made.current !== undefined,
    /** Closes the forms and goes to the page of what was made. */
    open: () => {
      const { current: id } = made;
      closeDialogs(() => id && void navigate({ to: '/special-event/$id', params: { id } }));
    },
  };
}
