import Info from 'lucide-react/icons/info';
import styles from './ai-note.module.css';

/** The note about where the results come from. */
export function AiNote() {
  return (
    <p className={styles.note}>
      <Info size={16} aria-hidden />
      Results are AI-populated. For what is on right now, use each brewery's tap list.
    </p>
  );
}
