import Check from 'lucide-react/icons/check';
import styles from './visited-mark.module.css';

/** The mark on the picture of a brewery where the person was; without visible words if it is small. */
export function VisitedMark({ isSmall }: { isSmall: boolean }) {
  return (
    <p className={styles.mark} data-small={isSmall}>
      <Check size={16} strokeWidth={3} aria-hidden />
      <span className={isSmall ? 'visually-hidden' : undefined}>You were here</span>
    </p>
  );
}
