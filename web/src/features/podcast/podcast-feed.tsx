import Rss from 'lucide-react/icons/rss';
import { Button } from '../../components/actions/button.tsx';
import { lazyDialog } from '../../components/dialog/dialog.tsx';
import { useDialog } from '../../components/dialog/use-dialog.ts';

const ShareDialog = lazyDialog(() => import('../../components/share/share-dialog.tsx'));

/** The button that shows the address of the podcast's feed, for podcast apps. */
export function PodcastFeed() {
  const dialog = useDialog('podcast-feed');
  return (
    <>
      <Button look="quiet" onClick={dialog.show}>
        <Rss size={18} aria-hidden />
        RSS
        <span className="visually-hidden"> feed for podcast apps</span>
      </Button>
      <ShareDialog
        title="RSS feed for podcast apps"
        about="the podcast"
        path="/feeds/podcast.rss"
        open={dialog.open}
        onClose={dialog.hide}
      />
    </>
  );
}
