import type { LucideIcon } from 'lucide-react';
import styles from './tool.module.css';

interface ToolProps {
  id?: string;
  Icon: LucideIcon;
  /** The accessible name. */
  label: string;
  onClick: () => void;
}

/** A small button beside the name of a day. */
export function Tool({ id, Icon, label, onClick }: ToolProps) {
  return (
    <button id={id} type="button" className={styles.tool} aria-label={label} onClick={onClick}>
      <Icon size={20} aria-hidden />
    </button>
  );
}
