import { ChevronLeft } from 'lucide-react';
import { Button } from '../../components/button.tsx';
import styles from './step.module.css';

interface SuspendedNoteProps {
  /** Why, and whom to write to, as the server says it. */
  message: string;
  onBack: () => void;
}

/** What a suspended person reads in the place of the code: it stays until they leave. */
export function SuspendedNote({ message, onBack }: SuspendedNoteProps) {
  return (
    <div className={styles.step} role="alert">
      <h2 className={styles.title}>You cannot sign in</h2>
      <p className={styles.hint}>{message}</p>
      <div className={styles.row}>
        <Button look="plain" onClick={onBack}>
          <ChevronLeft size={20} aria-hidden />
          Back to Email
        </Button>
      </div>
    </div>
  );
}
