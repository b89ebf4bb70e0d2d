import type { ListedBrewery } from '@hoptrail/contracts/breweries/breweries';
import DoorClosed from 'lucide-react/icons/door-closed';
import type { ReactNode } from 'react';
import { Dialog } from '../../../../components/dialog/dialog.tsx';
import { useDialog } from '../../../../components/dialog/use-dialog.ts';
import { RowButton } from '../../../../components/list/row-button.tsx';
import { shortDayText } from '../../../../lib/text/dates.ts';
import ClosureForm from './closure-form.tsx';
import { currentClosure } from './closure-values.ts';

interface CloseForAWhileProps {
  brewery: Pick<ListedBrewery, 'id' | 'name' | 'closure'>;
  /** Renders a button with this label in place of the row. */
  button?: (label: string, show: () => void) => ReactNode;
}

/** The row that opens the sheet in which a brewery is closed for a while, and reopened. */
export default function CloseForAWhile({ brewery, button }: CloseForAWhileProps) {
  const dialog = useDialog(`close-${brewery.id}`);
  const closure = currentClosure(brewery);
  const label = closure ? `Closed Through ${shortDayText(closure.until)}` : 'Close for a While';
  return (
    <>
      {button ? (
        button(label, dialog.show)
      ) : (
        <RowButton Icon={DoorClosed} label={label} onClick={dialog.show} />
      )}
      <Dialog open={dialog.open} onClose={dialog.hide} title="Close for a While">
        <ClosureForm brewery={brewery} onSaved={dialog.dismiss} onCancel={dialog.hide} />
      </Dialog>
    </>
  );
}
