import type { CardKind } from '@hoptrail/contracts/lib/card-paths';
import Share2 from 'lucide-react/icons/share-2';
import { Button } from '../actions/button.tsx';
import { lazyDialog } from '../dialog/dialog.tsx';
import { useDialog } from '../dialog/use-dialog.ts';

const ShareDialog = lazyDialog(() => import('./share-dialog.tsx'));

interface ShareButtonProps {
  /** The title to share with the address. */
  title: string;
  /** The accessible name. */
  label: string;
  /** The picture to share. */
  card: { kind: CardKind; id: string };
  /** The path to share; the current page's by default. */
  path?: string;
  look?: 'round' | 'plain';
}

/** Shows the picture and the link of a page, to send with the phone's share sheet. */
export function ShareButton({ title, label, card, path, look = 'round' }: ShareButtonProps) {
  const dialog = useDialog(`share ${card.kind} ${card.id}`);
  return (
    <>
      <Button look={look} aria-label={label} onClick={dialog.show}>
        <Share2 size={20} aria-hidden />
      </Button>
      <ShareDialog
        {...{ title: label, about: title, card, path }}
        open={dialog.open}
        onClose={dialog.hide}
      />
    </>
  );
}
