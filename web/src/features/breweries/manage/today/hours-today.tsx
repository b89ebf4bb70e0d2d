import type { ListedBrewery } from '@hoptrail/contracts/breweries/breweries';
import Clock from 'lucide-react/icons/clock';
import { Button } from '../../../../components/actions/button.tsx';
import { Dialog } from '../../../../components/dialog/dialog.tsx';
import { useDialog } from '../../../../components/dialog/use-dialog.ts';
import { lazy } from '../../../../components/layout/lazy.tsx';

const HoursTodaySheet = lazy(() => import('./hours-today-sheet.tsx'));

/** The button that changes a brewery's hours on this evening alone. */
export function HoursToday({ brewery }: { brewery: ListedBrewery }) {
  const dialog = useDialog(`hours-today-${brewery.id}`);
  return (
    <>
      <Button look="quiet" onClick={dialog.show}>
        <Clock size={22} aria-hidden />
        Hours Today
      </Button>
      <Dialog open={dialog.open} onClose={dialog.hide} title="Hours Today">
        <HoursTodaySheet brewery={brewery} onClose={dialog.hide} />
      </Dialog>
    </>
  );
}
