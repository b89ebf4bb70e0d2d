import { Share2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { sharePage } from '../lib/share-page.ts';
import { Button } from './button.tsx';
import { part } from './part.tsx';
import { useDialog } from './use-dialog.ts';

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
