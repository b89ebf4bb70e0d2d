import type { ListedBrewery } from '@hoptrail/contracts/breweries/breweries';
import PartyPopper from 'lucide-react/icons/party-popper';
import { Button } from '../../../../components/actions/button.tsx';
import { Dialog } from '../../../../components/dialog/dialog.tsx';
import { useDialog } from '../../../../components/dialog/use-dialog.ts';
import { lazy } from '../../../../components/layout/lazy.tsx';

const TonightForm = lazy(() => import('./tonight-form.tsx'));

/** The button that adds a special event today. */
export function TonightsEvent({ brewery }: { brewery: ListedBrewery }) {
  const dialog = useDialog(`tonight-${brewery.id}`);
  return (
    <>
      <Button look="quiet" onClick={dialog.show}>
        <PartyPopper size={22} aria-hidden />
        Event Tonight
      </Button>
      <Dialog open={dialog.open} onClose={dialog.hide} title="Event Tonight">
        <TonightForm brewery={brewery} onClose={dialog.hide} />
      </Dialog>
    </>
  );
}
