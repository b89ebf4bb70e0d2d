import { createLink } from '@tanstack/react-router';
import { type LucideIcon, Pencil } from 'lucide-react';
import { type ComponentProps, type ReactNode, Suspense } from 'react';
import styles from './page-actions.module.css';

interface FormToolProps {
  Icon: LucideIcon;
  onClick: () => void;
  children: ReactNode;
}

/** A small button on a screen that opens a form, for the few who may change what is there. */
export function PageAction({ Icon, onClick, children }: FormToolProps) {
  return (
    <button type="button" className={styles.tool} onClick={onClick}>
      <Icon size={16} aria-hidden />
      {children}
    </button>
  );
}

/** The same where it leads to a page of its own. */
export const FormToolLink = createLink(
  ({ Icon, children, ...rest }: ComponentProps<'a'> & Pick<FormToolProps, 'Icon'>) => (
    <a {...rest} className={styles.tool}>
      <Icon size={16} aria-hidden />
      {children}
    </a>
  ),
);

/** Such buttons in a row, which is there before they are loaded. */
export function PageActions({ children }: { children: ReactNode }) {
  return (
    <div className={styles.actions}>
      <Suspense>{children}</Suspense>
    </div>
  );
}

interface FormPencilProps {
  /** What it lets one edit, for those who do not see where it stands. */
  label: string;
  onClick: () => void;
}

/** The same on a card: a pencil at the right. */
export function FormPencil({ label, onClick }: FormPencilProps) {
  return (
    <button type="button" className={styles.pencil} aria-label={label} onClick={onClick}>
      <Pencil size={18} aria-hidden />
    </button>
  );
}
