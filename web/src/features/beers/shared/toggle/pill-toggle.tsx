import type { LucideIcon } from 'lucide-react';
import styles from './pill-toggle.module.css';

interface PillToggleProps {
  Icon: LucideIcon;
  /** The text on the button. */
  text: string;
  /** The accessible name. */
  label: string;
  isPressed: boolean;
  onToggle: () => void;
  /** What a pressed one looks like. */
  look: 'filled' | 'outlined' | 'failed';
  className?: string | undefined;
}

/** A small button that is pressed or not. */
export function PillToggle(props: PillToggleProps) {
  const { Icon, text, label, isPressed, onToggle, look, className } = props;
  return (
    <button
      type="button"
      className={[styles.toggle, styles[look], className].filter(Boolean).join(' ')}
      aria-pressed={isPressed}
      aria-label={label}
      onClick={onToggle}
    >
      <span className={styles.pill}>
        <Icon size={16} aria-hidden />
        {text}
      </span>
    </button>
  );
}
