import Heart from 'lucide-react/icons/heart';
import styles from './heart-button.module.css';

interface HeartButtonProps {
  /** The accessible name. */
  name: string;
  pressed: boolean;
  onToggle: () => void;
  /** Whether the button lies on a picture. */
  onPicture?: boolean;
}

/** A heart that fills when pressed. */
export function HeartButton({ name, pressed, onToggle, onPicture = false }: HeartButtonProps) {
  return (
    <button
      type="button"
      className={onPicture ? `${styles.heart} ${styles.onPicture}` : styles.heart}
      aria-pressed={pressed}
      aria-label={`Favorite ${name}`}
      onClick={onToggle}
    >
      <Heart size={22} aria-hidden />
    </button>
  );
}
