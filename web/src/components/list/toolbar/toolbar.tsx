import { createLink } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Button, buttonClass } from '../../actions/button.tsx';
import styles from './toolbar.module.css';

/** What is above a list, in one line: a search or a sentence first, then a filter menu and a button. */
export function Toolbar({ children }: { children: ReactNode }) {
  return <div className={styles.toolbar}>{children}</div>;
}

interface ToolbarButtonProps {
  Icon: LucideIcon;
  /** The label, which a phone shows to screen readers only. */
  children: string;
  onClick: () => void;
}

/** The main action of a list, such as adding to it: an icon on a phone, with its label where there is room. */
export function ToolbarButton({ Icon, children, onClick }: ToolbarButtonProps) {
  return (
    <Button className={styles.button} onClick={onClick}>
      <Icon size={22} aria-hidden />
      <span className={styles.label}>{children}</span>
    </Button>
  );
}

/** The same look, in quiet colors, as a link to a list that belongs to this one. */
export const ToolbarLink = createLink(
  ({ Icon, children, ...rest }: ComponentProps<'a'> & Pick<ToolbarButtonProps, 'Icon'>) => (
    <a {...rest} className={`${buttonClass({ look: 'quiet' })} ${styles.button}`}>
      <Icon size={20} aria-hidden />
      <span className={styles.label}>{children}</span>
    </a>
  ),
);
