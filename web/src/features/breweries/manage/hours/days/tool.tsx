import type { LucideIcon } from 'lucide-react';
import styles from './tool.module.css';

interface ToolProps {
  id?: string;
  Icon: LucideIcon;
  /** The accessible name; it contains `text`. */
  label: string;
  /** The visible text; without it there is the icon only. */
  text?: string;
  onClick: () => void;
}

/** A small button beside the name of a day. */
export function Tool({ id, Icon, label, text, onClick }: ToolProps) {
  return (
    <button id={id} type="button" className={styles.tool} aria-label={label} onClick={onClick}>
      <Icon size={text ? 16 : 20} aria-hidden />
      {text && <span className={styles.text}>{text}</span>}
    </button>
  );
}
