import type { CardKind } from '@hoptrail/contracts/lib/card-paths';
import { cardPath } from '@hoptrail/contracts/lib/card-paths';
import Copy from 'lucide-react/icons/copy';
import Link2 from 'lucide-react/icons/link-2';
import { useState } from 'react';
import { share } from '../../lib/browser/share.ts';
import { Button } from '../actions/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { CopyField } from './copy-field.tsx';
import { ShareCard } from './share-card.tsx';
import { useCopy } from './use-copy.ts';

interface ShareDialogProps {
  title: string;
  /** What is shared, in words. */
  about: string;
  /** Its picture; without one the link is only copied. */
  card?: { kind: CardKind; id: string };
  /** The path to share; the current page's by default. */
  path?: string | undefined;
  open: boolean;
  onClose: () => void;
}

/**
 * Shows the picture of a page and its link, each to be sent with the phone's share sheet. Without
 * one the picture can be saved, and the link copied.
 */
export default function ShareDialog(props: ShareDialogProps) {
  const { title, about, card, path = '', open, onClose } = props;
  const link = new URL(path, window.location.href).href;
  const { field, problem, copy } = useCopy(link, 'Link');
  const [canShare, setCanShare] = useState(card !== undefined && 'share' in navigator);
  const send = async () => setCanShare(await share({ title: about, url: link }));
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      footer={
        canShare ? (
          <Button wide onClick={send} data-initial-focus>
            <Link2 size={20} aria-hidden />
            Share the link
          </Button>
        ) : (
          <Button wide onClick={async () => (await copy()) && onClose()}>
            <Copy size={20} aria-hidden />
            Copy
          </Button>
        )
      }
    >
      <div>
        {card && <ShareCard path={cardPath(card.kind, card.id)} about={about} />}
        {!canShare && (
          <CopyField label="Link" value={link} ref={field} error={problem} data-initial-focus />
        )}
      </div>
    </Dialog>
  );
}
