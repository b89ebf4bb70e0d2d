import type { SpecialEvent } from '@hoptrail/contracts/special-events';
import { useNavigate } from '@tanstack/react-router';
import { Copy } from 'lucide-react';
import { useRef } from 'react';
import { Dialog } from '../../components/dialog.tsx';
import { useCloseDialogs } from '../../components/form-close.ts';
import { FormTool } from '../../components/form-tool.tsx';
import { useDialog } from '../../components/use-dialog.ts';
import { FullSpecialForm } from './full-special-form.tsx';
import type { FullEventInput } from './special-event-values.ts';
import { useCreateSpecialEvent } from './special-event-writes.ts';

/** 'Duplicate' on a special event's page: the form for another one like it, on another day. */
export default function DuplicateSpecialEvent({ event }: { event: SpecialEvent }) {
  const dialog = useDialog('duplicate-event');
  const create = useCreateSpecialEvent('Failed to create event');
  const navigate = useNavigate();
  const closeDialogs = useCloseDialogs();
  const made = useRef<string>(undefined);

  const save = async (input: FullEventInput) => {
    const { breweryId, taproom, company } = event;
    const isSameHost = breweryId !== null && input.company === company;
    const copy = await create.mutateAsync({ ...input, taproom, ...(isSameHost && { breweryId }) });
    made.current = copy.id;
  };
  const toCopy = () => {
    const { current: id } = made;
    closeDialogs(() => id && void navigate({ to: '/special-event/$id', params: { id } }));
  };
  return (
    <>
      <FormTool Icon={Copy} onClick={dialog.show}>
        Duplicate
      </FormTool>
      <Dialog open={dialog.open} onClose={dialog.hide} title="Duplicate Special Event">
        <FullSpecialForm
          draft={`copy.full.${event.id}`}
          from={{ ...event, date: '' }}
          submit="Create Event"
          busy="Creating..."
          save={save}
          onSaved={toCopy}
          onClose={dialog.hide}
        />
      </Dialog>
    </>
  );
}
