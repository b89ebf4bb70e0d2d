import Bookmark from 'lucide-react/icons/bookmark';
import styles from './wish-toggle.module.css';

interface WishToggleProps {
  /** The text on it, and the accessible name. */
  text: string;
  label: string;
  isWished: boolean;
  onToggle: (isWished: boolean) => void;
}

/** Puts something on the wish list with one tap, and removes it with the next. */
export function WishToggle({ text, label, isWished, onToggle }: WishToggleProps) {
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-pressed={isWished}
      aria-label={label}
      onClick={() => onToggle(!isWished)}
    >
      <span className={styles.pill}>
        <Bookmark size={16} aria-hidden />
        {text}
      </span>
    </button>
  );
}
