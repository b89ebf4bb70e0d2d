import { Dialog } from '../../../components/dialog/dialog.tsx';
import { CalendarWays } from './calendar-ways.tsx';

interface SubscribeSheetProps {
  title: string;
  path: string;
  open: boolean;
  onClose: () => void;
}

/** The ways to subscribe to a calendar that everybody may read. */
export default function SubscribeSheet({ title, path, open, onClose }: SubscribeSheetProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <CalendarWays address={new URL(path, window.location.origin).href} name={title} />
    </Dialog>
  );
}
