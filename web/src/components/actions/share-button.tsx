import Share2 from 'lucide-react/icons/share-2';
import { Suspense, useState } from 'react';
import { sharePage } from '../../lib/browser/share-page.ts';
import { useDialog } from '../dialog/use-dialog.ts';
import { part } from '../layout/part.tsx';
import { Button } from './button.tsx';

const ShareDialog = part(() => import('./share-dialog.tsx'));

interface ShareButtonProps {
  /** The title to share with the address. */
  title: string;
  /** The accessible name. */
  label: string;
}

/** Shares the current page with the phone's share sheet; without one, shows the link to copy. */
export function ShareButton({ title, label }: ShareButtonProps) {
  const dialog = useDialog('share');
  const [wanted, setWanted] = useState(dialog.open);
  if (dialog.open && !wanted) setWanted(true);
  const share = async () => {
    if (!(await sharePage(title))) dialog.show();
  };
  return (
    <>
      <Button look="round" aria-label={label} onClick={share}>
        <Share2 size={20} aria-hidden />
      </Button>
      {wanted && (
        <Suspense>
          <ShareDialog title={label} open={dialog.open} onClose={dialog.hide} />
        </Suspense>
      )}
    </>
  );
}
