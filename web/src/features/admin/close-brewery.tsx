import type { BreweryDetail } from '@hoptrail/contracts/breweries';
import { DoorClosed, DoorOpen } from 'lucide-react';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { FormTool } from '../../components/form-tool.tsx';
import { useDialog } from '../../components/use-dialog.ts';
import { useSetClosed } from './brewery-writes.ts';

/** 'Close Brewery' on its page, or 'Re-open Brewery', for administrators. */
export function CloseBrewery({ brewery }: { brewery: BreweryDetail }) {
  const { id, name, closedAt } = brewery;
  const isClosed = closedAt !== null;
  const question = useDialog('close-brewery');
  const set = useSetClosed();
  const change = isClosed ? 'Re-open Brewery' : 'Close Brewery';
  return (
    <>
      <FormTool Icon={isClosed ? DoorOpen : DoorClosed} onClick={question.show}>
        {change}
      </FormTool>
      <ConfirmDialog
        open={question.open}
        onClose={question.hide}
        title={`${change}?`}
        confirm={change}
        look={isClosed ? 'primary' : 'danger'}
        busy={set.isPending}
        onConfirm={() => set.mutate({ id, closed: !isClosed }, { onSuccess: question.hide })}
      >
        {isClosed ? (
          <p>{name} and its events are listed again, and people can check in there.</p>
        ) : (
          <p>
            {name} and its events are not listed any more, and nobody can check in there. Nothing is
            deleted: you can re-open it at any time.
          </p>
        )}
      </ConfirmDialog>
    </>
  );
}
