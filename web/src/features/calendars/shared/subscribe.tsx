import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { type ReactNode, Suspense, useState } from 'react';
import { Button } from '../../../components/actions/button.tsx';
import { useDialog } from '../../../components/dialog/use-dialog.ts';
import { lazy } from '../../../components/layout/lazy.tsx';

const SubscribeSheet = lazy(() => import('./subscribe-sheet.tsx'));

interface SubscribeProps {
  /** The dialog's name, unique on the page. */
  name: string;
  /** The title of the sheet. */
  title: string;
  /** The path of the calendar. */
  path: string;
  /** Renders a different button. */
  button?: (show: () => void) => ReactNode;
}

/** A button with a sheet that offers a calendar to subscribe to. */
export function Subscribe({ name, title, path, button }: SubscribeProps) {
  const dialog = useDialog(name);
  const [wanted, setWanted] = useState(dialog.open);
  if (dialog.open && !wanted) setWanted(true);
  return (
    <>
      {button?.(dialog.show) ?? (
        <Button look="quiet" onClick={dialog.show}>
          <CalendarPlus size={20} aria-hidden />
          Subscribe
        </Button>
      )}
      {wanted && (
        <Suspense>
          <SubscribeSheet title={title} path={path} open={dialog.open} onClose={dialog.hide} />
        </Suspense>
      )}
    </>
  );
}
