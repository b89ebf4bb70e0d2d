import { createLink } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import Pencil from 'lucide-react/icons/pencil';
import { type ComponentProps, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import styles from './page-actions.module.css';

interface PageActionProps {
  Icon: LucideIcon;
  onClick: () => void;
  children: ReactNode;
}

/** A small button that opens a form, shown to owners and administrators on a screen. */
export function PageAction({ Icon, onClick, children }: PageActionProps) {
  return (
    <button type="button" className={styles.tool} onClick={onClick}>
      <Icon size={16} aria-hidden />
      {children}
    </button>
  );
}

/** The same look as a link, for a form on its own page. */
export const PageActionLink = createLink(
  ({ Icon, children, ...rest }: ComponentProps<'a'> & Pick<PageActionProps, 'Icon'>) => (
    <a {...rest} className={styles.tool}>
      <Icon size={16} aria-hidden />
      {children}
    </a>
  ),
);

/**
 * A row of page actions; the row is laid out before its buttons are loaded. A button shows those that
 * are beyond the edge of the screen.
 */
export function PageActions({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const [isCut, setCut] = useState(false);
  const row = useRef<HTMLDivElement>(null);
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
  }, []);
  return (
    <div className={styles.actions} data-open={isOpen}>
      <div ref={row} className={styles.tools}>
        <Suspense>{children}</Suspense>
      </div>
      {(isCut || isOpen) && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Fewer' : 'More'}
          <span className="visually-hidden"> tools</span>
        </button>
      )}
    </div>
  );
}

interface CardEditButtonProps {
  /** The accessible name, such as the name of the edited event. */
  label: string;
  onClick: () => void;
}

/** The edit button of a card: a pencil at the right. */
export function CardEditButton({ label, onClick }: CardEditButtonProps) {
  return (
    <button type="button" className={styles.pencil} aria-label={label} onClick={onClick}>
      <Pencil size={18} aria-hidden />
    </button>
  );
}
