import { CARD_SIZE } from '@hoptrail/contracts/lib/card-paths';
import Download from 'lucide-react/icons/download';
import ImageIcon from 'lucide-react/icons/image';
import { useState } from 'react';
import { share } from '../../lib/browser/share.ts';
import { showToast } from '../../lib/toast.ts';
import { Button, buttonClass } from '../actions/button.tsx';
import styles from './share-card.module.css';

const NAME = 'hoptrail.png';
const TYPE = { type: 'image/png' };

interface ShareCardProps {
  /** The path of the picture. */
  path: string;
  /** What it shows. */
  about: string;
}

/** Shows a card, and sends or saves it. */
export function ShareCard({ path, about }: ShareCardProps) {
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<'loading' | 'shown' | 'missing'>('loading');
  if (state === 'missing') {
    const tryAgain = () => {
      setTries(tries + 1);
      setState('loading');
    };
    return (
      <div className={styles.missing} role="status">
        <p>The picture did not load. The link works without it.</p>
        <Button look="quiet" onClick={tryAgain}>
          Try again
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.card}>
      <img
        key={tries}
        className={styles.picture}
        src={path}
        alt={`Picture: ${about}`}
        {...CARD_SIZE}
        onLoad={() => setState('shown')}
        onError={() => setState('missing')}
      />
      {canShareFiles() ? (
        <SendPicture
          key={`send ${tries}`}
          {...{ path, about }}
          onMissing={() => setState('missing')}
        />
      ) : (
        <a className={buttonClass({ look: 'quiet', wide: true })} href={path} download={NAME}>
          <Download size={20} aria-hidden />
          Save the picture
        </a>
      )}
    </div>
  );
}

function SendPicture({ path, about, onMissing }: ShareCardProps & { onMissing: () => void }) {
  // Loaded ahead: browsers open their share sheet only right after a tap.
  const [loading] = useState(() => loadPicture(path));
  const send = async () => {
    const file = await loading;
    if (!file) return onMissing();
    if (await share({ title: about, files: [file] })) return;
    showToast({ type: 'error', title: 'Sharing failed', description: 'Please try again.' });
  };
  return (
    <Button look="quiet" wide onClick={send}>
      <ImageIcon size={20} aria-hidden />
      Share the picture
    </Button>
  );
}

function canShareFiles(): boolean {
  if (!('canShare' in navigator)) return false;
  return navigator.canShare({ files: [new File([], NAME, TYPE)] });
}

async function loadPicture(path: string): Promise<File | undefined> {
  try {
    const response = await fetch(path);
    return response.ok ? new File([await response.blob()], NAME, TYPE) : undefined;
  } catch {
    return undefined;
  }
}
