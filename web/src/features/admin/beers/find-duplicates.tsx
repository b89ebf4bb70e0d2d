import type { BreweryDetail } from '@hoptrail/contracts/breweries/breweries';
import Merge from 'lucide-react/icons/merge';
import { lazyDialog } from '../../../components/dialog/dialog.tsx';
import { useDialog } from '../../../components/dialog/use-dialog.ts';
import { PageAction } from '../../../components/form/page-actions/page-actions.tsx';

const DuplicatesDialog = lazyDialog(() => import('./duplicates-dialog.tsx'));

/** The button 'Merge Beers' on a brewery's page, for administrators. */
export function FindDuplicates({ brewery }: { brewery: BreweryDetail }) {
  const dialog = useDialog('beer-duplicates');
  return (
    <>
      <PageAction Icon={Merge} onClick={dialog.show}>
        Merge Beers
      </PageAction>
      <DuplicatesDialog brewery={brewery} open={dialog.open} onClose={dialog.hide} />
    </>
  );
}
