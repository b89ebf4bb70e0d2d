import Ellipsis from 'lucide-react/icons/ellipsis';
import Share from 'lucide-react/icons/share';
import SquarePlus from 'lucide-react/icons/square-plus';
import { Button } from '../../../components/actions/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { installPrompt } from '../../../lib/browser/installation/install-prompt.ts';
import styles from './install-dialog.module.css';
import type { WayToInstall } from './use-way-to-install.ts';

interface InstallDialogProps {
  way: WayToInstall | undefined;
  open: boolean;
  onClose: () => void;
}

/** Says what an installed app is good for, and how it is installed here. */
export default function InstallDialog({ way, open, onClose }: InstallDialogProps) {
  const close = (look: 'quiet' | 'primary', text: string) => (
    <Button wide look={look} onClick={onClose} data-initial-focus={look === 'primary' || undefined}>
      {text}
    </Button>
  );
  const footer =
    way === 'browser' ? (
      <>
        <Button
          wide
          data-initial-focus
          onClick={() => {
            installPrompt.use();
            onClose();
          }}
        >
          Add to Home Screen
        </Button>
        {close('quiet', 'Not Now')}
      </>
    ) : (
      close('primary', 'Done')
    );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Hoptrail on your home screen"
      footer={footer}
      isShort
    >
      <div className={styles.top}>
        <img src="/icons/icon-192.png" alt="" width={72} height={72} className={styles.icon} />
        <p className={styles.why}>
          Opens with one tap, on the whole screen, and without signal too: breweries, map, trails
          and your logbook stay on this phone.
        </p>
      </div>
      {way === 'share' && <Steps />}
      <p className={styles.later}>Later you find this on your profile.</p>
    </Dialog>
  );
}

/** How an iPhone or iPad does it, with the signs of its own buttons. */
function Steps() {
  return (
    <ol className={styles.steps}>
      <li>
        <Ellipsis size={22} aria-hidden />
        <span>
          Tap the three dots beside the address, if you see no <b>Share</b> button.
        </span>
      </li>
      <li>
        <Share size={22} aria-hidden />
        <span>
          Tap <b>Share</b>.
        </span>
      </li>
      <li>
        <SquarePlus size={22} aria-hidden />
        <span>
          Tap <b>Add to Home Screen</b>; it may be below <b>View More</b>. Then tap <b>Add</b>.
        </span>
      </li>
    </ol>
  );
}
