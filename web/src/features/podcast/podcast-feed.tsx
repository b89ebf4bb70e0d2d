import Rss from 'lucide-react/icons/rss';
import { Suspense, useState } from 'react';
import { Button } from '../../components/actions/button.tsx';
import { useDialog } from '../../components/dialog/use-dialog.ts';
import { lazy } from '../../components/layout/lazy.tsx';

const ShareDialog = lazy(() => import('../../components/share/share-dialog.tsx'));

/** The button that shows the address of the podcast's feed, for podcast apps. */
export function PodcastFeed() {
  const dialog = useDialog('podcast-feed');
  const [wanted, setWanted] = useState(dialog.open);
  if (dialog.open && !wanted) setWanted(true);
  return (
    <>
      <Button look="quiet" onClick={dialog.show}>
        <Rss size={18} aria-hidden />
        RSS
        <span className="visually-hidden"> feed for podcast apps</span>
      </Button>
      {wanted && (
        <Suspense>
          <ShareDialog
            title="RSS feed for podcast apps"
            about="the podcast"
            path="/feeds/podcast.rss"
            open={dialog.open}
            onClose={dialog.hide}
          />
        </Suspense>
      )}
    </>
  );
}
