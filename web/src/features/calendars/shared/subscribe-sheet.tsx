import { Dialog } from '../../../components/dialog/dialog.tsx';
import { CopyField } from '../../../components/share/copy-field.tsx';
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
            <CopyField key={feed.path} label={feed.label} value={addressOf(feed.path)} />
          ))}
        </section>
      )}
    </Dialog>
  );
}

function addressOf(path: string): string {
  return new URL(path, window.location.origin).href;
}
