import type { ListedBrewery } from '@hoptrail/contracts/breweries/breweries';
import Megaphone from 'lucide-react/icons/megaphone';
import { Suspense } from 'react';
import { Button } from '../../../components/actions/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { useDialog } from '../../../components/dialog/use-dialog.ts';
import { lazy } from '../../../components/layout/lazy.tsx';

const NewNews = lazy(() => import('./new-news.tsx'));

/** The button that opens the form of a new line of news. */
export function AddNews({ brewery }: { brewery: Pick<ListedBrewery, 'id'> }) {
  const dialog = useDialog(`add-news-${brewery.id}`);
  return (
    <>
      <Button look="quiet" onClick={dialog.show}>
        <Megaphone size={22} aria-hidden />
        Add News
      </Button>
      <Dialog open={dialog.open} onClose={dialog.hide} title="Add News">
        <Suspense>
          <NewNews breweryId={brewery.id} onClose={dialog.hide} />
        </Suspense>
      </Dialog>
    </>
  );
}
