import { Button } from '../actions/button.tsx';
import { TitledList } from '../layout/titled-list.tsx';
import styles from './section-error.module.css';

interface SectionErrorProps {
  title: string;
  /** What did not load, as a sentence. */
  text: string;
  onRetry: () => void;
}

/** A section of a page that did not load; the rest of the page stays. */
export function SectionError({ title, text, onRetry }: SectionErrorProps) {
  return (
    <TitledList title={title}>
      <p className={styles.text} role="alert">
        {text}
      </p>
      <Button look="quiet" onClick={onRetry}>
        Try again
      </Button>
    </TitledList>
  );
}
