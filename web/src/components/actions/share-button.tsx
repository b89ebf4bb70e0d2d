import { Share2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { sharePage } from '../../lib/browser/share-page.ts';
import { useDialog } from '../dialog/use-dialog.ts';
import { part } from '../layout/part.tsx';
import { Button } from './button.tsx';

const ShareDialog = part(() => import('./share-dialog.tsx'));

interface ShareButtonProps {
  /** What the page is about; goes along with its address. */
  title: string;
  /** What is shared, for those who do not see the sign. */
  label: string;
}

/** Shares the present page by the phone's own sheet; without one, shows its link to copy. */
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
