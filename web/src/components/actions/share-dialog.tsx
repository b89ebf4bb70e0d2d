import type { CardKind } from '@hoptrail/contracts/lib/card-paths';
import { cardPath } from '@hoptrail/contracts/lib/card-paths';
import Copy from 'lucide-react/icons/copy';
import Link2 from 'lucide-react/icons/link-2';
import { useRef, useState } from 'react';
import { copyText } from '../../lib/browser/copy-text.ts';
import { share } from '../../lib/browser/share.ts';
import { showToast } from '../../lib/toast.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { LabelledInput } from '../form/inputs/labelled-input.tsx';
import { Button } from './button.tsx';
import { ShareCard } from './share-card.tsx';

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
  const sheet = useRef<HTMLDivElement>(null);
  const [problem, setProblem] = useState<string>();
  const [canShare, setCanShare] = useState(card !== undefined && 'share' in navigator);
  const copy = async () => {
    const field = sheet.current?.querySelector('input');
    field?.select();
    if (!(await copyText(link))) {
      return setProblem('Your browser does not let the app copy. Copy the selected link by hand.');
    }
    showToast({ type: 'success', title: 'Link copied' });
    onClose();
  };
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
          <Button wide onClick={copy}>
            <Copy size={20} aria-hidden />
            Copy
          </Button>
        )
      }
    >
      <div ref={sheet}>
        {card && <ShareCard path={cardPath(card.kind, card.id)} about={about} />}
        {!canShare && (
          <LabelledInput
            label="Link"
            value={link}
            onChange={() => {}}
            onFocus={(event) => event.currentTarget.select()}
            error={problem}
            readOnly
            data-initial-focus
          />
        )}
      </div>
    </Dialog>
  );
}
