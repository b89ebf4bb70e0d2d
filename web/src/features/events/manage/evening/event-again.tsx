import type { ListedBrewery } from '@hoptrail/contracts/breweries/breweries';
import Repeat from 'lucide-react/icons/repeat';
import { Button } from '../../../../components/actions/button.tsx';
import { Dialog } from '../../../../components/dialog/dialog.tsx';
import { useDialog } from '../../../../components/dialog/use-dialog.ts';
import { lazy } from '../../../../components/layout/lazy.tsx';

const AgainList = lazy(() => import('./again-list.tsx'));

/** The button that holds one of a brewery's events again, on its usual day of the week. */
export function EventAgain({ brewery }: { brewery: ListedBrewery }) {
  const dialog = useDialog(`again-${brewery.id}`);
  return (
    <>
      <Button look="quiet" onClick={dialog.show}>
        <Repeat size={22} aria-hidden />
        Event Again
      </Button>
      <Dialog open={dialog.open} onClose={dialog.hide} title="Event Again" isShort>
        <AgainList brewery={brewery} />
      </Dialog>
    </>
  );
}
