import type { SpecialEvent } from '@hoptrail/contracts/events/special';
import Copy from 'lucide-react/icons/copy';
import { Dialog } from '../../../../components/dialog/dialog.tsx';
import { useDialog } from '../../../../components/dialog/use-dialog.ts';
import { PageAction } from '../../../../components/form/page-actions/page-actions.tsx';
import { useSignedInUser } from '../../../../data/session.ts';
import { HostedSpecialForm } from './hosted-special-form.tsx';
import { FullSpecialForm } from './special-form.tsx';
import { useCopySpecialEvent } from './use-copy-special-event.ts';

/** The button 'Duplicate' on a special event's page. Its form starts as a copy without a date. */
export default function DuplicateSpecialEvent({ event }: { event: SpecialEvent }) {
  const dialog = useDialog('duplicate-event');
  const copy = useCopySpecialEvent(event);
  const isAdmin = useSignedInUser().role === 'admin';
  const Form = isAdmin ? HostedSpecialForm : FullSpecialForm;
  return (
    <>
      <PageAction Icon={Copy} onClick={dialog.show}>
        Duplicate
      </PageAction>
      <Dialog open={dialog.open} onClose={dialog.hide} title="Duplicate Special Event">
        <Form
          draft={`copy.full.${event.id}`}
          from={{ ...event, date: '' }}
          submit="Create Event"
          busy="Creating..."
          save={isAdmin ? copy.saveAtBrewery : copy.save}
          onSaved={copy.open}
          onClose={dialog.hide}
        />
      </Dialog>
    </>
  );
}
