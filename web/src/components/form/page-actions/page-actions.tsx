import { createLink } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import Pencil from 'lucide-react/icons/pencil';
import type { ComponentProps, ReactNode } from 'react';
import styles from './page-actions.module.css';

interface PageActionProps {
  Icon: LucideIcon;
  /** Whether it leads to something that takes away. */
  isDangerous?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** A small button that opens a form, shown to owners and administrators on a screen. */
export function PageAction({ Icon, isDangerous = false, onClick, children }: PageActionProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      data-danger={isDangerous || undefined}
      onClick={onClick}
    >
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
