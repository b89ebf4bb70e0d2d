import type { Beer } from '@hoptrail/contracts/beers/beers';
import Merge from 'lucide-react/icons/merge';
import { Button } from '../../../components/actions/button.tsx';
import { lazyDialog } from '../../../components/dialog/dialog.tsx';
import { useDialog } from '../../../components/dialog/use-dialog.ts';

const MergeDialog = lazyDialog(() => import('./merge-dialog.tsx'));

/** The administrators' action on a beer's page: it is the same as another one. */
export default function BeerPageActions({ beer }: { beer: Beer }) {
  const dialog = useDialog('merge-beer');
  return (
    <>
      <Button look="quiet" onClick={dialog.show}>
        <Merge size={20} aria-hidden />
        Merge Beers
      </Button>
      <MergeDialog beer={beer} open={dialog.open} onClose={dialog.hide} />
    </>
  );
}
