import CalendarPlus from 'lucide-react/icons/calendar-plus';
import type { ReactNode } from 'react';
import { Button } from '../../../components/actions/button.tsx';
import { lazyDialog } from '../../../components/dialog/dialog.tsx';
import { useDialog } from '../../../components/dialog/use-dialog.ts';

const SubscribeSheet = lazyDialog(() => import('./subscribe-sheet.tsx'));

/** The address of a feed. */
export interface FeedAddress {
  label: string;
  path: string;
}

interface SubscribeProps {
  /** The dialog's name, unique on the page. */
  name: string;
  /** The title of the sheet. */
  title: string;
  /** The path of the calendar. */
  path: string;
  /** Further addresses about the same, for feed readers and other programs. */
  feeds?: readonly FeedAddress[];
  /** Renders a different button. */
  button?: (show: () => void) => ReactNode;
}

/** A button with a sheet that offers a calendar to subscribe to. */
export function Subscribe({ name, title, path, feeds, button }: SubscribeProps) {
  const dialog = useDialog(name);
  return (
    <>
      {button?.(dialog.show) ?? (
        <Button look="quiet" onClick={dialog.show}>
          <CalendarPlus size={20} aria-hidden />
          Subscribe
        </Button>
      )}
      <SubscribeSheet
        title={title}
        path={path}
        feeds={feeds}
        open={dialog.open}
        onClose={dialog.hide}
      />
    </>
  );
}
