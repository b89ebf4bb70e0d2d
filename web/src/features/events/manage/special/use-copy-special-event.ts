import type { SpecialEvent } from '@hoptrail/contracts/events/special';
import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { useCloseDialogs } from '../../../../components/form/form-close.ts';
import type { FullSpecialInput, HostedSpecialInput } from './special-event-values.ts';
import { useCreateSpecialEvent } from './special-event-writes.ts';

/** Creates a copy of a special event, and opens its page. */
export function useCopySpecialEvent(event: SpecialEvent) {
  const create = useCreateSpecialEvent('Failed to create event');
  const navigate = useNavigate();
  const closeDialogs = useCloseDialogs();
  const copyId = useRef<string>(undefined);
  const saveAtBrewery = async ({ breweryId, ...input }: HostedSpecialInput) => {
    const { id } = await create.mutateAsync({ ...input, breweryId: breweryId ?? undefined });
    copyId.current = id;
  };
  return {
    /** Creates the copy, at the brewery that the input names. */
    saveAtBrewery,
    /** Creates the copy. It belongs to the same brewery if the company is unchanged. */
    save: async (input: FullSpecialInput) => {
      const { breweryId, company } = event;
      const isSameHost = breweryId !== null && input.company === company;
      await saveAtBrewery({ ...input, ...(isSameHost && { breweryId }) });
    },
    hasCopy: () => copyId.current !== undefined,
    /** Closes the dialogs and opens the page of the copy. */
    open: () => {
      const { current: id } = copyId;
      closeDialogs(() => id && void navigate({ to: '/special-event/$id', params: { id } }));
    },
  };
}
