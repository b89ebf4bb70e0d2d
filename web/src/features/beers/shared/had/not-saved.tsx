import { Button } from '../../../../components/actions/button.tsx';
import styles from './not-saved.module.css';

interface NotSavedProps {
  /** Why the server refused it, as a sentence. */
  problem: string;
  onDiscard: () => void;
}

/** The reason why the rating or line of a beer is not saved, with a button that discards it. */
export function NotSaved({ problem, onDiscard }: NotSavedProps) {
  return (
    <div className={styles.refused}>
      <p role="status">Not saved: {problem}</p>
      <Button look="quiet" isDangerous onClick={onDiscard}>
        Discard
      </Button>
    </div>
  );
}
