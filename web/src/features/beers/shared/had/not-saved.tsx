import { Button } from '../../../../components/actions/button.tsx';
import styles from './not-saved.module.css';

interface NotSavedProps {
  /** Why the server refused it, as a sentence. */
  problem: string;
  onDiscard: () => void;
}

/** Why what a person said about a beer is not saved, with the button that discards it. */
export function NotSaved({ problem, onDiscard }: NotSavedProps) {
  return (
    <div className={styles.refused}>
      <p role="status">Not saved: {problem}</p>
      <Button look="quiet" onClick={onDiscard}>
        Discard
      </Button>
    </div>
  );
}
