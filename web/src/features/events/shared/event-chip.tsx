import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './event-chip.module.css';

interface EventChipProps {
  Icon?: LucideIcon;
  /** `soon` and `over` say when it is; without one it says what kind of event it is. */
  tone?: 'soon' | 'over';
  children: ReactNode;
}

/** A word about an event. */
export function EventChip({ Icon, tone, children }: EventChipProps) {
  return (
    <span className={styles.chip} data-tone={tone}>
      {Icon && <Icon size={14} aria-hidden />}
      {children}
    </span>
  );
}

/** Several of them in a row; no row without any. */
export function EventChips({ children }: { children: ReactNode }) {
  return <div className={styles.chips}>{children}</div>;
}
