import ChevronLeft from 'lucide-react/icons/chevron-left';
import { Button } from '../../../components/actions/button.tsx';
import { errorMessage, refusal } from '../../../data/errors.ts';
import styles from '../step.module.css';

interface TurnedAwayNoteProps {
  /** The server's message: why, and whom to write to. */
  error: unknown;
  onBack: () => void;
}

/** Replaces the code input for a person who is suspended or may not sign up. */
export function TurnedAwayNote({ error, onBack }: TurnedAwayNoteProps) {
  const isSuspended = refusal(error).code === 'auth.suspended';
  return (
    <div className={styles.step} role="alert">
      <h2 className={styles.title}>You cannot sign {isSuspended ? 'in' : 'up here'}</h2>
      <p className={styles.hint}>{errorMessage(error)}</p>
      <div className={styles.row}>
        <Button look="plain" onClick={onBack}>
          <ChevronLeft size={20} aria-hidden />
          Back to Email
        </Button>
      </div>
    </div>
  );
}
