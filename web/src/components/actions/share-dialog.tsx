import Copy from 'lucide-react/icons/copy';
import { useRef, useState } from 'react';
import { copyText } from '../../lib/browser/copy-text.ts';
import { showToast } from '../../lib/toast.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { LabelledInput } from '../form/inputs/labelled-input.tsx';
import { Button } from './button.tsx';

interface ShareDialogProps {
  title: string;
  /** The link; the current page's by default. */
  link?: string;
  open: boolean;
  onClose: () => void;
}

/** Shows the link to a page, selected, and a button that copies it. */
export default function ShareDialog(props: ShareDialogProps) {
  const { title, link = window.location.href, open, onClose } = props;
  const sheet = useRef<HTMLDivElement>(null);
  const [problem, setProblem] = useState<string>();
  const copy = async () => {
    const field = sheet.current?.querySelector('input');
    field?.select();
    if (!(await copyText(link))) {
      return setProblem('Your browser does not let the app copy. Copy the selected link by hand.');
    }
    showToast({ type: 'success', title: 'Link copied' });
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      footer={
        <Button wide onClick={copy}>
          <Copy size={20} aria-hidden />
          Copy
        </Button>
      }
    >
      <div ref={sheet}>
        <LabelledInput
          label="Link"
          value={link}
          onChange={() => {}}
          onFocus={(event) => event.currentTarget.select()}
          error={problem}
          readOnly
          data-initial-focus
        />
      </div>
    </Dialog>
  );
}
