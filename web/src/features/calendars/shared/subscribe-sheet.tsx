import Copy from 'lucide-react/icons/copy';
import { Button } from '../../../components/actions/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { CopyField } from '../../../components/share/copy-field.tsx';
import { useCopy } from '../../../components/share/use-copy.ts';
import { CalendarWays } from './calendar-ways.tsx';
import type { FeedAddress } from './subscribe.tsx';
import styles from './subscribe-sheet.module.css';

interface SubscribeSheetProps {
  title: string;
  path: string;
  feeds?: readonly FeedAddress[] | undefined;
  open: boolean;
  onClose: () => void;
}

/** The ways to subscribe to a calendar that everybody may read, and further addresses to copy. */
export default function SubscribeSheet({ title, path, feeds, open, onClose }: SubscribeSheetProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <CalendarWays address={addressOf(path)} name={title} />
      {feeds && (
        <section className={styles.feeds} aria-labelledby="other-feeds">
          <h3 id="other-feeds">For feed readers and programs</h3>
          {feeds.map((feed) => (
            <FeedField key={feed.path} feed={feed} />
          ))}
        </section>
      )}
    </Dialog>
  );
}

/** The address of a feed, with a button that copies it. */
function FeedField({ feed: { label, path } }: { feed: FeedAddress }) {
  const address = addressOf(path);
  const { field, problem, copy } = useCopy(address, 'Address');
  return (
    <div className={styles.feed}>
      <CopyField label={label} value={address} ref={field} error={problem} />
      <Button look="quiet" onClick={copy} aria-label={`Copy the address of ${label}`}>
        <Copy size={20} aria-hidden />
      </Button>
    </div>
  );
}

function addressOf(path: string): string {
  return new URL(path, window.location.origin).href;
}
