import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './event-chip.module.css';

interface EventChipProps {
  Icon?: LucideIcon;
  /**
   * `soon` and `over` are chips about the date; chips without a tone are about the kind of event.
   */
  tone?: 'soon' | 'over';
  children: ReactNode;
}

/** A chip with one fact about an event. */
export function EventChip({ Icon, tone, children }: EventChipProps) {
  return (
    <span className={styles.chip} data-tone={tone}>
      {Icon && <Icon size={14} aria-hidden />}
      {children}
    </span>
  );
}

/** A row of chips; without chips it takes no space. */
export function EventChips({ children }: { children: ReactNode }) {
  return (
    <div className={styles.chips} data-own>
      {children}
    </div>
  );
}
