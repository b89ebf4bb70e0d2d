import Check from 'lucide-react/icons/check';
import Plus from 'lucide-react/icons/plus';
import styles from './had-toggle.module.css';

interface HadToggleProps {
  beerName: string;
  isHad: boolean;
  onToggle: () => void;
}

/** Marks a beer as had with one tap, and undoes it with the next. */
export function HadToggle({ beerName, isHad, onToggle }: HadToggleProps) {
  const Icon = isHad ? Check : Plus;
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-pressed={isHad}
      aria-label={`Had ${beerName}`}
      onClick={onToggle}
    >
      <span className={styles.pill}>
        <Icon size={16} aria-hidden />
        Had
      </span>
    </button>
  );
}
