import { type RefObject, useEffect, useState } from 'react';
import styles from './page-actions.module.css';

interface PageActionsMoreProps {
  /** The row of actions, of which some may be beyond the edge of the screen. */
  row: RefObject<HTMLDivElement | null>;
  isOpen: boolean;
  onToggle: () => void;
}

/** The button that shows all actions, where the row is wider than the screen. */
export default function PageActionsMore({ row, isOpen, onToggle }: PageActionsMoreProps) {
  const [isCut, setCut] = useState(false);
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const measure = () => setCut(element.scrollWidth > element.clientWidth + 1);
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    const buttons = new MutationObserver(measure);
    buttons.observe(element, { childList: true, subtree: true });
    return () => {
      sizes.disconnect();
      buttons.disconnect();
    };
  }, [row]);
  if (!isCut && !isOpen) return null;
  return (
    <button type="button" className={styles.more} aria-expanded={isOpen} onClick={onToggle}>
      {isOpen ? 'Fewer' : 'More'}
      <span className="visually-hidden"> tools</span>
    </button>
  );
}
