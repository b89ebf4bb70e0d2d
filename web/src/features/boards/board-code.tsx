import Maximize from 'lucide-react/icons/maximize';
import { Button } from '../../components/actions/button.tsx';
import styles from './board.module.css';

/** The digits that connect this television, readable from across the room. */
export function BoardCode({ code }: { code: string }) {
  return (
    <div className={styles.center}>
      <h1 className={styles.heading}>Connect this screen</h1>
      <ol className={styles.steps}>
        <li>Open your brewery's tap list on your phone.</li>
        <li>Tap Boards, then Add a Board.</li>
        <li>Type these digits.</li>
      </ol>
      <p className={styles.code} role="status" aria-label={`Digits: ${code.split('').join(' ')}`}>
        <span>{code.slice(0, 3)}</span>
        <span>{code.slice(3)}</span>
      </p>
      <p className={styles.note}>They change every five minutes.</p>
      {!import.meta.env.SSR && document.fullscreenEnabled && <FullScreen />}
    </div>
  );
}

function FullScreen() {
  return (
    <Button look="quiet" onClick={() => void document.documentElement.requestFullscreen()}>
      <Maximize size={20} aria-hidden />
      Full Screen
    </Button>
  );
}
