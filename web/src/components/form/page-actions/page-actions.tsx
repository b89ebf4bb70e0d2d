import { createLink } from '@tanstack/react-router';
import Pencil from 'lucide-react/icons/pencil';
import { type ComponentProps, type ReactNode, use } from 'react';
import { type ActionLook, ActionLooks } from './action-looks.ts';
import styles from './page-actions.module.css';

interface PageActionProps extends ActionLook {
  onClick: () => void;
  children: ReactNode;
}

/** A small button that opens a form, shown to owners and administrators on a screen. */
export function PageAction({ Icon, isDangerous = false, onClick, children }: PageActionProps) {
  const look = useLook({ Icon, isDangerous });
  return (
    <button
      ref={look}
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
  ({ Icon, children, ...rest }: ComponentProps<'a'> & Pick<ActionLook, 'Icon'>) => {
    const look = useLook({ Icon });
    return (
      <a {...rest} ref={look} className={styles.tool}>
        <Icon size={16} aria-hidden />
        {children}
      </a>
    );
  },
);

/** Returns a ref that tells the row how the action of an element looks. */
function useLook(look: ActionLook) {
  const looks = use(ActionLooks);
  return (element: Element | null) => {
    if (!element) return undefined;
    looks.set(element, look);
    return () => {
      looks.delete(element);
    };
  };
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
